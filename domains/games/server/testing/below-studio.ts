// What stands below a studio in tests, wired as the server wires it: the real games and a real ledger over a database that is given.
// Every member is active, of the brand "tessera". Needs no test runner: processes that are killed stand on it, too. Never imported
// outside tests.
import { randomBytes } from "node:crypto";
import { type Database, openDatabase } from "#platform/db";
import type { Log } from "#platform/http";
import { log as silent } from "#platform/http/testing";
import { type Chance, type Clock, uuidMaker } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import { createRooms, databaseFan, noAudience } from "#platform/rooms";
import { unprotected } from "#protection/api";
import { createWalletModule } from "#wallet/module";
import type { Category } from "../../core/index.ts";
import { createGamesModule, registerStudios } from "../module.ts";
import type { Studio } from "../studios/studio.ts";

/** The hall that it stands in, with the points that play there brings. */
export type Hall = { readonly gameCategory: Category; readonly point: string };

type Wiring<Time extends Clock> = {
	readonly db: Database;
	readonly clock: Time;
	readonly chance: Chance;
	readonly hall: Hall;
	readonly log: Log;
};

/** Its keys are the same in each process over one database. */
export async function wireBelowStudio<Time extends Clock>({ db, clock, chance, hall, log }: Wiring<Time>) {
	const wallet = createWalletModule({ db, live: silentLive });
	const newId = uuidMaker({ clock, randomBytes: (count) => randomBytes(count) });
	const games = await createGamesModule({
		vendorKey: Buffer.alloc(32, 1),
		potKey: Buffer.alloc(32, 2),
		db,
		clock,
		wallet: wallet.api,
		newId,
		log,
		chance,
		brand: { brand: () => ({ currency: "P", sorting: [hall] }) },
		members: {
			standings: async (_tx, members) =>
				new Map(members.map((one) => [one, { status: "active", account: `player${one}`, merchant: "tessera" }])),
			loginRuns: async () => true,
			onSessionEnded: () => {},
		},
		protection: unprotected,
	});
	return { db, clock, wallet, newId, games, chance };
}

type Below = Awaited<ReturnType<typeof wireBelowStudio>>;

/** The ledger begins, and the studio's games are in the catalogue. */
export async function beginBelowStudio({ db, clock, wallet, games }: Below, studio: Studio): Promise<void> {
	await wallet.start(clock.now());
	await registerStudios({ db, now: clock.now() }, [studio]);
	await games.refresh();
}

type Standing<Time extends Clock> = Pick<Wiring<Time>, "clock" | "hall"> & {
	readonly url: string;
	/** The name of the process, unlike any other's. */
	readonly node: string;
	/** Undefined where whoever opened the database has begun with it. */
	readonly studio?: Studio;
	readonly log?: Log;
	/** Another process takes a room over so long after its own was killed. */
	readonly leaseMilliseconds?: number;
};

/** A process of a studio and no more, to which its rooms are added. */
export async function standBelowStudio<Time extends Clock>(standing: Standing<Time>) {
	const { url, node, clock, hall, studio, log = silent, leaseMilliseconds } = standing;
	const db = openDatabase({ url, connections: 6, name: node });
	const below = await wireBelowStudio({ db, clock, hall, log, chance: secureChance() });
	if (studio !== undefined) await beginBelowStudio(below, studio);
	const lease = leaseMilliseconds === undefined ? {} : { leaseMilliseconds };
	const running = createRooms({ db, clock, log, fan: databaseFan(db), audience: noAudience, node, ...lease });
	return { ...below, log, running };
}
