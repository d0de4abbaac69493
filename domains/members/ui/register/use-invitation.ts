// Checks an invitation code while it is typed: whether it is one of the brand's agents'.
import { useDeferredValue } from "react";
import type { FieldRule } from "#brand/core";
import { matchesPattern } from "#brand/core";
import { CallRefused } from "#platform/ui";
import { useCheckAffiliate } from "../calls.gen.ts";

export type InvitationCheck = "empty" | "checking" | "valid" | "invalid" | "unknown";

/** `unknown`: nobody answered; the server judges when the registration comes. */
export function useInvitationCheck(code: string, rule: FieldRule): InvitationCheck {
	const asked = useDeferredValue(code.trim());
	const fits = matchesPattern(asked, rule.patternId, { min: rule.minLength, max: rule.maxLength });
	const { data, error } = useCheckAffiliate(
		{ code: asked, domain: location.host },
		{ enabled: fits, freshMilliseconds: 300_000 },
	);
	if (code.trim() === "") return "empty";
	if (data !== undefined) return "valid";
	if (error instanceof CallRefused) return error.failure.code === "AFFILIATE_CODE_INVALID" ? "invalid" : "unknown";
	return fits ? "checking" : "unknown";
}
