// An operator's hand on the ways to pay in: which stand open, their limits and fees. Each act is written down.
import { type Database, type Tx, tables } from "#platform/db";
import { type CurrencyCode, err, formatMinor, isCurrencyCode, ok, type Result } from "#platform/kernel";
import { writeAct } from "../operator-act.ts";
import type { CashierTables } from "../tables.ts";

export type MethodLine = {
	readonly code: string;
	readonly kind: string;
	readonly enabled: boolean;
	/** Decimal strings of the currency; a fee's part in hundredths of a per cent. */
	readonly terms: readonly TermsLine[];
};

type TermsLine = {
	readonly currency: string;
	readonly smallest: string;
	readonly largest: string;
	readonly feeFixed: string;
	readonly feeBasisPoints: number;
};

/** In the brand's order. */
export function readMethods(db: Pick<Database, "read">, merchant: string): Promise<readonly MethodLine[]> {
	return db.read(async (tx) => {
		const rows = tables<CashierTables>(tx);
		const methods = await rows
			.selectFrom("cashier.method")
			.select(["id", "code", "kind", "enabled"])
			.where("merchant", "=", merchant)
			.orderBy("sort_order")
			.orderBy("code")
			.execute();
		const terms = await rows.selectFrom("cashier.method_currency").selectAll().orderBy("currency").execute();
		return methods.map(({ id, ...method }) => ({
			...method,
			terms: terms.filter(({ method_id }) => method_id === id).map(lineOf),
		}));
	});
}

type TermsRow = {
	readonly currency: string;
	readonly smallest: string;
	readonly largest: string;
	readonly fee_fixed: string;
	readonly fee_basis_points: number;
};

function lineOf(row: TermsRow): TermsLine {
	const { currency } = row;
	const show = (minor: string) => (isCurrencyCode(currency) ? formatMinor(BigInt(minor), currency) : minor);
	return {
		currency,
		smallest: show(row.smallest),
		largest: show(row.largest),
		feeFixed: show(row.fee_fixed),
		feeBasisPoints: row.fee_basis_points,
	};
}

export type MethodChange = {
	readonly merchant: string;
	readonly code: string;
	readonly operator: string;
	readonly now: Date;
	readonly to:
		| { readonly kind: "open"; readonly enabled: boolean }
		/** Minor units. */
		| { readonly kind: "limits"; readonly currency: CurrencyCode; readonly smallest: bigint; readonly largest: bigint }
		| { readonly kind: "fee"; readonly currency: CurrencyCode; readonly fixed: bigint; readonly basisPoints: number };
};

/** Holds for deposits that are opened from now on; those that wait keep the terms they were opened with. */
export function changeMethod(
	db: Pick<Database, "tx">,
	change: MethodChange,
): Promise<Result<undefined, "METHOD_NOT_FOUND">> {
	return db.tx(async (tx) => {
		const { merchant, code, operator, now, to } = change;
		const method = await tables<CashierTables>(tx)
			.selectFrom("cashier.method")
			.select(["id", "enabled"])
			.where("merchant", "=", merchant)
			.where("code", "=", code)
			.forUpdate()
			.executeTakeFirst();
		if (method === undefined) return err("METHOD_NOT_FOUND");
		const before = to.kind === "open" ? { open: method.enabled } : await termsOf(tx, method.id, to.currency);
		if (before === undefined) return err("METHOD_NOT_FOUND");
		const after = await write(tx, method.id, to);
		const act = { merchant, act: `method ${to.kind}`, operator, at: now } as const;
		await writeAct(tx, { ...act, before: { method: code, ...before }, after });
		return ok(undefined);
	});
}

async function termsOf(tx: Tx, method: string, currency: CurrencyCode): Promise<TermsLine | undefined> {
	const row = await tables<CashierTables>(tx)
		.selectFrom("cashier.method_currency")
		.selectAll()
		.where("method_id", "=", method)
		.where("currency", "=", currency)
		.executeTakeFirst();
	return row === undefined ? undefined : lineOf(row);
}

/** Answers what holds from now on. */
async function write(tx: Tx, method: string, to: MethodChange["to"]): Promise<object> {
	const db = tables<CashierTables>(tx);
	if (to.kind === "open") {
		await db.updateTable("cashier.method").set({ enabled: to.enabled }).where("id", "=", method).execute();
		return { open: to.enabled };
	}
	const set =
		to.kind === "limits"
			? { smallest: `${to.smallest}`, largest: `${to.largest}` }
			: { fee_fixed: `${to.fixed}`, fee_basis_points: to.basisPoints };
	const terms = db.updateTable("cashier.method_currency").set(set);
	await terms.where("method_id", "=", method).where("currency", "=", to.currency).execute();
	return (await termsOf(tx, method, to.currency)) ?? {};
}
