// What the back office is given: the database, chance, the live channel, the domains below. Types only.
import type { Brand } from "#brand/api";
import type { OperatorDeps, PayoutProviders } from "#cashier/api";
import type { CourierApi } from "#courier/api";
import type { PointTerms } from "#games/core";
import type { LoyaltyApi } from "#loyalty/api";
import type { HumanFace } from "#members/api";
import type { Database, Tx } from "#platform/db";
import type { Chance, CurrencyCode, NewId } from "#platform/kernel";
import type { PasswordCost } from "#platform/kernel/node";
import type { Live } from "#platform/live";
import type { ProtectionApi } from "#protection/api";
import type { WalletApi } from "#wallet/api";
import type { Reads } from "./reading/reading-ports.ts";

export type BackofficeDeps = {
	readonly db: Database;
	readonly newId: NewId;
	readonly chance: Chance;
	readonly live: Pick<Live, "toStaff" | "toMember" | "dropSession">;
	/** 32 bytes that authenticators of staff are sealed with; not in the database. */
	readonly staffKey: Buffer;
	/** 32 bytes each, as the cashier seals pictures and keeps vouchers with. */
	readonly proofKey: Buffer;
	readonly voucherKey: Buffer;
	/** 32 bytes that codes of vouchers are sealed with until whoever asked for them has them; not in the database. */
	readonly voucherCodesKey: Buffer;
	/** 32 bytes that the cashier seals the numbers of members' accounts with. */
	readonly accountKey: Buffer;
	/** 32 bytes that protection seals members' documents with. */
	readonly documentKey: Buffer;
	/** 32 bytes that the games seal vendors' keys with. */
	readonly vendorKey: Buffer;
	/** Who pays out for the house. */
	readonly payouts: PayoutProviders;
	readonly wallet: Pick<
		WalletApi,
		"postAllIn" | "postIn" | "open" | "openAll" | "adjust" | "announce" | "balanceIn" | "captureHold" | "releaseHold"
	>;
	readonly protection: Pick<ProtectionApi, "judgeDeposit">;
	readonly loyalty: Pick<LoyaltyApi, "decideExchange">;
	/** Carries answers to people who left an e-mail address. */
	readonly courier: Pick<CourierApi, "send">;
	/** All that a member ever wagered, for what deposits ask to be wagered. */
	readonly turnover: OperatorDeps["turnover"];
	/** What a brand's points become in cash by the dearest way, for what prizes in points cost; undefined where they become none. */
	readonly pointTerms: (tx: Tx, merchant: string) => Promise<PointTerms | undefined>;
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
