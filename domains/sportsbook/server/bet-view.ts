// A slip as its holder's bet.
import { type CurrencyCode, formatMinor, isCurrencyCode } from "#platform/kernel";
import type { SportsBet } from "../contract/index.ts";
import { mostPaid } from "../core/index.ts";
import type { Slip } from "./slip-rows.ts";

export function currencyOf({ currency }: Pick<Slip, "currency">): CurrencyCode {
	if (!isCurrencyCode(currency)) throw new Error(`a slip in ${currency}`);
	return currency;
}

function stateOf({ state, sold, returned, stake, free_bet: free }: Slip): SportsBet["state"] {
	if (state === "open") return "open";
	if (sold === 100) return "cashed";
	if (state === "void") return "void";
	if (free !== null) return returned > 0n ? "won" : "lost";
	return returned > 0n && returned >= stake ? "won" : "lost";
}

/** Of what was not sold, half to even. */
export const keptOf = (amount: bigint, sold: number): bigint => {
	const product = amount * BigInt(100 - sold);
	const [whole, rest] = [product / 100n, product % 100n];
	return rest > 50n || (rest === 50n && whole % 2n === 1n) ? whole + 1n : whole;
};

export function betView(slip: Slip, offer?: bigint): SportsBet {
	const currency = currencyOf(slip);
	const money = (minor: bigint) => formatMinor(minor, currency);
	const odds = slip.legs.map((one) => one.odds);
	const most = mostPaid(slip.line, odds, slip.sizes) - (slip.free_bet === null ? 0n : slip.stake);
	return {
		betId: slip.id,
		legs: slip.legs.map((one, place) => {
			const end = slip.ends[place];
			return end === undefined ? one : { ...one, end };
		}),
		sizes: [...slip.sizes],
		line: money(slip.line),
		stake: money(slip.stake),
		returned: money(slip.returned),
		most: money(keptOf(most, slip.sold)),
		state: stateOf(slip),
		placedAt: (slip.placed_at ?? slip.created_at).getTime(),
		sold: slip.sold,
		...(offer === undefined ? {} : { offer: money(offer) }),
		...(slip.free_bet === null ? {} : { free: true as const }),
		...(slip.auto === undefined ? {} : { auto: money(slip.auto) }),
		version: slip.version,
	};
}
