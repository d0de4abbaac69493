// How the state of a promotion looks.
import type { State } from "../core/index.ts";

export const stateTones = {
	coming: "hue",
	join: "hue",
	process: "plain",
	claim: "won",
	applying: "plain",
	rejected: "lost",
	issued: "won",
	claimed: "plain",
	signed: "plain",
	close: "plain",
} as const satisfies Record<State, "hue" | "plain" | "won" | "lost">;
