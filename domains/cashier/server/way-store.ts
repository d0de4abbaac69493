// Rows of a brand's ways to pay in and out, whole, as an operator sees and sets them: both kinds in one shape.
import { sql, type Tx } from "#platform/db";

/** Whether money comes in by it or goes out. */
export type Flow = "in" | "out";

export type StoredTerms = {
	readonly currency: string;
	/** Minor units, as the rest. */
	readonly smallest: string;
	readonly largest: string;
	readonly feeFixed: string;
	readonly feeBasisPoints: number;
	readonly quick: readonly string[];
};

export type StoredWords = {
	readonly language: string;
	readonly name: string;
	readonly summary: string;
	/** Empty of a way out, as the steps. */
	readonly bank: string;
	readonly steps: readonly string[];
};

export type StoredWay = {
	readonly id: string;
	readonly code: string;
	readonly kind: string;
	readonly open: boolean;
	readonly order: number;
	readonly hours: number;
	readonly terms: readonly StoredTerms[];
	readonly words: readonly StoredWords[];
};

const namesOf = {
	in: { method: "cashier.method", terms: "cashier.method_currency", words: "cashier.method_text" },
	out: {
		method: "cashier.payout_method",
		terms: "cashier.payout_method_currency",
		words: "cashier.payout_method_text",
	},
} as const;

export type WaysAsked = { readonly merchant: string; readonly flow: Flow; readonly code?: string };

/** In the brand's order. With a code the one, locked until the transaction ends. */
export async function storedWays(tx: Tx, { merchant, flow, code }: WaysAsked): Promise<readonly StoredWay[]> {
	const names = namesOf[flow];
	const one = code === undefined ? sql`` : sql`and code = ${code}`;
	const lock = code === undefined ? sql`` : sql`for update`;
	const { rows: ways } = await sql<Omit<StoredWay, "terms" | "words">>`
		select id, code, kind, enabled as open, sort_order as "order", hours from ${sql.table(names.method)}
		where merchant = ${merchant} ${one} order by sort_order, code ${lock}`.execute(tx);
	const ids = ways.map(({ id }) => id);
	const { rows: terms } = await sql<StoredTerms & Owned>`
		select method_id as "methodId", currency, smallest, largest, fee_fixed as "feeFixed",
			fee_basis_points as "feeBasisPoints", quick
		from ${sql.table(names.terms)} where method_id = any(${ids}::bigint[]) order by currency`.execute(tx);
	const more = flow === "in" ? sql`bank, steps` : sql`'' as bank, '{}'::text[] as steps`;
	const { rows: words } = await sql<StoredWords & Owned>`
		select method_id as "methodId", language, name, summary, ${more}
		from ${sql.table(names.words)} where method_id = any(${ids}::bigint[]) order by language`.execute(tx);
	const own = <Row extends Owned>(rows: readonly Row[], id: string) =>
		rows.filter(({ methodId }) => methodId === id).map(({ methodId: _id, ...row }) => row);
	return ways.map((way) => ({ ...way, terms: own(terms, way.id), words: own(words, way.id) }));
}

type Owned = { readonly methodId: string };

/** Of one that is locked: its currencies and languages stay those it has. */
export async function writeWay(tx: Tx, flow: Flow, way: StoredWay): Promise<void> {
	const names = namesOf[flow];
	const { id, open, order, hours } = way;
	await sql`update ${sql.table(names.method)} set enabled = ${open}, sort_order = ${order}, hours = ${hours}
		where id = ${id}::bigint`.execute(tx);
	await sql`update ${sql.table(names.terms)} as terms
		set smallest = given.smallest, largest = given.largest, fee_fixed = given."feeFixed",
			fee_basis_points = given."feeBasisPoints", quick = given.quick
		from jsonb_to_recordset(${JSON.stringify(way.terms)}::jsonb) as given(currency text, smallest bigint,
			largest bigint, "feeFixed" bigint, "feeBasisPoints" integer, quick bigint[])
		where terms.method_id = ${id}::bigint and terms.currency = given.currency`.execute(tx);
	const more = flow === "in" ? sql`, bank = given.bank, steps = given.steps` : sql``;
	await sql`update ${sql.table(names.words)} as words set name = given.name, summary = given.summary ${more}
		from jsonb_to_recordset(${JSON.stringify(way.words)}::jsonb) as given(language text, name text, summary text,
			bank text, steps text[])
		where words.method_id = ${id}::bigint and words.language = given.language`.execute(tx);
}
