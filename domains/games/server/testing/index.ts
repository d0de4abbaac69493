// What the tests of a studio stand on: the real games and a real ledger over a real database, with the studio's games in the
// catalogue. Never imported outside tests.
import { randomBytes } from "node:crypto";
import type { MigrationSource } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as deskMigrations } from "#platform/desk";
import { log } from "#platform/http/testing";
import { migrations as jobsMigrations } from "#platform/jobs";
import { manualClock, seededChance, uuidMaker } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { migrations as roomsMigrations } from "#platform/rooms";
import { unprotected } from "#protection/api";
import { createWalletModule, migrations as walletMigrations } from "#wallet/module";
import type { Category } from "../../core/index.ts";
import { createGamesModule, migrations as gamesMigrations, registerStudios } from "../module.ts";
import type { Studio } from "../studios/studio.ts";

type Asked = {
	readonly studio: Studio;
	readonly migrations: MigrationSource;
	/** The hall that it stands in, with the points that play there brings. */
	readonly hall: { readonly gameCategory: Category; readonly point: string };
	readonly now: Date;
};

/** Everything that stands below a studio, wired as the server wires it. Every member is active, of the brand "tessera". */
export async function openBelowStudio({ studio, migrations, hall, now }: Asked) {
	const below = [jobsMigrations, deskMigrations, roomsMigrations, walletMigrations, gamesMigrations];
	const db = await testDatabase([...below, migrations]);
	const clock = manualClock(now);
	const wallet = createWalletModule({ db, live: silentLive });
	await wallet.start(clock.now());
	const newId = uuidMaker({ clock, randomBytes: (count) => randomBytes(count) });
	const games = await createGamesModule({
		vendorKey: randomBytes(32),
		potKey: randomBytes(32),
		db,
		clock,
		wallet: wallet.api,
		newId,
		log,
		chance: seededChance(2026),
		brand: { brand: () => ({ currency: "P", sorting: [hall] }) },
		members: {
			standings: async (_tx, members) =>
				new Map(members.map((one) => [one, { status: "active", account: `player${one}`, merchant: "tessera" }])),
			loginRuns: async () => true,
			onSessionEnded: () => {},
		},
		protection: unprotected,
	});
	await registerStudios({ db, now: clock.now() }, [studio]);
	await games.refresh();
	return { db, clock, wallet, newId, games };
}
