// Opens a purse in the caller's transaction; one that stands is left as it is.
import { sql, type Tx } from "#platform/db";
import type { WalletName } from "../core/command.ts";

export async function openWallet(tx: Tx, { memberId, currency, purse }: WalletName): Promise<void> {
	await sql`
		insert into wallet.wallet (member_id, currency, purse) values (${memberId}::bigint, ${currency}, ${purse})
		on conflict do nothing`.execute(tx);
}
