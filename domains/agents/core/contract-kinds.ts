// The kinds of contracts, and the periods each is settled by.
import type { PeriodKind } from "./periods.ts";

export const contractKinds = ["dividend", "daily", "hourly", "real-time"] as const;
export type ContractKind = (typeof contractKinds)[number];

export const dividendPeriods = ["week", "half-month", "month"] as const;
export type DividendPeriod = (typeof dividendPeriods)[number];

/** A dividend's is the brand's choice. */
export function periodOf(kind: ContractKind, dividend: DividendPeriod): PeriodKind {
	switch (kind) {
		case "dividend":
			return dividend;
		case "daily":
			return "day";
		case "hourly":
			return "hour";
		case "real-time":
			return "five-minutes";
	}
}
