// What the games offer to the desk: their calls of staff, what may be allowed of them, what waits and lapses.
import { type DeskOffer, trailOf } from "#platform/desk";
import { gamesPermissions } from "../../core/index.ts";
import { countWaitingFreeSpins, countWaitingTournaments } from "../count-waiting.ts";
import { fundingApprovals } from "./funding-approval.ts";
import type { GamesDesk } from "./ports.ts";
import { catalogueRoutes } from "./work-catalogue.ts";
import { freeSpinsRoutes } from "./work-free-spins.ts";
import { jackpotRoutes } from "./work-jackpots.ts";
import { tournamentRoutes } from "./work-tournaments.ts";
import { outsideVendorRoutes } from "./work-vendors.ts";

export function gamesDesk(desk: GamesDesk): DeskOffer {
	const fundings = fundingApprovals(desk);
	return {
		routes: [
			...catalogueRoutes(desk),
			...jackpotRoutes(desk),
			...tournamentRoutes(desk),
			...freeSpinsRoutes(desk),
			...outsideVendorRoutes(desk),
		],
		permissions: gamesPermissions,
		waiting: [
			{ queue: "jackpots", permission: "games.jackpots:read", count: fundings.count },
			{ queue: "tournaments", permission: "games.tournaments:read", count: countWaitingTournaments },
			{ queue: "free-spins", permission: "games.free-spins:read", count: countWaitingFreeSpins },
		],
		lapsing: [fundings],
		trails: [trailOf("games")],
	};
}
