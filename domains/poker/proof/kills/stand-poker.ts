// A process of poker and no more: the real rooms, games and ledger over a database that is given, by a clock that is given. Every
// member is active.
import { randomBytes } from "node:crypto";
import { inspect } from "node:util";
import { createGamesModule, registerStudios } from "#games/module";
import { openDatabase } from "#platform/db";
import { type Clock, uuidMaker } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import { createRooms, databaseFan, noAudience } from "#platform/rooms";
import { unprotected } from "#protection/api";
import { createWalletModule } from "#wallet/module";
import { createPokerModule, studio } from "../../server/module.ts";

const silent = (): void => {};
/** What must not be is seen by whoever runs it. */
const error = (...line: readonly unknown[]): void => void process.stderr.write(`${inspect(line)}\n`);
const log = { debug: silent, info: silent, warn: silent, error };

/** Of the decks of every process. */
export const deckKey = Buffer.alloc(32, 3);

/** Another process takes a room over so long after its own was killed. */
const leaseMilliseconds = 900;

type Standing = { readonly url: string; readonly node: string; readonly clock: Clock };

export async function standPoker({ url, node, clock }: Standing) {
	const db = openDatabase({ url, connections: 6, name: node });
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
		brand: { brand: () => ({ currency: "P", sorting: [{ gameCategory: "PVP", point: "1.00" }] }) },
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
	const poker = createPokerModule({
		db,
		clock,
		log,
		newId,
		chance,
		deckKey,
		games: games.api,
		rooms: running.rooms,
		sharedBy: async (_tx, pairs) => pairs.map(() => ({ device: false, address: false, payee: false })),
	});
	running.know([poker.kind, poker.tournaments]);
	return { db, clock, newId, chance, wallet, games, running, poker };
}

export type StandingPoker = Awaited<ReturnType<typeof standPoker>>;
