// The published rules read once more, as somebody would who knows only the page that describes them: plain lists, plain
// words, no line of the program's own. Two hundred rounds a game must agree.
import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fairBits } from "#platform/kernel";
import { drawInstant, laidOut, playSteps } from "./play.ts";
import type { InstantChoice } from "./registry.ts";

const serverSeed = "0f".repeat(32);
const clientSeed = "somebody";
const rounds = Array.from({ length: 200 }, (_, nonce) => nonce);

const programBits = (nonce: number) =>
	fairBits({ clientSeed, nonce }, (message) => createHmac("sha256", serverSeed).update(message).digest());

const programOutcome = (choice: InstantChoice, nonce: number) => drawInstant(choice, programBits(nonce));

/** All words of a round, read from the hex of its blocks. */
function wordsOf(nonce: number): number[] {
	const words: number[] = [];
	for (let block = 0; block < 12; block++) {
		const hex = createHmac("sha256", serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest("hex");
		for (let at = 0; at < 64; at += 8) words.push(Number.parseInt(hex.slice(at, at + 8), 16));
	}
	return words;
}

/** Draws values of n in order, passing over what would make some likelier. */
function drawer(nonce: number): (n: number) => number {
	const words = wordsOf(nonce);
	return (n) => {
		for (;;) {
			const word = words.shift();
			if (word === undefined) throw new Error("out of words");
			if (word < Math.floor(4_294_967_296 / n) * n) return word % n;
		}
	};
}

/** So many of a list, the last one moving to where each was taken. */
function taken(list: number[], { count, draw }: { count: number; draw: (n: number) => number }): number[] {
	const found: number[] = [];
	while (found.length < count) {
		const place = draw(list.length);
		found.push(list[place] ?? -1);
		const last = list.pop() ?? -1;
		if (place < list.length) list[place] = last;
	}
	return found;
}

describe("read naively", () => {
	it.each(rounds.filter((nonce) => nonce % 20 === 0))("from round %i on, twenty rounds of every game agree", (from) => {
		for (const nonce of rounds.slice(from, from + 20)) {
			expect(programOutcome({ game: "dice", side: "over", winning: 5_000 }, nonce)).toMatchObject({
				roll: drawer(nonce)(10_000),
			});
			const word = BigInt(wordsOf(nonce)[0] ?? 0);
			const point = (98n * 2n ** 32n) / (word + 1n);
			expect(programOutcome({ game: "limbo", target: 200 }, nonce)).toMatchObject({
				point: Number(point < 100n ? 100n : point),
			});
			const turn = drawer(nonce);
			expect(programOutcome({ game: "plinko", rows: 16, risk: "low" }, nonce)).toMatchObject({
				turns: Array.from({ length: 16 }, () => turn(2)),
			});
			const forty = Array.from({ length: 40 }, (_, index) => index + 1);
			expect(programOutcome({ game: "keno", picks: [1] }, nonce)).toMatchObject({
				drawn: taken(forty, { count: 10, draw: drawer(nonce) }),
			});
			expect(programOutcome({ game: "wheel", risk: "high" }, nonce)).toMatchObject({ stop: drawer(nonce)(40) });
			const cells = Array.from({ length: 25 }, (_, index) => index);
			expect(laidOut({ game: "mines", mines: 7 }, programBits(nonce))).toEqual(
				taken(cells, { count: 7, draw: drawer(nonce) }),
			);
			const card = drawer(nonce);
			const skips = Array.from({ length: 9 }, () => ({ game: "hi-lo", call: "skip" }) as const);
			const cards = playSteps({ game: "hi-lo" }, programBits(nonce), skips)?.shown;
			expect(cards?.map((one) => (one.type === "card" ? one.card : -1))).toEqual(
				Array.from({ length: 10 }, () => card(52)),
			);
		}
	});
});

describe("crash read naively", () => {
	it.each(rounds)("round %i flies as far as its first word says, and pays a target in reach", (nonce) => {
		const word = BigInt(wordsOf(nonce)[0] ?? 0);
		const reached = (98n * 2n ** 32n) / (word + 1n);
		const point = Number(reached > 1_000_000n ? 1_000_000n : reached);
		for (const target of [0, 101, 150, 200, 1_000]) {
			const taken = target <= point ? target : 0;
			expect(programOutcome({ game: "crash", target }, nonce)).toEqual({
				game: "crash",
				point,
				taken,
				times: taken * 100,
			});
		}
	});
});
