// The kernels of all sports as one: what a room of an event calls.
import type { Chance } from "#platform/kernel";
import { countKernel } from "./counts/kernel.ts";
import { footballKernel } from "./football/kernel.ts";
import type { Pending, Step } from "./moment.ts";
import { raceKernel } from "./races/kernel.ts";
import { isCount, type LawState } from "./sport.ts";
import { tennisKernel } from "./tennis/kernel.ts";

export function beginPlay(state: LawState): Step<LawState> {
	if (isCount(state)) return countKernel.begin(state);
	if (state.sport === "tennis") return tennisKernel.begin(state);
	return state.sport === "football" ? footballKernel.begin(state) : raceKernel.begin(state);
}

export function runPlay(state: LawState, chance: Chance): Step<LawState> {
	if (isCount(state)) return countKernel.run(state, chance);
	if (state.sport === "tennis") return tennisKernel.run(state, chance);
	return state.sport === "football" ? footballKernel.run(state, chance) : raceKernel.run(state, chance);
}

type Resolving = { readonly pending: Pending; readonly chance: Chance };

export function resolvePlay(state: LawState, of: Resolving): Step<LawState> {
	if (isCount(state)) return countKernel.resolve(state, of);
	if (state.sport === "tennis") return tennisKernel.resolve(state, of);
	return state.sport === "football" ? footballKernel.resolve(state, of) : raceKernel.resolve(state, of);
}

/** Plays an event to its end at once: for proofs. */
export function playThrough(before: LawState, chance: Chance, seen: (state: LawState) => void = () => {}): LawState {
	let step = beginPlay(before);
	while (step.state.phase !== "ended") {
		seen(step.state);
		const { pending, state } = step;
		step = pending === undefined ? runPlay(state, chance) : resolvePlay(state, { pending, chance });
	}
	return step.state;
}
