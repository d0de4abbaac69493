// The ways a member goes away, the lengths that each offers, and when it would end.
import type { Protection } from "../../contract/index.ts";
import { breakEnd, exclusionEnd } from "../../core/index.ts";

export const waysAway = ["break", "exclusion", "closure"] as const;
export type WayAway = (typeof waysAway)[number];

/** Hours of a break, months of an exclusion, none of a closure; the shortest first. */
export function lengthsOf(way: WayAway, rules: Protection["rules"]): readonly number[] {
	if (way === "closure") return [];
	return (way === "break" ? rules.breakHours : rules.exclusionMonths).toSorted((one, other) => one - other);
}

/** Undefined for what has no end. */
export function endOf(way: WayAway, length: number | undefined, now: Date): Date | undefined {
	if (way === "closure" || length === undefined) return undefined;
	return way === "break" ? breakEnd(now, length) : exclusionEnd(now, length);
}
