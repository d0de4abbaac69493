// What the mall shows, as it stands in the address. Pure: reads names of an address, gives the calls' input.
import { type Period, periodOf } from "#games/core";
import {
	type ExchangeStatus,
	type ExchangeType,
	exchangeStatuses,
	exchangeTypes,
	itemTypes,
} from "../../core/index.ts";

export const mallViews = ["items", "convert", "record"] as const;
export type MallView = (typeof mallViews)[number];

export const recordPeriods = ["last-7-days", "last-30-days", "last-90-days"] as const;
export type RecordPeriod = (typeof recordPeriods)[number];

export const shelfKinds = ["all", ...itemTypes] as const;
export type ShelfKind = (typeof shelfKinds)[number];

/** The names this page uses in the address. */
export const mallAddress = {
	view: "view",
	kind: "kind",
	mine: "mine",
	period: "exchanged",
	type: "exchange",
	status: "state",
} as const;

export type MallFilters = {
	readonly view: MallView;
	readonly kind: ShelfKind;
	/** Only what the member's rank and points reach. */
	readonly mine: boolean;
	readonly period: RecordPeriod;
	readonly type: ExchangeType | undefined;
	readonly status: ExchangeStatus | undefined;
};

/** What is not one of the choices counts as not chosen: an address is typed by people. */
export function readMallFilters(read: (name: string) => string | undefined): MallFilters {
	const one = <Choice extends string>(choices: readonly Choice[], name: string): Choice | undefined =>
		choices.find((choice) => choice === read(name));
	return {
		view: one(mallViews, mallAddress.view) ?? "items",
		kind: one(shelfKinds, mallAddress.kind) ?? "all",
		mine: read(mallAddress.mine) === "1",
		period: one(recordPeriods, mallAddress.period) ?? "last-30-days",
		type: one(exchangeTypes, mallAddress.type),
		status: one(exchangeStatuses, mallAddress.status),
	};
}

/** The period of a preset in the caller's days; `offsetMinutes` is what local time is ahead of UTC. */
export const recordPeriod = (period: RecordPeriod, now: Date, offsetMinutes: number): Period =>
	periodOf(period, now, offsetMinutes);
