// What the back office is given: the database, chance, the live channel, the domains below. Types only.
import type { Brand } from "#brand/api";
import type { CourierApi } from "#courier/api";
import type { LoyaltyApi } from "#loyalty/api";
import type { HumanFace } from "#members/api";
import type { Database } from "#platform/db";
import type { DeskOffer } from "#platform/desk";
import type { Chance, CurrencyCode, NewId } from "#platform/kernel";
import type { PasswordCost } from "#platform/kernel/node";
import type { Live } from "#platform/live";
import type { WalletApi } from "#wallet/api";
import type { Reads } from "./reading/reading-ports.ts";

export type BackofficeDeps = {
	readonly db: Database;
	readonly newId: NewId;
	readonly chance: Chance;
	/** What the domains below offer to the desk. */
	readonly desks: readonly DeskOffer[];
	readonly live: Pick<Live, "toStaff" | "toMember" | "dropSession">;
	/** 32 bytes that authenticators of staff are sealed with; not in the database. */
	readonly staffKey: Buffer;
	/** 32 bytes that protection seals members' documents with. */
	readonly documentKey: Buffer;
	readonly wallet: Pick<
		WalletApi,
		"postAllIn" | "postIn" | "open" | "openAll" | "adjust" | "announce" | "balanceIn" | "captureHold" | "releaseHold"
	>;
	readonly loyalty: Pick<LoyaltyApi, "decideExchange">;
	/** Carries answers to people who left an e-mail address. */
	readonly courier: Pick<CourierApi, "send">;
	/** The house's check that a person is there, as members know it. */
	readonly human: HumanFace;
	/** The most steps of work that a stranger's browser does before a password, after failures; a second's when not said. */
	readonly entryEffort?: number;
	/** What a password's hash costs; the standard when not said. */
	readonly passwordCost?: PasswordCost;
	/** The domains below, as far as they are read. */
	readonly reads: Reads;
	readonly brand: {
		readonly brand: (
			merchant: string,
		) => Pick<Brand, "name" | "defaultLanguage" | "languages" | "playMoney"> & { readonly currency: CurrencyCode };
	};
};
