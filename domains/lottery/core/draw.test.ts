// Draws: the published vectors, and that every digit is as likely as any other.
import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { seededBits } from "#platform/kernel";
import { acceptedText, type BlockOf, drawBits, drawDigits, drawWithout, readDigits, uniform } from "./draw.ts";

const seed = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
const publicHex = "11".repeat(32);
const blockOf: BlockOf = (message) => createHmac("sha256", seed).update(message).digest();

describe("a draw", () => {
	test("is the published one", () => {
		expect(createHash("sha256").update(seed).digest("hex")).toMatch(/^630dcd29[0-9a-f]{49}bd710dd$/);
		expect(drawDigits({ game: "HN5FC", issue: "20251124001", publicHex }, blockOf).join("")).toBe("69405");
	});

	test("without replacement is the published one", () => {
		const six = drawBits({ game: "TSFFLHC", issue: "202511240001", publicHex }, blockOf);
		expect(drawWithout(six, { from: 1, to: 49, take: 7 })).toEqual([14, 44, 6, 23, 2, 20, 18]);
		const ten = drawBits({ game: "TSFFPK10", issue: "202511240001", publicHex }, blockOf);
		expect(drawWithout(ten, { from: 1, to: 10, take: 10 })).toEqual([10, 9, 8, 6, 3, 7, 2, 1, 5, 4]);
	});

	test("goes on with the next block, and refuses one that is none", () => {
		const asked: string[] = [];
		const bits = drawBits({ game: "TSFFC", issue: "202511240001", publicHex }, (message) => {
			asked.push(message);
			return blockOf(message);
		});
		for (let number = 0; number < 17; number++) bits();
		expect(asked.map((message) => message.split("|").at(-1))).toEqual(["0", "1", "2"]);
		expect(drawBits({ game: "TSFFC", issue: "1", publicHex }, () => new Uint8Array(31))).toThrow("31 bytes");
	});

	test("takes the top bits and passes over what is too great", () => {
		const words = (...values: readonly number[]) => {
			let next = 0;
			return () => values[next++] ?? 0;
		};
		expect(uniform(words(0xa0000000, 0xffffffff, 0x9fffffff), 10)).toBe(9);
		expect(uniform(words(), 1)).toBe(0);
		expect(() => uniform(words(), 0)).toThrow("out of range");
		const bits = seededBits(7);
		const shown = Array.from({ length: 10 }, () => 0);
		for (let draw = 0; draw < 20_000; draw++) {
			const digit = uniform(bits, 10);
			shown[digit] = (shown[digit] ?? 0) + 1;
		}
		// Chi-squared of nine degrees: 33.7 is passed once in ten thousand.
		expect(shown.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0)).toBeLessThan(33.7);
	});
});

test("what was accepted is named with its draw, in order", () => {
	expect(acceptedText({ game: "TSFFC", issue: "202511240001" }, ["b", "a"])).toBe("TSFFC|202511240001|b|a");
	expect(acceptedText({ game: "TSFFC", issue: "202511240001" }, [])).toBe("TSFFC|202511240001");
	expect([readDigits("01234"), readDigits("1234"), readDigits("1234a")]).toEqual([
		[0, 1, 2, 3, 4],
		undefined,
		undefined,
	]);
});
