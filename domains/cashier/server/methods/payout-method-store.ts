// Rows of the ways to pay out, in one currency, with what is said of them in the caller's language.
import type { Wish } from "#brand/core";
import { sql, type Tx } from "#platform/db";
import type { CurrencyCode } from "#platform/kernel";
import type { PayoutKind } from "../../core/index.ts";
import type { Terms } from "./method-store.ts";

export type StoredPayoutMethod = {
	readonly id: string;
	readonly code: string;
	readonly kind: PayoutKind;
	readonly enabled: boolean;
	readonly hours: number;
	readonly name: string;
	readonly summary: string;
	/** Undefined where it does not pay in the currency. */
	readonly terms: Terms | undefined;
};

type Row = Omit<StoredPayoutMethod, "terms"> & {
	readonly smallest: string | null;
	readonly largest: string;
	readonly fee_fixed: string;
	readonly fee_basis_points: number;
	readonly quick: readonly string[];
};

/** In the brand's order, closed ones too: a withdrawal keeps its way. */
export async function payoutMethodsOf(
	tx: Tx,
	asked: { readonly merchant: string; readonly currency: CurrencyCode; readonly wish: Wish },
): Promise<readonly StoredPayoutMethod[]> {
	const { language, fallback } = asked.wish;
	const { rows } = await sql<Row>`
		select method.id, method.code, method.kind, method.enabled, method.hours,
			coalesce(words.name, method.code) as name, coalesce(words.summary, '') as summary,
			terms.smallest, terms.largest, terms.fee_fixed, terms.fee_basis_points, terms.quick
		from cashier.payout_method as method
		left join cashier.payout_method_currency as terms
			on terms.method_id = method.id and terms.currency = ${asked.currency}
		left join lateral (
			select name, summary from cashier.payout_method_text as text
			where text.method_id = method.id and text.language in (${language}, ${fallback})
			order by text.language = ${language} desc limit 1
		) as words on true
		where method.merchant = ${asked.merchant}
		order by method.sort_order, method.code`.execute(tx);
	return rows.map(({ smallest, largest, fee_fixed, fee_basis_points, quick, ...method }) => ({
		...method,
		terms:
			smallest === null
				? undefined
				: {
						smallest: BigInt(smallest),
						largest: BigInt(largest),
						fee: { fixed: BigInt(fee_fixed), basisPoints: fee_basis_points },
						quick: quick.map((amount) => BigInt(amount)),
					},
	}));
}
