// What ended since a mark: every round once, none before its transaction is over, a changed round again as it stands.
import { describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import { unwrap } from "#platform/kernel";
import { doublingTable } from "../../core/index.ts";
import type { EndedLine } from "../api.ts";
import { outsideRound } from "../testing/outside-round.ts";
import { openOwnHall } from "../testing/own-hall.ts";

const { db, hall } = await openOwnHall();

const { api } = hall.games;
const since = (mark: bigint) => db.tx((tx) => api.endedSince(tx, mark));
const now = async () => (await since(0n)).mark;
const stakes = (lines: readonly EndedLine[]) => lines.map(({ memberId, stake, rounds }) => [memberId, stake, rounds]);

let keys = 0;
async function spin(seat: Awaited<ReturnType<typeof hall.sit>>, stake: bigint, payTable = "1"): Promise<void> {
	keys += 1;
	const round = { play: seat.play, key: `key-${keys}-0000000000`, stake, win: 0n, payTable, events: [] };
	unwrap(await api.playRound(round));
}

describe("what ended since a mark", () => {
	it("sums whole rounds by member, day, currency and category, and tells them once", async () => {
		const [one, two] = [await hall.enrol(10_000n), await hall.enrol(10_000n)];
		const seats = [await hall.sit(one), await hall.sit(two)] as const;
		const mark = await now();
		await Promise.all([spin(seats[0], 100n), spin(seats[0], 250n), spin(seats[1], 40n)]);
		const ended = await since(mark);
		expect(stakes(ended.lines).sort()).toEqual([
			[one, 350n, 2],
			[two, 40n, 1],
		]);
		const day = hall.clock.now().toISOString().slice(0, 10);
		expect(ended.lines[0]).toMatchObject({ day, currency: "P", category: "RNG", roundId: undefined });
		expect((await since(ended.mark)).lines).toEqual([]);
	});

	it("leaves out a win that was staked again: its stake was counted when it was first at risk", async () => {
		const seat = await hall.sit(await hall.enrol(10_000n));
		const mark = await now();
		await spin(seat, 100n, "lantern@1");
		await spin(seat, 900n, doublingTable("lantern@1"));
		expect(stakes((await since(mark)).lines)).toEqual([[seat.play.memberId, 100n, 1]]);
	});

	it("waits for the oldest transaction that still runs, and skips nothing for it", async () => {
		const member = await hall.enrol(10_000n);
		const seat = await hall.sit(member);
		const mark = await now();
		const early = await db.tx(async (tx) => {
			await sql`select pg_current_xact_id()`.execute(tx);
			await spin(seat, 70n);
			return since(mark);
		});
		expect(early.lines).toEqual([]);
		expect(stakes((await since(early.mark)).lines)).toEqual([[member, 70n, 1]]);
	});

	it("tells a round of several commands when it is over, and again as it stands when it is voided and resettled", async () => {
		const member = await hall.enrol(10_000n);
		const round = await outsideRound(hall, member, "story");
		const mark = await now();
		await round.bet(500n, false);
		const open = await since(mark);
		expect(open.lines).toEqual([]);
		await round.win(300n);
		const over = await since(open.mark);
		expect(stakes(over.lines)).toEqual([[member, 500n, 1]]);
		expect(over.lines[0]?.roundId).toMatch(/^[0-9a-f-]{36}$/);
		await round.takeBack("win");
		const taken = await since(over.mark);
		expect(stakes(taken.lines)).toEqual([[member, 0n, 1]]);
		expect(taken.lines[0]?.roundId).toBe(over.lines[0]?.roundId);
	});

	it("tells a cancelled round as nothing", async () => {
		const member = await hall.enrol(10_000n);
		const round = await outsideRound(hall, member, "cancelled");
		const mark = await now();
		await round.bet(500n, false);
		await round.takeBack("bet");
		expect(stakes((await since(mark)).lines)).toEqual([[member, 0n, 1]]);
	});

	it("finds its rows by the block ranges, whatever was played before", async () => {
		const { rows } = await db.tx(async (tx) => {
			await sql`set local enable_seqscan = off`.execute(tx);
			return sql<{ "QUERY PLAN": string }>`
				explain select stake from games.round where transaction_id >= 5 and transaction_id < 9`.execute(tx);
		});
		const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
		expect(plan).toMatch(/Bitmap Index Scan on round_\w*transaction_id/);
		expect(plan).not.toMatch(/Seq Scan/);
	});
});
