// What the agents are given: the database, time, the domains below. Types only.
import type { GamesApi } from "#games/api";
import type { MembersApi } from "#members/api";
import type { Database } from "#platform/db";
import type { Chance, Clock, CurrencyCode } from "#platform/kernel";
import type { WalletApi } from "#wallet/api";

export type AgentsDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly chance: Chance;
	/** Minutes that the days of a brand are ahead of UTC. */
	readonly dayZone: (merchant: string) => Promise<number>;
	readonly currencyOf: (merchant: string) => CurrencyCode;
	/** The points of a brand by category, as its navigation shows them: per cent, or nothing. */
	readonly pointsOf: (merchant: string) => readonly { readonly gameCategory: string; readonly point: string }[];
	readonly members: Pick<MembersApi, "standings">;
	readonly games: Pick<GamesApi, "followPlays" | "playLines">;
	readonly wallet: Pick<WalletApi, "postAllIn" | "announce" | "openAll" | "balancesIn">;
};
