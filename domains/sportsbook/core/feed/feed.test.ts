// What a feed says of a match, and the line that it comes over: one that loses, doubles, reorders, falls silent and hands over comes to
// the same board as one that does not, and takes no bets of a producer that is not heard.
import { describe, expect, test } from "vitest";
import { seededChance, shuffled } from "#platform/kernel";
import { applyMessage, type EventBoard, emptyBoard, statusAt, takesBets } from "./board.ts";
import { broken, type FeedLine, hear, isUp, longestRecovery, noLine, overlap, pass, recoveryFailed } from "./line.ts";
import type { EventMessage, FeedMessage } from "./message.ts";

const event = "sr:match:7";
const odds = (at: number, status: "active" | "handed over" | "suspended" = "active", product = 1): EventMessage => ({
	type: "odds",
	product,
	event,
	at,
	markets: [{ key: "1", status, prices: [{ outcome: "1", odds: 150 + at, active: true }] }],
});
const of = (...messages: readonly EventMessage[]): EventBoard => messages.reduce(applyMessage, emptyBoard);
const status = (board: EventBoard) => statusAt(board, "1");

describe("a board", () => {
	const settled: EventMessage = {
		type: "settled",
		product: 1,
		event,
		at: 20,
		confirmed: true,
		results: [{ key: "1", ends: [{ outcome: "1", end: "won" }] }],
	};
	const back: EventMessage = { type: "settled back", product: 1, event, at: 25, keys: ["1"] };

	test("stops with a stop, and opens again with a newer price, in whatever order they come", () => {
		const stop: EventMessage = { type: "stop", product: 1, event, at: 10, status: "suspended" };
		expect(status(emptyBoard)).toBeUndefined();
		for (const board of [of(odds(5), stop), of(stop, odds(5))]) expect(status(board)).toBe("suspended");
		for (const board of [of(odds(5), stop, odds(11)), of(odds(11), stop, odds(5))])
			expect(status(board)).toBe("active");
	});

	test("settled it stays so until that is taken back, and then is suspended", () => {
		for (const board of [of(odds(5), settled), of(settled, odds(5))]) expect(status(board)).toBe("settled");
		for (const board of [of(odds(5), settled, back), of(odds(5), back, settled)])
			expect(status(board)).toBe("suspended");
		expect(status(of(odds(5), settled, back, odds(30)))).toBe("active");
	});

	test("handed over it waits for the other producer, and not where that has spoken first", () => {
		const other = odds(7, "active", 3);
		expect(status(of(odds(5), odds(8, "handed over")))).toBe("handed over");
		for (const board of [
			of(odds(5), odds(8, "handed over"), other),
			of(odds(5), other, odds(8, "handed over")),
			of(other, odds(8, "handed over"), odds(5)),
		])
			expect([status(board), board.markets["1"]?.product]).toEqual(["active", 3]);
	});

	test("keeps cancellations with their windows, and the newest kick-off", () => {
		const cancel = (type: "cancelled" | "cancelled back", at: number): EventMessage => ({
			type,
			product: 1,
			event,
			at,
			keys: ["1"],
			from: 3,
			to: 9,
		});
		const name = "1 3 9";
		expect(of(cancel("cancelled", 5)).cancels[name]?.cancel).toEqual({ key: "1", from: 3, to: 9 });
		expect(of(cancel("cancelled back", 6), cancel("cancelled", 5)).cancels[name]?.cancel).toBeUndefined();
		const all: EventMessage = { type: "cancelled", product: 1, event, at: 5, keys: ["1"] };
		expect(of(all).cancels["1  "]?.cancel).toEqual({ key: "1", from: undefined, to: undefined });
		const fixture = (at: number, more: object): EventMessage => ({
			type: "fixture",
			product: 1,
			event,
			at,
			change: "2",
			...more,
		});
		const moved = of(fixture(5, { kickoff: 50 }), fixture(4, { kickoff: 40 }), fixture(6, {}));
		expect(moved.kickoff?.value).toBe(50);
	});
});

const alive = (at: number, subscribed = true): FeedMessage => ({ type: "alive", product: 1, at, subscribed });
const kinds = (effects: readonly { readonly type: string }[]) => effects.map(({ type }) => type);

/** A line that has been heard and has come up. */
function upLine(): FeedLine {
	const heard = hear(noLine, alive(1_000), 1_000);
	expect(heard.effects).toEqual([{ type: "recover", product: 1, since: 1_000 - longestRecovery, requestId: "1" }]);
	return hear(heard.line, { type: "snapshot", product: 1, at: 1_500, requestId: "1" }, 1_500).line;
}

describe("a line", () => {
	test("comes up with the snapshot that it asked for, and with no other", () => {
		const { line } = hear(noLine, alive(1_000), 1_000);
		const other = hear(line, { type: "snapshot", product: 1, at: 1_500, requestId: "9" }, 1_500);
		expect([kinds(other.effects), isUp(other.line, 1), isUp(upLine(), 1), isUp(noLine, 1)]).toEqual([
			["drop"],
			false,
			true,
			false,
		]);
	});

	test("silent for twenty seconds it is suspended, and asks for what it missed since it was last whole", () => {
		let line = hear(upLine(), odds(2_000), 2_000).line;
		expect(pass(line, 21_000).effects).toEqual([]);
		const silent = pass(line, 22_500);
		expect(silent.effects).toEqual([{ type: "suspend", product: 1 }]);
		// What comes before it is whole again does not move that moment.
		line = hear(silent.line, odds(30_000), 30_000).line;
		const heard = hear(line, alive(31_000), 31_000);
		expect(heard.effects).toEqual([{ type: "recover", product: 1, since: 2_000 - overlap, requestId: "2" }]);
		expect(hear(heard.line, alive(41_000), 41_000).effects).toEqual([]);
		const failed = recoveryFailed(heard.line, "2", 42_000);
		expect(recoveryFailed(failed, "7", 42_000)).toBe(failed);
		expect(pass(failed, 43_000).effects).toEqual([]);
		expect(pass(failed, 47_000).effects).toMatchObject([{ type: "recover", since: 2_000 - overlap, requestId: "3" }]);
	});

	test("that lost us, or whose connection broke, is suspended and asked again", () => {
		const lost = hear(upLine(), alive(2_000, false), 2_000);
		expect(kinds(lost.effects)).toEqual(["suspend", "recover"]);
		const cut = broken(upLine());
		expect([kinds(cut.effects), kinds(broken(cut.line).effects)]).toEqual([["suspend"], []]);
		expect(kinds(hear(cut.line, alive(2_000), 2_000).effects)).toEqual(["recover"]);
		expect(kinds(hear(noLine, odds(5), 5).effects)).toEqual(["apply"]);
	});
});

test.each([1, 2, 3, 4])(
	"with every fault at once it comes to the board of a line without, taking no bets meanwhile (seed %d)",
	(seed) => {
		const chance = seededChance(20_261_129 + seed);
		const script: EventMessage[] = Array.from({ length: 120 }, (_none, place) => {
			const at = 2_000 + place * 1_000;
			const what = chance.below(8);
			if (what === 0) return { type: "stop", product: 1, event, at, status: "suspended" };
			if (what === 1)
				return {
					type: "settled",
					product: 1,
					event,
					at,
					confirmed: true,
					results: [{ key: "1", ends: [{ outcome: "1", end: "won" }] }],
				};
			if (what === 2) return { type: "settled back", product: 1, event, at, keys: ["1"] };
			if (what === 3) return odds(at, "suspended");
			return odds(at);
		});
		const clean = script.reduce(applyMessage, emptyBoard);
		let line = upLine();
		let board = emptyBoard;
		let asked: { readonly since: number; readonly requestId: string } | undefined;
		const take = (moved: ReturnType<typeof hear>): void => {
			line = moved.line;
			for (const effect of moved.effects) {
				if (effect.type === "apply") board = applyMessage(board, effect.message);
				if (effect.type === "recover") asked = effect;
			}
			if (!isUp(line, 1)) expect(takesBets(board, "1", (product) => isUp(line, product))).toBe(false);
		};
		for (let from = 0; from < script.length; from += 6) {
			const now = 2_000 + from * 1_000;
			const page = script.slice(from, from + 6);
			// Some pages never come; the connection said so.
			if (chance.below(4) === 0) {
				take(broken(line));
				continue;
			}
			const doubled = [...page, ...page.filter(() => chance.below(3) === 0)];
			for (const message of shuffled(doubled, chance)) take(hear(line, message, now));
			take(hear(line, alive(now), now));
			if (asked === undefined || chance.below(2) === 0) continue;
			const { since, requestId } = asked;
			asked = undefined;
			const missed = script.slice(0, from + 6).filter(({ at }) => at >= since);
			for (const message of shuffled(missed, chance)) take(hear(line, message, now));
			take(hear(line, { type: "snapshot", product: 1, at: now, requestId }, now));
		}
		take(hear(line, alive(200_000, false), 200_000));
		for (const message of shuffled(
			script.filter(({ at }) => at >= (asked?.since ?? 0)),
			chance,
		))
			take(hear(line, message, 200_000));
		take(hear(line, { type: "snapshot", product: 1, at: 200_000, requestId: asked?.requestId ?? "" }, 200_000));
		expect(isUp(line, 1)).toBe(true);
		expect(board.markets).toEqual(clean.markets);
		expect(board.results).toEqual(clean.results);
		expect(board.stops).toEqual(clean.stops);
		expect(takesBets(board, "1", (product) => isUp(line, product))).toBe(status(clean) === "active");
	},
);
