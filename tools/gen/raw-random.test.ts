import { describe, expect, test } from "vitest";
import { chanceFrom, seededChance } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import { collectDraws, collectWords, evenness, wholeNumber } from "./raw-random.ts";

const kept = () => {
	const chunks: Uint8Array[] = [];
	return { chunks, write: (chunk: Uint8Array) => void chunks.push(chunk) };
};

describe("what a laboratory is given", () => {
	test("is every word of the generator, in order, and nothing else", () => {
		const words = [0x01020304, 0xfffefdfc, 7];
		let next = 0;
		const { chunks, write } = kept();
		const counts = collectWords(12, { chance: chanceFrom(() => words[next++] ?? 0), write });
		expect(Buffer.concat(chunks).toString("hex")).toBe("04030201fcfdfeff07000000");
		expect(counts[0]).toBe(3);
		expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
	});

	test("a file longer than a chunk has all its bytes", () => {
		const { chunks, write } = kept();
		collectWords((1 << 20) + 8, { chance: seededChance(1), write });
		expect(chunks.map(({ length }) => length)).toEqual([1 << 20, 8]);
	});

	test("scaled draws are those that a game would have made", () => {
		const [drawn, again] = [seededChance(5), seededChance(5)];
		const { chunks, write } = kept();
		const counts = collectDraws({ draws: 500, below: 52 }, { chance: drawn, write });
		const lines = Buffer.concat(chunks).toString("ascii").trimEnd().split("\n").map(Number);
		expect(lines).toEqual(Array.from({ length: 500 }, () => again.below(52)));
		expect(counts[lines[0] ?? 0]).toBe(lines.filter((line) => line === lines[0]).length);
	});
});

test("the generator's bytes are even, and bytes that lean are seen", () => {
	const even = collectWords(400_000, { chance: secureChance(), write: () => {} });
	expect(Math.abs(evenness(even).deviations)).toBeLessThan(6);
	const leaning = even.map((count, byte) => (byte === 0 ? count * 1.5 : count));
	expect(evenness(leaning).deviations).toBeGreaterThan(6);
});

test.each([
	["1e8", 100_000_000],
	["52", 52],
	["0", undefined],
	["1.5", undefined],
	["-4", undefined],
	["much", undefined],
	[undefined, undefined],
])("%s is read as %s", (text, value) => {
	expect(wholeNumber(text)).toBe(value);
});
