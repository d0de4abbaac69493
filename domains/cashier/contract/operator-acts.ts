// Everything an operator does at the cashier, as the trail names it: an act is written by one of these names alone.

export const cashierActs = [
	...(["deposit looked at", "deposit accepted", "deposit refused"] as const),
	...(["line credited", "line returned", "finding resolved"] as const),
	...(["promotion added", "promotion set", "vouchers made", "voucher withdrawn"] as const),
	...(["vouchers asked for", "vouchers refused", "vouchers taken back", "vouchers lapsed"] as const),
	...(["voucher codes shown", "voucher codes taken"] as const),
	...(["method added", "method set", "method open", "method limits", "method fee"] as const),
	...(["method account set", "method account looked at", "way out added", "way out set"] as const),
	...(["withdrawal looked at", "withdrawal account revealed", "withdrawal approved", "withdrawal refused"] as const),
	...(["withdrawal paid", "withdrawal proven", "withdrawal reversed"] as const),
	...(["withdrawal sent", "withdrawal taken back", "withdrawal rules set"] as const),
	...(["payout line settled", "payout line dismissed"] as const),
	...(["money at a vendor asked home", "money at a vendor is home", "money at a vendor stays"] as const),
	...(["float filled", "float drawn"] as const),
] as const;

export type CashierAct = (typeof cashierActs)[number];
