import { expect, test } from "vitest";
import { keepVigil } from "./patience.ts";

/** A world and a clock of which the test says how they go on; each try takes so many milliseconds. */
function tried(life: () => number | undefined, eachTakes: number) {
	let now = 0;
	const inVain = keepVigil(life, { now: () => now });
	return (times: number): boolean => {
		let over = false;
		for (let time = 0; time < times; time++) {
			now += eachTakes;
			over = inVain();
		}
		return over;
	};
}

test("nobody loses patience with a world that is down, however long it takes to come back", () => {
	let life: number | undefined;
	const after = tried(() => life, 1_000);
	expect(after(100_000)).toBe(false);
	life = 1;
	expect(after(121)).toBe(false);
	expect(after(1)).toBe(true);
});

test("each life of the world is given its own time, and slow tries are made as often as quick ones at least", () => {
	let life = 1;
	const quick = tried(() => life, 150);
	expect(quick(799)).toBe(false);
	life = 2;
	expect(quick(800)).toBe(false);
	expect(quick(2)).toBe(true);
	const slow = tried(() => life, 20_000);
	expect(slow(39)).toBe(false);
	expect(slow(1)).toBe(true);
});
