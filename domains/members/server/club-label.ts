// What stands above: the members ask for a member's rank and do not know who keeps it.
import type { CallFacts } from "#platform/http";
import type { MemberId } from "#platform/kernel";
import type { Account } from "./account-store.ts";

/** The rank's name in the caller's language, and its level. */
export type ClubLabel = { readonly labelName: string; readonly rankLevel: number };

/** Undefined where nobody knows: then the account's own label stands. */
export type ClubLabelOf = (
	member: MemberId,
	call: Pick<CallFacts, "merchant" | "language">,
) => Promise<ClubLabel | undefined>;

export const ownLabel = (account: Account): ClubLabel => ({
	labelName: account.clubLabel,
	rankLevel: account.rankLevel,
});
