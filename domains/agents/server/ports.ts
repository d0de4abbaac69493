// What the agents are given: the database, time, the domains below. Types only.
import type { GamesApi } from "#games/api";
import type { MembersApi } from "#members/api";
import type { Database } from "#platform/db";
import type { Clock, CurrencyCode } from "#platform/kernel";
import type { WalletApi } from "#wallet/api";

export type AgentsDeps = {
	readonly db: Database;
	readonly clock: Clock;
	/** Minutes that the days of a brand are ahead of UTC. */
	readonly dayZone: (merchant: string) => Promise<number>;
	readonly currencyOf: (merchant: string) => CurrencyCode;
	readonly members: Pick<MembersApi, "standings">;
	readonly games: Pick<GamesApi, "followPlays" | "playLines">;
	readonly wallet: Pick<WalletApi, "postAllIn" | "announce" | "openAll">;
};
