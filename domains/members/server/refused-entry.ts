// Why somebody who has proven who they are may still not come in. Every way in asks it, and only then.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { CallFacts } from "#platform/http";
import { isAgent } from "../core/index.ts";
import type { Account } from "./account-store.ts";
import type { UseCaseDeps } from "./deps.ts";
import type { LoginBar } from "./entry-bar.ts";

export type Entry = {
	readonly deps: Pick<UseCaseDeps, "brand" | "entryBar">;
	readonly call: Pick<CallFacts, "host" | "now">;
};

export async function refusedEntry(
	tx: Tx,
	account: Pick<Account, "id" | "status" | "type">,
	{ deps, call }: Entry,
): Promise<Failure<"ACCOUNT_CLOSED" | "ACCOUNT_LOCKED" | "NOT_AGENT"> | LoginBar | undefined> {
	if (account.status === "closed") return failure("ACCOUNT_CLOSED");
	if (account.status === "locked") return failure("ACCOUNT_LOCKED");
	if (!isAgent(account.type) && deps.brand.agentsOnly(call.host)) return failure("NOT_AGENT");
	return deps.entryBar?.login(tx, account.id, call.now);
}
