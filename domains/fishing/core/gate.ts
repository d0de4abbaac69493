// The return gate of the fish tables: a table is played only when each of its rows returns exactly what the house promises.
import { gateBounds } from "#cabinet/core";
import { compare, type Fraction, fraction, percent, plus, toNumber } from "#platform/kernel";
import { bulletReturn, type FishTable, mostOf, returnOf, type Species } from "./species.ts";

/** What the jackpots of the house may take from a stake and give back: decision 065. */
const toPots: Fraction = fraction(10, 1000);
const leastSpecies = 20;

export type TableReport = {
	readonly version: string;
	readonly rtp: string;
	readonly rows: readonly { readonly name: string; readonly exact: Fraction }[];
	readonly topAward: { readonly times: number; readonly oneIn: number };
	/** Of the row that deviates most, in bets. */
	readonly deviation: number;
	readonly reasons: readonly string[];
};

export function judgeTable(table: FishTable): TableReport {
	const rows = table.species.map((species) => ({ name: species.name, exact: returnOf(species) }));
	const top = table.species.reduce((high, one) => (mostOf(one.prey) > mostOf(high.prey) ? one : high));
	return {
		version: table.version,
		rtp: percent(bulletReturn),
		rows,
		topAward: { times: mostOf(top.prey), oneIn: Math.round(top.kill.of / top.kill.win) },
		deviation: Math.max(...table.species.map(deviationOf)),
		reasons: [...rows.flatMap(reasonOf), ...shapeReasons(table), ...boundReasons()],
	};
}

const reasonOf = ({ name, exact }: TableReport["rows"][number]): readonly string[] =>
	compare(exact, bulletReturn) === 0 ? [] : [`${name} returns ${percent(exact, 6)} %`];

function boundReasons(): readonly string[] {
	const all = Number(percent(plus(bulletReturn, toPots)));
	return all >= gateBounds.leastReturn && all <= gateBounds.mostReturn ? [] : [`a bullet returns ${all} % with pots`];
}

function shapeReasons({ species }: FishTable): readonly string[] {
	const names = new Set(species.map(({ name }) => name));
	const faults = species.flatMap((one) => (isWhole(one) ? [] : [`${one.name} is not made of whole numbers`]));
	if (names.size < species.length) faults.push("two species of one name");
	if (species.length < leastSpecies) faults.push(`fewer than ${leastSpecies} species`);
	if (!species.some(({ prey }) => prey.is === "boss")) faults.push("no boss");
	return faults;
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

function isWhole({ kill, prey, often, school }: Species): boolean {
	const numbers = [
		kill.win,
		kill.of,
		often,
		school,
		...Object.values(prey).filter((value) => typeof value === "number"),
	];
	const parts = prey.is === "drill" && prey.budget % prey.contacts !== 0;
	const fields = prey.is === "wheel" ? prey.fields.flatMap(({ times, weight }) => [times, weight]) : [];
	return [...numbers, ...fields].every(isCount) && kill.of <= 2 ** 32 && kill.win <= kill.of && school > 0 && !parts;
}

/** Standard deviation of a bullet at what pays one sum or a wheel; of an area weapon as if it paid its mean. */
export function deviationOf({ kill, prey }: Species): number {
	const chance = kill.win / kill.of;
	const square =
		prey.is === "wheel"
			? prey.fields.reduce((sum, { times, weight }) => sum + weight * times * times, 0) /
				prey.fields.reduce((sum, { weight }) => sum + weight, 0)
			: (toNumber(bulletReturn) / chance) ** 2;
	return Math.sqrt(chance * square - toNumber(bulletReturn) ** 2);
}
