// Wires the fishing games: their calls, their rooms, their jobs. Only apps use it; call it after the migrations and the seed.
import type { Studio } from "#games/api";
import type { DeskOffer } from "#platform/desk";
import type { Route } from "#platform/http";
import type { CronItem, Job } from "#platform/jobs";
import { fishingDesk } from "./desk/fishing-desk.ts";
import { enterFishingRoute, type FishingHands } from "./enter-fishing.ts";
import { type FishingRoomKind, fishingKind } from "./fishing-room.ts";
import { fishingJobs } from "./jobs.ts";
import { listFishingSittingsRoute, listSittingVolleysRoute } from "./list-sittings.ts";
import { fishingListings, fishingStudioVendor } from "./listings.ts";
import { migrations } from "./migrations.ts";
import type { FishingDeps, FishingTools } from "./ports.ts";
import { readFishingSeedsRoute, rotateFishingSeedsRoute } from "./rotate-fishing-seeds.ts";
import { createSeeds } from "./seeds.ts";
import { settleVolley } from "./settle-volley.ts";
import { sitFishingRoute } from "./sit-fishing.ts";

type FishingModule = {
	readonly routes: readonly Route[];
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
	readonly kind: FishingRoomKind;
	readonly desk: DeskOffer;
	/** Volleys that are on their way to the ledger by this process. */
	readonly settled: () => Promise<void>;
};

export function createFishingModule({ seedKey, ...deps }: FishingDeps): FishingModule {
	const seeds = createSeeds({ newId: deps.newId, chance: deps.chance, key: seedKey });
	const tools: FishingTools = { ...deps, seeds };
	const running = new Set<Promise<void>>();
	const kind = fishingKind(tools, (of) => {
		const work = settleVolley(tools, kind, of).catch((error: unknown) => {
			// The room asks again by its clock.
			deps.log.warn({ room: of.room, error: String(error) }, "a volley could not be written");
		});
		running.add(work);
		void work.finally(() => running.delete(work));
	});
	const hands: FishingHands = { ...tools, kind };
	return {
		...fishingJobs(deps),
		kind,
		desk: fishingDesk(deps),
		settled: async () => void (await Promise.all(running)),
		routes: [
			enterFishingRoute(hands),
			sitFishingRoute(hands),
			readFishingSeedsRoute(hands),
			rotateFishingSeedsRoute(hands),
			listFishingSittingsRoute(hands),
			listSittingVolleysRoute(hands),
		],
	};
}

export const studio: Studio = {
	vendors: [fishingStudioVendor],
	opens: ["FISH"],
	migrations,
	listings: async () => fishingListings(),
	open: ({ houseKey, ...deps }) => {
		const { kind, settled, ...open } = createFishingModule({ ...deps, seedKey: houseKey("fishing.seeds") });
		return { ...open, rooms: [kind], close: settled };
	},
};

export { fishingDesk } from "./desk/fishing-desk.ts";
