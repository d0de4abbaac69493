// Why somebody who has proven who they are may still not come in. Every way in asks it, and only then.
import { type Failure, failure } from "#platform/contract";
import type { CallFacts } from "#platform/http";
import { isAgent } from "../../core/index.ts";
import type { Account } from "../account-store.ts";
import type { UseCaseDeps } from "../deps.ts";

export type Entry = {
	readonly deps: Pick<UseCaseDeps, "brand">;
	readonly call: Pick<CallFacts, "host">;
};

/** A break or an exclusion refuses nobody: its session reaches their money alone (GLI-19 A.3.8). */
export function refusedEntry(
	account: Pick<Account, "status" | "type">,
	{ deps, call }: Entry,
): Failure<"ACCOUNT_CLOSED" | "ACCOUNT_LOCKED" | "NOT_AGENT"> | undefined {
	if (account.status === "closed") return failure("ACCOUNT_CLOSED");
	if (account.status === "locked") return failure("ACCOUNT_LOCKED");
	if (!isAgent(account.type) && deps.brand.agentsOnly(call.host)) return failure("NOT_AGENT");
	return undefined;
}
