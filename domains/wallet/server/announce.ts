// Tells a member's open pages that a purse has a new balance. Called after the commit, never before.
import { formatMinor } from "#platform/kernel";
import type { Live } from "#platform/live";
import { balanceEvent } from "../contract/events.ts";
import type { WalletName } from "../core/command.ts";

export type Announce = (wallet: WalletName, state: { readonly balance: bigint; readonly held: bigint }) => void;

export function createAnnounce(live: Live): Announce {
	return ({ memberId, currency, purse }, { balance, held }) =>
		live.toMember(memberId, balanceEvent, {
			currency,
			purse,
			balance: formatMinor(balance, currency),
			held: formatMinor(held, currency),
		});
}
