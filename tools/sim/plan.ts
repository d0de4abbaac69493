// What a simulation is asked to do: its seed, its people, how long, how many kills. Reads the command line; starts nothing.
import { parseArgs } from "node:util";

export type Plan = {
	/** Decides who does what when; printed, so that a run can be asked for again. */
	readonly seed: number;
	readonly members: number;
	readonly guests: number;
	readonly vendors: number;
	/** Players of instant games. */
	readonly gamblers: number;
	/** Players to whom the house gives free spins. */
	readonly gifted: number;
	/** Members who pay in, by every way. */
	readonly payers: number;
	/** Agents, each with two members below. */
	readonly teams: number;
	readonly kills: number;
	/** Between two kills, in milliseconds. */
	readonly calm: { readonly least: number; readonly most: number };
};

/** Throws a sentence when an argument is not what it should be. */
export function readPlan(args: readonly string[], freshSeed: () => number): Plan {
	const { values } = parseArgs({
		args: [...args],
		options: {
			seed: { type: "string" },
			members: { type: "string", default: "12" },
			guests: { type: "string", default: "4" },
			vendors: { type: "string", default: "4" },
			gamblers: { type: "string", default: "5" },
			gifted: { type: "string", default: "4" },
			payers: { type: "string", default: "6" },
			teams: { type: "string", default: "3" },
			kills: { type: "string", default: "20" },
			// Times as long between two kills: on a slow or busy machine nobody would be answered in between.
			calm: { type: "string", default: "1" },
		},
	});
	const calm = Math.max(1, whole("calm", { text: values.calm, most: 60 }));
	return {
		seed: values.seed === undefined ? freshSeed() : whole("seed", { text: values.seed, most: 2 ** 32 - 1 }),
		members: whole("members", { text: values.members, most: 500 }),
		guests: whole("guests", { text: values.guests, most: 500 }),
		vendors: whole("vendors", { text: values.vendors, most: 100 }),
		gamblers: whole("gamblers", { text: values.gamblers, most: 100 }),
		gifted: whole("gifted", { text: values.gifted, most: 100 }),
		payers: whole("payers", { text: values.payers, most: 100 }),
		teams: whole("teams", { text: values.teams, most: 100 }),
		kills: whole("kills", { text: values.kills, most: 1000 }),
		calm: { least: 1_200 * calm, most: 3_200 * calm },
	};
}

function whole(name: string, given: { text: string; most: number }): number {
	const number = Number(given.text);
	if (!Number.isInteger(number) || number < 0 || number > given.most) {
		throw new Error(`--${name} must be a whole number from 0 to ${given.most}`);
	}
	return number;
}
