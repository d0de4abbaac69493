// Views of a count over segments, by name: `final-lead`, `regular-sum`, `first5-lead`, `segment-sum/2`, `overtime`, `first/40`.
import type { World } from "../../market/market.ts";
import { finalWorlds, firstToWorlds, regulationWorlds, segmentWorlds } from "./law.ts";
import type { CountState } from "./state.ts";

const firstInnings = 5;

/** Throws on a view that a count has not: none is offered. */
export function countWorlds(state: CountState, view: string): readonly World[] {
	const [name = "", number = "1"] = view.split("/");
	const what = name.endsWith("-sum") ? "sum" : "lead";
	switch (name.split("-")[0]) {
		case "first":
			return firstToWorlds(state, Number(number));
		case "final":
			return finalWorlds(state, what);
		case "overtime":
			return finalWorlds(state, "overtime");
		case "regular":
			return regulationWorlds(state, what);
		case "first5":
			return regulationWorlds(state, what, firstInnings);
		case "segment":
			return segmentWorlds(state, Number(number), what);
		default:
			throw new Error(`${state.sport} has no view ${view}`);
	}
}
