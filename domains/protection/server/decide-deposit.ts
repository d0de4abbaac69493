// Whether a deposit may be taken, for the cashier to ask in the transaction that posts it.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import { decideDeposit, exclusionAt, leftOf, limitKinds, needsProof } from "../core/index.ts";
import { exclusionsOf } from "./exclusion-store.ts";
import { acceptedKinds, levelsOf } from "./identity-store.ts";
import type { ProtectionDeps } from "./ports.ts";
import { type Weighed, weigh } from "./weigh.ts";

/** `ACCOUNT_EXCLUDED`: a break or an exclusion runs (A.3.8). `IDENTITY_REQUIRED`: the market asks for a document first. `LIMIT_REQUIRED`: it asks for a deposit limit first. `LIMIT_REACHED` carries `{ kind, period, limit, left }`. */
export type DepositFailure = Failure<"ACCOUNT_EXCLUDED" | "IDENTITY_REQUIRED" | "LIMIT_REQUIRED" | "LIMIT_REACHED">;

export type DepositAsked = Weighed & {
	/** In minor units. */
	readonly amount: bigint;
	/** What was taken on and has not come yet: it counts as if it had. */
	readonly waiting?: bigint;
	readonly now: Date;
};

/** The member stays locked until the transaction ends. Answers whether a deposit limit holds. */
export async function judgeDeposit(
	tx: Tx,
	{ wallet }: Pick<ProtectionDeps, "wallet">,
	asked: DepositAsked,
): Promise<Result<{ readonly limited: boolean }, DepositFailure>> {
	const { memberId, currency, amount, waiting = 0n, now } = asked;
	const weighed = (await weigh(tx, wallet, { members: [asked], now })).get(memberId);
	if (weighed === undefined) throw new Error("a member who was weighed is not answered");
	if (exclusionAt((await exclusionsOf(tx, [memberId])).get(memberId) ?? [], now) !== undefined)
		return err(failure("ACCOUNT_EXCLUDED"));
	const { allowances, profile } = weighed;
	const levels = (await levelsOf(tx, [profile.code])).get(profile.code) ?? [];
	const accepted = (await acceptedKinds(tx, [memberId])).get(memberId) ?? [];
	if (needsProof("deposit", { levels, accepted })) return err(failure("IDENTITY_REQUIRED"));
	const [deposit] = limitKinds;
	const holds = allowances.some(({ kind }) => kind === deposit);
	if (profile.mandatoryLimits.includes(deposit) && !holds) return err(failure("LIMIT_REQUIRED", { kind: deposit }));
	const counted = allowances.map((one) => ({ ...one, used: one.used + waiting }));
	const decided = decideDeposit(counted, amount);
	if (decided.ok) return ok({ limited: holds });
	const { kind, period, limit } = decided.error;
	const shown = (minor: bigint) => formatMinor(minor, currency);
	return err(failure("LIMIT_REACHED", { kind, period, limit: shown(limit), left: shown(leftOf(decided.error)) }));
}
