// Where rules end: what is no block, no limit, no card, no round; roads that have hardly begun; tables that stand still.
import { describe, expect, it } from "vitest";
import { checkBets, mostOn, settleBets } from "./bets.ts";
import { isRed, rankText, readCard } from "./cards.ts";
import { bankerDraws, dealBaccarat } from "./games/baccarat.ts";
import { dealDragonTiger } from "./games/dragon-tiger.ts";
import { neighboursOf } from "./games/roulette.ts";
import { outcomeText, readOutcome, shortText } from "./outcome-text.ts";
import { askRoad, bigRoad, goodRoads, type RoadResult, streaksOf } from "./roads.ts";
import { applyTable, beginTable, tickTable } from "./room.ts";
import { isCut } from "./shoe.ts";
import { bitsOf, drawWithout, uniform } from "./stream.ts";
import type { TableAids, TableState } from "./table-state.ts";
import { isTableCode, limitsIn, spotOf, spotsOf, tableGames } from "./tables.ts";

const read = (text: string): readonly RoadResult[] =>
	Array.from(text).flatMap((letter) => (letter === "B" || letter === "P" || letter === "T" ? [letter] : []));
const roads = (text: string): readonly string[] => goodRoads(bigRoad(read(text))).map(({ road }) => road);

describe("a stream", () => {
	it("takes whole blocks alone, and limits that have a meaning", () => {
		expect(() => bitsOf("a", () => new Uint8Array(31))()).toThrow("31 bytes");
		for (const limit of [0, 1.5, 2 ** 31 + 1]) expect(() => uniform(() => 0, limit)).toThrow("limit");
		expect(uniform(() => 0, 1)).toBe(0);
		const words = [2 ** 32 - 1, 0];
		expect(uniform(() => words.shift() ?? 0, 3)).toBe(0);
		expect(() => drawWithout(() => 0, [1], 2)).toThrow();
	});
});

it("cards, cuts and codes are read, and what is none is not", () => {
	expect([readCard("TH"), readCard("1H"), readCard("TX"), readCard("T")]).toEqual([
		35,
		undefined,
		undefined,
		undefined,
	]);
	expect([rankText(9), rankText(12), isRed(0), isRed(13), isRed(26)]).toEqual(["10", "K", false, true, true]);
	expect([isCut(0), isCut(1), isCut(415), isCut(416), isCut(1.5)]).toEqual([false, true, true, false, false]);
	expect([isTableCode("BAC01"), isTableCode("BAC99")]).toEqual([true, false]);
	expect(readOutcome("8H6|KH")).toBeUndefined();
});

it("the banker draws by the table of the third card", () => {
	const draws = Array.from({ length: 8 }, (_, points) =>
		Array.from({ length: 10 }, (_unused, third) =>
			bankerDraws(points, third === 0 ? 9 : third - 1) ? third : "",
		).join(""),
	);
	expect(draws).toEqual(["0123456789", "0123456789", "0123456789", "012345679", "234567", "4567", "67", ""]);
	expect([5, 6].map((points) => bankerDraws(points, undefined))).toEqual([true, false]);
});

it("an empty shoe deals nothing, and a wheel has no other numbers", () => {
	expect(() => dealBaccarat([1, 2, 3], 0)).toThrow("empty");
	expect(() => dealDragonTiger([1], 0)).toThrow("empty");
	expect(() => neighboursOf(37, { each: 2 })).toThrow("37");
});

it("spots bring nothing for what is another game's outcome", () => {
	for (const game of tableGames)
		for (const { id, back } of spotsOf[game]) {
			const strange = readOutcome(game === "sic-bo" ? "7" : "346");
			expect(strange === undefined ? -1 : back(strange), `${game} ${id}`).toBe(0);
		}
});

it.each([
	["9H9D|9H9D", "T", ["tie", "small", "player-pair", "banker-pair", "either-pair"]],
	["9H9H|2C3C5D", "P", ["player", "player-pair", "either-pair", "perfect-pair", "player-bonus", "big"]],
	["9H9H|8C8C", "P", ["player", "player-pair", "banker-pair", "either-pair", "perfect-pair", "player-bonus", "small"]],
	["2C3C|KHQD6C", "B", ["banker", "big"]],
	["KC|QD", "D", ["dragon", "dragon-odd", "dragon-black", "dragon-big", "tiger-even", "tiger-red", "tiger-big"]],
	["7C|7C", "=", ["tie", "suited-tie", "dragon-odd", "dragon-black", "tiger-odd", "tiger-black"]],
	["AD|3C", "T", ["tiger", "dragon-odd", "dragon-red", "dragon-small", "tiger-odd", "tiger-black", "tiger-small"]],
	["333", "9", ["total-9", "triple-3", "any-triple", "double-3", "one-3"]],
	["112", "4", ["small", "even", "total-4", "double-1", "pair-1-2", "one-1", "one-2"]],
])("%s wins %s", (text, short, won) => {
	const outcome = readOutcome(text);
	if (outcome === undefined) throw new Error(text);
	expect([outcomeText(outcome), shortText(outcome)]).toEqual([text, short]);
	const game = (
		{
			cards: "baccarat",
			duel: "dragon-tiger",
			dice: "sic-bo",
			ball: "roulette",
			hwatu: "seotda",
			blackjack: "blackjack",
		} as const
	)[outcome.type];
	const ids = spotsOf[game].filter(({ back }) => back(outcome) > 1_000).map(({ id }) => id);
	expect(ids.toSorted()).toEqual([...won].toSorted());
});

it("bets that nobody knows bring nothing, and a bet is never cut below the least", () => {
	const limits = { min: 20, max: 100 };
	expect(mostOn("baccarat", { spot: "perfect-pair", limits, currency: "P" })).toBe(2_000n);
	expect(mostOn("baccarat", { spot: "none", limits, currency: "P" })).toBe(2_000n);
	expect(limitsIn(limits, "KRW")).toEqual({ min: 20_000n, max: 100_000n });
	const at = { game: "baccarat", limits, currency: "P", standing: [] } as const;
	expect(
		checkBets(
			[
				{ spot: "player", amount: 2_000n },
				{ spot: "tie", amount: 0n },
			],
			at,
		),
	).toMatchObject({ ok: false });
	const outcome = readOutcome("9H9D|2C3C");
	expect(outcome && settleBets("baccarat", [[{ spot: "none", amount: 100n }]], outcome)).toMatchObject([
		{ returned: 0n, counted: 100n },
	]);
	expect(spotOf("sic-bo", "none")).toBeUndefined();
});

it("roads tell of runs and jumps, and of nothing where nothing is", () => {
	expect([roads(""), roads("T"), roads("BP")]).toEqual([[], [], []]);
	expect(roads("BBPPBB")).toContain("double-jump");
	expect(roads("BBPBBPBBP")).toContain("jumps");
	expect(roads("PBBPBBPBB")).toContain("runs");
	expect(roads("BBPPPBBPP")).toContain("row");
	expect(roads("BBPBBP")).toContain("one-two");
	expect(askRoad([], "B")).toEqual({ eye: undefined, small: undefined, cockroach: undefined });
	expect(streaksOf(["R", "R", "B"])).toEqual([
		{ mark: "R", length: 2 },
		{ mark: "B", length: 1 },
	]);
});

const aids: TableAids = {
	next: undefined,
	shuffled: undefined,
	dealt: undefined,
	roundId: "r",
	paused: false,
	limits: undefined,
};
const made = { shoe: "20261124-01", commit: "c" };
const types = (state: TableState, now: number, given: TableAids) =>
	tickTable(state, now, given).events.map(({ type }) => type);

it("a table without a seed waits, and one whose seed does not open takes the next", () => {
	const state = beginTable("BAC01", 0);
	expect(tickTable(state, 0, aids)).toEqual({ events: [], next: new Date(2_000) });
	const shuffling = applyTable(state, { type: "shuffling", ...made, startsAt: 0, endsAt: 10 });
	expect(types(shuffling, 9, aids)).toEqual([]);
	expect(types(shuffling, 10, { ...aids, next: made })).toEqual(["shuffling"]);
	expect(types({ ...shuffling, phase: { name: "open", startsAt: 0, endsAt: 0 } }, 5_000, aids)).toEqual([]);
});

it("events that have nothing to stand on change nothing", () => {
	const state = beginTable("ROU01", 0);
	for (const event of [
		{ type: "dealt", outcome: "7", used: 0, startsAt: 0, endsAt: 1 },
		{ type: "result", startsAt: 0, endsAt: 1 },
		{ type: "cut", place: 3, by: "x" },
		{ type: "ended", shoe: "20261124-01" },
	] as const)
		expect(applyTable(state, event)).toEqual(state);
	const open = applyTable(applyTable(state, { type: "shuffling", ...made, startsAt: 0, endsAt: 1 }), {
		type: "opened",
		roundId: "r",
		hand: 1,
		startsAt: 1,
		endsAt: 2,
	});
	expect(applyTable(open, { type: "result", startsAt: 2, endsAt: 3 }).past).toEqual([]);
	expect(applyTable(state, { type: "voided", roundId: "r", reason: "operator", at: 4 }).shoe).toBeNull();
});
