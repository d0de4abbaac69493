// Wires the instant games: their calls and their jobs. Only apps use it; call it after the migrations and the seed.
import type { Route } from "#platform/http";
import { betOriginalRoute } from "./bet-original.ts";
import { enterOriginalRoute } from "./enter-original.ts";
import { type OriginalsJobs, originalsJobs } from "./jobs.ts";
import type { OriginalsDeps, OriginalsTools } from "./ports.ts";
import { readSeedsRoute, rotateSeedsRoute } from "./rotate-seeds.ts";
import { createSeeds } from "./seeds.ts";
import { cashOutOriginalRoute, stepOriginalRoute } from "./step-original.ts";

export { migrations } from "./migrations.ts";
export { seed } from "./seed.ts";

export type OriginalsModule = OriginalsJobs & { readonly routes: readonly Route[] };

export function createOriginalsModule({ chance, seedKey, ...deps }: OriginalsDeps): OriginalsModule {
	const tools: OriginalsTools = { ...deps, seeds: createSeeds({ newId: deps.newId, chance, key: seedKey }) };
	return {
		...originalsJobs(tools),
		routes: [
			enterOriginalRoute(tools),
			betOriginalRoute(tools),
			stepOriginalRoute(tools),
			cashOutOriginalRoute(tools),
			readSeedsRoute(tools),
			rotateSeedsRoute(tools),
		],
	};
}
