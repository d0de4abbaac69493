// Why somebody who has proven who they are may still not come in. Every way in asks it, and only then.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { Account } from "./account-store.ts";
import type { UseCaseDeps } from "./deps.ts";
import type { LoginBar } from "./entry-bar.ts";

export async function refusedEntry(
	tx: Tx,
	account: Pick<Account, "id" | "status">,
	by: { readonly deps: Pick<UseCaseDeps, "entryBar">; readonly now: Date },
): Promise<Failure<"ACCOUNT_CLOSED"> | LoginBar | undefined> {
	if (account.status === "closed") return failure("ACCOUNT_CLOSED");
	return by.deps.entryBar?.login(tx, account.id, by.now);
}
