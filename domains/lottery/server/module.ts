// Wires the lotteries: their calls, their rooms and their jobs. Only apps use it; call it after the migrations and the seed.
import type { Studio } from "#games/api";
import type { DeskOffer } from "#platform/desk";
import type { Route } from "#platform/http";
import type { CronItem, Job } from "#platform/jobs";
import { lotteryGames } from "../core/index.ts";
import { cancelOrdersRoute } from "./cancel-orders.ts";
import { lotteryDesk } from "./desk/lottery-desk.ts";
import { type DrawRoom, drawRoom } from "./draw-room.ts";
import { enterLotteryRoute, readLotterySettingRoute, readOwnSeriesRoute } from "./enter-lottery.ts";
import { simulatedFeed } from "./feed/simulated-feed.ts";
import { fillPast } from "./fill-past.ts";
import { createHeard } from "./heard-rounds.ts";
import { lotteryJobs } from "./jobs.ts";
import { listOwnOrdersRoute } from "./list-own-orders.ts";
import { listOpenedNumerosRoute, listVnMenuRoute, listVnOpenedRoute, listVnRecentRoute } from "./list-vietnam.ts";
import { migrations } from "./migrations.ts";
import { placeLotteryBetRoute } from "./place-lottery-bet.ts";
import { planAll } from "./plan-issues.ts";
import type { LotteryDeps, LotteryTools } from "./ports.ts";
import { listPostsRoute, postNumberRoute } from "./post-numbers.ts";
import {
	listChaseNumerosRoute,
	listDrawsRoute,
	listLotteriesRoute,
	listRecentNumerosRoute,
	readDrawRoute,
	readNearNumerosRoute,
	readPlayMenuRoute,
	readTrendsRoute,
} from "./read-lottery.ts";
import { createSeeds } from "./seeds.ts";
import { createTakings } from "./takings.ts";
import { lotteryListings, lotteryStudioVendors } from "./vendors.ts";

type LotteryModule = {
	readonly routes: readonly Route[];
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
	readonly room: DrawRoom;
	readonly desk: DeskOffer;
	readonly close: () => Promise<void>;
	/** Draws past issues of games that have none yet. */
	readonly fill: () => Promise<void>;
	/** Commits the coming issues and opens the rooms, where that is not done yet. */
	readonly begin: () => Promise<void>;
};

export { lotteryDesk } from "./desk/lottery-desk.ts";
export function createLotteryModule({
	chance,
	seedKey,
	feed,
	offers = lotteryGames,
	...deps
}: LotteryDeps): LotteryModule {
	const seeds = createSeeds({ chance, key: seedKey });
	const takings = createTakings(deps);
	const tools: LotteryTools = { ...deps, feed, offers, seeds, takings, heard: createHeard(deps) };
	const room = drawRoom(tools);
	const reader = { ...tools, room };
	return {
		...lotteryJobs(tools),
		room,
		desk: lotteryDesk(tools),
		close: takings.close,
		fill: () => fillPast(tools),
		async begin() {
			await planAll(tools);
			for (const game of offers) await deps.rooms.open(room, game);
		},
		routes: [
			listLotteriesRoute(reader),
			readNearNumerosRoute(reader),
			readPlayMenuRoute(),
			listRecentNumerosRoute(reader),
			listChaseNumerosRoute(reader),
			listDrawsRoute(reader),
			readTrendsRoute(reader),
			readDrawRoute(reader),
			enterLotteryRoute(reader),
			readLotterySettingRoute(reader),
			readOwnSeriesRoute(reader),
			placeLotteryBetRoute(tools),
			cancelOrdersRoute(tools),
			listOwnOrdersRoute(tools),
			postNumberRoute(tools),
			listPostsRoute(tools),
			listVnMenuRoute(),
			listVnRecentRoute(tools),
			listVnOpenedRoute(tools),
			listOpenedNumerosRoute(tools),
		],
	};
}

export const studio: Studio = {
	vendors: lotteryStudioVendors,
	opens: ["LOTT", "ELOTT"],
	migrations,
	listings: async () => lotteryListings(),
	open: async ({ houseKey, ...deps }) => {
		const { room, fill, begin, ...open } = createLotteryModule({
			...deps,
			seedKey: houseKey("lottery.seeds"),
			feed: simulatedFeed({ key: houseKey("lottery.feed") }),
		});
		await fill();
		await begin();
		return { ...open, rooms: [room] };
	},
};
