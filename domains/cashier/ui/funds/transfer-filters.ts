// What the history of transfers shows, as it stands in the address. Pure.
import { type TransferKind, transferKinds } from "../../core/index.ts";
import { transferAddress } from "./transfer-address.ts";

export const transferPeriods = ["last-7-days", "last-30-days", "last-90-days", "last-365-days"] as const;
export type TransferPeriod = (typeof transferPeriods)[number];

export type TransferFilters = { readonly period: TransferPeriod; readonly type: TransferKind | undefined };

/** What is not one of the choices counts as not chosen: an address is typed by people. */
export function readTransferFilters(read: (name: string) => string | undefined): TransferFilters {
	return {
		period: transferPeriods.find((period) => period === read(transferAddress.period)) ?? "last-30-days",
		type: transferKinds.find((kind) => kind === read(transferAddress.type)),
	};
}
