// A house for one test file: its own database, the seeded brand and the wallet below, closed when the file is done.
import { afterAll } from "vitest";
import { type BrandModule, migrations as brandMigrations, createBrandModule, seed as seedBrand } from "#brand/module";
import { migrations as courierMigrations, seed as seedCourier } from "#courier/module";
import type { Database } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as jobsMigrations } from "#platform/jobs";
import { systemClock } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { createWalletModule, type WalletModule, migrations as walletMigrations } from "#wallet/module";
import { migrations } from "../module.ts";
import { type House, membersHouse } from "./house.ts";

export async function openHouse(): Promise<{
	readonly db: Database;
	readonly brand: BrandModule;
	readonly wallet: WalletModule;
	readonly house: House;
}> {
	const db = await testDatabase([jobsMigrations, brandMigrations, courierMigrations, walletMigrations, migrations]);
	const wallet = createWalletModule({ db, live: silentLive });
	await seedBrand({ db, clock: systemClock });
	await seedCourier({ db });
	const log = { debug() {}, info() {}, warn() {}, error() {} };
	const brand = await createBrandModule({ db, clock: systemClock, log });
	const house = await membersHouse({ db, brand: brand.api, wallet: wallet.api });
	await wallet.start(house.clock.now());
	afterAll(async () => {
		await house.members.close();
		await brand.close();
		await wallet.close();
	});
	return { db, brand, wallet, house };
}
