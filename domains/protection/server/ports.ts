// What protection is given: the database, time, the ledger below. Types only.
import type { BrandApi } from "#brand/api";
import type { MembersApi } from "#members/api";
import type { Database } from "#platform/db";
import type { Clock, NewId } from "#platform/kernel";
import type { WalletApi } from "#wallet/api";
import type { Changes } from "./changes.ts";

/** What the module is made from. */
export type ProtectionDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly newId: NewId;
	/** 32 bytes that seal members' documents; not in the database. */
	readonly documentKey: Buffer;
	readonly wallet: Pick<WalletApi, "playFlows">;
	/** Tells where an address is, and whether the brand is open there. */
	readonly brand: Pick<BrandApi, "standing">;
	readonly members: Pick<
		MembersApi,
		"confirmPassword" | "endSessions" | "forgetSessions" | "closeAccount" | "identity"
	>;
};

/** What its use cases work with. */
export type ProtectionTools = ProtectionDeps & { readonly changes: Changes };
