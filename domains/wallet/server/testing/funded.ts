// Members with money, for tests of what is done with it. Never imported outside tests.
import type { Database } from "#platform/db";
import { type MemberId, memberId, unwrap } from "#platform/kernel";
import type { WalletApi } from "../api.ts";
import { commandKey } from "../command-key.ts";

/** Each call makes a member of its own with a cash purse of the amount, in minor units. */
export function fundedMembers(db: Database, api: WalletApi): (amount: bigint) => Promise<MemberId> {
	let next = 0;
	return async (amount) => {
		next += 1;
		const member = memberId(`${next}`);
		const wallet = { memberId: member, currency: "P", purse: "cash" } as const;
		const key = commandKey("test", "grant");
		await db.tx((tx) => api.open(tx, wallet));
		unwrap(await api.post({ ...wallet, kind: "grant", delta: amount, counter: "house:grants", key }));
		return member;
	};
}
