// What messages and chat are given: the database, time, the domains below. Types only.
import type { Brand } from "#brand/api";
import type { GamesApi } from "#games/api";
import type { Database, Tx } from "#platform/db";
import type { Clock, MemberId } from "#platform/kernel";
import type { Live } from "#platform/live";
import type { Rooms } from "#platform/rooms";

export type CommunityDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly live: Pick<Live, "toMember" | "toAll">;
	readonly brand: { readonly brand: (merchant: string) => Pick<Brand, "languages" | "defaultLanguage" | "currency"> };
	readonly members: {
		readonly account: (tx: Tx, memberId: MemberId) => Promise<{ readonly merchant: string } | undefined>;
	};
	readonly games: Pick<GamesApi, "shareWin">;
	readonly rooms: Pick<Rooms, "open" | "act" | "read">;
	/** Of the names by which authors are told apart in the chat. */
	readonly authorKey: Buffer;
};
