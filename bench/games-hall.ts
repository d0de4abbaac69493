// The games over a bench database, with one game, and members who may always play. The ledger is the real one.
import { createHash, randomBytes } from "node:crypto";
import { createGamesModule, type GamesModule, migrations as gamesMigrations } from "#games/module";
import { type Database, type MigrationSource, openDatabase, sql } from "#platform/db";
import { migrations as deskMigrations } from "#platform/desk";
import type { PlayTicket } from "#platform/http";
import { migrations as jobsMigrations } from "#platform/jobs";
import { type MemberId, systemClock } from "#platform/kernel";
import { secureChance, secureIds } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import { unprotected } from "#protection/api";
import { createWalletModule, type WalletModule, migrations as walletMigrations } from "#wallet/module";
import { quiet } from "./member-call.ts";

export const hallMigrations: readonly MigrationSource[] = [
	jobsMigrations,
	deskMigrations,
	walletMigrations,
	gamesMigrations,
];

/** What seals vendors' keys here. */
export const benchVendorKey = Buffer.alloc(32, 1);

export type BenchHall = {
	readonly db: Database;
	readonly wallet: WalletModule;
	readonly games: GamesModule;
	readonly gameId: string;
	readonly sit: (member: MemberId) => Promise<PlayTicket>;
	readonly close: () => Promise<void>;
};

export async function openBenchHall(url: string): Promise<BenchHall> {
	const db = openDatabase({ url, connections: 8 });
	const wallet = createWalletModule({ db, live: silentLive });
	await wallet.start(systemClock.now());
	const games = await createGamesModule({
		vendorKey: benchVendorKey,
		potKey: randomBytes(32),
		db,
		chance: secureChance(),
		clock: systemClock,
		newId: secureIds,
		log: quiet,
		wallet: wallet.api,
		brand: { brand: () => ({ currency: "P", sorting: [] }) },
		members: {
			loginRuns: async () => true,
			onSessionEnded: () => undefined,
			standings: async (_tx, ids) =>
				new Map(ids.map((id) => [id, { status: "active", account: `bench${id}`, merchant: "bench" }])),
		},
		protection: unprotected,
	});
	const gameId = await addGame(db, games);
	return {
		db,
		wallet,
		games,
		gameId,
		sit: (member) => sit({ db, games, gameId }, member),
		close: async () => {
			await games.close();
			await wallet.close();
			await db.close();
		},
	};
}

async function addGame(db: Database, games: GamesModule): Promise<string> {
	const vendor = {
		code: "BENCH",
		names: { en: "Bench" },
		artCode: "bench",
		launchUrl: "/",
		interrupted: "complete",
	} as const;
	const art = { small: "/a", show: "/b" };
	const limits = { P: { min: 1n, max: 1_000_000n } };
	const listing = {
		code: "reels",
		gameType: "RNG",
		names: { en: "Reels" },
		rtp: "96.00",
		payTable: "1",
		lines: 20,
	} as const;
	const looks = { volatility: "low", limits, tags: [], art, hue: 0, trial: true, order: 1 } as const;
	await db.tx((tx) =>
		games.api.registerGames(tx, { ...vendor, interruptedAfterSeconds: 600 }, [{ ...listing, ...looks }]),
	);
	await games.refresh();
	const { rows } = await db.read((tx) =>
		sql<{ id: string }>`select id from games.game where vendor = 'BENCH'`.execute(tx),
	);
	return rows[0]?.id ?? "";
}

async function sit(hall: { db: Database; games: GamesModule; gameId: string }, member: MemberId): Promise<PlayTicket> {
	const token = `bench-token-of-member-${member}`;
	const digest = createHash("sha256").update(token).digest();
	await hall.db.tx((tx) =>
		sql`insert into games.play_session (id, launch_digest, launch_until, token_digest, entered_at, expires_at, mode,
				member_id, login_session, game_id, currency, merchant)
			values (gen_random_uuid(), ${Buffer.from(token)}, now(), ${digest}, now(), now() + interval '1 day', 'real',
				${member}::bigint, 'bench', ${hall.gameId}::bigint, 'P', 'bench')`.execute(tx),
	);
	const play = await hall.games.api.authenticatePlay(token);
	if (play === undefined) throw new Error("the bench's session was not let in");
	return play;
}
