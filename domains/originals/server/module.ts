// Wires the instant games: their calls and their jobs. Only apps use it; call it after the migrations and the seed.
import type { Studio } from "#games/api";
import type { Route } from "#platform/http";
import { crashRoom } from "../contract/index.ts";
import { betOriginalRoute } from "./bet-original.ts";
import { type Advanced, advance } from "./crash/advance.ts";
import { betCrashRoute } from "./crash/bet-crash.ts";
import { cashOutCrashRoute } from "./crash/cash-out-crash.ts";
import { createChains } from "./crash/chain.ts";
import { enterCrashRoute, listCrashRoundsRoute } from "./crash/enter-crash.ts";
import { runCrash } from "./crash/run-crash.ts";
import { settleLeft } from "./crash/settle-bets.ts";
import { createTableLanes } from "./crash/table-lanes.ts";
import type { CrashTools } from "./crash/tools.ts";
import { enterOriginalRoute } from "./enter-original.ts";
import { type OriginalsJobs, originalsJobs } from "./jobs.ts";
import { migrations } from "./migrations.ts";
import { originalListings } from "./original-listings.ts";
import type { OriginalsDeps, OriginalsTools } from "./ports.ts";
import { readSeedsRoute, rotateSeedsRoute } from "./rotate-seeds.ts";
import { createSeeds } from "./seeds.ts";
import { cashOutOriginalRoute, stepOriginalRoute } from "./step-original.ts";
import { instantStudio } from "./vendor.ts";

/** The shared rounds of crash. Any number of nodes may run them; each step is done once. */
type CrashTable = {
	/** Moves the round on, as far as the clock says. */
	readonly advance: () => Promise<Advanced>;
	/** Pays and closes what is decided; how many bets were brought further. */
	readonly settle: () => Promise<number>;
	/** Keeps both going and pushes; returns how to stop. */
	readonly run: () => Promise<() => Promise<void>>;
};

type OriginalsModule = OriginalsJobs & {
	readonly routes: readonly Route[];
	readonly crash: CrashTable;
};

export function createOriginalsModule({ chance, seedKey, ...deps }: OriginalsDeps): OriginalsModule {
	const { db, newId } = deps;
	const tools: OriginalsTools = { ...deps, seeds: createSeeds({ newId, chance, key: seedKey }) };
	const crash: CrashTools = {
		...tools,
		chains: createChains({ db, newId, chance, beacon: deps.beacon, key: seedKey }),
	};
	const table = createTableLanes(tools);
	return {
		...originalsJobs(tools, crash),
		crash: {
			advance: () => advance(crash),
			settle: () => settleLeft(crash, { age: 0 }),
			run: async () => {
				const stop = await runCrash(crash);
				return async () => {
					await table.close();
					await stop();
				};
			},
		},
		routes: [
			enterOriginalRoute(tools),
			betOriginalRoute(tools),
			stepOriginalRoute(tools),
			cashOutOriginalRoute(tools),
			readSeedsRoute(tools),
			rotateSeedsRoute(tools),
			enterCrashRoute(crash),
			betCrashRoute(crash, table),
			cashOutCrashRoute(crash, table),
			listCrashRoundsRoute(crash),
		],
	};
}

export const studio: Studio = {
	vendors: [instantStudio],
	opens: ["RNG"],
	migrations,
	publicRooms: [crashRoom],
	listings: async () => originalListings(),
	open: ({ houseKey, ...deps }) => {
		const { crash, ...open } = createOriginalsModule({ ...deps, seedKey: houseKey("originals.seeds") });
		return { ...open, run: crash.run };
	},
};
