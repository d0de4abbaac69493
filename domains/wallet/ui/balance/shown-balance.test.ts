import { describe, expect, test } from "vitest";
import { afterNews, type BalanceNews, nothingRead, type ShownBalance, shownSum } from "./shown-balance.ts";

const read = (sum: bigint, asks: number): BalanceNews => ({ type: "read", sum, asks });
const sent = (stake: bigint, now = 0, frame = "a"): BalanceNews => ({
	type: "told",
	frame,
	round: { stake, win: undefined },
	now,
});
const answered = (win: bigint, now = 0, frame = "a"): BalanceNews => ({
	type: "told",
	frame,
	round: { stake: 0n, win },
	now,
});
const over = (frame = "a"): BalanceNews => ({ type: "told", frame, round: undefined, now: 0 });
const moved: BalanceNews = { type: "moved" };
const tick = (now: number): BalanceNews => ({ type: "tick", now });

/** What is shown, and how often was asked, after each of them. */
function seen(...all: BalanceNews[]): readonly (readonly [bigint | undefined, number])[] {
	let state: ShownBalance = nothingRead;
	return all.map((news) => {
		state = afterNews(state, news);
		return [shownSum(state), state.asks] as const;
	});
}

describe("the balance while a game runs", () => {
	test("the stake leaves at once, the win waits for its game", () => {
		expect(
			seen(read(1_000n, 0), sent(100n), moved, read(1_400n, 0), answered(500n), read(1_400n, 1), moved, over()),
		).toEqual([
			...[
				[1_000n, 0],
				[900n, 0],
			],
			// The server's push comes before the game has its answer: it is not followed, and an answer to it is not shown.
			...[
				[900n, 0],
				[900n, 0],
			],
			...[
				[900n, 1],
				[900n, 1],
				[900n, 2],
				[1_400n, 2],
			],
		]);
	});

	test("other money that moves is shown at once, also in the middle of a round that is being shown", () => {
		expect(
			seen(read(1_000n, 0), sent(100n), answered(500n), read(1_400n, 1), moved, read(1_650n, 2), over()).slice(-3),
		).toEqual([
			[900n, 2],
			[1_150n, 2],
			[1_650n, 2],
		]);
	});

	test("turbo: rounds that follow one another faster than the server is read never show a win before its time", () => {
		const rounds = [0, 1, 2].flatMap(() => [sent(100n), answered(300n), over()]);
		expect(seen(read(1_000n, 0), ...rounds, read(1_600n, 3)).map(([shown]) => shown)).toEqual([
			...[1_000n, 900n, 900n, 1_200n, 1_100n, 1_100n, 1_400n, 1_300n, 1_300n, 1_600n, 1_600n],
		]);
	});

	test("an answer that was asked for before a round was answered is not shown", () => {
		const late = seen(read(1_000n, 0), sent(100n), answered(500n), read(1_000n, 0), read(1_400n, 1));
		expect(late.slice(-2).map(([shown]) => shown)).toEqual([900n, 900n]);
	});

	test("a round that was refused, and a frame that is gone without an answer, are asked for", () => {
		expect(seen(read(1_000n, 0), sent(100n), over(), read(1_000n, 1)).slice(-2)).toEqual([
			[900n, 1],
			[1_000n, 1],
		]);
	});

	test("two frames hold back their own", () => {
		const all = [read(1_000n, 0), sent(100n), sent(10n, 0, "b"), answered(50n, 0, "b"), answered(500n)];
		expect(seen(...all, read(1_440n, 2), over("b"), over()).map(([shown]) => shown)).toEqual([
			...[1_000n, 900n, 890n, 890n, 890n, 890n, 940n, 1_440n],
		]);
	});

	test("a page that opens in the middle of a round", () => {
		expect(seen(answered(500n), read(1_400n, 0), read(1_400n, 1), over()).map(([shown]) => shown)).toEqual([
			...[undefined, undefined, 900n, 1_400n],
		]);
	});
});

describe("nothing is held back for ever", () => {
	test("an answer that never comes", () => {
		const all = [read(1_000n, 0), sent(100n), tick(15_000), tick(15_001), read(1_400n, 1)];
		expect(seen(...all).slice(-3)).toEqual([
			[900n, 0],
			[900n, 1],
			[1_400n, 1],
		]);
	});

	test("a frame that died while it showed a win; one that lives holds on", () => {
		const all = [read(1_000n, 0), sent(100n), answered(500n), read(1_400n, 1), answered(500n, 14_000)];
		expect(seen(...all, tick(29_000), tick(29_001)).slice(-2)).toEqual([
			[900n, 1],
			[1_400n, 1],
		]);
	});
});
