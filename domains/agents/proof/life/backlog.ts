// What contracts of agents are behind with when the evening begins: weeks, days, hours and five minutes of play below the demo
// agents that nothing was settled of, so that each kind is settled while server and database are killed.
import { setTimeout as sleep } from "node:timers/promises";
import { sql, type Tx } from "#platform/db";
import { type Chance, type CurrencyCode, memberId, seededChance } from "#platform/kernel";
import { keepVigil } from "../../../../tools/sim/patience.ts";
import { kept, type Run } from "../../../../tools/sim/run.ts";
import type { ContractKind } from "../../core/index.ts";
import { type BookedLine, bookPlays } from "../../server/books-store.ts";

const merchant = "tessera";
const slot = 300_000;
/** How many periods of each kind, and lines of play in the last day and in all the weeks. */
const behind: Readonly<Record<ContractKind, number>> = { dividend: 3, daily: 20, hourly: 200, "real-time": 288 };
const lines = { lastDay: 300, weeks: 300 } as const;

export type Backlog = {
	/** By kind, the end of what was behind, and how many periods it was. */
	readonly until: Map<string, { readonly at: Date; readonly periods: number }>;
	/** Kills that struck before all of it was settled. */
	killsAmid: number;
};

/** The one of a run. */
export const backlogOf = kept((_run: Run): Backlog => ({ until: new Map(), killsAmid: 0 }));

type Running = { readonly kind: ContractKind; readonly period_from: Date; readonly period_to: Date };

/**
 * The demo's contracts are said to have begun long ago, up to the period that ran at the first start, whose bills stand; from
 * the one after it on another version runs with the same terms.
 */
export async function fallBehind(run: Run): Promise<void> {
	const { until } = backlogOf(run);
	await run.persist(() =>
		run.db.tx(async (tx) => {
			const { rows } = await sql<Running>`delete from agents.settlement
				where merchant = ${merchant} and kind = any(${Object.keys(behind)}::text[])
				returning kind, period_from, period_to`.execute(tx);
			if (rows.length < Object.keys(behind).length) throw new Error("the demo's agents have no bills of each kind");
			for (const running of rows) {
				await beginEarlier(tx, running);
				until.set(running.kind, { at: running.period_from, periods: behind[running.kind] });
			}
			await playBefore(tx, seededChance(run.plan.seed));
		}),
	);
}

async function beginEarlier(tx: Tx, { kind, period_from: from, period_to: to }: Running): Promise<void> {
	const begun = new Date(from.getTime() - behind[kind] * (to.getTime() - from.getTime()));
	await sql`with earlier as (
			update agents.contract_version v set state = 'ended', runs_from = ${begun}, runs_until = ${from}
			from agents.contract c where c.id = v.contract_id and c.merchant = ${merchant} and c.kind = ${kind}
			returning v.*
		)
		insert into agents.contract_version (contract_id, version, state, tiers, carry, remark, offered_at, runs_from)
		select contract_id, version + 1, 'active', tiers, carry, remark, offered_at, ${to} from earlier`.execute(tx);
}

type Player = { readonly id: string; readonly currency: CurrencyCode };

/** Of the players below the demo's agents; before this day began, so that nothing running counts it. */
async function playBefore(tx: Tx, chance: Chance): Promise<void> {
	const { rows: players } = await sql<Player>`select a.id, a.currency
		from agents.member m join members.accounts a on a.id = m.member_id
		where a.type = 0 and m.upline_id in (select agent_id from agents.contract where merchant = ${merchant})
		order by a.id`.execute(tx);
	const now = Math.floor(Date.now() / slot) * slot;
	const slots = (most: number, count: number) =>
		Array.from({ length: count }, () => new Date(now - (1 + chance.below(most)) * slot));
	const moments = [...slots(288, lines.lastDay), ...slots(21 * 288, lines.weeks)];
	const played = moments.flatMap((at): BookedLine[] => {
		const player = players[chance.below(Math.max(1, players.length))];
		if (player === undefined) return [];
		const stake = BigInt(1 + chance.below(50_000));
		return [
			{
				memberId: memberId(player.id),
				slot: at,
				counts: at,
				day: at.toISOString().slice(0, 10),
				late: false,
				currency: player.currency,
				vendor: "TESSERA",
				category: "RNG",
				rounds: 1,
				stake,
				counted: stake,
				won: chance.below(3) === 0 ? (stake * BigInt(chance.below(300))) / 100n : 0n,
			},
		];
	});
	await bookPlays(tx, played);
}

/** Of the kinds that were behind, periods that are settled now. */
export const settledBehind = ({ until }: Backlog): string =>
	`(select count(*) from agents.settlement where merchant = '${merchant}' and settled_at is not null and (${[...until]
		.map(([kind, { at }]) => `(kind = '${kind}' and period_to <= '${at.toISOString()}')`)
		.join(" or ")}))`;

export const periodsBehind = ({ until }: Backlog): number =>
	[...until.values()].reduce((all, { periods }) => all + periods, 0);

/** The next kill comes when something was settled since the last and something is left, as long as there is. */
export async function killAmid(run: Run): Promise<void> {
	const backlog = backlogOf(run);
	if (backlog.until.size === 0) return;
	const all = periodsBehind(backlog);
	const settled = await settledNow(run, backlog);
	if (settled >= all) return;
	await run.hasten(["agents.settle"]);
	for (const inVain = keepVigil(run.world.standing); !inVain(); await sleep(20))
		if ((await settledNow(run, backlog)) > settled) break;
	if ((await settledNow(run, backlog)) < all) backlog.killsAmid += 1;
}

const settledNow = ({ db, persist }: Run, backlog: Backlog): Promise<number> =>
	persist(async () => {
		const { rows } = await db.read((tx) =>
			sql<{ settled: string }>`select ${sql.raw(settledBehind(backlog))} as settled`.execute(tx),
		);
		return Number(rows[0]?.settled);
	});
