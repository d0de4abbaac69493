// Rows of a brand's ways to pay in and out, whole, as an operator sees and sets them: both kinds in one shape.
import { sql, type Tx } from "#platform/db";
import {
	mostPaymentMethods,
	type PaymentMethodAccount,
	type PaymentMethodFlow,
	type PaymentMethodWords,
} from "../../core/index.ts";

export type StoredTerms = {
	readonly currency: string;
	/** Minor units, as the rest. */
	readonly smallest: string;
	readonly largest: string;
	readonly feeFixed: string;
	readonly feeBasisPoints: number;
	readonly quick: readonly string[];
};

export type StoredPaymentMethod = {
	readonly id: string;
	readonly code: string;
	readonly kind: string;
	readonly open: boolean;
	readonly order: number;
	readonly hours: number;
	readonly terms: readonly StoredTerms[];
	readonly words: readonly PaymentMethodWords[];
	/** Of a way in. */
	readonly account: PaymentMethodAccount;
};

const namesOf = {
	in: { method: "cashier.method", terms: "cashier.method_currency", words: "cashier.method_text" },
	out: {
		method: "cashier.payout_method",
		terms: "cashier.payout_method_currency",
		words: "cashier.payout_method_text",
	},
} as const;

export type PaymentMethodsAsked = {
	readonly merchant: string;
	readonly flow: PaymentMethodFlow;
	readonly code?: string;
};

/** In the brand's order. With a code the one, locked until the transaction ends. */
export async function storedPaymentMethods(
	tx: Tx,
	{ merchant, flow, code }: PaymentMethodsAsked,
): Promise<readonly StoredPaymentMethod[]> {
	const names = namesOf[flow];
	const one = code === undefined ? sql`` : sql`and code = ${code}`;
	const lock = code === undefined ? sql`` : sql`for update`;
	const where =
		flow === "in" ? sql`account_holder as holder, account_number as number` : sql`'' as holder, '' as number`;
	const { rows: paymentMethods } = await sql<
		Omit<StoredPaymentMethod, "terms" | "words" | "account"> & PaymentMethodAccount
	>`
		select id, code, kind, enabled as open, sort_order as "order", hours, ${where} from ${sql.table(names.method)}
		where merchant = ${merchant} ${one} order by sort_order, code limit ${mostPaymentMethods} ${lock}`.execute(tx);
	const ids = paymentMethods.map(({ id }) => id);
	const { rows: terms } = await sql<StoredTerms & Owned>`
		select method_id as "methodId", currency, smallest, largest, fee_fixed as "feeFixed",
			fee_basis_points as "feeBasisPoints", quick
		from ${sql.table(names.terms)} where method_id = any(${ids}::bigint[]) order by currency`.execute(tx);
	const more = flow === "in" ? sql`bank, steps` : sql`'' as bank, '{}'::text[] as steps`;
	const { rows: words } = await sql<PaymentMethodWords & Owned>`
		select method_id as "methodId", language, name, summary, ${more}
		from ${sql.table(names.words)} where method_id = any(${ids}::bigint[]) order by language`.execute(tx);
	const own = <Row extends Owned>(rows: readonly Row[], id: string) =>
		rows.filter(({ methodId }) => methodId === id).map(({ methodId: _id, ...row }) => row);
	return paymentMethods.map(({ holder, number, ...paymentMethod }) => {
		return {
			...paymentMethod,
			account: { holder, number },
			terms: own(terms, paymentMethod.id),
			words: own(words, paymentMethod.id),
		};
	});
}

type Owned = { readonly methodId: string };

/** A way without terms and words; closed. Answers its id. */
export async function insertPaymentMethod(
	tx: Tx,
	{
		flow,
		merchant,
		code,
		kind,
	}: { readonly flow: PaymentMethodFlow; readonly merchant: string; readonly code: string; readonly kind: string },
): Promise<string> {
	const { rows } = await sql<{
		id: string;
	}>`insert into ${sql.table(namesOf[flow].method)} (merchant, code, kind, enabled)
		values (${merchant}, ${code}, ${kind}, false) returning id`.execute(tx);
	const [row] = rows;
	if (row === undefined) throw new Error("a way that was not written");
	return row.id;
}

/** The codes and kinds of a brand's ways of one flow. Whoever adds one waits for whoever does so before. */
export async function lockPaymentMethods(
	tx: Tx,
	{ merchant, flow }: { readonly merchant: string; readonly flow: PaymentMethodFlow },
): Promise<readonly { readonly code: string; readonly kind: string }[]> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`cashier.paymentMethods ${merchant} ${flow}`}, 0))`.execute(
		tx,
	);
	const { rows } = await sql<{ code: string; kind: string }>`
		select code, kind from ${sql.table(namesOf[flow].method)} where merchant = ${merchant}`.execute(tx);
	return rows;
}

/** Of one that is locked. It keeps every currency and language that it has; others are added. */
export async function writePaymentMethod(
	tx: Tx,
	flow: PaymentMethodFlow,
	paymentMethod: Omit<StoredPaymentMethod, "account">,
): Promise<void> {
	const names = namesOf[flow];
	const { id, open, order, hours } = paymentMethod;
	await sql`update ${sql.table(names.method)} set enabled = ${open}, sort_order = ${order}, hours = ${hours}
		where id = ${id}::bigint`.execute(tx);
	await sql`insert into ${sql.table(names.terms)} as terms
			(method_id, currency, smallest, largest, fee_fixed, fee_basis_points, quick)
		select ${id}::bigint, given.currency, given.smallest, given.largest, given."feeFixed", given."feeBasisPoints", given.quick
		from jsonb_to_recordset(${JSON.stringify(paymentMethod.terms)}::jsonb) as given(currency text, smallest bigint,
			largest bigint, "feeFixed" bigint, "feeBasisPoints" integer, quick bigint[])
		on conflict (method_id, currency) do update set smallest = excluded.smallest, largest = excluded.largest,
			fee_fixed = excluded.fee_fixed, fee_basis_points = excluded.fee_basis_points, quick = excluded.quick`.execute(tx);
	const [more, given, set] =
		flow === "in"
			? [sql`, bank, steps`, sql`, given.bank, given.steps`, sql`, bank = excluded.bank, steps = excluded.steps`]
			: [sql``, sql``, sql``];
	await sql`insert into ${sql.table(names.words)} as words (method_id, language, name, summary ${more})
		select ${id}::bigint, given.language, given.name, given.summary ${given}
		from jsonb_to_recordset(${JSON.stringify(paymentMethod.words)}::jsonb) as given(language text, name text, summary text,
			bank text, steps text[])
		on conflict (method_id, language) do update set name = excluded.name, summary = excluded.summary ${set}`.execute(
		tx,
	);
}

/** Where transfers of a way in go from now on. */
export async function writeAccount(tx: Tx, id: string, { holder, number }: PaymentMethodAccount): Promise<void> {
	await sql`update cashier.method set account_holder = ${holder}, account_number = ${number}
		where id = ${id}::bigint`.execute(tx);
}
