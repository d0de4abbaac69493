// A lottery for tests: rooms, tickets and a real ledger over a real database, with a clock that a test moves and a beacon where
// it wants one. Never imported outside tests.
import { openBelowStudio } from "#games/testing";
import type { Beacon } from "#platform/beacon";
import { sql } from "#platform/db";
import type { PlayTicket, Route } from "#platform/http";
import { contextOf, log, routeOf } from "#platform/http/testing";
import { type MemberId, memberId, unwrap } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import { createRooms, databaseFan, noAudience } from "#platform/rooms";
import { commandKey } from "#wallet/api";
import { lottVendor } from "../../contract/index.ts";
import type { DrawSource, LotteryGame } from "../../core/index.ts";
import type { ResultFeed } from "../feed/result-feed.ts";
import { migrations } from "../migrations.ts";
import { createLotteryModule, studio } from "../module.ts";
import { writeSource } from "../official/result-rows.ts";

export type Sitting = { readonly play: PlayTicket; readonly member: MemberId | undefined };

/** A beacon that says what a test lets it say. */
export function handBeacon(): Beacon & { said: Map<number, string>; asked: number[] } {
	const said = new Map<number, string>();
	const asked: number[] = [];
	return {
		name: "a beacon by hand",
		said,
		asked,
		roundAt: (moment) => Math.ceil(moment.getTime() / 3_000),
		timeOf: (round) => new Date(round * 3_000),
		read: async (round) => {
			asked.push(round);
			return said.get(round);
		},
	};
}

type Options = {
	readonly now?: string;
	readonly beacon?: Beacon;
	/** What is drawn: each game costs a draw a minute of a test's clock. */
	readonly offers?: readonly LotteryGame[];
	/** Where official results come from. */
	readonly feed?: ResultFeed;
	/** With past draws, as a house that is first filled. */
	readonly filled?: boolean;
};

type Below = Pick<Awaited<ReturnType<typeof openBelowStudio>>, "db" | "clock" | "games"> & {
	readonly wallet: Pick<Awaited<ReturnType<typeof openBelowStudio>>["wallet"], "api" | "close">;
};

async function wire(
	{ db, clock, wallet, games }: Below,
	{ beacon, feed, offers = ["TSFFC", "HN5FC"], filled = false }: Omit<Options, "now">,
) {
	/** Another process over the same database: the same keys, memory of its own. */
	const node = (name: string, seedKey = Buffer.alloc(32, 7)) => {
		const running = createRooms({ db, clock, log, fan: databaseFan(db), audience: noAudience, node: name });
		const deps = {
			offers,
			db,
			clock,
			log,
			chance: secureChance(),
			beacon,
			feed,
			seedKey,
			games: games.api,
			rooms: running.rooms,
		};
		const lottery = createLotteryModule(deps);
		running.know([lottery.room]);
		return { lottery, running };
	};
	const first = node("one");
	if (filled) await first.lottery.fill();
	await first.lottery.begin();
	await first.running.round();
	return { db, clock, wallet, games, node, ...first };
}

type Wired = Awaited<ReturnType<typeof wire>>;

export async function openLottery({ now = "2026-03-02T10:00:10.000Z", ...options }: Options = {}) {
	const hall = { gameCategory: "LOTT", point: "1.00" } as const;
	return openLotteryOn(await openBelowStudio({ studio, migrations, now: new Date(now), hall }), options);
}

/** Over what a test has opened below it. */
export async function openLotteryOn(below: Below, options: Omit<Options, "now"> = {}) {
	const wired = await wire(below, options);
	const { db, clock, wallet, games, lottery, running } = wired;
	const runJob = async (name: string, payload: unknown = {}) => {
		const job = lottery.jobs.find((one) => one.name === name);
		if (job === undefined) throw new Error(`no job ${name}`);
		await job.run(payload, { jobId: "1", attempt: 1, now: clock.now(), log, signal: undefined });
	};
	const routes = [...lottery.routes, ...games.routes];
	return {
		...wired,
		...doorOf(wired),
		runJob,
		/** A call of a seat. */
		call: (endpoint: string, { play }: Sitting, input: unknown = {}) =>
			routeOf(routes, endpoint).handle(input, contextOf(clock.now(), { play })),
		/** A call of a member who plays nothing. */
		asMember: (endpoint: string, member: MemberId | undefined, input: unknown = {}) =>
			routeOf(routes, endpoint).handle(input, contextOf(clock.now(), { member })),
		/** A call of nobody. */
		ask: (endpoint: string, input: unknown = {}) => routeOf(routes, endpoint).handle(input, contextOf(clock.now(), {})),
		/** Moves the clock and the rooms, then settles what was drawn, as the worker would. */
		async goTo(moment: number | string): Promise<void> {
			clock.advance(new Date(moment).getTime() - clock.now().getTime());
			await running.round();
			for (const issue of await unsettledIn(wired)) await runJob("lottery.settle", issue);
		},
		/** From the next issue on a game is drawn so, as it would be once all that are committed by now are over. */
		async drawnBy(game: LotteryGame, source: DrawSource): Promise<void> {
			await db.tx(async (tx) => {
				await writeSource(tx, { game, source, now: clock.now() });
				await sql`delete from lottery.issue where game = ${game} and opens_at > ${clock.now()}`.execute(tx);
			});
			await runJob("lottery.keep");
		},
		issues: (statement: string) => db.read((tx) => sql.raw(statement).execute(tx)),
		purse: async ({ member }: Sitting): Promise<bigint> =>
			member === undefined ? -1n : (await wallet.api.balance(member, "P")).available,
		violations: async (): Promise<string[]> =>
			(await wallet.api.audit()).filter((found) => found.violations > 0n).map(({ check }) => check),
		async close(): Promise<void> {
			await lottery.close();
			await games.close();
			await wallet.close();
			await db.close();
		},
	};
}
export type OpenLottery = Awaited<ReturnType<typeof openLotteryOn>>;

async function unsettledIn({ db }: Pick<Wired, "db">) {
	const { rows } = await db.read((tx) =>
		sql<{ game: string; issue: string }>`select game, issue from lottery.issue
			where state <> 'planned' and settled_at is null order by draws_at`.execute(tx),
	);
	return rows;
}

/** How members come in and sit down. */
function doorOf({ db, clock, wallet, games }: Wired) {
	let members = 7_000;
	return {
		/** A new member with this much in the purse (minor units of P). */
		async enrol(balance: bigint): Promise<MemberId> {
			members += 1;
			const member = memberId(String(members));
			const cash = { memberId: member, currency: "P", purse: "cash" } as const;
			await db.tx(async (tx) => {
				await wallet.api.open(tx, cash);
				if (balance === 0n) return;
				const key = commandKey("test", `grant-${member}`);
				unwrap(await wallet.api.postIn(tx, { ...cash, key, kind: "grant", delta: balance, counter: "house:grants" }));
			});
			return member;
		},
		/** Launches as the site does, and enters as the frame does. */
		async sit(game: string, member?: MemberId, vendor: string = lottVendor): Promise<Sitting> {
			const { rows } = await db.read((tx) =>
				sql<{ id: string }>`select id from games.game where code = ${game} and vendor = ${vendor}`.execute(tx),
			);
			const asked = { gameId: rows[0]?.id ?? "0", vassalage: vendor };
			const name = member === undefined ? "launch-trial" : "launch-game";
			const launched = await routeOf(games.routes, name).handle(asked, contextOf(clock.now(), { member }));
			const launchToken = /launch=([A-Za-z0-9_-]+)/.exec(fieldOf(launched, "game_url"))?.[1];
			const entered = await routeOf(games.routes, "enter-play").handle({ launchToken }, contextOf(clock.now(), {}));
			const play = await games.api.authenticatePlay(fieldOf(entered, "playToken"));
			if (play === undefined) throw new Error(`${game} did not open: ${JSON.stringify([launched, entered])}`);
			return { play, member };
		},
	};
}

function fieldOf(answer: Awaited<ReturnType<Route["handle"]>>, field: string): string {
	return answer.ok ? String(new Map(Object.entries(answer.value ?? {})).get(field)) : "";
}
