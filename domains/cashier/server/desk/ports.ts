// What the cashier's desk is given beyond what the cashier has itself. Types only.
import type { ProtectionApi } from "#protection/api";
import type { CashierDeps } from "../ports.ts";

export type CashierDeskPorts = {
	/** 32 bytes that codes of vouchers are sealed with until whoever asked for them has them; not in the database. */
	readonly voucherCodesKey: Buffer;
	/** How a member stands under what protects them. */
	readonly standing: ProtectionApi["look"];
};

export type CashierDesk = CashierDeps & CashierDeskPorts;
