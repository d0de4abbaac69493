// The promotions at a deposit that are in time, for the page of promotions: a visitor sees them all, a member which are theirs
// to choose.
import { wishOf } from "#brand/core";
import type { Tx } from "#platform/db";
import { bind, type CallContext, type Route } from "#platform/http";
import { formatMinor, ok } from "#platform/kernel";
import { listDepositBonuses } from "../../contract/index.ts";
import { isOffered } from "../../core/index.ts";
import type { CashierDeps } from "../ports.ts";
import { offersFor, showPromotion } from "./bonus-offers.ts";
import { promotionsOf } from "./bonus-store.ts";

export function listDepositBonusesRoute(deps: CashierDeps): Route {
	return bind(listDepositBonuses, (_input, call) =>
		deps.db.tx(async (tx) => {
			const { merchant, language, now, principal } = call;
			const brand = deps.brand.brand(merchant);
			const currency = principal?.currency ?? brand.currency;
			const all = await promotionsOf(tx, { merchant, currency, wish: wishOf(brand, language) });
			const nobody = { now, paidInBefore: false, bonusOpen: false, had: false };
			const inTime = all.filter((one) => isOffered(one, { ...nobody, ...one }));
			const own = await ownCodes(tx, deps, call);
			const show = (minor: bigint): string => formatMinor(minor, currency);
			return ok({
				currency,
				promotions: inTime.map((one) => ({ ...showPromotion(one, show), offered: own?.has(one.code) ?? true })),
			});
		}),
	);
}

/** Undefined for a visitor; none for a guest, who pays nothing in. */
async function ownCodes(
	tx: Tx,
	deps: Pick<CashierDeps, "brand">,
	{ principal, ...facts }: CallContext<"optional">,
): Promise<ReadonlySet<string> | undefined> {
	if (principal === undefined) return undefined;
	if (principal.guest) return new Set();
	const offers = await offersFor(tx, deps, { ...facts, principal });
	return new Set(offers.map(({ code }) => code));
}
