// What a simulation is asked to do: its seed, its people, how long, how many kills. Reads the command line; starts nothing.
import { err, ok, type Result } from "#platform/kernel";
import { readOptions } from "../bootstrap/operator/read-options.ts";

export type Plan = {
	/** Decides who does what when; printed, so that a run can be asked for again. */
	readonly seed: number;
	/** How many of each crowd, by its name. */
	readonly crowds: Readonly<Record<string, number>>;
	readonly kills: number;
	/** Between two kills, in milliseconds. */
	readonly calm: { readonly least: number; readonly most: number };
};

/** What a crowd or a measure of the run is when it is not said, and the most that it may be. */
export type Counted = { readonly usual: number; readonly most: number };

export type Asking = {
	readonly freshSeed: () => number;
	/** Who may live there, by the names of their options. */
	readonly crowds: Readonly<Record<string, Counted>>;
};

export const planUsage = (crowds: Asking["crowds"]): string => `usage: npm run sim -- [options]
  --seed <number>           who does what when; a fresh one, which is printed, when not said
  --kills <count>           how often the server or the database is killed; 20 when not said
  --calm <times>            times as long between two kills, for a slow or busy machine; 1 when not said
  when not said: ${Object.entries(crowds)
		.map(([name, { usual }]) => `--${name} ${usual}`)
		.join(", ")}`;

// On a slow or busy machine nobody would be answered between two kills.
const measures = { kills: { usual: 20, most: 1000 }, calm: { usual: 1, most: 60 } } as const;

/** The error is one line for the terminal, or the usage. */
export function readPlan(args: readonly string[], { freshSeed, crowds }: Asking): Result<Plan, string> {
	const usage = planUsage(crowds);
	const valued = ["seed", ...Object.keys(measures), ...Object.keys(crowds)].map((name) => `--${name}`);
	const typed = readOptions(args, { valued, usage });
	if (!typed.ok) return typed;
	if (typed.value.words.length > 0) return err(usage);
	const { options } = typed.value;
	const wrong: string[] = [];
	const whole = (name: string, { usual, most }: Counted): number => {
		const text = options.get(`--${name}`) ?? String(usual);
		const number = Number(text);
		if (!/^[0-9]+$/.test(text) || number > most) wrong.push(`--${name} must be a whole number from 0 to ${most}.`);
		return number;
	};
	const calm = Math.max(1, whole("calm", measures.calm));
	const plan: Plan = {
		seed: options.has("--seed") ? whole("seed", { usual: 0, most: 2 ** 32 - 1 }) : freshSeed(),
		crowds: Object.fromEntries(Object.entries(crowds).map(([name, counted]) => [name, whole(name, counted)])),
		kills: whole("kills", measures.kills),
		calm: { least: 1_200 * calm, most: 3_200 * calm },
	};
	return wrong[0] === undefined ? ok(plan) : err(wrong[0]);
}
