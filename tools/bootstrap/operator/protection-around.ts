// What an order on protection is carried out with. Types only.
import type { Database } from "#platform/db";
import type { MarketState } from "#protection/module";
import type { Terminal } from "./carry-out.ts";
import type { ProtectionOrder } from "./read-protection-order.ts";

export type ProtectionAround = Terminal & {
	readonly db: Database;
	readonly now: Date;
	/** Who is logged in at this machine. */
	readonly user: string;
	/** Opens the documents of members. */
	readonly documentKey: Buffer;
	/** Where pictures are written when nobody names a folder. */
	readonly folder: string;
};

export type Circumstances = {
	readonly around: ProtectionAround;
	readonly order: ProtectionOrder;
	readonly merchant: string;
	readonly state: MarketState;
};
