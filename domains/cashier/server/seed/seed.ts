// The ways to pay in and out of the default brand. Written once; from then on they are the operator's.
import { type Database, type Tx, tables } from "#platform/db";
import { type CurrencyCode, parseMinor, unwrap } from "#platform/kernel";
import type { CashierTables } from "../tables.ts";
import { seedBonuses } from "./seed-bonuses.ts";
import { floatLimits, methods, spoken } from "./seed-data.ts";
import { seedPayouts } from "./seed-payouts.ts";

const merchant = "tessera";

export type CashierSeedDeps = {
	readonly db: Database;
	readonly brand: { readonly brand: (merchant: string) => { readonly currency: CurrencyCode } };
};

/** Leaves every method that is there as it is, so that what an operator changed stays so. */
export async function seed({ db, brand }: CashierSeedDeps): Promise<void> {
	const { currency } = brand.brand(merchant);
	await db.tx(async (tx) => {
		for (const [place, method] of methods.entries()) await seedMethod(tx, { method, place, currency });
		await seedFloats(tx, currency);
		await seedPayouts(tx, { merchant, currency });
		await seedBonuses(tx, { merchant, currency });
	});
}

async function seedFloats(tx: Tx, currency: CurrencyCode): Promise<void> {
	const minor = (amount: string): string => unwrap(parseMinor(amount, currency)).toString();
	const rows = floatLimits.map(({ kind, smallest, largest, aDay }) => ({
		merchant,
		currency,
		kind,
		smallest: minor(smallest),
		largest: minor(largest),
		a_day: minor(aDay),
	}));
	const insert = tables<CashierTables>(tx).insertInto("cashier.float_limit").values(rows);
	await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

type Seeded = {
	readonly method: (typeof methods)[number];
	readonly place: number;
	readonly currency: CurrencyCode;
};

async function seedMethod(tx: Tx, { method, place, currency }: Seeded): Promise<void> {
	const db = tables<CashierTables>(tx);
	const written = await db
		.insertInto("cashier.method")
		.values({
			merchant,
			code: method.code,
			kind: method.kind,
			hours: method.hours,
			sort_order: (place + 1) * 10,
			account_holder: method.holder,
			account_number: method.number,
			provider: method.provider ?? "",
			channel: method.channel ?? ("" as const),
			other_amount: method.otherAmount ?? ("review" as const),
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	if (written === undefined) return;
	const minor = (amount: string): string => unwrap(parseMinor(amount, currency)).toString();
	await db
		.insertInto("cashier.method_currency")
		.values({
			method_id: written.id,
			currency,
			smallest: minor(method.smallest),
			largest: minor(method.largest),
			fee_fixed: minor(method.feeFixed),
			fee_basis_points: method.feeBasisPoints,
			quick: method.quick.map(minor),
		})
		.execute();
	const texts = spoken.map(({ language, texts: words }) => ({
		method_id: written.id,
		language,
		...words[method.code],
	}));
	await db.insertInto("cashier.method_text").values(texts).execute();
}
