// What a market says of withdrawals: whether a document is asked for first (T05), and whether they may be taken back (RTS
// 14B). A break and an exclusion are not asked: they never refuse one (A.3.8).
import type { Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { needsProof } from "../core/index.ts";
import { acceptedKinds, levelsOf } from "./identity-store.ts";
import { profileOf } from "./profile-store.ts";

export type WithdrawalRules = {
	/** The market asks for a document first, and none was accepted. */
	readonly unproven: boolean;
	/** The member may take one back while nobody decided. */
	readonly cancellable: boolean;
};

export async function withdrawalRules(
	tx: Tx,
	{ memberId, merchant }: { readonly memberId: MemberId; readonly merchant: string },
): Promise<WithdrawalRules> {
	const { code, withdrawalCancellable } = await profileOf(tx, merchant);
	const levels = (await levelsOf(tx, [code])).get(code) ?? [];
	const accepted = (await acceptedKinds(tx, [memberId])).get(memberId) ?? [];
	return { unproven: needsProof("withdraw", { levels, accepted }), cancellable: withdrawalCancellable };
}
