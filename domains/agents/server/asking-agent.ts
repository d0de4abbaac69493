// Whether who calls is an agent: by its account as it stands now, not by what its login once said.
import { accountOf } from "#members/api";
import { isAgent } from "#members/core";
import type { Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";

export async function isAskingAgent(tx: Tx, id: MemberId): Promise<boolean> {
	const account = await accountOf(tx, id);
	return account !== undefined && isAgent(account.type);
}
