// What profit and loss shows, as it stands in the address. Pure: reads names of an address, gives the call's input.
import { type PeriodPreset, periodOf, periodPresets } from "../../core/index.ts";
import { profitAddress } from "./profit-address.ts";

export const profitGroups = ["day", "category", "vendor"] as const;
export type ProfitGroup = (typeof profitGroups)[number];

export type ProfitFilters = { readonly period: PeriodPreset; readonly by: ProfitGroup };

/** What is not one of the choices counts as not chosen: an address is typed by people. */
export function readProfitFilters(read: (name: string) => string | undefined): ProfitFilters {
	return {
		period: periodPresets.find((preset) => preset === read(profitAddress.period)) ?? "last-30-days",
		by: profitGroups.find((group) => group === read(profitAddress.by)) ?? "day",
	};
}

/** `offsetMinutes`: what local time is ahead of UTC. */
export function profitInput({ period }: Pick<ProfitFilters, "period">, now: Date, offsetMinutes: number) {
	const { from, to } = periodOf(period, now, offsetMinutes);
	return { from: from.toISOString(), to: to.toISOString(), offset: offsetMinutes };
}
