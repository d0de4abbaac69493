// The sums by hour and game, which returns and popular games are read from: each round once as it stands, however late it
// ends, whatever is counted in between, whoever dies over it.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sql, type Tx } from "#platform/db";
import { readOn, serveIn } from "#platform/jobs";
import { type MemberId, unwrap } from "#platform/kernel";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { hours } from "../plays/follow-plays.ts";
import { playsReader } from "../plays/plays-store.ts";
import { listing } from "../testing/open-hall.ts";
import { outsideRound } from "../testing/outside-round.ts";
import { openOwnHall } from "../testing/own-hall.ts";

const { db, hall } = await openOwnHall({ games: [listing("lantern"), listing("kite")] });
const hour = 3_600_000;

let keys = 0;
const nextKey = () => `hours-${++keys}`;

type Hand = { readonly game?: string; readonly payTable?: string; readonly stake?: bigint; readonly win?: bigint };

async function play(member: MemberId, { game = "lantern", payTable = "1", stake = 100n, win = 0n }: Hand = {}) {
	const { play: ticket } = await hall.sit(member, game);
	unwrap(await hall.games.api.playRound({ play: ticket, key: nextKey(), stake, win, payTable, events: [] }));
}

const count = () => hall.runJob("games.sum-hours");
const rows = async <Row>(ask: (tx: Tx) => Promise<{ rows: Row[] }>): Promise<Row[]> => (await db.read(ask)).rows;

type Sums = {
	hour: Date;
	code: string;
	pay_table: string;
	rounds: string;
	stake: string;
	win: string;
	squares: string;
};

/** As they are kept, without the hours of which nothing is left. */
const kept = () =>
	rows((tx) =>
		sql<Sums>`select h.hour, g.code, h.pay_table, h.rounds, h.stake, h.win, trunc(h.stake_squares)::text as squares
			from games.round_hour h join games.game g on g.id = h.game_id where h.rounds <> 0
			order by 1, 2, 3`.execute(tx),
	);

/** The same from the rounds themselves. */
const played = () =>
	rows((tx) =>
		sql<Sums>`select date_trunc('hour', r.started_at, 'UTC') as hour, g.code, r.pay_table, count(*) as rounds,
				sum(coalesce(r.free_stake, r.stake))::bigint as stake, sum(r.win)::bigint as win,
				sum(coalesce(r.free_stake, r.stake)::numeric * coalesce(r.free_stake, r.stake))::text as squares
			from games.round r join games.game g on g.id = r.game_id where r.status in ('complete', 'resettled')
			group by 1, 2, 3 order by 1, 2, 3`.execute(tx),
	);

const faults = () => rows((tx) => sql`select * from games.hour_fault`.execute(tx));

async function agree(): Promise<void> {
	expect(await kept()).toEqual(await played());
	expect(await faults()).toEqual([]);
}

const roundsOf = async (code: string) =>
	(await kept()).filter((line) => line.code === code).reduce((sum, { rounds }) => sum + Number(rounds), 0);

describe("sums by hour and game", () => {
	it("are of stakes, wins and squares, by pay table, each round once however often it is counted", async () => {
		const member = await hall.enrol(100_000n);
		await play(member, { win: 50n });
		await count();
		await play(member, { stake: 300n });
		await play(member, { payTable: "2" });
		await Promise.all([count(), count(), count()]);
		await count();
		const lines = (await kept()).map(({ code, pay_table, ...sums }) => [code, pay_table, sums.rounds, sums.squares]);
		expect(lines).toEqual([
			["lantern", "1", "2", "100000"],
			["lantern", "2", "1", "10000"],
		]);
		await agree();
	});

	it("take in a round that ends a day after it began, in the hour it began", async () => {
		const member = await hall.enrol(100_000n);
		const late = await outsideRound(hall, member, "late");
		await late.bet(400n, false);
		await count();
		const began = hall.clock.now();
		hall.clock.advance(25 * hour);
		await late.win(900n);
		await count();
		const [line] = (await kept()).filter(({ code }) => code === "wheel");
		expect(line).toMatchObject({ rounds: "1", stake: "400", win: "900" });
		expect(line?.hour.getTime()).toBe(Math.floor(began.getTime() / hour) * hour);
		await agree();
	});

	it("give back what a round brought that is taken back later, and leave an hour of nothing out of every report", async () => {
		const member = await hall.enrol(100_000n);
		hall.clock.advance(hour);
		const before = await roundsOf("wheel");
		const round = await outsideRound(hall, member, "void");
		await round.bet(250n, true);
		await count();
		expect(await roundsOf("wheel")).toBe(before + 1);
		hall.clock.advance(7 * hour);
		await round.takeBack("bet");
		await count();
		expect(await roundsOf("wheel")).toBe(before);
		await agree();
	});

	it("wait for the oldest transaction that still runs, and skip nothing for it", async () => {
		const member = await hall.enrol(100_000n);
		await count();
		const before = await roundsOf("kite");
		await db.tx(async (tx) => {
			await sql`select pg_current_xact_id()`.execute(tx);
			await play(member, { game: "kite" });
			await count();
			expect(await roundsOf("kite")).toBe(before);
		});
		await count();
		expect(await roundsOf("kite")).toBe(before + 1);
		await agree();
	});

	it("stand as before when whoever counts is killed, and are counted whole by the next", async () => {
		const member = await hall.enrol(100_000n);
		await play(member);
		const before = await kept();
		await readOn(hall, playsReader);
		const dying = db.tx(async (tx) => {
			expect(await serveIn(tx, playsReader, hours)).toBe(true);
			await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
		});
		await expect(dying).rejects.toThrow();
		expect(await kept()).toEqual(before);
		await count();
		await agree();
	});

	it("are left to one worker at a time", async () => {
		await play(await hall.enrol(100_000n));
		await readOn(hall, playsReader);
		await db.tx(async (tx) => {
			expect(await serveIn(tx, playsReader, hours)).toBe(true);
			expect(await db.tx((other) => serveIn(other, playsReader, hours))).toBe(false);
		});
	});

	it("are counted anew by hand from the first round that is kept, and older sums stay", async () => {
		const [game] = await rows((tx) =>
			sql<{ id: string }>`select id from games.game where code = 'lantern'`.execute(tx),
		);
		await db.tx((tx) =>
			sql`insert into games.round_hour (hour, game_id, currency, pay_table, rounds, stake, win, stake_squares)
				values ('2020-01-01T00:00:00Z', ${game?.id}::bigint, 'P', 'old', 7, 700, 650, 70000)`.execute(tx),
		);
		await db.tx((tx) => sql`update games.round_hour set rounds = rounds + 5 where pay_table = '1'`.execute(tx));
		expect(await faults()).not.toEqual([]);
		await db.tx((tx) =>
			sql`update platform.follower_position set position = 0 where follower = 'games.hours'`.execute(tx),
		);
		await count();
		expect(await faults()).toEqual([]);
		const [oldest, ...rest] = await kept();
		expect(oldest).toMatchObject({ pay_table: "old", rounds: "7" });
		expect(rest).toEqual(await played());
		await db.tx((tx) => sql`delete from games.round_hour where pay_table = 'old'`.execute(tx));
	});

	it("are those of the rounds, whatever is played, settled, taken back and counted in between (property)", async () => {
		const money = fc.bigInt(1n, 900n);
		const whole = fc.record({
			act: fc.constant("whole" as const),
			game: fc.constantFrom("lantern", "kite"),
			payTable: fc.constantFrom("1", "2"),
			stake: money,
			win: money,
		});
		const open = fc.record({ act: fc.constant("open" as const), stake: money, closed: fc.boolean() });
		const other = fc.record({
			act: fc.constantFrom("settle" as const, "take back" as const, "count" as const, "later" as const),
			win: money,
		});
		const acts = fc.array(fc.oneof(whole, open, other), { minLength: 3, maxLength: 14 });
		await fc.assert(
			fc.asyncProperty(acts, async (list) => {
				const member = await hall.enrol(1_000_000n);
				const running: { round: Awaited<ReturnType<typeof outsideRound>>; closed: boolean }[] = [];
				for (const one of list) {
					if (one.act === "whole") await play(member, one);
					else if (one.act === "count") await count();
					else if (one.act === "later") hall.clock.advance(17 * 60_000);
					else if (one.act === "open") {
						const round = await outsideRound(hall, member, nextKey());
						await round.bet(one.stake, one.closed);
						running.push({ round, closed: one.closed });
					} else {
						const at = running.findIndex(({ closed }) => closed === (one.act === "take back"));
						const [found] = at === -1 ? [] : running.splice(at, 1);
						if (one.act === "settle") await found?.round.win(one.win);
						else await found?.round.takeBack("bet");
					}
				}
				await count();
				await agree();
			}),
			{ numRuns: historiesOf(60) },
		);
	});
});
