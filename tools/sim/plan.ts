// What a simulation is asked to do: its seed, its people, how long, how many kills. Reads the command line; starts nothing.
import { err, ok, type Result } from "#platform/kernel";
import { readOptions } from "../bootstrap/operator/read-options.ts";

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

export const planUsage = `usage: npm run sim -- [options]
  --seed <number>           who does what when; a fresh one, which is printed, when not said
  --kills <count>           how often the server or the database is killed; 20 when not said
  --calm <times>            times as long between two kills, for a slow or busy machine; 1 when not said
  --members <count>         12 when not said; --guests 4, --vendors 4, --gamblers 5, --gifted 4, --payers 6, --teams 3`;

/** What each is when it is not said, and the most that it may be. */
const counts = {
	members: { usual: 12, most: 500 },
	guests: { usual: 4, most: 500 },
	vendors: { usual: 4, most: 100 },
	gamblers: { usual: 5, most: 100 },
	gifted: { usual: 4, most: 100 },
	payers: { usual: 6, most: 100 },
	teams: { usual: 3, most: 100 },
	kills: { usual: 20, most: 1000 },
	// On a slow or busy machine nobody would be answered between two kills.
	calm: { usual: 1, most: 60 },
} as const;
type Counted = keyof typeof counts;
const valued = ["--seed", ...Object.keys(counts).map((name) => `--${name}`)];

/** The error is one line for the terminal, or the usage. */
export function readPlan(args: readonly string[], freshSeed: () => number): Result<Plan, string> {
	const typed = readOptions(args, { valued, usage: planUsage });
	if (!typed.ok) return typed;
	if (typed.value.words.length > 0) return err(planUsage);
	const { options } = typed.value;
	const wrong: string[] = [];
	const whole = (name: string, { usual, most }: { readonly usual: number; readonly most: number }): number => {
		const text = options.get(`--${name}`) ?? String(usual);
		const number = Number(text);
		if (!/^[0-9]+$/.test(text) || number > most) wrong.push(`--${name} must be a whole number from 0 to ${most}.`);
		return number;
	};
	const count = (name: Counted): number => whole(name, counts[name]);
	const calm = Math.max(1, count("calm"));
	const plan: Plan = {
		seed: options.has("--seed") ? whole("seed", { usual: 0, most: 2 ** 32 - 1 }) : freshSeed(),
		members: count("members"),
		guests: count("guests"),
		vendors: count("vendors"),
		gamblers: count("gamblers"),
		gifted: count("gifted"),
		payers: count("payers"),
		teams: count("teams"),
		kills: count("kills"),
		calm: { least: 1_200 * calm, most: 3_200 * calm },
	};
	return wrong[0] === undefined ? ok(plan) : err(wrong[0]);
}
