// The kernels of all sports as one: what a room of an event calls.
import type { Chance } from "#platform/kernel";
import { footballKernel } from "./football/kernel.ts";
import type { Pending, Step } from "./moment.ts";
import { raceKernel } from "./races/kernel.ts";
import type { SportState } from "./sport.ts";

export const beginPlay = (state: SportState): Step<SportState> =>
	state.sport === "football" ? footballKernel.begin(state) : raceKernel.begin(state);

export const runPlay = (state: SportState, chance: Chance): Step<SportState> =>
	state.sport === "football" ? footballKernel.run(state, chance) : raceKernel.run(state, chance);

export const resolvePlay = (
	state: SportState,
	of: { readonly pending: Pending; readonly chance: Chance },
): Step<SportState> => (state.sport === "football" ? footballKernel.resolve(state, of) : raceKernel.resolve(state, of));

/** Plays an event to its end at once: for proofs. */
export function playThrough(
	before: SportState,
	chance: Chance,
	seen: (state: SportState) => void = () => {},
): SportState {
	let step = beginPlay(before);
	while (step.state.phase !== "ended") {
		seen(step.state);
		const { pending, state } = step;
		step = pending === undefined ? runPlay(state, chance) : resolvePlay(state, { pending, chance });
	}
	return step.state;
}
