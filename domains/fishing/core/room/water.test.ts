// Who swims in a room and who is near whom, reckoned a second time from the plan of its wave alone.
import { describe, expect, test } from "vitest";
import { seaOf } from "../games/catches.ts";
import { fishTables } from "../games/tables.ts";
import { isInSight, placeAt, planWave, swimsAt, type Wave } from "../wave.ts";
import { createWaters } from "./water.ts";

const table = fishTables["haenyeo-sea"];
const water = createWaters(table);
const waveAt = (n: number): Wave => ({ n, kind: n % 4 === 3 ? "boss" : "calm", seed: 77 + n, at: 0 });

/** Every kind of prey that is met in some wave, with a moment at which it is in sight. */
function met() {
	const found = new Map<string, { wave: Wave; fish: number; at: number }>();
	for (let n = 1; n <= 60; n++) {
		const wave = waveAt(n);
		for (const swimmer of planWave(wave, table)) {
			const at = Math.round((swimmer.from + swimmer.until) / 2);
			const kind = swimmer.species.prey.is;
			if (!found.has(kind) && isInSight(placeAt(swimmer, at))) found.set(kind, { wave, fish: swimmer.fish, at });
		}
	}
	return found;
}

describe("what swims in a room", () => {
	test.each([...met()])(
		"around a %s: the nearest first, of a bomb those within its blast",
		(kind, { wave, fish, at }) => {
			const sea = water([wave]);
			expect(sea.swims(fish, at)).toBe(true);
			const plan = planWave(wave, table);
			const here = plan.find((one) => one.fish === fish);
			if (here === undefined) throw new Error("it was found in this plan");
			const center = placeAt(here, at);
			const far = plan
				.filter((one) => one.fish !== fish && swimsAt(one, at) && isInSight(placeAt(one, at)))
				.map((one) => ({
					fish: one.fish,
					far: Math.hypot(placeAt(one, at).x - center.x, placeAt(one, at).y - center.y),
				}))
				.toSorted((left, right) => left.far - right.far || left.fish - right.fish);
			const reached = far.filter((one) => kind !== "bomb" || one.far <= 300).slice(0, 20);
			expect(sea.near(fish, at, new Set()).map((one) => one.fish)).toEqual(reached.map((one) => one.fish));
			const [first] = reached;
			if (first !== undefined)
				expect(sea.near(fish, at, new Set([first.fish])).map((one) => one.fish)).not.toContain(first.fish);
		},
	);

	test("of a fish that there is not, nothing is near and it does not swim", () => {
		const sea = water([waveAt(1)]);
		const stranger = 1e9;
		expect([sea.find(stranger), sea.swims(stranger, 1_000), sea.near(stranger, 1_000, new Set())]).toEqual([
			undefined,
			false,
			[],
		]);
	});

	test("is the same sea however often it is asked for, and another at another moment", () => {
		const wave = waveAt(2);
		const before = water([wave]).digest(20_000);
		// More waves than are kept as planned.
		for (let n = 100; n < 620; n++) water([waveAt(n)]).all();
		expect(water([wave]).digest(20_000)).toBe(before);
		expect(water([wave]).digest(20_500)).not.toBe(before);
		expect(water([wave]).digest(-1)).toBe("0-811c9dc5");
	});
});

test("a sea names a fish for every catch", () => {
	expect(() => seaOf("none@1", "haenyeo-sea", [])).toThrow("none@1 names 0 of 26 catches");
});
