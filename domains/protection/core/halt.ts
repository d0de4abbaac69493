// What stops play before any stake is looked at, and what stops a new round when all else is well.
import type { LimitKind } from "./limits.ts";

export type Halt = "LIMIT_REQUIRED" | "IDENTITY_REQUIRED" | "TIME_USED_UP";

/** In the order of precedence of the contract's errors. */
export function haltOf(
	standing: { readonly missing: readonly LimitKind[]; readonly unproven: boolean; readonly until: Date | undefined },
	now: Date,
): Halt | undefined {
	if (standing.missing.length > 0) return "LIMIT_REQUIRED";
	if (standing.unproven) return "IDENTITY_REQUIRED";
	return standing.until !== undefined && standing.until <= now ? "TIME_USED_UP" : undefined;
}

/** A reality check waits for its answer. A new round waits with it; a round that is under way goes on to its end. */
export const checkIsDue = (standing: { readonly realityAt: Date | undefined }, now: Date): boolean =>
	standing.realityAt !== undefined && standing.realityAt <= now;
