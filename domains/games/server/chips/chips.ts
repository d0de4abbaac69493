// Moves chips: between main purse and table as two postings of one group, and from hand to hand as rounds in the table's purse. A
// trial's purse is its session.
import { failure } from "#platform/contract";
import { afterCommit, callIn, plainArray, sql, type Tx, textArray } from "#platform/db";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import { commandKey, type WalletName } from "#wallet/api";
import { roundTime } from "../../core/index.ts";
import { admitWager, counterFor } from "../play/admit-wager.ts";
import { type WrittenRow, writtenOf } from "../rounds/round-batch.ts";
import type { GamesTools } from "../tools.ts";
import type { Chips, ChipsFailure, ChipsHolder, ChipsMoved, ChipsRound } from "./chips-api.ts";

export const chipsOf = (tools: GamesTools): Chips => ({
	async refusal(play, amount) {
		const admitted = await admitWager(tools, { play, stake: amount, anyStake: true });
		return admitted.ok ? admitted.value.refusal : admitted.error;
	},
	bring: (tx, moved) => bring(tools, tx, moved),
	home: (tx, moved) => home(tools, tx, moved),
	play: (tx, rounds) => playHand(tools, tx, rounds),
});

type Purses = { readonly cash: WalletName; readonly table: WalletName };

const pursesOf = ({ memberId, currency, vendor }: ChipsHolder): Purses | undefined =>
	memberId === undefined
		? undefined
		: {
				cash: { memberId, currency, purse: "cash" },
				table: { memberId, currency, purse: `vendor:${vendor}` },
			};

/** Of their own: what moves through the others is a transfer of the cashier, who holds it against their books. */
const clearing = "clearing:chips" as const;

async function bring(
	tools: GamesTools,
	tx: Tx,
	{ holder, key, amount }: ChipsMoved,
): Promise<Result<undefined, ChipsFailure>> {
	const purses = pursesOf(holder);
	if (purses === undefined) return bringTrial(tx, { holder, key, amount });
	await tools.wallet.open(tx, purses.table);
	const moved = await tools.wallet.move(tx, {
		key: commandKey("games.chips-bring", `${holder.vendor}:${key}`),
		from: purses.cash,
		to: purses.table,
		amount,
		counter: clearing,
	});
	if (moved.ok) {
		await announce(tools, tx, purses.cash);
		return ok(undefined);
	}
	const { available } = await tools.wallet.balanceIn(tx, purses.cash.memberId, holder.currency);
	return err(failure("INSUFFICIENT_FUNDS", { balance: formatMinor(available, holder.currency) }));
}

async function home(tools: GamesTools, tx: Tx, { holder, key, amount }: ChipsMoved): Promise<void> {
	const purses = pursesOf(holder);
	if (purses === undefined) {
		await changeTrial(tx, holder, amount);
		return;
	}
	const moved = await tools.wallet.move(tx, {
		key: commandKey("games.chips-home", `${holder.vendor}:${key}`),
		from: purses.table,
		to: purses.cash,
		amount,
		counter: clearing,
	});
	if (!moved.ok) throw new Error(`chips of a table do not lie in their purse: ${moved.error.code}`);
	await announce(tools, tx, purses.cash);
}

/** All purses of the member, once it is committed. */
async function announce(tools: GamesTools, tx: Tx, { memberId, currency }: WalletName): Promise<void> {
	const { purses } = await tools.wallet.balanceIn(tx, memberId, currency);
	afterCommit(tx, () => {
		for (const { purse, balance, held } of purses)
			tools.wallet.announce({ memberId, currency, purse }, { balance, held });
	});
}

async function bringTrial(tx: Tx, { holder, amount }: ChipsMoved): Promise<Result<undefined, ChipsFailure>> {
	const [row] = await changeTrial(tx, holder, -amount);
	if (row !== undefined) return ok(undefined);
	const { rows } = await sql<{ balance: string }>`select demo_balance::text as balance from games.play_session
		where id = ${holder.playId}::uuid and mode = 'demo'`.execute(tx);
	const [session] = rows;
	if (session === undefined) return err(failure("PLAY_EXPIRED"));
	return err(failure("INSUFFICIENT_FUNDS", { balance: formatMinor(BigInt(session.balance), holder.currency) }));
}

/** Nothing is taken that is not there. */
async function changeTrial(tx: Tx, { playId }: ChipsHolder, by: bigint): Promise<readonly unknown[]> {
	const { rows } = await sql`update games.play_session set demo_balance = demo_balance + ${by.toString()}::bigint
		where id = ${playId}::uuid and mode = 'demo' and demo_balance + ${by.toString()}::bigint >= 0 returning id`.execute(
		tx,
	);
	return rows;
}

const statement = {
	name: "games.play-chips",
	text: `select string_agg(concat(status, ' ', balance, ' ', held), ',' order by place) as written
		from games.play_chips($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15) with ordinality as answer (status, balance, held, place)`,
};

const keyDays = 31;

async function playHand(tools: GamesTools, tx: Tx, rounds: readonly ChipsRound[]): Promise<readonly string[]> {
	const [first] = rounds;
	if (first === undefined) return [];
	if (rounds.some(({ holder }) => (holder.memberId === undefined) !== (first.holder.memberId === undefined)))
		throw new Error("money and trials are not played together");
	if (first.holder.memberId === undefined) return playTrials(tx, rounds);
	const { purse } = pursesOf(first.holder)?.table ?? { purse: "" };
	const ids = rounds.map(() => tools.newId());
	const written = writtenOf(await callIn<WrittenRow>(tx, statement, [purse, ...valuesOf(tools, rounds, ids)]));
	if (written.length !== rounds.length || written.some(({ status }) => status !== "posted"))
		throw new Error(`a hand could not be posted: ${written.map(({ status }) => status).join()}`);
	for (const [index, { holder }] of rounds.entries()) {
		const { balance, held } = written[index] ?? {};
		const table = pursesOf(holder)?.table;
		if (table !== undefined)
			afterCommit(tx, () => tools.wallet.announce(table, { balance: balance ?? 0n, held: held ?? 0n }));
	}
	return ids;
}

function valuesOf(tools: GamesTools, rounds: readonly ChipsRound[], ids: readonly string[]): readonly unknown[] {
	const times = ids.map((id) => roundTime(id) ?? tools.clock.now());
	const found = rounds.map(({ holder: { vendor, gameCode } }) => {
		const { byCode, vendors } = tools.catalogue.current();
		const [game, of] = [byCode.get(`${vendor}/${gameCode}`), vendors.get(vendor)];
		if (game === undefined || of === undefined) throw new Error(`an unknown game: ${gameCode}`);
		return { id: game.id, counter: counterFor({ vendor: of }) };
	});
	const key = (kind: string, { holder, key: name }: ChipsRound) =>
		commandKey(`${kind}:${holder.vendor}`, `${holder.gameCode}:${name}`);
	return [
		plainArray(ids, (id) => id),
		plainArray(times, (time) => `"${time.toISOString()}"`),
		plainArray(rounds, ({ holder }) => String(holder.memberId)),
		plainArray(rounds, ({ holder }) => holder.currency),
		plainArray(found, ({ id }) => id),
		plainArray(found, ({ counter }) => counter),
		plainArray(rounds, ({ stake }) => String(stake)),
		plainArray(rounds, ({ win }) => String(win)),
		plainArray(rounds, ({ counted }) => String(counted)),
		plainArray(rounds, (round) => key("bet", round)),
		plainArray(rounds, (round) => key("win", round)),
		plainArray(rounds, ({ payTable }) => payTable),
		textArray(rounds.map(({ events }) => JSON.stringify(events))),
		new Date((times[0]?.getTime() ?? 0) - keyDays * 86_400_000),
	];
}

/** What a trial has played is counted; its chips lie on the table. */
async function playTrials(tx: Tx, rounds: readonly ChipsRound[]): Promise<readonly string[]> {
	const ids = rounds.map(({ holder }) => holder.playId);
	await sql`update games.play_session s set demo_rounds = coalesce(s.demo_rounds, 0) + 1,
			demo_staked = coalesce(s.demo_staked, 0) + p.stake, demo_won = coalesce(s.demo_won, 0) + p.win
		from unnest(${ids}::uuid[], ${rounds.map(({ stake }) => String(stake))}::bigint[],
			${rounds.map(({ win }) => String(win))}::bigint[]) as p (id, stake, win)
		where s.id = p.id and s.mode = 'demo'`.execute(tx);
	return [];
}
