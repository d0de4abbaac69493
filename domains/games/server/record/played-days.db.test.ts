// The sums by member, day and game that an operator's reports are answered from: of the rounds as they stand, in days of the
// house's zone, however late a round ends, whatever is counted in between.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sql, type Tx } from "#platform/db";
import { type MemberId, unwrap } from "#platform/kernel";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { listing } from "../testing/open-hall.ts";
import { outsideRound } from "../testing/outside-round.ts";
import { openOwnHall } from "../testing/own-hall.ts";

let zone = 540;
const { db, hall } = await openOwnHall({
	games: [listing("lantern"), listing("kite")],
	dayZone: async () => zone,
});
const hour = 3_600_000;
const day = 24 * hour;

let keys = 0;
const nextKey = () => `days-${++keys}`;

type Hand = { readonly game?: string; readonly stake?: bigint; readonly win?: bigint };

async function play(member: MemberId, { game = "lantern", stake = 100n, win = 0n }: Hand = {}) {
	const { play: ticket } = await hall.sit(member, game);
	unwrap(await hall.games.api.playRound({ play: ticket, key: nextKey(), stake, win, payTable: "1", events: [] }));
}

const count = () => hall.runJob("games.sum-member-hours");
const rows = async <Row>(ask: (tx: Tx) => Promise<{ rows: Row[] }>): Promise<Row[]> => (await db.read(ask)).rows;

type Day = { member_id: string; day: string; code: string; rounds: string; stake: string; won: string };

/** As they are kept, without what is left of nothing. */
const kept = (member?: MemberId) =>
	rows((tx) =>
		sql<Day>`select d.member_id, d.day::text as day, g.code, d.rounds, d.stake, d.won
			from games.played_day d join games.game g on g.id = d.game_id
			where d.rounds <> 0 and (${member ?? null}::bigint is null or d.member_id = ${member ?? null}::bigint)
			order by 1, 2, 3`.execute(tx),
	);

/** The same from the rounds themselves. */
const played = () =>
	rows((tx) =>
		sql<Day>`select r.member_id, ((r.started_at at time zone 'UTC') + make_interval(mins => ${zone}::int))::date::text as day,
				g.code, count(*) as rounds, sum(r.stake)::bigint as stake, sum(r.win)::bigint as won
			from games.round r join games.game g on g.id = r.game_id where r.status in ('complete', 'resettled')
			group by 1, 2, 3 order by 1, 2, 3`.execute(tx),
	);

async function agree(): Promise<void> {
	expect(await kept()).toEqual(await played());
	expect(await rows((tx) => sql`select * from games.played_fault`.execute(tx))).toEqual([]);
}

/** Moves the clock on to a quarter past a full hour of the next day in UTC. */
function nextDayAt(utcHour: number): void {
	const now = hall.clock.now().getTime();
	hall.clock.advance(Math.floor(now / day) * day + day + utcHour * hour + hour / 4 - now);
}

describe("sums by member, day and game", () => {
	it("are of the days of the house's zone, and each round is in them once", async () => {
		const member = await hall.enrol(100_000n);
		nextDayAt(14);
		await play(member, { stake: 100n, win: 50n });
		hall.clock.advance(hour);
		await play(member, { stake: 300n });
		await play(member, { game: "kite", stake: 20n });
		await Promise.all([count(), count()]);
		await count();
		const [first, second] = [hall.clock.now().getTime(), hall.clock.now().getTime() + day].map((at) =>
			new Date(at).toISOString().slice(0, 10),
		);
		expect((await kept(member)).map(({ member_id: _, ...line }) => line)).toEqual([
			{ day: first, code: "lantern", rounds: "1", stake: "100", won: "50" },
			{ day: second, code: "kite", rounds: "1", stake: "20", won: "0" },
			{ day: second, code: "lantern", rounds: "1", stake: "300", won: "0" },
		]);
		await agree();
	});

	it("take in a round that ends days later on the day it began, and give it back when it is taken back", async () => {
		const member = await hall.enrol(100_000n);
		const late = await outsideRound(hall, member, nextKey());
		await late.bet(400n, false);
		await count();
		expect(await kept(member)).toEqual([]);
		hall.clock.advance(3 * day);
		await late.win(900n);
		await count();
		expect(await kept(member)).toMatchObject([{ rounds: "1", stake: "400", won: "900" }]);
		await agree();
		hall.clock.advance(2 * day);
		await late.takeBack("win");
		await count();
		await agree();
	});

	it("are counted anew when the house's zone changes", async () => {
		const member = await hall.enrol(100_000n);
		nextDayAt(14);
		await play(member);
		await count();
		const [before] = await kept(member);
		zone = 600;
		await count();
		const [after] = await kept(member);
		expect(Date.parse(after?.day ?? "") - Date.parse(before?.day ?? "")).toBe(day);
		await agree();
		zone = 540;
		await count();
		await agree();
	});

	it("that were changed by hand are found", async () => {
		await db.tx((tx) =>
			sql`update games.played_day set won = won + 1 where member_id = (select min(member_id) from games.played_day)`.execute(
				tx,
			),
		);
		expect(await rows((tx) => sql`select * from games.played_fault`.execute(tx))).not.toEqual([]);
		await db.tx((tx) =>
			sql`update games.played_day set won = won - 1 where member_id = (select min(member_id) from games.played_day)`.execute(
				tx,
			),
		);
		await agree();
	});

	it("are those of the rounds, whatever is played, settled late, taken back and counted in between (property)", async () => {
		const money = fc.bigInt(1n, 900n);
		const whole = fc.record({
			act: fc.constant("whole" as const),
			game: fc.constantFrom("lantern", "kite"),
			stake: money,
			win: money,
		});
		const open = fc.record({ act: fc.constant("open" as const), stake: money, closed: fc.boolean() });
		const other = fc.record({
			act: fc.constantFrom("settle" as const, "take back" as const, "count" as const, "later" as const),
			win: money,
			hours: fc.integer({ min: 1, max: 40 }),
		});
		const acts = fc.array(fc.oneof(whole, open, other), { minLength: 3, maxLength: 14 });
		await fc.assert(
			fc.asyncProperty(acts, async (list) => {
				const member = await hall.enrol(1_000_000n);
				const running: { round: Awaited<ReturnType<typeof outsideRound>>; closed: boolean }[] = [];
				for (const one of list) {
					if (one.act === "whole") await play(member, one);
					else if (one.act === "count") await count();
					else if (one.act === "later") hall.clock.advance(one.hours * hour);
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
			{ numRuns: historiesOf(25) },
		);
	}, 60_000);
});
