// One process of tables that is killed at any moment: it moves, settles and answers as it is asked, by the clock of whoever asks.
// Never imported: it is started.
import * as z from "zod/mini";
import { standBelowStudio } from "#games/testing/below";
import { manualClock } from "#platform/kernel";
import { answerAsks, answerCall, callAsk } from "#platform/rooms/testing";
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
const hall = { gameCategory: "LIVE", point: "0.70" } as const;
const { db, newId, chance, games, running, log } = await standBelowStudio({ url, node, clock, hall });
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
