// A transfer as its member sees it, and what lies at each vendor.
import type { Tx } from "#platform/db";
import { type CurrencyCode, formatMinor, type MemberId } from "#platform/kernel";
import type { Balance } from "#wallet/api";
import { spendable } from "#wallet/core";
import type { Transfer, VendorWallet } from "../../contract/index.ts";
import { vendorPurse } from "../../core/index.ts";
import { currencyOf } from "../deposits/shown-deposit.ts";
import type { CashierDeps } from "../ports.ts";
import type { TransferRow } from "./transfer-store.ts";
import { openVendorTransfers } from "./vendor-transfer-store.ts";

export const showTransfer = (row: TransferRow): Transfer => ({
	transferId: row.id,
	type: row.kind,
	from: row.from_purse,
	to: row.to_purse,
	fromAccount: row.from_account,
	toAccount: row.to_account,
	currency: row.currency,
	amount: formatMinor(BigInt(row.amount), currencyOf(row)),
	time: row.done_at.toISOString(),
	state: "done",
	remark: row.remark,
	group: row.movement,
});

export type Asking = { readonly memberId: MemberId; readonly currency: CurrencyCode; readonly language: string };

/** Every purse that a vendor keeps, empty ones too; one out of service is shown while something lies there. */
export async function vendorWallets(
	tx: Tx,
	{ vendors }: Pick<CashierDeps, "vendors">,
	{ memberId, currency, language, purses }: Asking & Pick<Balance, "purses">,
): Promise<readonly VendorWallet[]> {
	const known = vendors.vendorPurses(language);
	if (known.length === 0) return [];
	const inPlay = await vendors.vendorsInPlay(tx, memberId);
	const open = known.some(({ far }) => far) ? await openVendorTransfers(tx, memberId) : [];
	return known.flatMap(({ code, name, enabled }) => {
		const lying = spendable(purses.find(({ purse }) => purse === vendorPurse(code)));
		const waiting = open.find((one) => one.vendor === code && one.currency === currency);
		if (!enabled && lying === 0n && waiting === undefined) return [];
		const underWay = formatMinor(BigInt(waiting?.amount ?? 0), currency);
		const balance = formatMinor(lying, currency);
		const purse = vendorPurse(code);
		return [{ vassalage: code, purse, name, balance, underWay, open: enabled, inPlay: inPlay.has(code) }];
	});
}
