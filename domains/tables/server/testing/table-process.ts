// One process of tables that is killed at any moment: it moves, settles and answers as it is asked, by the clock of whoever asks.
// Never imported: it is started.
import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { createGamesModule } from "#games/module";
import { openDatabase } from "#platform/db";
import { log } from "#platform/http/testing";
import { manualClock, uuidMaker } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import { createRooms, databaseFan, noAudience } from "#platform/rooms";
import { answerAsks, answerCall, callAsk } from "#platform/rooms/testing";
import { unprotected } from "#protection/api";
import { createWalletModule } from "#wallet/module";
import { tableCodes } from "../../core/index.ts";
import { createTablesModule } from "../module.ts";
import { unsettledRounds } from "./unsettled-rounds.ts";

const asked = z.discriminatedUnion("does", [
	z.object({ does: z.literal("move"), watch: z.array(z.enum(tableCodes)) }),
	z.object({ does: z.literal("settle") }),
	callAsk,
	z.object({ does: z.literal("hear"), url: z.string(), body: z.string(), headers: z.record(z.string(), z.string()) }),
]);

const [, , url = "", node = ""] = process.argv;
const clock = manualClock(new Date(0));
const db = openDatabase({ url, connections: 8, name: node });
const wallet = createWalletModule({ db, live: silentLive });
const newId = uuidMaker({ clock, randomBytes: (count) => randomBytes(count) });
const chance = secureChance();
const games = await createGamesModule({
	vendorKey: randomBytes(32),
	potKey: randomBytes(32),
	db,
	clock,
	wallet: wallet.api,
	newId,
	log,
	chance,
	brand: { brand: () => ({ currency: "P", sorting: [{ gameCategory: "LIVE", point: "0.70" }] }) },
	members: {
		standings: async (_tx, members) =>
			new Map(members.map((one) => [one, { status: "active", account: `player${one}`, merchant: "tessera" }])),
		loginRuns: async () => true,
		onSessionEnded: () => {},
	},
	protection: unprotected,
});
const running = createRooms({ db, clock, log, fan: databaseFan(db), audience: noAudience, node });
const seedKey = Buffer.alloc(32, 7);
const tables = createTablesModule({ db, clock, log, newId, chance, seedKey, games: games.api, rooms: running.rooms });
running.know([tables.room]);

async function settle(): Promise<void> {
	const job = tables.jobs.find((one) => one.name === "tables.settle");
	for (const roundId of await unsettledRounds(db))
		await job?.run({ roundId }, { jobId: "1", attempt: 1, now: clock.now(), log, signal: undefined });
}

async function answerTo(ask: z.infer<typeof asked>): Promise<unknown> {
	switch (ask.does) {
		case "move":
			for (const table of ask.watch) await running.rooms.watch(tables.room, table);
			await running.round();
			// What a table that woke up brings is due at once.
			return ask.watch.length > 0 ? running.round() : undefined;
		case "settle":
			return settle();
		case "call":
			return answerCall(tables.routes, ask, clock.now());
		case "hear": {
			const header = (name: string) => ask.headers[name];
			const call = { body: ask.body, header, url: ask.url, address: "198.51.100.7", now: clock.now() };
			return tables.rawRoutes[0]?.handle({ ...call, failed: () => undefined });
		}
	}
}

answerAsks({ shape: asked, answer: answerTo, clock });
