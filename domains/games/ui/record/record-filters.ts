// What the betting record shows, as it stands in the address. Pure: reads names of an address, gives the call's input.
import * as z from "zod/mini";
import { day } from "#platform/contract";
import { category, gameId, type RoundStatus, roundId, roundStatus, vassalage } from "../../contract/index.ts";
import { type Category, type PeriodPreset, periodOf, periodOfDay, periodPresets } from "../../core/index.ts";
import { recordAddress } from "./record-address.ts";

export type RecordFilters = {
	readonly period: PeriodPreset;
	/** One day instead of the period. */
	readonly day: string | undefined;
	readonly category: Category | undefined;
	readonly vendor: string | undefined;
	readonly game: string | undefined;
	readonly status: RoundStatus | undefined;
	/** The round that is open. */
	readonly round: string | undefined;
};

/** What is not one of the choices counts as not chosen: an address is typed by people. */
export function readRecordFilters(read: (name: string) => string | undefined): RecordFilters {
	return {
		period: periodPresets.find((preset) => preset === read(recordAddress.period)) ?? "last-7-days",
		day: z.safeParse(day, read(recordAddress.period)).data,
		category: z.safeParse(category, read(recordAddress.category)).data,
		vendor: z.safeParse(vassalage, read(recordAddress.vendor)).data,
		game: z.safeParse(gameId, read(recordAddress.game)).data,
		status: z.safeParse(roundStatus, read(recordAddress.status)).data,
		round: z.safeParse(roundId, read(recordAddress.round)).data,
	};
}

/** `offsetMinutes`: what local time is ahead of UTC. */
export function recordInput(filters: RecordFilters, now: Date, offsetMinutes: number) {
	const { period, day } = filters;
	const { from, to } = day === undefined ? periodOf(period, now, offsetMinutes) : periodOfDay(day, offsetMinutes);
	return {
		from: from.toISOString(),
		to: to.toISOString(),
		...(filters.category === undefined ? {} : { gameType: filters.category }),
		...(filters.vendor === undefined ? {} : { vassalage: filters.vendor }),
		...(filters.game === undefined ? {} : { gameId: filters.game }),
		...(filters.status === undefined ? {} : { status: filters.status }),
		pageSize: 20,
	};
}

/** Whether anything but the period is chosen. */
export const isNarrowed = (filters: RecordFilters): boolean =>
	[filters.category, filters.vendor, filters.game, filters.status].some((value) => value !== undefined);

/** The change of an address that takes every filter but the period away. */
export const withoutFilters = {
	[recordAddress.category]: undefined,
	[recordAddress.vendor]: undefined,
	[recordAddress.game]: undefined,
	[recordAddress.status]: undefined,
} as const;
