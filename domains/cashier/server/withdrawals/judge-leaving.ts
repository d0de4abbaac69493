// What stands against money that leaves, out to an account or up to an agent (decision 064): play that credited deposits ask
// for, and a bonus that would be given up. Out of play it is the same money, so both ways ask the same. What a member began
// with was never paid in, and no operator looks at what goes up: there it is asked to be played as well.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { CallContext } from "#platform/http";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import type { WithdrawDesk } from "../../contract/index.ts";
import { bonusMissing, noTurnover, stricter, type Turnover } from "../../core/index.ts";
import { shownBonus } from "../bonuses/bonus-offers.ts";
import { type BonusRow, runningBonus } from "../bonuses/bonus-store.ts";
import { runningOf, weighedFor } from "../bonuses/bonus-weighed.ts";
import { startingTurnover } from "../floats/starting-turnover.ts";
import type { CashierDeps } from "../ports.ts";
import { turnoverOf } from "../turnover-store.ts";

type Call = Pick<CallContext<"member">, "principal" | "now">;
/** Out to an account, or up to an agent. */
type PaymentMethod = "out" | "up";

export type Leaving = {
	/** All that the member ever wagered. */
	readonly wagered: bigint;
	/** The bonus that is given up for it, locked. */
	readonly givenUp: BonusRow | undefined;
};

export type LeavingRefusal = Failure<"TURNOVER_MISSING" | "BONUS_AT_STAKE">;

/** The member is locked by the caller. */
export async function judgeLeaving(
	tx: Tx,
	deps: Pick<CashierDeps, "protection" | "turnover" | "turnovers" | "wallet">,
	{
		call,
		paymentMethod,
		giveUpBonus,
	}: { readonly call: Call; readonly paymentMethod: PaymentMethod; readonly giveUpBonus: boolean },
): Promise<Result<Leaving, LeavingRefusal>> {
	const { principal } = call;
	const wagered = await deps.turnover(tx, principal);
	const { missing } = await askedOf(tx, deps, { call, paymentMethod, wagered });
	if (missing > 0n) return err(failure("TURNOVER_MISSING", { missing: formatMinor(missing, principal.currency) }));
	const atStake = await bonusAtStake(tx, deps, call);
	if (atStake !== undefined && !giveUpBonus) return err(atStake.refusal);
	return ok({ wagered, givenUp: atStake?.bonus });
}

/** The same for a page: what is to be wagered yet, and the bonus that runs. */
export async function shownLeaving(
	tx: Tx,
	deps: Pick<CashierDeps, "protection" | "turnover" | "turnovers" | "brand" | "wallet">,
	{ call, paymentMethod }: { readonly call: CallContext<"member">; readonly paymentMethod: PaymentMethod },
): Promise<Pick<WithdrawDesk, "turnover" | "bonus">> {
	const { principal } = call;
	const show = (minor: bigint): string => formatMinor(minor, principal.currency);
	const wagered = await deps.turnover(tx, principal);
	const { asked, missing } = await askedOf(tx, deps, { call, paymentMethod, wagered });
	return { turnover: { asked: show(asked), missing: show(missing) }, bonus: await shownBonus(tx, deps, call) };
}

/** Whoever is excluded may not play, so nothing is asked of them to be played first (A.3.8). A break passes, and it waits. */
async function askedOf(
	tx: Tx,
	deps: Pick<CashierDeps, "protection" | "wallet">,
	{
		call,
		paymentMethod,
		wagered,
	}: { readonly call: Call; readonly paymentMethod: PaymentMethod; readonly wagered: bigint },
): Promise<Turnover> {
	const { principal } = call;
	const ofDeposits = await turnoverOf(tx, { ...principal, wagered });
	const asked =
		paymentMethod === "up"
			? stricter(ofDeposits, await startingTurnover(tx, deps, { principal, wagered }))
			: ofDeposits;
	if (asked.missing === 0n) return asked;
	const exclusion = await deps.protection.entryExclusion.running(tx, principal.memberId, call.now);
	return exclusion?.kind === "exclusion" ? noTurnover : asked;
}

/** The bonus that runs and is not earned yet. One that is earned is the member's, whether it was released already or not. */
async function bonusAtStake(
	tx: Tx,
	deps: Pick<CashierDeps, "turnovers">,
	{ principal }: Call,
): Promise<{ readonly bonus: BonusRow; readonly refusal: LeavingRefusal } | undefined> {
	const bonus = await runningBonus(tx, principal, { lock: true });
	if (bonus === undefined) return undefined;
	const missing = bonusMissing(runningOf(bonus), await weighedFor(tx, deps, bonus));
	if (missing === 0n) return undefined;
	const show = (minor: bigint): string => formatMinor(minor, principal.currency);
	const shown = { bonus: show(BigInt(bonus.amount ?? 0)), missing: show(missing) };
	return { bonus, refusal: failure("BONUS_AT_STAKE", shown) };
}
