// Reality checks (RTS 13B): how often play is interrupted, what a member may choose, and when the next one is due.
import type { PlayRun } from "./play-time.ts";
import type { Profile } from "./profile.ts";

type RealityRules = Profile["reality"];

/** Minutes of play between two checks; undefined for whoever is not interrupted. Bounds that were moved hold for old choices, too. */
export function realityMinutes(chosen: number | undefined, rules: RealityRules): number | undefined {
	if (chosen === undefined) return rules.demanded ? rules.usual : undefined;
	return Math.min(Math.max(chosen, rules.least), rules.most);
}

/** Whether the market lets a member choose this; undefined chooses none. */
export function isRealityChoice(chosen: number | undefined, rules: RealityRules): boolean {
	if (chosen === undefined) return !rules.demanded;
	return Number.isInteger(chosen) && chosen >= rules.least && chosen <= rules.most;
}

/** When the next check of a run is due: so long after the last that was answered, or after the beginning. */
export function realityDue(run: Pick<PlayRun, "checkedAt">, minutes: number | undefined): Date | undefined {
	return minutes === undefined ? undefined : new Date(run.checkedAt.getTime() + minutes * 60_000);
}

const steps = [10, 15, 20, 30, 45, 60, 90, 120, 180, 240];

/** What a page offers: round lengths within the bounds, and the bounds themselves. */
export function realityChoices(rules: Pick<RealityRules, "usual" | "least" | "most">): readonly number[] {
	const within = [
		rules.least,
		rules.usual,
		rules.most,
		...steps.filter((one) => one > rules.least && one < rules.most),
	];
	return [...new Set(within)].toSorted((one, other) => one - other);
}
