// What the reading of members, the ledger, the outbox and significant events is given. Types only.
import type { CourierApi } from "#courier/api";
import type { GamesApi } from "#games/api";
import type { ClubLabelOf, MembersApi } from "#members/api";
import type { Database } from "#platform/db";
import type { CurrencyCode } from "#platform/kernel";
import type { ProtectionApi } from "#protection/api";
import type { WalletApi } from "#wallet/api";

/** The domains below, as far as they are read. */
export type Reads = {
	readonly wallet: Pick<WalletApi, "explorer" | "balance">;
	readonly members: Pick<MembersApi, "desk" | "standings" | "forgetSessions">;
	readonly courier: Pick<CourierApi, "list">;
	readonly protection: Pick<ProtectionApi, "significant" | "look">;
	readonly games: Pick<GamesApi, "significant">;
	/** A member's rank, which a domain beside this one keeps. */
	readonly rankOf?: ClubLabelOf;
};

export type ReadingDesk = {
	readonly db: Database;
	readonly brand: { readonly brand: (merchant: string) => { readonly currency: CurrencyCode } };
	readonly reads: Reads;
};
