// The sign an amount is shown with.
import type { CurrencyCode } from "./money.ts";

export const currencySymbols: Readonly<Record<CurrencyCode, string>> = {
	P: "P",
	USD: "$",
	EUR: "€",
	CNY: "¥",
	THB: "฿",
	BDT: "৳",
	KRW: "₩",
	JPY: "¥",
	VND: "₫",
	IDR: "Rp",
};
