// T25: large wins and wagers and voided rounds are noted once each, by a worker, and read page by page.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { type MemberId, type SignificantEvent, unwrap } from "#platform/kernel";
import { outsideRound } from "./testing/outside-round.ts";
import { openOwnHall } from "./testing/own-hall.ts";

const { db, hall } = await openOwnHall();
const { api } = hall.games;
let keys = 0;

async function play(member: MemberId, stake: bigint, win: bigint): Promise<void> {
	const { play: ticket } = await hall.sit(member, "lantern");
	hall.clock.advance(1_000);
	keys += 1;
	unwrap(await api.playRound({ play: ticket, key: `s-${keys}`, stake, win, payTable: "1", events: [] }));
}

const note = () => hall.runJob("games.note-significant");
const asked = () => ({
	merchant: "tessera",
	from: new Date(0),
	to: new Date(hall.clock.now().getTime() + 86_400_000),
	limit: 50,
});
const shown = ({ kind, facts: { stake, win } }: SignificantEvent) => `${kind} ${stake} ${win}`;
const eventsOf = async (member: MemberId) => (await api.significant({ ...asked(), memberId: member })).map(shown);

/** What counts as large in the hall's currency. */
async function large(stake: bigint, win: bigint): Promise<void> {
	await db.tx((tx) =>
		sql`update games.large_amount set stake = ${stake.toString()}::bigint, win = ${win.toString()}::bigint where currency = 'P'`.execute(
			tx,
		),
	);
}

describe("significant events of play", () => {
	test("are wagers and wins from the amount that counts as large, not a unit below", async () => {
		await large(200n, 1_000n);
		const member = await hall.enrol(100_000n);
		for (const [stake, win] of [
			[199n, 999n],
			[200n, 0n],
			[100n, 1_000n],
		] as const)
			await play(member, stake, win);
		await note();
		expect(await eventsOf(member)).toEqual(["large-win 1.00 10.00", "large-wager 2.00 0.00"]);
		await note();
		expect(await eventsOf(member)).toHaveLength(2);
	});

	test("are rounds that were taken back, once, however often they are written", async () => {
		const member = await hall.enrol(100_000n);
		const round = await outsideRound(hall, member, "back-1");
		await round.bet(50n, false);
		await note();
		expect(await eventsOf(member)).toEqual([]);
		await round.takeBack("bet");
		await Promise.all([note(), note(), note()]);
		const events = await api.significant({ ...asked(), memberId: member });
		expect(events.map(({ kind }) => kind)).toEqual([expect.stringMatching(/^round-(void|cancelled)$/)]);
		expect(events[0]?.facts).toMatchObject({ game: "wheel", currency: "P" });
		await note();
		expect(await eventsOf(member)).toHaveLength(1);
	});

	test("of a currency where nothing counts as large are none", async () => {
		const member = await hall.enrol(100_000n);
		await db.tx((tx) => sql`delete from games.large_amount where currency = 'P'`.execute(tx));
		await play(member, 5_000n, 50_000n);
		await note();
		expect(await eventsOf(member)).toEqual([]);
		await db.tx((tx) => sql`insert into games.large_amount values ('P', 200, 1000)`.execute(tx));
	});

	test("are read newest first, page by page, each once", async () => {
		const member = await hall.enrol(100_000n);
		for (let index = 0; index < 7; index++) await play(member, 300n, 2_000n);
		await note();
		const all = await api.significant(asked());
		expect(all.length).toBeGreaterThanOrEqual(14);
		for (const limit of [1, 3, 5]) {
			const pages: SignificantEvent[] = [];
			let before: SignificantEvent | undefined;
			do {
				const page = await api.significant({ ...asked(), before, limit });
				pages.push(...page);
				before = page.at(-1);
			} while (before !== undefined);
			expect(pages).toEqual(all);
		}
	});

	test("stand for good", async () => {
		for (const act of [
			"update games.significant_event set win = 0",
			"delete from games.significant_event",
			"truncate games.significant_event",
		])
			await expect(db.tx((tx) => sql.raw(act).execute(tx))).rejects.toThrow(/only grows/);
	});
});
