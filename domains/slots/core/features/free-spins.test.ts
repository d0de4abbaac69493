import { describe, expect, test } from "vitest";
import type { FreeSpins } from "../pay-table.ts";
import type { Spin } from "../spin.ts";
import { reelSet } from "../testing/tables.ts";
import { playFreeSpins } from "./free-spins.ts";

const feature: FreeSpins = {
	reels: reelSet([]),
	awards: [{ count: 3, spins: 3 }],
	more: [
		{ count: 3, spins: 2 },
		{ count: 4, spins: 4 },
	],
	limit: 8,
};

/** Spins that show so many scatters each, in order; each wins its number. */
function spins(...scatters: readonly number[]): { playOne: () => Omit<Spin, "board">; played: () => number } {
	let number = 0;
	return {
		playOne: () => {
			number++;
			return { events: [], win: number, scatters: scatters[number - 1] ?? 0 };
		},
		played: () => number,
	};
}

/** What is told, in short: "start 3", "1/3", "+2 = 5", "end 5 15". */
function told(given: number, scatters: readonly number[]): string[] {
	return playFreeSpins(feature, given, spins(...scatters).playOne).events.map((event) => {
		switch (event.type) {
			case "free-spins-start":
				return `start ${event.spins}`;
			case "free-spin":
				return `${event.number}/${event.of}`;
			case "free-spins-more":
				return `+${event.spins} = ${event.of}`;
			case "free-spins-end":
				return `end ${event.spins} ${event.win}`;
			default:
				return event.type;
		}
	});
}

describe("free spins", () => {
	test.each([
		[3, [], ["start 3", "1/3", "2/3", "3/3", "end 3 6"]],
		[1, [2], ["start 1", "1/1", "end 1 1"]],
		[1, [3], ["start 1", "1/1", "+2 = 3", "2/3", "3/3", "end 3 6"]],
		[2, [0, 4], ["start 2", "1/2", "2/2", "+4 = 6", "3/6", "4/6", "5/6", "6/6", "end 6 21"]],
		[1, [3, 3], ["start 1", "1/1", "+2 = 3", "2/3", "+2 = 5", "3/5", "4/5", "5/5", "end 5 15"]],
		[7, [4], ["start 7", "1/7", "+1 = 8", "2/8", "3/8", "4/8", "5/8", "6/8", "7/8", "8/8", "end 8 36"]],
		[8, [5, 5], ["start 8", "1/8", "2/8", "3/8", "4/8", "5/8", "6/8", "7/8", "8/8", "end 8 36"]],
	])("%i given, scatters %j", (given, scatters, events) => {
		expect(told(given, scatters)).toEqual(events);
	});

	test("chance is asked once a spin, and no more than there are", () => {
		const run = spins(3);
		playFreeSpins(feature, 3, run.playOne);
		expect(run.played()).toBe(5);
	});

	test("what a spin tells stands behind its number", () => {
		const { events } = playFreeSpins(feature, 1, () => ({
			events: [{ type: "multiplier", value: 3 }],
			win: 0,
			scatters: 0,
		}));
		expect(events.map(({ type }) => type)).toEqual(["free-spins-start", "free-spin", "multiplier", "free-spins-end"]);
	});

	test("the win is the sum of the spins", () => {
		expect(playFreeSpins(feature, 3, spins().playOne).win).toBe(1 + 2 + 3);
	});
});
