// Calls of a vendor that are made once by their name: what a name that is known already means to the command that comes with it.
import { failure } from "#platform/contract";
import { err } from "#platform/kernel";
import type { CallName } from "../api.ts";
import type { CommandAnswer } from "./command.ts";

/** What stood under a call's name. A nonce says nothing; a request says a digest, and keeps a refusal in its dialect's word. */
export type CalledBefore = { readonly content: string | null; readonly refusal: string | null };

/** Why a call is not heard once more; undefined for one that is new, or the same request, which its transaction answers. */
export function callRefusal(call: CallName | undefined, before: CalledBefore | undefined): CommandAnswer | undefined {
	if (call === undefined || before === undefined) return undefined;
	if (call.kind === "nonce" || before.content !== call.content) return err(failure("CALL_KNOWN"));
	return before.refusal === null ? undefined : err(failure("CALL_KNOWN", before.refusal));
}
