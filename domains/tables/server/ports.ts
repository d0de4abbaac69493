// What the tables are given and work with, and which table a play session sits at.
import type { GamesApi, StudioDeps } from "#games/api";
import type { PlayTicket } from "#platform/http";
import { tableVendor } from "../contract/index.ts";
import { isTableCode, type TableCode } from "../core/index.ts";
import type { Seeds } from "./seeds.ts";
import type { VideoKeys } from "./video/video-keys.ts";

type Tickets = GamesApi["tickets"];
export type Ticket = Awaited<ReturnType<Tickets["waiting"]>>[number];
export type TicketLine = Parameters<Tickets["stand"]>[1][number];

export type TablesDeps = Pick<StudioDeps, "db" | "clock" | "chance" | "newId" | "log" | "rooms"> & {
	/** Seals seeds: 32 bytes that are not in the database. */
	readonly seedKey: Buffer;
	readonly games: Pick<GamesApi, "playBalance" | "shownName" | "tickets">;
};

export type TablesTools = Omit<TablesDeps, "chance" | "seedKey"> & {
	readonly seeds: Seeds;
	readonly videoKeys: VideoKeys;
};

/** The table of a play session; undefined for another vendor's. */
export const tableIn = ({ vendor, gameCode }: PlayTicket): TableCode | undefined =>
	vendor === tableVendor && isTableCode(gameCode) ? gameCode : undefined;

/** What tickets on a round are about. */
export const aboutOf = (table: TableCode, roundId: string): string => `${table}|${roundId}`;
