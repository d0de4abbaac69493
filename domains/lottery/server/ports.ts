// What the lotteries are given and work with, and which game and mode a play session is for.
import type { GamesApi, StudioDeps } from "#games/api";
import type { PlayTicket } from "#platform/http";
import { prizeModeOf } from "../contract/index.ts";
import { isLotteryGame, type LotteryGame, type PrizeMode } from "../core/index.ts";
import type { ResultFeed } from "./feed/result-feed.ts";
import type { Seeds } from "./seeds.ts";
import type { Takings } from "./takings.ts";

type Tickets = GamesApi["tickets"];
export type Ticket = Awaited<ReturnType<Tickets["waiting"]>>[number];
export type TicketLine = Parameters<Tickets["stand"]>[1][number];
export type TicketOrder = Parameters<Tickets["place"]>[0];

export type LotteryDeps = Pick<StudioDeps, "db" | "clock" | "chance" | "beacon" | "log" | "rooms"> & {
	/** Seals seeds: 32 bytes that are not in the database. */
	readonly seedKey: Buffer;
	readonly games: Pick<GamesApi, "playBalance" | "tickets">;
	/** Where official results are taken from; none where the operator has none. */
	readonly feed?: ResultFeed | undefined;
	/** The lotteries that are drawn here; all of them where nothing is said. */
	readonly offers?: readonly LotteryGame[];
};

export type LotteryTools = Omit<LotteryDeps, "chance" | "seedKey" | "offers" | "feed"> & {
	readonly feed: ResultFeed | undefined;
	readonly offers: readonly LotteryGame[];
	readonly seeds: Seeds;
	readonly takings: Takings;
	/** What a round of the beacon said; undefined where it was not heard yet. */
	readonly heard: (round: number) => string | undefined;
};

/** What a play session plays; undefined for another vendor's. */
export function lotteryIn({
	vendor,
	gameCode,
}: PlayTicket): { readonly game: LotteryGame; readonly mode: PrizeMode } | undefined {
	const mode = prizeModeOf(vendor);
	return mode !== undefined && isLotteryGame(gameCode) ? { game: gameCode, mode } : undefined;
}
