// The ways to pay in of the caller's brand, as whoever calls reads them.
import { type Wish, wishOf } from "#brand/core";
import type { Tx } from "#platform/db";
import type { CallContext } from "#platform/http";
import type { CashierDeps } from "../ports.ts";
import { methodsOf, type StoredMethod } from "./method-store.ts";

/** The language of whoever calls, and their brand's. */
export const callersWish = (
	{ brand }: Pick<CashierDeps, "brand">,
	{ principal, language }: Pick<CallContext<"member">, "principal" | "language">,
): Wish => wishOf(brand.brand(principal.merchant), language);

/** The ways of the caller's brand in the caller's currency and language. Closed where their provider is not here: a simulator is for play money alone. */
export async function callersMethods(
	tx: Tx,
	{ brand, providers }: Pick<CashierDeps, "brand" | "providers">,
	call: CallContext<"member">,
): Promise<readonly StoredMethod[]> {
	const { merchant, currency } = call.principal;
	const here = brand.brand(merchant);
	const methods = await methodsOf(tx, { merchant, currency, wish: callersWish({ brand }, call) });
	const taken = ({ paidAt }: StoredMethod): boolean => {
		const provider = paidAt === undefined ? undefined : providers.get(paidAt.provider);
		return paidAt === undefined || (provider !== undefined && (here.playMoney || !provider.simulated));
	};
	return methods.map((method) => ({ ...method, enabled: method.enabled && taken(method) }));
}
