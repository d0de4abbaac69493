// What the cashier is given: the database, chance, the domains below. Types only.
import type { Brand } from "#brand/api";
import type { MembersApi } from "#members/api";
import type { Database, Tx } from "#platform/db";
import type { Chance, CurrencyCode, MemberId, NewId } from "#platform/kernel";
import type { Live } from "#platform/live";
import type { ProtectionApi } from "#protection/api";
import type { WalletApi } from "#wallet/api";
import type { BonusParts, FarWord, VendorTransferWay } from "../core/index.ts";
import type { DepositProviders, PayoutProviders } from "./providers/index.ts";

/** What the games tell of vendors with purses of their own. */
export type VendorPurses = {
	/** In the house's order, those out of service too; names in a language. */
	readonly vendorPurses: (language: string) => readonly {
		readonly code: string;
		readonly name: string;
		readonly enabled: boolean;
		/** It keeps books of its own: what goes there or comes home is asked of it. */
		readonly far: boolean;
	}[];
	/** The vendors where a round of the member runs. */
	readonly vendorsInPlay: (tx: Tx, memberId: MemberId) => Promise<ReadonlySet<string>>;
	/** Has a vendor do a transfer, once by its id. Only what it never heard of may be sent. */
	readonly sendFar: (order: FarOrder) => Promise<FarWord>;
	/** What became of a transfer there. */
	readonly statusFar: (order: FarOrder) => Promise<FarWord>;
	/** What lies there by the vendor's own books, in minor units; undefined when it does not say. */
	readonly balanceFar: (of: Pick<FarOrder, "vendor" | "memberId" | "currency">) => Promise<bigint | undefined>;
};

export type FarOrder = {
	readonly vendor: string;
	/** Of the transfer. */
	readonly id: string;
	readonly way: VendorTransferWay;
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	/** Minor units. */
	readonly amount: bigint;
};

/** All that a member ever wagered in a currency, in minor units; it may lag by the minute in which play is counted. */
export type Turnover = (
	tx: Tx,
	asked: {
		readonly memberId: MemberId;
		readonly currency: CurrencyCode;
		/** The categories that count; all where none is named. */
		readonly games?: readonly string[] | undefined;
	},
) => Promise<bigint>;

/**
 * How much of that counts for each of many members at once, by member, in hundredths of a minor unit: of each in the categories
 * that count for them, a stake whole or by the hundredths that are named.
 */
export type Turnovers = (
	tx: Tx,
	asked: {
		readonly members: readonly {
			readonly memberId: MemberId;
			readonly games: readonly string[];
			readonly parts: BonusParts;
		}[];
		readonly currency: CurrencyCode;
	},
) => Promise<ReadonlyMap<string, bigint>>;

export type CashierDeps = {
	readonly db: Database;
	readonly newId: NewId;
	readonly chance: Chance;
	readonly live: Pick<Live, "toMember">;
	/** 32 bytes that seal pictures of transfers; not in the database. */
	readonly proofKey: Buffer;
	/** 32 bytes that digests of vouchers are made with; not in the database. */
	readonly voucherKey: Buffer;
	readonly brand: {
		readonly brand: (merchant: string) => Pick<Brand, "currency" | "languages" | "defaultLanguage" | "playMoney">;
	};
	/** Who takes payments, by the names that methods use. A method whose provider is not here is not offered. */
	readonly providers: DepositProviders;
	/** Who pays out for the house. */
	readonly payouts: PayoutProviders;
	readonly wallet: Pick<
		WalletApi,
		| "postIn"
		| "postAllIn"
		| "balance"
		| "balanceIn"
		| "findIn"
		| "announce"
		| "open"
		| "move"
		| "audit"
		| "placeHold"
		| "captureHold"
		| "releaseHold"
	>;
	readonly protection: Pick<ProtectionApi, "judgeDeposit" | "weigh" | "withdrawalRules" | "entryExclusion">;
	readonly members: Pick<
		MembersApi,
		"confirmPaymentPassword" | "provePayoutWish" | "payoutName" | "holdPayoutName" | "loginFacts"
	>;
	readonly turnover: Turnover;
	readonly turnovers: Turnovers;
	/** 32 bytes that seal the numbers of members' accounts; not in the database. */
	readonly accountKey: Buffer;
	/** Whether a member hands nothing down now, by the word of who keeps the agents. */
	readonly handsNothingDown?: (tx: Tx, memberId: MemberId) => Promise<boolean>;
	/** The vendors that keep members' money in purses of their own. */
	readonly vendors: VendorPurses;
};

/** What an operator's act needs of it, on this node or in a program of its own. */
export type OperatorDeps = {
	readonly db: Pick<Database, "tx" | "read">;
	readonly wallet: Pick<WalletApi, "postAllIn" | "open">;
	readonly protection: Pick<ProtectionApi, "judgeDeposit">;
	readonly turnover: Turnover;
};

/** What an operator's act on a withdrawal needs of it. */
export type PayoutDeps = Pick<CashierDeps, "proofKey" | "accountKey"> & {
	readonly db: Pick<Database, "tx" | "read">;
	readonly wallet: Pick<WalletApi, "postIn" | "captureHold" | "releaseHold">;
};
