// Wires the instant games: their calls and their jobs. Only apps use it; call it after the migrations and the seed.
import type { Studio } from "#games/api";
import type { Route } from "#platform/http";
import type { RoomKind } from "#platform/rooms";
import { crashTable } from "../contract/index.ts";
import { betOriginalRoute } from "./bet-original.ts";
import { betCrashRoute } from "./crash/bet-crash.ts";
import { cashOutCrashRoute } from "./crash/cash-out-crash.ts";
import { createChains } from "./crash/chain.ts";
import { type CrashHands, crashKind } from "./crash/crash-room.ts";
import { enterCrashRoute, listCrashRoundsRoute } from "./crash/enter-crash.ts";
import { enterOriginalRoute } from "./enter-original.ts";
import { type OriginalsJobs, originalsJobs } from "./jobs.ts";
import { migrations } from "./migrations.ts";
import { originalListings } from "./original-listings.ts";
import type { OriginalsDeps, OriginalsTools } from "./ports.ts";
import { readSeedsRoute, rotateSeedsRoute } from "./rotate-seeds.ts";
import { createSeeds } from "./seeds.ts";
import { cashOutOriginalRoute, stepOriginalRoute } from "./step-original.ts";
import { instantStudio } from "./vendor.ts";

type OriginalsModule = OriginalsJobs & {
	readonly routes: readonly Route[];
	readonly rooms: readonly RoomKind[];
};

/** Opens the table of crash, where it is not open yet. */
export async function createOriginalsModule({ chance, seedKey, ...deps }: OriginalsDeps): Promise<OriginalsModule> {
	const { db, newId, rooms } = deps;
	const tools: OriginalsTools = { ...deps, seeds: createSeeds({ newId, chance, key: seedKey }) };
	const chains = createChains({ db, newId, chance, beacon: deps.beacon, key: seedKey });
	const kind = crashKind({ ...tools, chains });
	const crash: CrashHands = { ...tools, chains, kind };
	await rooms.open(kind, crashTable);
	return {
		...originalsJobs(tools),
		rooms: [kind],
		routes: [
			enterOriginalRoute(tools),
			betOriginalRoute(tools),
			stepOriginalRoute(tools),
			cashOutOriginalRoute(tools),
			readSeedsRoute(tools),
			rotateSeedsRoute(tools),
			enterCrashRoute(crash),
			betCrashRoute(crash),
			cashOutCrashRoute(crash),
			listCrashRoundsRoute(crash),
		],
	};
}

export const studio: Studio = {
	vendors: [instantStudio],
	opens: ["RNG"],
	migrations,
	listings: async () => originalListings(),
	open: ({ houseKey, ...deps }) => createOriginalsModule({ ...deps, seedKey: houseKey("originals.seeds") }),
};
