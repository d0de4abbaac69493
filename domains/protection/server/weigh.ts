// Weighs members before a stake or a deposit, in the transaction that posts it: which limits of money hold, and how much
// of each is used by what the ledger has posted. The members stay locked until that transaction ends, so of many stakes
// at once, on however many nodes, each is weighed with all before it.
import type { Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import type { WalletApi } from "#wallet/api";
import { type Allowance, limitKinds, type Profile, periods, strictest, usedOf } from "../core/index.ts";
import { lockFlows } from "./flows.ts";
import { heldLimits } from "./limit-store.ts";
import { profilesOf } from "./profile-store.ts";

export type Weighed = { readonly memberId: MemberId; readonly currency: CurrencyCode; readonly merchant: string };

/** What holds for each, kinds of money alone. To be asked once in a transaction, before its posting, each member once. */
export async function weigh(
	tx: Tx,
	wallet: Pick<WalletApi, "playFlows">,
	asked: { readonly members: readonly Weighed[]; readonly now: Date },
): Promise<ReadonlyMap<MemberId, { readonly allowances: readonly Allowance[]; readonly profile: Profile }>> {
	const { members, now } = asked;
	const profileOf = await profilesOf(
		tx,
		members.map(({ merchant }) => merchant),
	);
	const flows = await lockFlows(tx, wallet, {
		members: members.map((one) => ({ ...one, utcOffsetMinutes: profileOf(one.merchant).utcOffsetMinutes })),
		now,
	});
	const limits = await heldLimits(
		tx,
		members.map(({ memberId }) => memberId),
	);
	return new Map(
		members.map(({ memberId, merchant }) => {
			const flow = flows.get(memberId);
			const held = limits.get(memberId) ?? [];
			const allowances = limitKinds.flatMap((kind) =>
				periods.flatMap((period): Allowance[] => {
					const limit = strictest(held, { kind, period }, now);
					if (kind === "time" || limit === undefined || flow === undefined) return [];
					return [{ kind, period, limit, used: usedOf(kind, flow[period]) }];
				}),
			);
			return [memberId, { allowances, profile: profileOf(merchant) }];
		}),
	);
}
