// What keeps the games in order: the catalogue's registration and its copy in memory, the weeks of rounds, what is
// forgotten, and the database's own refusals.
import { describe, expect, it } from "vitest";
import { sql, type Tx } from "#platform/db";
import { unwrap } from "#platform/kernel";
import { deleteOldCommands } from "./commands/command-store.ts";
import { makeRoundWeeks } from "./jobs.ts";
import { listing, vendor } from "./testing/open-hall.ts";
import { openOwnHall } from "./testing/own-hall.ts";

const { db, hall } = await openOwnHall();

const day = 86_400_000;
const second = { ...vendor, code: "NOONGLASS", order: 30 };
const rows = async <Row>(ask: (tx: Tx) => Promise<{ rows: Row[] }>): Promise<Row[]> => (await db.read(ask)).rows;

describe("registration", () => {
	it("brings up to date what the studio says and leaves alone what the operator decided", async () => {
		await db.tx((tx) =>
			sql`update games.game set enabled = false, hot = true, sort_order = 99 where code = 'kite'`.execute(tx),
		);
		await db.tx((tx) =>
			sql`update games.game_limit set max_stake = 500 where currency = 'P' and game_id = (select id from games.game where code = 'kite')`.execute(
				tx,
			),
		);
		const changed = listing("kite", {
			rtp: "95.50",
			payTable: "2",
			order: 1,
			limits: { P: { min: 1n, max: 9n }, USD: { min: 1n, max: 2n } },
		});
		await db.tx((tx) => hall.games.api.registerGames(tx, vendor, [changed]));
		const found = await rows((tx) =>
			sql`select rtp, pay_table, enabled, hot, sort_order, (select json_object_agg(currency, max_stake) from games.game_limit where game_id = id) as limits
				from games.game where code = 'kite'`.execute(tx),
		);
		expect(found).toEqual([
			{
				rtp: "95.50",
				pay_table: "2",
				enabled: false,
				hot: true,
				sort_order: 99,
				limits: { P: 500, KRW: 1_000_000, USD: 2 },
			},
		]);
	});

	it("a studio names its first place among the vendors, and an operator moves it for good", async () => {
		const places = async () =>
			(
				await rows((tx) =>
					sql<{ place: number }>`select sort_order as place from games.vendor where code = ${second.code}`.execute(tx),
				)
			).map(({ place }) => place);
		await db.tx((tx) => hall.games.api.registerGames(tx, second, []));
		expect(await places()).toEqual([second.order]);
		await db.tx((tx) => sql`update games.vendor set sort_order = 1 where code = ${second.code}`.execute(tx));
		await db.tx((tx) => hall.games.api.registerGames(tx, second, []));
		expect(await places()).toEqual([1]);
	});

	it("may be repeated at every start", async () => {
		const count = () =>
			rows((tx) =>
				sql<{
					games: string;
					vendors: string;
				}>`select (select count(*) from games.game) as games, (select count(*) from games.vendor) as vendors`.execute(
					tx,
				),
			);
		const before = await count();
		await db.tx((tx) => hall.games.api.registerGames(tx, vendor, [listing("lantern"), listing("kite")]));
		expect(await count()).toEqual(before);
	});

	it("reaches the copy in memory by itself", async () => {
		const { play } = await hall.sit(await hall.enrol(1_000n));
		const stake = () =>
			hall.games.api.playRound({ play, key: `k${Math.random()}`, stake: 10n, win: 0n, payTable: "1", events: [] });
		expect((await stake()).ok).toBe(true);
		await db.tx((tx) => sql`update games.vendor set enabled = false where code = 'TESSERA'`.execute(tx));
		await expect.poll(async () => (await stake()).ok, { timeout: 15_000 }).toBe(false);
		await db.tx((tx) => sql`update games.vendor set enabled = true where code = 'TESSERA'`.execute(tx));
		await expect.poll(async () => (await stake()).ok, { timeout: 15_000 }).toBe(true);
	});
});

describe("weeks of rounds", () => {
	it("are made once, whole, and side by side", async () => {
		const span = { from: new Date("2031-12-20T00:00:00Z"), to: new Date("2032-01-10T00:00:00Z") };
		// Servers that start together ask together.
		const made = await Promise.all([1, 2, 3, 4].map(() => makeRoundWeeks({ db }, span)));
		expect(made.toSorted()).toEqual([0, 0, 0, 4]);
		expect(await makeRoundWeeks({ db }, span)).toBe(0);
		const names = await rows((tx) =>
			sql<{
				name: string;
			}>`select relname as name from pg_class where relname like 'round_203%' and relkind = 'r' order by 1`.execute(tx),
		);
		expect(names.map(({ name }) => name)).toEqual(["round_2031w51", "round_2031w52", "round_2032w01", "round_2032w02"]);
	});

	it("a round whose week was never made is kept all the same", async () => {
		const member = await hall.enrol(1_000n);
		const { play } = await hall.sit(member);
		hall.clock.advance(60 * day);
		const { token } = await hall.sit(member);
		const later = await hall.games.api.authenticatePlay(token);
		if (later === undefined) throw new Error("no session");
		const round = unwrap(
			await hall.games.api.playRound({ play: later, key: "far", stake: 10n, win: 5n, payTable: "1", events: [] }),
		);
		expect(await hall.games.api.round(play, round.roundId)).toMatchObject({ roundId: round.roundId, win: 5n });
		hall.clock.advance(-60 * day);
	});
});

describe("what is forgotten", () => {
	it("vector 17: nothing younger than thirteen months", async () => {
		const now = hall.clock.now();
		const ago = (days: number) => new Date(now.getTime() - days * day);
		await db.tx(async (tx) => {
			for (const [id, days] of [
				["young", 130],
				["old", 400],
			] as const) {
				await sql`insert into games.vendor_transaction (member_id, vendor, transaction_id, kind, content, currency, amount, balance_after, done_at)
					values (1, 'OUTSIDE', ${id}, 'bet', gen_random_uuid(), 'P', 1, 0, ${ago(days)})`.execute(tx);
			}
		});
		await db.tx((tx) => deleteOldCommands(tx, { nonces: ago(1), commands: ago(396) }));
		const left = await rows((tx) =>
			sql<{ id: string }>`select transaction_id as id from games.vendor_transaction where member_id = 1`.execute(tx),
		);
		expect(left).toEqual([{ id: "young" }]);
	});

	it("sessions that ran out long ago, by the job", async () => {
		await hall.sit(undefined);
		const before = await rows((tx) => sql<{ n: string }>`select count(*) as n from games.play_session`.execute(tx));
		const job = hall.games.jobs.find(({ name }) => name === "games.forget-old");
		const log = { debug() {}, info() {}, warn() {}, error() {} };
		await job?.run(
			{},
			{ jobId: "1", attempt: 1, now: new Date(hall.clock.now().getTime() + 120 * day), log, signal: undefined },
		);
		const after = await rows((tx) => sql<{ n: string }>`select count(*) as n from games.play_session`.execute(tx));
		expect(Number(before[0]?.n)).toBeGreaterThan(0);
		expect(after).toEqual([{ n: "0" }]);
	});
});

describe("the database itself refuses", () => {
	it.each([
		["a trial of a member", "update games.play_session set member_id = 1 where mode = 'demo'"],
		["a negative trial's purse", "update games.play_session set demo_balance = -1 where mode = 'demo'"],
		["an open round with an end", "update games.round set status = 'open'"],
		["a round in an unknown state", "update games.round set status = 'lost'"],
		["a least stake of nothing", "update games.game_limit set min_stake = 0"],
		["limits upside down", "update games.game_limit set max_stake = 0"],
		["a return above 100 per cent", "update games.game set rtp = 100.01"],
		["a vendor without an English name", `update games.vendor set names = '{"ko": "이름"}'`],
		["a short secret", "insert into games.vendor_key (vendor, key_id, secret) values ('OUTSIDE', 'k', 'short')"],
	])("%s", async (_what, statement) => {
		await hall.sit(undefined);
		const { play } = await hall.sit(await hall.enrol(100n));
		await hall.games.api.playRound({ play, key: "x", stake: 1n, win: 0n, payTable: "1", events: [] });
		await expect(db.tx((tx) => sql.raw(statement).execute(tx))).rejects.toThrow(/check constraint/);
	});
});
