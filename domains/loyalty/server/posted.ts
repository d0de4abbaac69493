// What the ledger posted where a refusal is a fault of ours, not of the member's.
import type { Result } from "#platform/kernel";
import type { Posted } from "#wallet/api";

type Answer = Result<Posted, { readonly code: string }> | undefined;

/** Throws where it was refused; `what` says for the log what was to be posted. */
export function mustBePosted(answer: Answer, what: string): Posted {
	if (answer?.ok !== true) throw new Error(`the ledger refused ${what}: ${answer?.error.code ?? "no answer"}`);
	return answer.value;
}
