// Whoever is excluded or on a break reaches what is theirs and nothing else: their money out, their records, their account
// (GLI-19 A.3.8). A call is refused unless its contract says that it is open meanwhile.
import { type Endpoint, type Failure, failure, type SharedErrorCode } from "#platform/contract";
import type { Principal } from "../call.ts";
import type { Step } from "./step.ts";

type ExclusionCode = Extract<SharedErrorCode, "ON_A_BREAK" | "SELF_EXCLUDED">;

const codes = { break: "ON_A_BREAK", exclusion: "SELF_EXCLUDED" } as const satisfies Record<string, ExclusionCode>;

/** Why something is refused to whoever is excluded; undefined for who is not. */
export function exclusionFailure(
	principal: Pick<Principal, "excluded">,
	now: Date,
): Failure<ExclusionCode> | undefined {
	const { excluded } = principal;
	if (excluded === undefined || excluded.until <= now) return undefined;
	return failure(codes[excluded.kind], { until: excluded.until.toISOString() });
}

/** Undefined for calls that are open meanwhile or ask for no session. */
export function exclusionStep({ access, whileExcluded }: Endpoint): Step | undefined {
	if ((access !== "session" && access !== "member") || whileExcluded === "open") return undefined;
	return ({ context: { principal, now } }) => (principal === undefined ? undefined : exclusionFailure(principal, now));
}
