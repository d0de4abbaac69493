// A process of fishing rooms and no more: the real rooms, games and ledger over a database that is given. Every member is active.
import { standBelowStudio } from "#games/testing/below";
import { systemClock } from "#platform/kernel";
import { createFishingModule, studio } from "../../server/module.ts";

export async function standRooms(standing: { readonly url: string; readonly node: string }) {
	const hall = { gameCategory: "FISH", point: "1.20" } as const;
	const below = await standBelowStudio({ ...standing, clock: systemClock, hall, studio, leaseMilliseconds: 900 });
	const { db, clock, log, newId, chance, wallet, games, running } = below;
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
