// The promotions that a member may choose at a deposit now, the one that was chosen, and the bonus that runs.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { CallContext } from "#platform/http";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import type { Promotion, RunningBonus } from "../../contract/index.ts";
import { bonusMissing, isOffered } from "../../core/index.ts";
import { paidInBefore } from "../deposits/deposit-store.ts";
import { callersWish } from "../methods/callers-methods.ts";
import type { CashierDeps } from "../ports.ts";
import { bonusesHad, bonusNameFor, namesNow, promotionsOf, runningBonus, type StoredPromotion } from "./bonus-store.ts";
import { runningOf, weighedFor } from "./bonus-weighed.ts";

type Call = CallContext<"member">;

export async function offersFor(
	tx: Tx,
	{ brand }: Pick<CashierDeps, "brand">,
	{ principal, language, now }: Call,
): Promise<readonly StoredPromotion[]> {
	const { merchant, currency, memberId } = principal;
	const all = await promotionsOf(tx, { merchant, currency, wish: callersWish({ brand }, { principal, language }) });
	if (all.length === 0) return [];
	const { open, had } = await bonusesHad(tx, principal);
	const facts = { now, paidInBefore: await paidInBefore(tx, memberId), bonusOpen: open };
	return all.filter((one) => isOffered(one, { ...facts, ...one, had: had.has(one.id) }));
}

type ChoiceFault = Failure<"PROMOTION_NOT_FOUND" | "PROMOTION_TOO_SMALL">;

/** The promotion of this code for a deposit that would credit so much; the member is locked by the caller. */
export async function chosenPromotion(
	tx: Tx,
	deps: Pick<CashierDeps, "brand">,
	{ call, code, credited }: { readonly call: Call; readonly code: string; readonly credited: bigint },
): Promise<Result<StoredPromotion, ChoiceFault>> {
	const chosen = (await offersFor(tx, deps, call)).find((one) => one.code === code);
	if (chosen === undefined) return err(failure("PROMOTION_NOT_FOUND"));
	if (credited >= chosen.smallest) return ok(chosen);
	return err(failure("PROMOTION_TOO_SMALL", { smallest: formatMinor(chosen.smallest, call.principal.currency) }));
}

export const showPromotion = (promotion: StoredPromotion, show: (minor: bigint) => string): Promotion => ({
	code: promotion.code,
	name: promotion.name,
	percent: promotion.percent,
	days: promotion.days,
	smallest: show(promotion.smallest),
	most: show(promotion.most),
	times: `${promotion.turnoverPercent / 100}`,
	games: [...promotion.games],
	parts: { ...promotion.parts },
	firstOnly: promotion.firstOnly,
	once: promotion.once,
	until: promotion.closesAt?.toISOString() ?? null,
});

/** The bonus that runs, with what is left to wager for it; null where none does. */
export async function shownBonus(
	tx: Tx,
	{ turnovers, brand }: Pick<CashierDeps, "turnovers" | "brand">,
	{ principal, language }: Call,
): Promise<RunningBonus | null> {
	const bonus = await runningBonus(tx, principal, { lock: false });
	if (bonus === undefined) return null;
	const running = runningOf(bonus);
	const missing = bonusMissing(running, await weighedFor(tx, { turnovers }, bonus));
	const show = (minor: bigint): string => formatMinor(minor, principal.currency);
	return {
		name: bonusNameFor(
			{ name: bonus.name, names: await namesNow(tx, bonus) },
			callersWish({ brand }, { principal, language }),
		),
		amount: show(BigInt(bonus.amount ?? 0)),
		asked: show(running.asked),
		missing: show(missing),
		endsAt: running.endsAt.toISOString(),
	};
}
