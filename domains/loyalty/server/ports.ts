// What standing and points are given: the database, time, the domains below. Types only.
import type { Brand } from "#brand/api";
import type { Whitelabel } from "#brand/core";
import type { GamesApi } from "#games/api";
import type { MembersApi } from "#members/api";
import type { Database } from "#platform/db";
import type { Clock } from "#platform/kernel";
import type { WalletApi } from "#wallet/api";

export type BrandFacts = Pick<Brand, "currency" | "languages" | "defaultLanguage" | "pointRates">;

export type LoyaltyDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly brand: {
		readonly brand: (merchant: string) => BrandFacts;
		readonly flagsAt: (call: { readonly merchant: string; readonly host: string }) => Pick<Whitelabel, "MANPLAYREB3">;
	};
	readonly wallet: Pick<WalletApi, "openAll" | "postAllIn" | "postIn" | "balance" | "balanceIn" | "announce">;
	readonly members: Pick<MembersApi, "standings" | "confirmPassword">;
	readonly games: Pick<GamesApi, "followPlays" | "followTurnover" | "playLines">;
};
