// Shows a player's seeds, and retires the pair in use: from then on its server seed is known, and nothing is drawn from it. Who sits
// in a room retires it there, in the room's own move, so that no volley is drawn between.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { readFishingSeeds, rotateFishingSeeds } from "../contract/index.ts";
import type { FishingHands } from "./enter-fishing.ts";
import { fishingGameIn, ownerOf } from "./ports.ts";
import { seatOfSitting } from "./sit-fishing.ts";
import { findSitting } from "./sitting-rows.ts";

export const readFishingSeedsRoute = (hands: FishingHands): Route =>
	bind(readFishingSeeds, async (_input, { play, now }) => {
		const game = fishingGameIn(play);
		if (game === undefined) return err(failure("FISHING_UNKNOWN"));
		return ok(await hands.db.tx((tx) => hands.seeds.view(tx, { owner: ownerOf(play), game }, now)));
	});

export const rotateFishingSeedsRoute = (hands: FishingHands): Route =>
	bind(rotateFishingSeeds, async ({ serverHash, clientSeed }, { play, now }) => {
		const { db, seeds, rooms, kind } = hands;
		const game = fishingGameIn(play);
		if (game === undefined) return err(failure("FISHING_UNKNOWN"));
		const angler = { owner: ownerOf(play), game };
		const view = async () => ok(await db.tx((tx) => seeds.view(tx, angler, now)));
		const pair = await db.tx((tx) => seeds.inUse(tx, angler, now));
		// Pressed twice: the pair that was meant is retired already.
		if (pair.server_hash !== serverHash) return view();
		const sitting = await db.read((tx) => findSitting(tx, angler));
		const seat = sitting === undefined ? undefined : await seatOfSitting(hands, sitting);
		if (sitting === undefined || seat === undefined) {
			await db.tx(async (tx) => seeds.rotate(tx, await seeds.inUse(tx, angler, now), { clientSeed, now }));
			return view();
		}
		const next = { id: pair.next_id, clientSeed, serverHash: pair.next_hash };
		const command = { type: "seeds", from: pair.id, seeds: next } as const;
		const acted = await rooms.act(kind, { id: sitting.room, seat: angler.owner, command });
		return acted.ok ? view() : err(failure("FISHING_SEEDS_IN_USE"));
	});
