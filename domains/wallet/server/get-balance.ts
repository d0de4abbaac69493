// The call for the balance of whoever is logged in.
import { bind, type Route } from "#platform/http";
import { currencySymbols, formatMinor, ok } from "#platform/kernel";
import { getBalance } from "../contract/endpoints/get-balance.ts";
import { isRestricted, summarise } from "../core/balance.ts";
import type { ReadBalance } from "./read-balance.ts";

export function getBalanceRoute({ balance }: { readonly balance: ReadBalance }): Route {
	return bind(getBalance, async (_input, { principal: { memberId, currency } }) => {
		const { purses } = await balance(memberId, currency);
		const { sum, available, held, restricted } = summarise(purses);
		const format = (minor: bigint) => formatMinor(minor, currency);
		return ok({
			sumBalance: format(sum),
			currency,
			symbol: currencySymbols[currency],
			available: format(available),
			held: format(held),
			restricted: format(restricted),
			purses: purses.map(({ purse, balance: minor, held: heldOfPurse }) => ({
				purse,
				balance: format(minor),
				held: format(heldOfPurse),
				restricted: isRestricted(purse),
			})),
		});
	});
}
