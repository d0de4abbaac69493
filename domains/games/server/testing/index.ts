// What the tests of a studio stand on: the real games and a real ledger over a real database, with the studio's games in the
// catalogue. Never imported outside tests.
import type { MigrationSource } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as deskMigrations } from "#platform/desk";
import { log } from "#platform/http/testing";
import { migrations as jobsMigrations } from "#platform/jobs";
import { manualClock, seededChance } from "#platform/kernel";
import { migrations as roomsMigrations } from "#platform/rooms";
import { migrations as walletMigrations } from "#wallet/module";
import { migrations as gamesMigrations } from "../module.ts";
import type { Studio } from "../studios/studio.ts";
import { beginBelowStudio, type Hall, wireBelowStudio } from "./below-studio.ts";

type Asked = {
	readonly studio: Studio;
	readonly migrations: MigrationSource;
	readonly hall: Hall;
	readonly now: Date;
};

/** Everything that stands below a studio, wired as the server wires it. Every member is active, of the brand "tessera". */
export async function openBelowStudio({ studio, migrations, hall, now }: Asked) {
	const sources = [jobsMigrations, deskMigrations, roomsMigrations, walletMigrations, gamesMigrations];
	const db = await testDatabase([...sources, migrations]);
	const below = await wireBelowStudio({ db, clock: manualClock(now), hall, log, chance: seededChance(2026) });
	await beginBelowStudio(below, studio);
	const { clock, wallet, newId, games } = below;
	return { db, clock, wallet, newId, games };
}
