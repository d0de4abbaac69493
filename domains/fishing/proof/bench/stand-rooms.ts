// A process of fishing rooms and no more: the real rooms, games and ledger over a database that is given. Every member is active.
import { randomBytes } from "node:crypto";
import { createGamesModule, registerStudios } from "#games/module";
import { type Database, openDatabase } from "#platform/db";
import { systemClock, uuidMaker } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import { createRooms, databaseFan, noAudience } from "#platform/rooms";
import { unprotected } from "#protection/api";
import { createWalletModule } from "#wallet/module";
import { createFishingModule, studio } from "../../server/module.ts";

const silent = (): void => {};
const log = { debug: silent, info: silent, warn: silent, error: silent };

/** Another process takes a room over so long after its own was killed. */
const leaseMilliseconds = 900;

export async function standRooms({ url, node }: { readonly url: string; readonly node: string }) {
	const clock = systemClock;
	const db: Database = openDatabase({ url, connections: 6, name: node });
	const wallet = createWalletModule({ db, live: silentLive });
	await wallet.start(clock.now());
	const newId = uuidMaker({ clock, randomBytes: (count) => randomBytes(count) });
	const chance = secureChance();
	const games = await createGamesModule({
		vendorKey: Buffer.alloc(32, 1),
		potKey: Buffer.alloc(32, 2),
		db,
		clock,
		wallet: wallet.api,
		newId,
		log,
		chance,
		brand: { brand: () => ({ currency: "P", sorting: [{ gameCategory: "FISH", point: "1.20" }] }) },
		members: {
			standings: async (_tx, members) =>
				new Map(members.map((one) => [one, { status: "active", account: `player${one}`, merchant: "tessera" }])),
			loginRuns: async () => true,
			onSessionEnded: silent,
		},
		protection: unprotected,
	});
	await registerStudios({ db, now: clock.now() }, [studio]);
	await games.refresh();
	const running = createRooms({ db, clock, log, fan: databaseFan(db), audience: noAudience, node, leaseMilliseconds });
	const seedKey = Buffer.alloc(32, 3);
	const fishing = createFishingModule({
		db,
		clock,
		log,
		newId,
		chance,
		seedKey,
		games: games.api,
		rooms: running.rooms,
	});
	running.know([fishing.kind]);
	return { db, clock, wallet, games, running, fishing };
}
