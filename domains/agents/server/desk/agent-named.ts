// The agent of a name in the brand of whoever works at the desk.
import { type Account, accountNamed } from "#members/api";
import { isAgent } from "#members/core";
import type { Tx } from "#platform/db";

export async function agentNamed(
	tx: Tx,
	{ merchant, account }: { readonly merchant: string; readonly account: string },
): Promise<Account | undefined> {
	const found = await accountNamed(tx, { merchant, name: account });
	return found !== undefined && isAgent(found.type) ? found : undefined;
}
