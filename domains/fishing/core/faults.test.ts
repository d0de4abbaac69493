// What is refused: tables that are not whole, paths and wheels without parts, and what a species strays by.
import { describe, expect, it } from "vitest";
import { seededChance } from "#platform/kernel";
import { isSpeciesName } from "./games/species-names.ts";
import { fishTables, speciesNamed, tableOf } from "./games/tables.ts";
import { judgeTable } from "./gate.ts";
import { drawHit } from "./hit.ts";
import { alarmDeviations, judgeSpecies, overReturn } from "./judge-species.ts";
import { onPath } from "./path.ts";
import type { Species } from "./species.ts";
import { planWave } from "./wave.ts";

const haenyeo = fishTables["haenyeo-sea"];
const anchovy = speciesNamed(haenyeo, "anchovy");
const changed = (name: string, to: Partial<Species>) =>
	judgeTable({ ...haenyeo, species: haenyeo.species.map((one) => (one.name === name ? { ...one, ...to } : one)) })
		.reasons;

describe("the gate", () => {
	it.each<[string, Partial<Species>]>([
		["anchovy", { school: 0 }],
		["anchovy", { often: 1.5 }],
		["anchovy", { often: -1 }],
		["anchovy", { kill: { win: 965 * 2 ** 24, of: 2000 * 2 ** 24 } }],
		["sawfish", { prey: { is: "drill", times: 5, budget: 40, contacts: 7 } }],
	])("refuses %s with %j", (name, to) => {
		expect(changed(name, to)).toContain(`${name} is not made of whole numbers`);
	});

	it("refuses two of one name", () => {
		expect(judgeTable({ ...haenyeo, species: [...haenyeo.species, anchovy] }).reasons).toEqual([
			"two species of one name",
		]);
	});
});

describe("what is not there", () => {
	it("is said", () => {
		expect(tableOf("haenyeo-sea@9")).toBeUndefined();
		expect(tableOf("night-river@1")?.game).toBe("night-river");
		expect(() => speciesNamed(haenyeo, "carp")).toThrow("has no carp");
		expect([isSpeciesName("carp"), isSpeciesName("whale")]).toEqual([true, false]);
		expect(() => onPath([], 0.5)).toThrow("without pieces");
		const empty: Species = { ...anchovy, kill: { win: 1, of: 1 }, prey: { is: "wheel", fields: [] } };
		expect(() => drawHit(empty, [], { below: () => 0 })).toThrow("without fields");
		const wave = { n: 3, kind: "boss", seed: 1, at: 0 } as const;
		expect(() => planWave(wave, { ...haenyeo, species: [anchovy] })).toThrow("out of range");
		expect(() => planWave({ ...wave, kind: "calm" }, { ...haenyeo, species: [{ ...anchovy, often: 0 }] })).toThrow();
	});
});

describe("what a species strays by", () => {
	const none = { contacts: 0, stake: 0n, squares: 0n, prize: 0n, offSquares: 0n };
	it("is nothing where nobody shot", () => {
		expect(judgeSpecies(none, anchovy)).toEqual({ actual: 0, strays: 0, state: "too-few" });
	});

	it("alarms at more than four deviations, either way", () => {
		const seen = (over: number) =>
			judgeSpecies(
				{ ...none, contacts: 10_000, stake: 10_000n, squares: 10_000n, prize: BigInt(9_650 + over) },
				anchovy,
			);
		expect([seen(0).state, seen(399).state, seen(401).state, seen(-401).state]).toEqual([
			"within",
			"within",
			"off",
			"off",
		]);
		expect(seen(401).strays).toBeGreaterThan(alarmDeviations);
	});

	it("stays within the bound in honest play, weapons and crates too", () => {
		const chance = seededChance(20261128);
		for (const species of haenyeo.species) {
			let seen = none;
			for (let shot = 0; shot < 20_000; shot++) {
				const near = haenyeo.species.slice(shot % 19, (shot % 19) + 6).map((one, fish) => ({ fish, species: one }));
				const prize = BigInt(drawHit(species, near, chance).times);
				const over = overReturn({ stake: 1n, prize });
				seen = {
					contacts: seen.contacts + 1,
					stake: seen.stake + 1n,
					squares: seen.squares + 1n,
					prize: seen.prize + prize,
					offSquares: seen.offSquares + over * over,
				};
			}
			expect(judgeSpecies(seen, species).state, `${species.name}, seed 20261128`).not.toBe("off");
		}
	});
});
