// A table that an operator's studio drives, on a real ledger: what it tells is what is paid, and where it is late, silent, doubled or
// wrong nobody loses a coin by it.
import { afterAll, describe, expect, it } from "vitest";
import { outcomeText, settleBets, type TableCode } from "../../core/index.ts";
import { openTables } from "../testing/open-tables.ts";
import { simulatedStudio } from "../testing/simulated-studio.ts";

const house = await openTables();
afterAll(() => house.close());
const [route] = house.module.rawRoutes;
if (route === undefined) throw new Error("the studio has no door");
const door = route;

let presses = 0;
const bet = (roundId: string, bets: Readonly<Record<string, string>>) => ({
	key: `press-${String(++presses).padStart(8, "0")}`,
	roundId,
	bets: Object.entries(bets).map(([spot, amount]) => ({ spot, amount })),
});
const seed = 20_261_129;
const drive = async (table: TableCode) => {
	const key = await house.toStudio(table);
	return simulatedStudio({ table, key, clock: house.clock, route: door, seed });
};
const roundOf = async (table: TableCode) => {
	const { round } = await house.state(table);
	if (round === null) throw new Error("no round runs");
	return round;
};
const later = (milliseconds: number) => house.clock.advance(milliseconds);

describe("a table of a studio", () => {
	it("takes bets until the close that the studio told, shows its cards as they lie and pays what they bring", async () => {
		const studio = await drive("BAC02");
		const streams = [{ kind: "whep", url: "https://studio.example/bac02", latencyMs: 400 }] as const;
		expect(await studio.tell({ type: "table.open", streams })).toMatchObject({ status: 200, body: { next: 2 } });
		const stranger = [{ ...streams[0], url: "https://elsewhere.example/x" }];
		expect(await studio.tell({ type: "table.open", streams: stranger })).toMatchObject({
			status: 409,
			body: { status: "VIDEO_STREAM_STRANGE", next: 2 },
		});
		const member = await house.sit("BAC02", await house.enrol(100_000n));
		const told = await studio.open(20);
		const { roundId } = await roundOf("BAC02");
		expect(await house.call("place-table-bet", member, bet(roundId, { banker: "100.00", tie: "10.00" }))).toMatchObject(
			{ ok: true },
		);
		later(20_001);
		expect(await house.call("place-table-bet", member, bet(roundId, { player: "5.00" }))).toMatchObject({
			error: { code: "BETS_CLOSED" },
		});
		expect(await studio.close(told)).toMatchObject({
			body: { bets: [{ currency: "P", tickets: 1, stake: "110.00" }] },
		});
		const hand = studio.hand();
		later(1_000);
		await studio.deal(told, hand);
		const seen = await house.call("enter-table", member);
		expect(seen).toMatchObject({ value: { table: { video: { streams, halted: false } } } });
		expect(JSON.stringify(seen)).toContain('"pos":"P1"');
		expect((await roundOf("BAC02")).outcome).toBeNull();
		expect(await studio.result(told, hand)).toMatchObject({ status: 200, body: { phase: "result", halted: false } });
		await house.settle();
		const paid = settleBets(
			"baccarat",
			[
				[
					{ spot: "banker", amount: 10_000n },
					{ spot: "tie", amount: 1_000n },
				],
			],
			hand,
		);
		expect(await house.purse(member)).toBe(100_000n - 11_000n + (paid[0]?.returned ?? 0n));
		expect((await house.state("BAC02")).past).toEqual([outcomeText(hand)]);
		expect(await house.ask("list-shoes", { table: "BAC02" })).toMatchObject({ ok: true });
	});

	it("hears nothing from whoever has not its key, in another's name, from long ago, garbled or out of turn; twice is once", async () => {
		const studio = await drive("DT01");
		const other = simulatedStudio({ table: "DT01", key: "00".repeat(32), clock: house.clock, route: door, seed });
		expect(await other.tell({ type: "shoe.new" })).toEqual({ status: 401, body: { status: "BAD_SIGNATURE" } });
		const unknown = simulatedStudio({ table: "ROU02", key: "00".repeat(32), clock: house.clock, route: door, seed });
		expect(await unknown.tell({ type: "shoe.new" })).toMatchObject({ status: 401 });
		const old = new Date(house.clock.now().getTime() - 300_001);
		expect(await studio.late({ type: "shoe.new" }, old)).toEqual({ status: 401, body: { status: "STALE_TIMESTAMP" } });
		expect(await studio.garbled()).toEqual({ status: 422, body: { status: "INVALID_EVENT" } });
		expect(await studio.ahead({ type: "shoe.new" })).toMatchObject({
			status: 409,
			body: { status: "VIDEO_GAP", next: 1 },
		});
		expect(await studio.tell({ type: "shoe.new" })).toMatchObject({ body: { next: 2 } });
		const told = await studio.open();
		const { roundId } = await roundOf("DT01");
		expect(
			await studio.again({ type: "round.open", roundId: told, closesAt: house.clock.now().getTime() + 20_000 }),
		).toMatchObject({
			status: 200,
			body: { next: 3 },
		});
		expect((await roundOf("DT01")).roundId).toBe(roundId);
		expect(await studio.tell({ type: "round.close", roundId: "another" })).toMatchObject({
			body: { status: "VIDEO_NO_ROUND" },
		});
		expect(await studio.tell({ type: "shoe.new" })).toMatchObject({ body: { status: "VIDEO_ROUND_RUNS" } });
	});

	it("gives every stake back where the studio is silent, shows a card while bets are open or takes its round back", async () => {
		const studio = await drive("BAC01");
		const card = (roundId: string) => studio.tell({ type: "card", roundId, pos: "P1", code: "8H" });
		const taken = (roundId: string) => studio.tell({ type: "round.void", roundId, reason: "a card fell" });
		const silent = async () => later(50_001);
		for (const goesWrong of [silent, card, taken]) {
			const member = await house.sit("BAC01", await house.enrol(100_000n));
			const told = await studio.open();
			const { roundId } = await roundOf("BAC01");
			const placed = await house.call("place-table-bet", member, bet(roundId, { player: "50.00" }));
			expect(placed).toMatchObject({ ok: true });
			await goesWrong(told);
			await house.pass("BAC01", 0);
			expect(await house.purse(member)).toBe(100_000n);
			expect(await house.call("list-own-table-bets", member, { roundId })).toMatchObject({
				value: { tickets: [{ state: "void", events: [{}, { type: "void", reason: "studio" }] }] },
			});
			expect((await house.state("BAC01")).round).toBeNull();
		}
	});

	it("stops where the cards and the studio's word differ, and pays nothing until two people have decided", async () => {
		const studio = await drive("BAC03");
		const member = await house.sit("BAC03", await house.enrol(100_000n));
		const told = await studio.open();
		const { roundId } = await roundOf("BAC03");
		await house.call("place-table-bet", member, bet(roundId, { player: "50.00" }));
		later(21_000);
		const hand = studio.hand();
		await studio.deal(told, hand);
		const wrong = await studio.result(told, hand, "X");
		expect(wrong).toMatchObject({ status: 200, body: { halted: true } });
		later(600_000);
		await house.pass("BAC03", 0);
		expect(await house.purse(member)).toBe(95_000n);
		expect(await studio.tell({ type: "shoe.new" })).toMatchObject({ body: { status: "VIDEO_HALTED" } });
		expect(await house.state("BAC03")).toMatchObject({ video: { halt: { said: "X", found: outcomeText(hand) } } });
	});

	it("is the house's again once the desk says so, and the ledger is whole", async () => {
		await house.toHouse("DT01");
		expect((await house.state("DT01")).video).toBeUndefined();
		expect(await house.untilOpen("DT01")).toMatchObject({ outcome: null });
		expect(await house.violations()).toEqual([]);
	});
});
