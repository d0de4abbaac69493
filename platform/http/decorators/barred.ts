// Whoever is excluded or on a break reaches what is theirs and nothing else: their money out, their records, their account
// (GLI-19 A.3.8). A call is refused unless its contract says that it is open meanwhile.
import { type Endpoint, type Failure, failure, type SharedErrorCode } from "#platform/contract";
import type { Principal } from "../call.ts";
import type { Step } from "./step.ts";

type BarCode = Extract<SharedErrorCode, "ON_A_BREAK" | "SELF_EXCLUDED">;

const codes = { break: "ON_A_BREAK", exclusion: "SELF_EXCLUDED" } as const satisfies Record<string, BarCode>;

/** Why something is refused to whoever is barred; undefined for who is not. */
export function barredFailure(principal: Pick<Principal, "barred">, now: Date): Failure<BarCode> | undefined {
	const { barred } = principal;
	if (barred === undefined || barred.until <= now) return undefined;
	return failure(codes[barred.kind], { until: barred.until.toISOString() });
}

/** Undefined for calls that are open meanwhile or ask for no session. */
export function barredStep({ access, whileBarred }: Endpoint): Step | undefined {
	if ((access !== "session" && access !== "member") || whileBarred === "open") return undefined;
	return ({ context: { principal, now } }) => (principal === undefined ? undefined : barredFailure(principal, now));
}
