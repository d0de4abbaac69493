// A hall over a database and a wallet of its own, for the length of a test file. Never imported outside tests.
import { afterAll } from "vitest";
import { testDatabase } from "#platform/db/testing";
import { migrations as deskMigrations } from "#platform/desk";
import { migrations as jobsMigrations } from "#platform/jobs";
import { systemClock } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { createWalletModule, migrations as walletMigrations } from "#wallet/module";
import { migrations } from "../migrations.ts";
import { type Around, openHall } from "./open-hall.ts";

export async function openOwnHall(around: Omit<Around, "db" | "wallet"> = {}) {
	const db = await testDatabase([jobsMigrations, deskMigrations, walletMigrations, migrations]);
	const wallet = createWalletModule({ db, live: silentLive });
	await wallet.start(systemClock.now());
	const hall = await openHall({ ...around, db, wallet: wallet.api });
	afterAll(async () => {
		await hall.games.close();
		await wallet.close();
	});
	return { db, wallet, hall };
}
