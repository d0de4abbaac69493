// How long each step of a round is shown.
import type { StageStep } from "./plan-round.ts";

const turnLength = (reels: number): number => 720 + 150 * reels;

/** How long a step is shown at the ordinary pace, in milliseconds, for a grid of so many reels. */
export function lengthOf(step: StageStep, reels: number): number {
	switch (step.kind) {
		case "respin":
			return step.held.length === reels ? 0 : turnLength(reels);
		case "turn":
			return turnLength(reels);
		case "wins":
			return Math.min(1_000 + 160 * step.wins.length, 1_800);
		case "scatter":
		case "hold-start":
			return 1_100;
		case "floor":
		case "walk":
			return 420;
		case "gather":
			return 760;
		case "wilds":
			return 360;
		case "hold-respin":
			return 900;
		case "pick-start":
		case "pick":
			return 500;
		case "pick-end":
		case "double-up":
		case "hold-end":
			return 1_600;
		case "expand":
		case "become":
			return 560;
		case "cascade":
			return 620;
		case "multiplier":
			return 320;
		case "free-start":
		case "free-end":
			return 1_900;
		case "free-spin":
			return 260;
		case "free-more":
			return step.spins === 1 ? 500 : 1_200;
		case "cap":
			return 1_200;
		case "total":
			return step.celebrate ? 500 : 0;
	}
}
