// What a studio of the house is: its vendors and games, the halls it opens, its tables, and what it serves and does once it
// is open. `apps/server/studios.ts` lists them; the program migrates, seeds, serves and works by that list alone. A domain
// that is no studio has the same shape without vendors. Types only.
import type { Beacon } from "#platform/beacon";
import type { Database, MigrationSource, Tx } from "#platform/db";
import type { DeskOffer } from "#platform/desk";
import type { Log, RawRoute, Route } from "#platform/http";
import type { CronItem, Job, Listener } from "#platform/jobs";
import type { Chance, Clock, CurrencyCode, MemberId, NewId } from "#platform/kernel";
import type { HouseKey } from "#platform/kernel/node";
import type { Live } from "#platform/live";
import type { RoomKind, Rooms } from "#platform/rooms";
import type { Category } from "../../core/index.ts";
import type { GameListing, VendorListing } from "../catalogue/listing.ts";
import type { GamesApi } from "../games-api.ts";

/** One game under one of the studio's vendors. */
export type StudioGame = GameListing & { readonly vendor: string };

/** How a feed like the Unified Odds Feed is reached: a broker (AMQP), calls (HTTP), and the token of those. */
export type OddsFeed = { readonly amqpUrl: string; readonly apiUrl: string; readonly token: string };

export type StudioDeps = {
	readonly db: Database;
	readonly clock: Clock;
	/** The operating system's. */
	readonly chance: Chance;
	readonly newId: NewId;
	/** Public randomness; undefined where the operator names none. */
	readonly beacon?: Beacon | undefined;
	/** A supplier of odds and results, where the operator has one. */
	readonly oddsFeed?: OddsFeed | undefined;
	readonly log: Log;
	readonly live: Pick<Live, "toRoom">;
	/** Rounds that many share. */
	readonly rooms: Rooms;
	/** Keys of this installation, 32 bytes a purpose: "lottery.seeds". */
	readonly houseKey: HouseKey;
	readonly games: GamesApi;
};

/** What a spin of a game may stake, in minor units, and the most that it can win then. */
export type FreeSpinsStakes = {
	readonly gameCode: string;
	readonly stakes: readonly { readonly stake: bigint; readonly most: bigint }[];
};
export type FreeSpinsStakesAsked = { readonly currency: CurrencyCode; readonly now: Date };

/** A stake that the house pays for a member in a studio: whoever gives it names it, and it is given once. */
export type FreeBetOrder = {
	readonly id: string;
	readonly merchant: string;
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	/** Minor units. */
	readonly amount: bigint;
	/** Of the whole bet, in hundredths. */
	readonly leastOdds: number;
	readonly endsAt: Date;
	/** What it comes from: a promotion's code. */
	readonly origin: string;
};

export type OpenStudio = {
	readonly routes: readonly Route[];
	/** Doors of machines outside the house, in a protocol of their own. */
	readonly rawRoutes?: readonly RawRoute[];
	/** Origins outside the house that pictures and sound in its frames come from, asked at every page. */
	readonly pictureOrigins?: () => Promise<readonly string[]>;
	readonly jobs?: readonly Job[];
	readonly cron?: readonly CronItem[];
	readonly listeners?: readonly Listener[];
	/** Kinds of shared rooms; they are kept going by every process that answers calls. */
	readonly rooms?: readonly RoomKind[];
	/** What an operator can give spins of, ascending in each game. */
	readonly freeSpinsStakes?: (asked: FreeSpinsStakesAsked) => readonly FreeSpinsStakes[];
	/** Gives a free bet and sets its stake aside: the last thing of the caller's transaction. */
	readonly giveFreeBet?: (tx: Tx, order: FreeBetOrder) => Promise<void>;
	/** What it offers to the operators' desk: a page in its `console/` has its calls here. */
	readonly desk?: DeskOffer;
	readonly close?: () => Promise<void>;
};

export type Studio = {
	readonly vendors: readonly VendorListing[];
	/** Halls that are open because this studio has games for them. */
	readonly opens: readonly Category[];
	readonly migrations?: MigrationSource;
	/** Its games as the catalogue shows them, each through the return gate where it has one. Throws when one fails it. */
	readonly listings: (at: { readonly db: Database; readonly now: Date }) => Promise<readonly StudioGame[]>;
	/** After the listings stand in the catalogue. */
	readonly open: (deps: StudioDeps) => OpenStudio | Promise<OpenStudio>;
};
