// The golden values of the rules: exact by fractions, the draws against Python's hmac, the places against hand-reckoned ones.
import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chanceFrom, fairBits, fraction, percent, seededChance, toNumber } from "#platform/kernel";
import { type Near, spendBudget } from "./area.ts";
import { fishTables, speciesNamed } from "./games/tables.ts";
import { deviationOf, judgeTable } from "./gate.ts";
import { drawHit } from "./hit.ts";
import { onPiece } from "./path.ts";
import { createWaters } from "./room/water.ts";
import { bulletReturn, fishingGames, returnOf, type Species, speciesChance } from "./species.ts";
import { endOf, isInSight, placeAt, planWave, swimsAt, type Wave } from "./wave.ts";

const bare = { often: 1, school: 1, crosses: 1, size: 1 };

/** Draws what it is given; what is asked for is kept. */
function told(...values: readonly number[]) {
	const asked: number[] = [];
	const left = [...values];
	const below = (limit: number): number => {
		asked.push(limit);
		return left.shift() ?? limit - 1;
	};
	return { asked, below };
}

describe("what a bullet returns", () => {
	it.each(fishingGames)("of every row of %s is exactly 0.965, bosses and weapons too", (game) => {
		const table = fishTables[game];
		const report = judgeTable(table);
		expect(report.reasons).toEqual([]);
		expect(report.rows.map(({ exact }) => exact)).toEqual(table.species.map(() => fraction(965, 1000)));
		expect(table.species.length).toBeGreaterThanOrEqual(26);
		expect(report.rtp).toBe("96.50");
	});

	it("of a table that was released never changes: a change is a new version", () => {
		const digests = Object.values(fishTables).map((table) =>
			createHash("sha256").update(JSON.stringify(table)).digest("hex").slice(0, 16),
		);
		expect(digests).toEqual(["1cf365fd5dd80a3a", "864a7005e567eee3"]);
	});

	it("is refused by the gate when one row is off by a hair", () => {
		const [first, ...others] = fishTables["haenyeo-sea"].species;
		if (first === undefined) throw new Error("no species");
		const worse = { ...first, kill: { win: 964, of: 2000 } };
		expect(judgeTable({ ...fishTables["haenyeo-sea"], species: [worse, ...others] }).reasons).toEqual([
			"anchovy returns 96.400000 %",
		]);
		expect(judgeTable({ ...fishTables["haenyeo-sea"], species: others.slice(0, 12) }).reasons).toEqual([
			"fewer than 20 species",
			"no boss",
		]);
	});

	it.each([
		[2, 0.4825, 0.9994],
		[10, 0.0965, 2.9528],
		[100, 0.00965, 9.7759],
		[500, 0.00193, 21.9447],
		[1000, 0.000965, 31.0495],
	])("of a fish worth %d is a kill in %f, with a deviation of %f", (times, chance, deviation) => {
		const species: Species = {
			...bare,
			name: "anchovy",
			prey: { is: "plain", times },
			kill: { win: 965, of: 1000 * times },
		};
		expect(toNumber(speciesChance(species))).toBeCloseTo(chance, 9);
		expect(deviationOf(species)).toBeCloseTo(deviation, 4);
	});

	it("is the same of wheel, crate and weapons", () => {
		const of = (name: string) => speciesNamed(fishTables["haenyeo-sea"], name);
		expect(speciesChance(of("abalone"))).toEqual(fraction(193, 8600));
		expect(deviationOf(of("abalone"))).toBeCloseTo(12.132, 3);
		expect(speciesChance(of("catch-net"))).toEqual(fraction(1, 20));
		expect(speciesChance(of("urchin"))).toEqual(fraction(193, 12_000));
		for (const name of ["abalone", "catch-net", "urchin", "electric-eel", "sawfish"])
			expect(percent(returnOf(of(name)), 4), name).toBe("96.5000");
		expect(percent(bulletReturn)).toBe("96.50");
	});
});

describe("an area weapon spends its budget whole", () => {
	const near = (...times: readonly number[]): readonly Near[] => times.map((one, fish) => ({ fish, times: one }));
	it.each([
		[50, [2, 5, 20, 100], [100], 3, 0],
		[50, [30, 40], [60, 80], 0, 0],
		[50, [2, 2, 3], [], 3, 43],
		[50, [], [], 0, 50],
		[60, [10, 10, 10, 10, 200, 500], [400, 1000], 4, 0],
	])("%d on %j", (budget, times, asked, sure, coins) => {
		const chance = told();
		const spent = spendBudget(budget, near(...times), chance);
		expect({ sure: spent.died.length, coins: spent.coins, asked: chance.asked }).toEqual({ sure, coins, asked });
	});

	it("kills the rest by left / (others x times): 23 of 100, 5 of 6, 5 of 8, 1 of 20, 1 of 50", () => {
		expect(spendBudget(50, near(2, 5, 20, 100), told(22)).died).toHaveLength(4);
		expect(spendBudget(50, near(2, 5, 20, 100), told(23)).died).toHaveLength(3);
		expect(spendBudget(50, near(30, 40), told(49, 50)).died).toEqual([{ fish: 0, times: 30 }]);
		expect(spendBudget(60, near(10, 10, 10, 10, 200, 500), told(19, 20)).died).toHaveLength(5);
	});
});

describe("a contact", () => {
	const haenyeo = fishTables["haenyeo-sea"];
	const near = ["anchovy", "octopus", "abalone", "tuna"].map((name, fish) => ({
		fish,
		species: speciesNamed(haenyeo, name),
	}));
	it("is drawn in its order: kill, wheel, victims", () => {
		expect(drawHit(speciesNamed(haenyeo, "abalone"), near, told(192, 98))).toEqual({
			killed: true,
			times: 500,
			died: [],
			wheel: 500,
		});
		// 50 on 2 40 200: two die surely of 48 and 8 are left for the last.
		expect(drawHit(speciesNamed(haenyeo, "urchin"), near, told(0, 23, 23))).toMatchObject({ times: 12 + 40 + 200 });
		expect(drawHit(speciesNamed(haenyeo, "urchin"), [], told(0))).toEqual({
			killed: true,
			times: 60,
			died: [],
			coins: 50,
		});
		expect(drawHit(speciesNamed(haenyeo, "urchin"), near, told(193))).toEqual({ killed: false, times: 0, died: [] });
	});

	it("of a drill spends a fifth on each, and pays parts without a fish", () => {
		// 8 on 2: dies, 6 coins. 8 on 40: 40 of 200. 8 on 200: 40 of 1000. Two parts are left: 16.
		const chance = told(0, 39, 40);
		const hit = drawHit(speciesNamed(haenyeo, "sawfish"), near, chance);
		expect(chance.asked).toEqual([45_000, 200, 1000]);
		expect(hit).toEqual({ killed: true, times: 5 + 2 + 6 + 40 + 16, died: [0, 1], coins: 22 });
	});

	it("of a crate fires its bullets at whoever lives, and into the sand when nobody does", () => {
		const chance = told(0, ...Array.from({ length: 20 }, () => 0));
		const hit = drawHit(speciesNamed(haenyeo, "catch-net"), near.slice(0, 1), chance);
		expect(chance.asked.slice(0, 3)).toEqual([20, 2000, 1000]);
		expect(hit).toEqual({ killed: true, times: 2 + 19, died: [0], bullets: 20 });
	});
});

describe("draws", () => {
	const serverSeed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
	const bitsOf = (nonce: number) =>
		fairBits({ clientSeed: "tessera", nonce }, (message) => createHmac("sha256", serverSeed).update(message).digest());

	it("are words of the seed pair and the shot's number", () => {
		expect(createHash("sha256").update(serverSeed).digest("hex")).toMatch(/^6c86c6aa.*14b4b92b$/);
		expect([0, 1, 2, 3, 4, 5, 6, 7].map((nonce) => bitsOf(nonce)())).toEqual([
			3533282456, 1822619516, 2645411023, 2208736860, 46374944, 1953556086, 2427389061, 1933856962,
		]);
	});

	it("kill a fish worth two at shots 0, 3, 4, 5 and 7, and none worth ten", () => {
		const kills = (name: string) =>
			[0, 1, 2, 3, 4, 5, 6, 7].filter(
				(nonce) => drawHit(speciesNamed(fishTables["haenyeo-sea"], name), [], chanceFrom(bitsOf(nonce))).killed,
			);
		expect(kills("anchovy")).toEqual([0, 3, 4, 5, 7]);
		expect(kills("filefish")).toEqual([]);
		expect(kills("whale-shark")).toEqual([]);
	});
});

describe("paths and waves", () => {
	const at = (x: number, y: number) => ({ x, y });
	it("find a place to the bit", () => {
		expect(onPiece([at(0, 0), at(0, 100), at(100, 100), at(100, 0)], 0.25)).toEqual(at(15.625, 56.25));
		expect(onPiece([at(-80, 300), at(400, -120), at(900, 840), at(1360, 420)], 0.375)).toEqual(
			at(465.2734375, 264.140625),
		);
	});

	const wave: Wave = { n: 7, kind: "boss", seed: 20261124, at: 1_790_000_000_000 };
	it("follow from a seed alone: the same fish, to the bit", () => {
		const places = (of: Wave) =>
			planWave(of, fishTables["haenyeo-sea"]).map((one) => placeAt(one, one.from + (one.until - one.from) / 3));
		const digest = createHash("sha256")
			.update(JSON.stringify(places(wave)))
			.digest("hex");
		expect(digest.slice(0, 16)).toBe("8b15e5c40d26fcbf");
		expect(places({ ...wave, seed: 20261125 })).not.toEqual(places(wave));
		// The word of a moment that a browser tells of its sea.
		const told = (of: Wave, at: number) => createWaters(fishTables["haenyeo-sea"])([of]).digest(of.at + at);
		expect(told(wave, 0)).toMatch(/^[0-9]+-[0-9a-f]{8}$/);
		expect(told(wave, 20_000)).toBe(told({ ...wave }, 20_000));
		expect(told(wave, 20_000)).not.toBe(told(wave, 20_001));
		expect(told({ ...wave, seed: 20261125 }, 20_000)).not.toBe(told(wave, 20_000));
	});

	it("hold forty fish at most, of every kind, and one boss", () => {
		const chance = seededChance(4);
		const names = new Set<string>();
		for (let n = 0; n < 40; n++) {
			const one: Wave = { n, kind: n % 4 === 3 ? "boss" : "calm", seed: chance.below(2 ** 32), at: 0 };
			const fish = planWave(one, fishTables["night-river"]);
			for (const { species } of fish) names.add(species.name);
			expect(fish.filter(({ species }) => species.prey.is === "boss")).toHaveLength(n % 4 === 3 ? 1 : 0);
			for (let time = 0; time < endOf(one); time += 500) {
				const swims = fish.filter((each) => swimsAt(each, time));
				expect(swims.length).toBeLessThanOrEqual(40);
			}
			expect(fish.every((each) => isInSight(placeAt(each, (each.from + each.until) / 2)))).toBe(true);
		}
		expect(names.size).toBe(26);
	});
});
