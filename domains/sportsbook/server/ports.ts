// What the sportsbook is given and works with.
import type { GamesApi, StudioDeps } from "#games/api";
import type { PlayTicket } from "#platform/http";
import { type BookVendor, isBookVendor } from "../contract/index.ts";
import type { EventRoom } from "./event-room.ts";

type Tickets = GamesApi["tickets"];
export type Ticket = Awaited<ReturnType<Tickets["waiting"]>>[number];
export type TicketLine = Parameters<Tickets["stand"]>[1][number];

export type SportsbookDeps = Pick<StudioDeps, "db" | "clock" | "chance" | "log" | "newId" | "rooms"> & {
	readonly games: Pick<GamesApi, "playBalance" | "tickets">;
	/** Resolves after so many milliseconds. */
	readonly wait: (milliseconds: number) => Promise<void>;
};

/** Where a bet is kept: with a member, or with a trial. */
export const ownerOf = ({ memberId, playId }: PlayTicket): string =>
	memberId === undefined ? `p${playId}` : `m${memberId}`;

export const bookOf = ({ vendor }: PlayTicket): BookVendor | undefined => (isBookVendor(vendor) ? vendor : undefined);

/** What traders work with. */
export type DeskTools = Pick<SportsbookDeps, "db" | "clock" | "rooms"> & {
	readonly room: EventRoom;
	readonly games: { readonly tickets: Pick<Tickets, "moveHouseStakes"> };
};

export type BookTools = SportsbookDeps & { readonly room: EventRoom };
