// Wires the sportsbook: its calls, its rooms and its jobs. Only apps use it; call it after the migrations and the seed.
import { setTimeout as pause } from "node:timers/promises";
import type { OpenStudio, Studio } from "#games/api";
import type { DeskOffer } from "#platform/desk";
import type { Route } from "#platform/http";
import type { CronItem, Job } from "#platform/jobs";
import { setAutoCashOutRoute } from "./auto-cash-out.ts";
import { cashOutSportsBetRoute } from "./cash-out.ts";
import { sportsbookDesk } from "./desk/sportsbook-desk.ts";
import { createEventRoom, type EventRoom } from "./event-room.ts";
import { runFeed } from "./feed/odds-feed.ts";
import { uofWire } from "./feed/uof-wire.ts";
import { giveFreeBet, listOwnFreeBetsRoute } from "./free-bets.ts";
import { sportsbookJobs } from "./jobs.ts";
import { migrations } from "./migrations.ts";
import { placeSportsBetRoute } from "./place-sports-bet.ts";
import { planAll } from "./plan-events.ts";
import type { BookTools, SportsbookDeps } from "./ports.ts";
import { readMatchUpRoute } from "./read-match-up.ts";
import {
	enterSportsbookRoute,
	listOwnSportsBetsRoute,
	listSportEventsRoute,
	priceSportsBuilderRoute,
	readSportEventRoute,
	readSportLeagueRoute,
} from "./read-sportsbook.ts";
import { sportsbookListings, sportsbookVendors } from "./vendors.ts";

export { sportsbookDesk } from "./desk/sportsbook-desk.ts";
export { createEventRoom } from "./event-room.ts";

type SportsbookModule = {
	readonly routes: readonly Route[];
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
	readonly room: EventRoom;
	readonly desk: DeskOffer;
	readonly giveFreeBet: NonNullable<OpenStudio["giveFreeBet"]>;
	/** Plans the coming matches and opens their rooms, where that is not done yet. */
	readonly begin: () => Promise<void>;
};

export function createSportsbookModule(deps: SportsbookDeps): SportsbookModule {
	const room = createEventRoom(deps);
	const tools: BookTools = { ...deps, room };
	return {
		...sportsbookJobs(tools),
		room,
		desk: sportsbookDesk(tools),
		giveFreeBet: (tx, order) => giveFreeBet(tx, tools, order),
		begin: () => planAll(tools, room),
		routes: [
			enterSportsbookRoute(tools),
			listSportEventsRoute(tools),
			readSportEventRoute(tools),
			readSportLeagueRoute(tools),
			readMatchUpRoute(tools),
			priceSportsBuilderRoute(tools),
			placeSportsBetRoute(tools),
			listOwnSportsBetsRoute(tools),
			listOwnFreeBetsRoute(tools),
			cashOutSportsBetRoute(tools),
			setAutoCashOutRoute(tools),
		],
	};
}

export const studio: Studio = {
	vendors: sportsbookVendors,
	opens: ["SPORTS", "ESPORTS"],
	migrations,
	listings: async () => sportsbookListings(),
	open: async (deps) => {
		const wait = async (milliseconds: number): Promise<void> => {
			await pause(milliseconds);
		};
		const { room, begin, ...open } = createSportsbookModule({ ...deps, wait });
		await begin();
		const { oddsFeed } = deps;
		if (oddsFeed === undefined) return { ...open, rooms: [room] };
		const feed = runFeed({ ...deps, room, node: deps.newId(), wire: uofWire(oddsFeed, { fetch }) });
		return { ...open, rooms: [room], close: feed.stop };
	},
};
