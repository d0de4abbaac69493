// What time brings in an event of the house's leagues: a step of its clock, something that may be coming (then bets are refused
// at once), what came of it, and the end of a period. Nothing is decided ahead: each is drawn when its moment is there.
import type { Chance } from "#platform/kernel";
import type { CountState } from "./counts/state.ts";
import type { FootballState, Side } from "./football/state.ts";
import type { RaceState } from "./races/state.ts";
import type { TennisState } from "./tennis/state.ts";

/** What may be coming while bets are refused. */
export type Pending = { readonly what: "goal" | "red"; readonly side: Side } | { readonly what: "point" };

export type Incident = {
	readonly what:
		| "kickoff"
		| "goal"
		| "noGoal"
		| "red"
		| "noRed"
		| "corner"
		| "yellow"
		| "halfTime"
		| "secondHalf"
		| "point"
		| "game"
		| "raceEnd"
		| "end";
	readonly side?: Side | undefined;
	/** Of the event's own clock: seconds of football, points of a race. */
	readonly at: number;
	readonly score: readonly [number, number];
};

/** A step: the state after it, what is told, and what now hangs in the air. `wait`: milliseconds to the next step. */
export type Step<State> = {
	readonly state: State;
	readonly incidents: readonly Incident[];
	readonly pending: Pending | undefined;
	readonly wait: number;
};

export type Kernel<State extends FootballState | RaceState | CountState | TennisState> = {
	readonly begin: (state: State) => Step<State>;
	/** Time passes. */
	readonly run: (state: State, chance: Chance) => Step<State>;
	/** What hung in the air comes or does not. */
	readonly resolve: (state: State, of: { readonly pending: Pending; readonly chance: Chance }) => Step<State>;
};

const span = 2 ** 32;
/** Uniform in [0, 1). */
export const uniform = (chance: Chance): number => chance.below(span) / span;
export const comes = (chance: Chance, p: number): boolean => uniform(chance) < p;

export const plusOne = (pair: readonly [number, number], side: Side): readonly [number, number] =>
	side === "home" ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1];
