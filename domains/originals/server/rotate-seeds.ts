// Shows a player's seeds, and retires the pair in use: from then on its server seed is known, and nothing is drawn from it.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { readSeeds, rotateSeeds } from "../contract/index.ts";
import { type OriginalsTools, seatGameIn, seatOf } from "./ports.ts";
import { isPairInUse } from "./round-store.ts";
import { retirePair } from "./seed-store.ts";

export const readSeedsRoute = (tools: OriginalsTools): Route =>
	bind(readSeeds, async ({ olderThan }, { play, now }) => {
		if (seatGameIn(play) === undefined) return err(failure("ORIGINAL_UNKNOWN"));
		return ok(await tools.db.tx((tx) => tools.seeds.view(tx, seatOf(play), { now, olderThan })));
	});

/** A stake that was asked for is heard of within this time, or never. */
const heardMilliseconds = 15_000;

export const rotateSeedsRoute = (tools: OriginalsTools): Route =>
	bind(rotateSeeds, async ({ serverHash, clientSeed }, { play }) => {
		if (seatGameIn(play) === undefined) return err(failure("ORIGINAL_UNKNOWN"));
		const seat = seatOf(play);
		const now = tools.clock.now();
		return tools.db.tx(async (tx) => {
			const pair = await tools.seeds.pairInUse(tx, seat, now);
			// Pressed twice: the pair that was meant is retired already.
			if (pair.server_hash !== serverHash) return ok(await tools.seeds.view(tx, seat, { now }));
			const drawnAfter = new Date(now.getTime() - heardMilliseconds);
			if (await isPairInUse(tx, { pairId: pair.id, drawnAfter })) return err(failure("ORIGINAL_SEEDS_IN_USE"));
			await retirePair(tx, pair, now);
			await tools.seeds.begin(tx, seat, { clientSeed, now });
			return ok(await tools.seeds.view(tx, seat, { now }));
		});
	});
