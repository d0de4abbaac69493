// What a member sees of the bonus that runs, by category, and the way to give it up without a withdrawal. Whoever has earned it
// cannot give it up: it is released within a minute.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { type CurrencyCode, err, formatMinor, type MemberId, ok } from "#platform/kernel";
import { type BonusDetails, cancelBonus, readBonusDetails } from "../../contract/index.ts";
import { bonusMissing, bonusShares } from "../../core/index.ts";
import type { CashierDeps } from "../ports.ts";
import { endBonus } from "./bonus-end.ts";
import { wageredBy } from "./bonus-grant.ts";
import { shownBonus } from "./bonus-offers.ts";
import { type BonusRow, lockBonus, runningBonus } from "./bonus-store.ts";
import { fromWritten, runningOf, weighedFor } from "./bonus-weighed.ts";

type Whose = { readonly memberId: MemberId; readonly currency: CurrencyCode };

export function readBonusDetailsRoute(deps: CashierDeps): Route {
	return bind(readBonusDetails, (_input, call) =>
		deps.db.tx(async (tx) => {
			const { currency } = call.principal;
			const [bonus, shown] = [
				await runningBonus(tx, call.principal, { lock: false }),
				await shownBonus(tx, deps, call),
			];
			const own = formatMinor(await ownMoney(tx, deps, call.principal), currency);
			if (bonus === undefined || shown === null) return ok({ currency, own, bonus: null });
			const shares = await sharesOf(tx, deps, { bonus, of: call.principal });
			return ok({ currency, own, bonus: { ...shown, depositId: bonus.deposit_id, shares } });
		}),
	);
}

type Shares = NonNullable<BonusDetails["bonus"]>["shares"];

async function sharesOf(
	tx: Tx,
	{ turnover }: Pick<CashierDeps, "turnover">,
	{ bonus, of }: { readonly bonus: BonusRow; readonly of: Whose },
): Promise<Shares> {
	const before = bonus.wagered_by === null ? undefined : fromWritten(bonus.wagered_by);
	return bonusShares(bonus, { before, now: await wageredBy(tx, turnover, of) }).map((share) => ({
		...share,
		counted: share.counted === undefined ? null : formatMinor(share.counted, of.currency),
	}));
}

async function ownMoney(tx: Tx, { wallet }: Pick<CashierDeps, "wallet">, of: Whose): Promise<bigint> {
	const { purses } = await wallet.balanceIn(tx, of.memberId, of.currency);
	return purses.find(({ purse }) => purse === "cash")?.balance ?? 0n;
}

export function cancelBonusRoute(deps: CashierDeps): Route {
	return bind(cancelBonus, ({ depositId }, { principal, now }) =>
		deps.db.tx(async (tx) => {
			const { memberId, currency } = principal;
			const bonus = await lockBonus(tx, { memberId, depositId, state: "running" });
			if (bonus === undefined || bonus.currency !== currency) return err(failure("BONUS_NOT_FOUND"));
			if (bonusMissing(runningOf(bonus), await weighedFor(tx, deps, bonus)) === 0n) return err(failure("BONUS_EARNED"));
			await endBonus(tx, deps, { bonus, state: "forfeited", at: now });
			const remains = formatMinor(await ownMoney(tx, deps, principal), currency);
			return ok({ forfeited: formatMinor(BigInt(bonus.amount ?? 0), currency), remains, currency });
		}),
	);
}
