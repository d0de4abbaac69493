// What an order at the cashier is carried out with. Types only.
import type { ReconcileDeps } from "#cashier/module";
import type { Database } from "#platform/db";
import type { Result } from "#platform/kernel";
import type { HouseKey } from "#platform/kernel/node";
import type { Terminal } from "./carry-out.ts";
import type { CashierOrder } from "./read-cashier-order.ts";

export type CashierAround = Terminal & {
	readonly db: Database;
	readonly now: Date;
	/** Who is logged in at this machine. */
	readonly user: string;
	readonly houseKey: HouseKey;
	/** Who takes payments and pays out here, or why that cannot be read. */
	readonly providers: Result<Pick<ReconcileDeps, "providers" | "payouts">, string>;
	/** Where pictures are written when nobody names a folder. */
	readonly folder: string;
};

export type CashierCircumstances = {
	readonly around: CashierAround;
	readonly order: CashierOrder;
	readonly merchant: string;
	readonly operator: string;
};
