// The default brand: play money, in every language of the house. Written once; from then on it is the operator's.
import { type Database, type Tx, tables } from "#platform/db";
import type { Clock } from "#platform/kernel";
import type { BrandTables } from "../tables.ts";
import { seedContent } from "./seed-content.ts";
import { brand, countries, fields, flags, sorting } from "./seed-data.ts";
import { seedGatedPages, seedSitePages } from "./seed-site-pages.ts";

export type SeedDeps = { readonly db: Database; readonly clock: Clock };

/** Does nothing when the brand stands, so that what an operator changed or took away stays so. */
export async function seed({ db, clock }: SeedDeps): Promise<void> {
	await db.tx(async (tx) => {
		await seedCountries(tx);
		const written = await tables<BrandTables>(tx)
			.insertInto("brand.brands")
			.values(brand)
			.onConflict((conflict) => conflict.doNothing())
			.returning("merchant")
			.executeTakeFirst();
		const target = { merchant: brand.merchant, now: clock.now() };
		if (written !== undefined) {
			await seedSettings(tx);
			await seedContent(tx, target);
		}
		if (await isNewPart(tx, "site-pages")) await seedSitePages(tx, target);
		if (await isNewPart(tx, "agent-policy")) await seedGatedPages(tx, target);
		if (await isNewPart(tx, "all-halls")) await listAllHalls(tx);
	});
}

/** True once a part: for a brand that was written before the part was there, too. */
async function isNewPart(tx: Tx, part: string): Promise<boolean> {
	const db = tables<BrandTables>(tx);
	const stands = await db
		.selectFrom("brand.brands")
		.select("merchant")
		.where("merchant", "=", brand.merchant)
		.executeTakeFirst();
	if (stands === undefined) return false;
	const noted = await db
		.insertInto("brand.seeded")
		.values({ part })
		.onConflict((conflict) => conflict.doNothing())
		.returning("part")
		.executeTakeFirst();
	return noted !== undefined;
}

/** An earlier seed listed only what was open then; a hall that is not open says so by itself now. */
async function listAllHalls(tx: Tx): Promise<void> {
	const { merchant } = brand;
	await tables<BrandTables>(tx)
		.updateTable("brand.sorting")
		.set({ enabled: true })
		.where("merchant", "=", merchant)
		.execute();
}

async function seedCountries(tx: Tx): Promise<void> {
	await tables<BrandTables>(tx)
		.insertInto("brand.countries")
		.values([...countries()])
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

async function seedSettings(tx: Tx): Promise<void> {
	const db = tables<BrandTables>(tx);
	const { merchant } = brand;
	await db.insertInto("brand.minimum_ages").values({ merchant, language: "KO", years: 19 }).execute();
	await db
		.insertInto("brand.flags")
		.values(flags.map(([flag, enabled]) => ({ merchant, flag, enabled })))
		.execute();
	await db
		.insertInto("brand.registration_fields")
		.values(fields().map((field) => ({ merchant, ...field })))
		.execute();
	// Any host, so that a first start is reached under whatever name the machine has.
	await db.insertInto("brand.domains").values({ merchant, host: "*" }).execute();
	await db
		.insertInto("brand.sorting")
		.values(sorting.map((entry, position) => ({ merchant, position, ...entry })))
		.execute();
	await db.insertInto("brand.service_links").values({ merchant, position: 0, type: 3, address: "/helpmc" }).execute();
	await db
		.insertInto("brand.cdns")
		.values([
			{ merchant, purpose: "image", position: 0, origin: "" },
			{ merchant, purpose: "launch-game", position: 0, origin: "" },
		])
		.execute();
}
