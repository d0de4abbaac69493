// Rows of methods: a brand's ways to pay in, in one currency, with what is said of them in the caller's language.
import type { Wish } from "#brand/core";
import { type Tx, tables } from "#platform/db";
import type { CurrencyCode } from "#platform/kernel";
import type { Channel, Fee, MethodKind, OtherAmountRule } from "../../core/index.ts";
import type { CashierTables } from "../tables.ts";

export type StoredMethod = {
	readonly id: string;
	readonly code: string;
	readonly kind: MethodKind;
	readonly enabled: boolean;
	readonly hours: number;
	readonly holder: string;
	readonly number: string;
	/** Who takes its payments; undefined where nobody but an operator does. */
	readonly paidAt: PaidAt | undefined;
	/** What one currency may be paid in; undefined where it does not take the currency. */
	readonly terms: Terms | undefined;
	readonly texts: { readonly name: string; readonly summary: string; readonly bank: string; readonly steps: string[] };
};

export type PaidAt = {
	readonly provider: string;
	readonly channel: Channel;
	readonly otherAmount: OtherAmountRule;
};

export type Terms = {
	readonly smallest: bigint;
	readonly largest: bigint;
	readonly fee: Fee;
	readonly quick: readonly bigint[];
};

export type MethodsAsked = { readonly merchant: string; readonly currency: CurrencyCode; readonly wish: Wish };

/** In the brand's order, closed ones too. */
export async function methodsOf(tx: Tx, asked: MethodsAsked): Promise<readonly StoredMethod[]> {
	const db = tables<CashierTables>(tx);
	const rows = await db
		.selectFrom("cashier.method as method")
		.leftJoin("cashier.method_currency as terms", (join) =>
			join.onRef("terms.method_id", "=", "method.id").on("terms.currency", "=", asked.currency),
		)
		.selectAll("method")
		.select(["smallest", "largest", "fee_fixed", "fee_basis_points", "quick"])
		.where("merchant", "=", asked.merchant)
		.orderBy("sort_order")
		.orderBy("code")
		.execute();
	const ids = rows.map(({ id }) => id);
	const textOf = await readTexts(tx, ids, asked.wish);
	return rows.map((row) => ({
		id: row.id,
		code: row.code,
		kind: row.kind,
		enabled: row.enabled,
		hours: row.hours,
		holder: row.account_holder,
		number: row.account_number,
		paidAt: paidAtOf(row),
		terms: termsOf(row),
		texts: textOf(row.id, row.code),
	}));
}

function paidAtOf(row: {
	readonly provider: string;
	readonly channel: "" | Channel;
	readonly other_amount: OtherAmountRule;
}): PaidAt | undefined {
	const { provider, channel, other_amount: otherAmount } = row;
	return channel === "" ? undefined : { provider, channel, otherAmount };
}

type TermsRow = {
	readonly smallest: string | null;
	readonly largest: string | null;
	readonly fee_fixed: string | null;
	readonly fee_basis_points: number | null;
	readonly quick: string[] | null;
};

function termsOf(row: TermsRow): Terms | undefined {
	if (row.smallest === null || row.largest === null) return undefined;
	return {
		smallest: BigInt(row.smallest),
		largest: BigInt(row.largest),
		fee: { fixed: BigInt(row.fee_fixed ?? 0), basisPoints: row.fee_basis_points ?? 0 },
		quick: (row.quick ?? []).map((amount) => BigInt(amount)),
	};
}

async function readTexts(
	tx: Tx,
	ids: readonly string[],
	{ language, fallback }: Wish,
): Promise<(id: string, code: string) => StoredMethod["texts"]> {
	if (ids.length === 0) return (_id, code) => ({ name: code, summary: "", bank: "", steps: [] });
	const rows = await tables<CashierTables>(tx)
		.selectFrom("cashier.method_text")
		.selectAll()
		.where("method_id", "in", [...ids])
		.where("language", "in", [language, fallback])
		.execute();
	return (id, code) => {
		const own = rows.filter((row) => row.method_id === id);
		const found = own.find((row) => row.language === language) ?? own[0];
		return found ?? { name: code, summary: "", bank: "", steps: [] };
	};
}
