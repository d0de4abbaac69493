// What promotions are given: the database, time, chance, keys of this house, the domains below. Types only.
import type { Brand } from "#brand/api";
import type { FreeBetOrder, FreeSpinsStakes, FreeSpinsStakesAsked, GamesApi } from "#games/api";
import type { ClubLabelOf, MembersApi } from "#members/api";
import type { Database, Tx } from "#platform/db";
import type { Chance, Clock, NewId } from "#platform/kernel";
import type { Live } from "#platform/live";
import type { ProtectionApi } from "#protection/api";
import type { WalletApi } from "#wallet/api";

export type PromotionsDeps = {
	readonly db: Database;
	readonly clock: Clock;
	/** The operating system's. */
	readonly chance: Chance;
	readonly newId: NewId;
	readonly live: Pick<Live, "toMember">;
	readonly brand: {
		readonly brand: (merchant: string) => Pick<Brand, "currency" | "languages" | "defaultLanguage">;
	};
	readonly wallet: Pick<WalletApi, "openAll" | "postAllIn" | "balance" | "announce">;
	readonly members: Pick<MembersApi, "identity" | "standings" | "account">;
	readonly protection: Pick<ProtectionApi, "zoneOf">;
	readonly games: Pick<GamesApi, "followPlays" | "playLines" | "excluded" | "houseGames">;
	/** What spins of the house's games may stake. */
	readonly spinsStakes: (asked: FreeSpinsStakesAsked) => readonly FreeSpinsStakes[];
	/** Gives a free bet in the sportsbook and sets its stake aside there: the last thing of a transaction. */
	readonly giveFreeBet: (tx: Tx, order: FreeBetOrder) => Promise<void>;
	/** A member's VIP level. */
	readonly rankOf: ClubLabelOf;
	/** 32 bytes each, not in the database: seeds of draws, pictures of applications, digests of persons and coupons. */
	readonly seedKey: Buffer;
	readonly pictureKey: Buffer;
	readonly digestKey: Buffer;
};
