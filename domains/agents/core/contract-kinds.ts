// The kinds of contracts, and the periods each is settled by.
import type { PeriodKind } from "./periods.ts";

export const contractKinds = ["dividend", "daily", "hourly", "real-time"] as const;
export type ContractKind = (typeof contractKinds)[number];

/** What bills are of: contracts, and rebate points. */
export const billKinds = [...contractKinds, "points"] as const;
export type BillKind = (typeof billKinds)[number];

/** Who pays bills: the company all of them, or each agent those directly below it. */
export const payers = ["company", "upline"] as const;
export type Payer = (typeof payers)[number];

export const dividendPeriods = ["week", "half-month", "month"] as const;
export type DividendPeriod = (typeof dividendPeriods)[number];

/** A dividend's is the brand's choice. */
export function periodOf(kind: BillKind, dividend: DividendPeriod): PeriodKind {
	switch (kind) {
		case "dividend":
			return dividend;
		case "daily":
			return "day";
		case "hourly":
			return "hour";
		case "real-time":
		case "points":
			return "five-minutes";
	}
}
