// Wires the slots: their calls and their face. Only apps use it; call it after the migrations and the seed.
import type { GamesApi, Studio } from "#games/api";
import type { Database } from "#platform/db";
import type { Route } from "#platform/http";
import type { Chance } from "#platform/kernel";
import type { SlotsApi } from "./api.ts";
import { doubleUpRoute } from "./double-up.ts";
import { enterSlotRoute } from "./enter-slot.ts";
import { freeSpinsStakes } from "./free-spins-stakes.ts";
import { migrations } from "./migrations.ts";
import { loadPayTables } from "./pay-tables.ts";
import { readPayTableRoute } from "./read-pay-table.ts";
import { releasePayTable } from "./release-pay-table.ts";
import { slotListings } from "./slot-listings.ts";
import { spinSlotRoute } from "./spin-slot.ts";
import { studios } from "./vendors.ts";

type SlotsDeps = {
	readonly db: Database;
	readonly games: Pick<
		GamesApi,
		| "playRound"
		| "playFreeSpins"
		| "freeSpinsHere"
		| "playedBefore"
		| "playBalance"
		| "lastRound"
		| "round"
		| "slotFeatures"
	>;
	readonly chance: Chance;
};

export type SlotsModule = { readonly routes: readonly Route[]; readonly api: SlotsApi };

/** Resolves when every released table has been read and proven. */
export async function createSlotsModule({ db, games, chance }: SlotsDeps): Promise<SlotsModule> {
	const tables = await loadPayTables(db);
	return {
		routes: [
			enterSlotRoute({ games, tables }),
			spinSlotRoute({ games, tables, chance }),
			doubleUpRoute({ games, tables, chance }),
			readPayTableRoute(tables),
		],
		api: {
			payTables: () => tables.all().map(({ id, liveFrom, digest, report }) => ({ id, liveFrom, digest, report })),
			freeSpinsStakes: (asked) => freeSpinsStakes(tables, asked),
			release: (tx, table) => releasePayTable(tx, table),
		},
	};
}

export const studio: Studio = {
	vendors: Object.values(studios),
	opens: ["RNG"],
	migrations,
	listings: slotListings,
	open: async (deps) => {
		const { api, routes } = await createSlotsModule(deps);
		return { routes, freeSpinsStakes: api.freeSpinsStakes };
	},
};
