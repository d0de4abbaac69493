// A table that a studio drives, by its rules alone: what was shown is read as the game plays it, and every wrong turn has its end.
import { describe, expect, test } from "vitest";
import { seededChance, shuffled, unwrap } from "#platform/kernel";
import { cardText } from "./cards.ts";
import { decideTable } from "./decide-table.ts";
import { dealBaccarat } from "./games/baccarat.ts";
import type { CardsOutcome } from "./outcome.ts";
import { outcomeText } from "./outcome-text.ts";
import { applyTable, beginTable, tickTable } from "./room.ts";
import type { TableAids, TableEvent, TableState } from "./table-state.ts";
import { type TableCode, tableGames } from "./tables.ts";
import { silence } from "./video.ts";
import { fitsVideo, foundOf, isOutcomeOf } from "./video-outcome.ts";
import type { VideoTold } from "./video-state.ts";

const liesOf = ({ player, banker }: CardsOutcome) => [
	...player.map((card, index) => ({ pos: `P${index + 1}`, code: cardText(card) })),
	...banker.map((card, index) => ({ pos: `B${index + 1}`, code: cardText(card) })),
];
const aids: TableAids = {
	next: undefined,
	shuffled: undefined,
	dealt: undefined,
	roundId: "round",
	paused: false,
	limits: undefined,
	origins: ["https://studio.example"],
};
const start = 1_764_400_000_000;

/** A table that a studio drives, and what it is told. */
function driven(table: TableCode, video = true) {
	let state: TableState = beginTable(table, start);
	let [now, seq] = [start, 0];
	const take = (events: readonly TableEvent[]): readonly string[] => {
		for (const event of events) state = applyTable(state, event);
		return events.map(({ type }) => type);
	};
	const tick = (more: Partial<TableAids> = {}) => take(tickTable(state, now, { ...aids, ...more }).events);
	if (video) tick({ video: true });
	const tell = (told: VideoTold, more: Partial<TableAids> = {}, number = seq + 1) => {
		const decided = decideTable(state, { type: "video", seq: number, told }, { now, opens: { ...aids, ...more } });
		if (!decided.ok) return decided.error;
		seq = Math.max(seq, number);
		return take(decided.value);
	};
	return {
		tell,
		tick,
		open: (closesAt = now + 20_000) => tell({ type: "round.open", roundId: "r", closesAt }),
		card: (pos: string, code: string) => tell({ type: "card", roundId: "r", pos, code }),
		result: (result: string) => tell({ type: "round.result", roundId: "r", result }),
		pass: (milliseconds: number) => {
			now += milliseconds;
		},
		state: () => state,
		next: () => tickTable(state, now, aids).next?.getTime(),
		now: () => now,
	};
}

test("a hand of baccarat is whole exactly where the drawing rule says so", () => {
	const cards = shuffled(
		Array.from({ length: 416 }, (_, index) => index % 52),
		seededChance(20_261_129),
	);
	let place = 0;
	let drawn = 0;
	while (place < 400) {
		const hand = dealBaccarat(cards, place);
		place += hand.player.length + hand.banker.length;
		expect(foundOf("baccarat", liesOf(hand))).toEqual(hand);
		expect(isOutcomeOf("no-commission", outcomeText(hand))).toBe(true);
		for (const who of ["player", "banker"] as const) {
			const one = hand[who];
			const other = one.length === 3 ? one.slice(0, 2) : [...one, 0];
			expect(foundOf("baccarat", liesOf({ ...hand, [who]: other })), outcomeText(hand)).toBeUndefined();
		}
		drawn += 1;
	}
	expect(drawn).toBeGreaterThan(60);
});

test("other games are whole with their one thing, and no game of moves or multipliers has a studio", () => {
	expect(foundOf("dragon-tiger", [{ pos: "D", code: "8H" }])).toBeUndefined();
	expect(isOutcomeOf("dragon-tiger", "8H|6C")).toBe(true);
	expect(isOutcomeOf("dragon-tiger", "17")).toBe(false);
	expect([isOutcomeOf("roulette", "36"), isOutcomeOf("roulette", "37"), isOutcomeOf("roulette", "17|3x50")]).toEqual([
		true,
		false,
		false,
	]);
	expect([isOutcomeOf("sic-bo", "346"), isOutcomeOf("sic-bo", "347"), isOutcomeOf("sic-bo", "1a3a|8b0b")]).toEqual([
		true,
		false,
		false,
	]);
	expect([isOutcomeOf("blackjack", "bj1:8H6C|7HTD"), isOutcomeOf("bolt", "17")]).toEqual([false, false]);
	expect(tableGames.filter((game) => !fitsVideo(game))).toEqual(["bolt", "seotda", "blackjack"]);
});

describe("a studio", () => {
	test("is heard in its order alone, and only where it drives", () => {
		const house = driven("BAC01", false);
		expect(house.tell({ type: "shoe.new" })).toBe("VIDEO_OFF");
		const table = driven("BAC01");
		expect(table.state()).toMatchObject({ phase: { name: "idle" }, shoe: null, video: { seq: 0 } });
		expect(table.tell({ type: "shoe.new" }, {}, 2)).toBe("VIDEO_GAP");
		expect(table.tell({ type: "shoe.new" })).toEqual(["heard", "shoe"]);
		expect(table.tell({ type: "shoe.new" }, {}, 1)).toEqual([]);
		const streams = [{ kind: "llhls", url: "https://elsewhere.example/a.m3u8", latencyMs: 2_000 }] as const;
		expect(table.tell({ type: "table.open", streams })).toBe("VIDEO_STREAM_STRANGE");
		const own = [{ ...streams[0], url: "https://studio.example/a.m3u8" }];
		expect(table.tell({ type: "table.open", streams: own })).toEqual(["heard", "streamed"]);
		expect(table.state().video?.seq).toBe(2);
	});

	test("opens no round while it is paused, one runs, or that closes at once or never", () => {
		const table = driven("ROU01");
		expect([table.open(start + 4_999), table.open(start + 90_001)]).toEqual(["VIDEO_CLOSE_WRONG", "VIDEO_CLOSE_WRONG"]);
		const told = { type: "round.open", roundId: "r", closesAt: start + 20_000 } as const;
		expect(table.tell(told, { paused: true })).toBe("VIDEO_PAUSED");
		expect(table.tell(told, { limits: { min: 5, max: 50 } })).toEqual(["heard", "shoe", "opened", "named"]);
		expect(table.state().round).toMatchObject({ hand: 1, limits: { min: 5, max: 50 }, closesAt: start + 20_000 });
		expect([table.open(), table.tell({ type: "shoe.new" })]).toEqual(["VIDEO_ROUND_RUNS", "VIDEO_ROUND_RUNS"]);
		expect(table.tell({ type: "round.close", roundId: "another" })).toBe("VIDEO_NO_ROUND");
		table.pass(20_001);
		expect(table.tell({ type: "ball", roundId: "r", number: 17 })).toEqual(["heard", "closed", "shown"]);
		expect(table.tell({ type: "ball", roundId: "r", number: 17 })).toEqual(["heard"]);
		expect(table.result("17")).toEqual(["heard", "dealt", "result"]);
		expect(table.state()).toMatchObject({ past: ["17"], shoe: { hands: 1 }, video: { told: null, lies: [] } });
		expect(table.result("17")).toBe("VIDEO_NO_ROUND");
		expect(table.open()).toEqual(["heard", "opened", "named"]);
		expect(table.state().round?.hand).toBe(2);
	});

	test("closes early where it says so, and shows nothing before", () => {
		const table = driven("SIC01");
		table.open();
		expect(table.tell({ type: "round.close", roundId: "r" })).toEqual(["heard", "closed"]);
		expect(table.tell({ type: "round.close", roundId: "r" })).toEqual(["heard"]);
		expect(table.tell({ type: "dice", roundId: "r", dice: [1, 2, 3] })).toEqual(["heard", "shown"]);
		expect(table.result("6")).toEqual(["heard", "dealt", "result"]);
		table.open();
		expect(table.tell({ type: "dice", roundId: "r", dice: [1, 2, 3] })).toEqual(["heard", "voided"]);
		expect(table.state()).toMatchObject({ round: null, past: ["123"] });
		table.open();
		expect(table.tell({ type: "round.void", roundId: "r", reason: "a die fell" })).toEqual(["heard", "voided"]);
	});

	test("that is silent for half a minute loses its round, and is waited for until then and no oftener", () => {
		const table = driven("BAC01");
		table.open();
		expect(table.next()).toBe(start + 20_000 + silence);
		table.pass(20_000);
		expect(table.tell({ type: "round.close", roundId: "r" })).toEqual(["heard", "closed"]);
		table.pass(silence - 1);
		expect(table.tick()).toEqual([]);
		expect(table.card("P1", "8H")).toEqual(["heard", "shown"]);
		table.pass(1);
		expect([table.tick(), table.next()]).toEqual([[], table.now() - 1 + silence]);
		table.pass(silence);
		expect(table.tick()).toEqual(["voided"]);
		expect([table.tick(), table.next()]).toEqual([[], undefined]);
	});

	test.each([
		["a card of no place", (table: ReturnType<typeof driven>) => table.card("P4", "8H")],
		["no card", (table: ReturnType<typeof driven>) => table.card("P1", "1H")],
		[
			"two cards at one place",
			(table: ReturnType<typeof driven>) => [table.card("P1", "8H"), table.card("P1", "9H")].at(-1),
		],
		["a result without cards", (table: ReturnType<typeof driven>) => table.result("B")],
	])("that shows %s stops the table until two people have decided", (_name, wrong) => {
		const table = driven("BAC01");
		table.open();
		table.tell({ type: "round.close", roundId: "r" });
		expect(wrong(table)).toEqual(["heard", "halted"]);
		expect([table.open(), table.card("P2", "8H"), table.tell({ type: "shoe.new" })]).toEqual([
			"VIDEO_HALTED",
			"VIDEO_HALTED",
			"VIDEO_HALTED",
		]);
		table.pass(10 * silence);
		expect([table.tick({ video: false }), table.next()]).toEqual([[], undefined]);
		expect(table.tick({ decided: { is: "result", outcome: "8H9D|TCJS" } })).toEqual(["dealt", "result"]);
		expect(table.state()).toMatchObject({ past: ["8H9D|TCJS"], video: { halt: null } });
	});

	test("gives a halted round back where two people void it, and the table to the house where the desk does", () => {
		const table = driven("DT01");
		table.open();
		table.tell({ type: "round.close", roundId: "r" });
		for (const [pos, code] of [
			["D", "8H"],
			["T", "6C"],
		] as const)
			table.card(pos, code);
		expect(table.result("T")).toEqual(["heard", "halted"]);
		expect(table.state().video?.halt).toEqual({ said: "T", found: "8H|6C" });
		expect(table.tick({ decided: { is: "void" } })).toEqual(["voided"]);
		expect(table.tick({ video: true })).toEqual([]);
		expect(table.tick({ video: false })).toEqual(["ended", "driven"]);
		expect(table.state()).toMatchObject({ shoe: null, past: [], phase: { name: "idle" } });
		expect(table.state().video).toBeUndefined();
	});

	test("begins another series after two hundred rounds, and takes a table over with the house's shoe told", () => {
		const table = driven("ROU01");
		for (let round = 0; round < 201; round++) {
			table.open();
			table.tell({ type: "round.close", roundId: "r" });
			table.tell({ type: "ball", roundId: "r", number: round % 37 });
			table.pass(60_000);
			expect(table.result(String(round % 37))).toEqual(["heard", "dealt", "result"]);
		}
		expect(table.state()).toMatchObject({ shoe: { hands: 1 }, past: [String(200 % 37)] });
		const shoe = { shoe: "20261129-01", commit: "c", publicHex: "p" };
		const shuffledShoe = applyTable(
			applyTable(beginTable("DT01", start), { type: "shuffling", ...shoe, startsAt: start, endsAt: start }),
			{ type: "shuffled", publicHex: "p", cardsHash: null, position: 1 },
		);
		const idle: TableState = { ...shuffledShoe, phase: { name: "result", startsAt: start, endsAt: start } };
		expect(tickTable(idle, start, { ...aids, video: true }).events.map(({ type }) => type)).toEqual([
			"ended",
			"driven",
		]);
		expect(unwrap(decideTable(idle, { type: "void", roundId: "x" }, { now: start }))).toEqual([]);
	});
});
