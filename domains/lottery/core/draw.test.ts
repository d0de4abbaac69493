// Draws: the published vectors, and that every digit is as likely as any other.
import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { seededBits } from "#platform/kernel";
import { acceptedText, type BlockOf, digitsText, drawBits, drawDigits, readDigits } from "./draw.ts";
import { familyOf, lotteryGames } from "./game.ts";
import { placesOf, valuesAt } from "./plays/balls.ts";
import { drawWithout, uniform } from "./plays/drawing.ts";
import { families } from "./plays/tree.ts";

const seed = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
const publicHex = "11".repeat(32);
const blockOf: BlockOf = (message) => createHmac("sha256", seed).update(message).digest();

describe("a draw", () => {
	test("is the published one", () => {
		expect(createHash("sha256").update(seed).digest("hex")).toMatch(/^630dcd29[0-9a-f]{49}bd710dd$/);
		expect(drawDigits({ game: "HN5FC", issue: "20251124001", publicHex }, blockOf).join("")).toBe("69405");
	});

	test("without replacement is the published one", () => {
		const race = drawDigits({ game: "TSFFPK10", issue: "202511240001", publicHex }, blockOf);
		expect(digitsText("TSFFPK10", race)).toBe("10,9,8,6,3,7,2,1,5,4");
		expect(readDigits("TSFFPK10", "10,9,8,6,3,7,2,1,5,4")).toEqual(race);
		expect(
			["10,9,8,6,3,7,2,1,5,5", "10,9,8", "11,9,8,6,3,7,2,1,5,4"].map((text) => readDigits("TSFFPK10", text)),
		).toEqual([undefined, undefined, undefined]);
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
	expect([readDigits("TSFFC", "01234"), readDigits("TSFFC", "1234"), readDigits("TSFFC", "1234a")]).toEqual([
		[0, 1, 2, 3, 4],
		undefined,
		undefined,
	]);
});

/** One game of each family; `DRAWS=1000000` draws as many as the facts ask for. */
const oneOfEach = Object.keys(families).flatMap(
	(code) => lotteryGames.find((game) => familyOf(game).code === code) ?? [],
);
const draws = Number(process.env.DRAWS ?? 2_000);

test.each(oneOfEach)("%s draws each number as often at each place", (game) => {
	const { balls } = familyOf(game);
	const shown = placesOf(balls).map((place) => new Map(valuesAt(balls, place).map((value) => [value, 0])));
	for (let issue = 0; issue < draws; issue++)
		for (const [place, value] of drawDigits({ game, issue: String(issue), publicHex }, blockOf).entries())
			shown[place]?.set(value, (shown[place]?.get(value) ?? 0) + 1);
	for (const [place, times] of shown.entries()) {
		const expected = draws / times.size;
		const square = [...times.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
		// Each place for itself, at 99 per cent over all places of the game: by Wilson and Hilferty.
		const degrees = times.size - 1;
		const beyond = quantileAbove(0.01 / shown.length);
		const bound = degrees * (1 - 2 / (9 * degrees) + beyond * Math.sqrt(2 / (9 * degrees))) ** 3;
		expect(square, `place ${place} of ${game}, ${draws} draws`).toBeLessThan(bound);
	}
});

/** How many deviations a normal figure is above with this probability (Abramowitz and Stegun 26.2.23). */
function quantileAbove(chance: number): number {
	const t = Math.sqrt(-2 * Math.log(chance));
	return t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3);
}
