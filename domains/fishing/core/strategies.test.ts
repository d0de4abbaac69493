// Five ways to aim, played: each returns what every bullet does. The whole proof is 10^7 contacts each (`npm run nightly`); the
// gate sees a seeded share. The figures are kept in the README.
import { describe, expect, it } from "vitest";
import { seededChance, toNumber } from "#platform/kernel";
import { isWhole } from "../../../tools/bootstrap/testing/turn.ts";
import { fishTables, speciesNamed } from "./games/tables.ts";
import { drawHit, type Neighbour } from "./hit.ts";
import { bulletReturn, type Species } from "./species.ts";
import { planWave } from "./wave.ts";

const contacts = isWhole() ? 10_000_000 : 200_000;
const table = fishTables["haenyeo-sea"];

/** What swims at some moments of real waves: a crowd, and one fish alone. */
const crowds: readonly (readonly Neighbour[])[] = Array.from({ length: 24 }, (_, n) => {
	const swimmers = planWave({ n, kind: n % 4 === 3 ? "boss" : "calm", seed: 77 + n, at: 0 }, table);
	return swimmers.filter(({ from, until }) => from <= 18_000 && until > 18_000);
});

type Aim = (
	crowd: readonly Neighbour[],
	round: number,
) => { readonly at: Species; readonly near: readonly Neighbour[] };

const value = ({ prey }: Species): number => ("times" in prey ? prey.times : 43);
const bomb = speciesNamed(table, "urchin");
const best = (crowd: readonly Neighbour[], better: (a: number, b: number) => boolean): Species =>
	crowd.reduce<Species>(
		(found, { species }) => (better(value(species), value(found)) ? species : found),
		speciesNamed(table, "octopus"),
	);

const aims: Readonly<Record<string, Aim>> = {
	"the smallest fish": (crowd) => ({ at: best(crowd, (a, b) => a < b), near: crowd }),
	"the largest fish": (crowd) => ({ at: best(crowd, (a, b) => a > b), near: crowd }),
	"bombs in a crowd": (crowd) => ({ at: bomb, near: crowd }),
	"bombs in empty water": () => ({ at: bomb, near: [] }),
	"whatever swims": (crowd, round) => ({
		at: table.species[round % table.species.length] ?? bomb,
		near: crowd.slice(round % 9),
	}),
};

describe(`${contacts} contacts`, () => {
	it.each(Object.entries(aims))(
		"at %s return what every bullet does",
		(name, aim) => {
			const chance = seededChance(31 + name.length);
			let [sum, squares] = [0, 0];
			for (let round = 0; round < contacts; round++) {
				const { at, near } = aim(crowds[round % crowds.length] ?? [], round);
				const { times } = drawHit(at, near, chance);
				sum += times;
				squares += times * times;
			}
			const mean = sum / contacts;
			const deviation = Math.sqrt((squares / contacts - mean * mean) / contacts);
			if (isWhole()) process.stdout.write(`fishing, ${name}: ${mean.toFixed(5)} +- ${deviation.toFixed(5)}\n`);
			expect(Math.abs(mean - toNumber(bulletReturn)), `${mean}, deviation ${deviation}`).toBeLessThan(4 * deviation);
		},
		300_000,
	);
});
