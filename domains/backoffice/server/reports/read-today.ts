// How the brand's day goes against the one before: six figures of each currency, up to when both sums are counted.
import { dayZone } from "#games/api";
import { bind, type Route } from "#platform/http";
import { type CurrencyCode, formatMinor, isCurrencyCode, ok } from "#platform/kernel";
import { readToday, type TodayFigure, type TodayOfCurrency } from "../../contract/index.ts";
import { dayBefore, reportDayOf, reportDayStart } from "../../core/index.ts";
import type { Office } from "../office.ts";
import { countedUpTo } from "./report-head.ts";
import {
	type FlowHourRow,
	type PlayHourRow,
	readFlowHours,
	readFreshHours,
	readPlayDays,
	readPlayHours,
	readPlaySoFar,
	type SpanRow,
	type TodayAsked,
} from "./today-rows.ts";

const dayLength = 86_400_000;

export const readTodayRoute = ({ db, brand }: Pick<Office, "db" | "brand">): Route =>
	bind(readToday, (_input, { staff: { merchant }, now }) =>
		db.read(async (tx) => {
			const zone = await dayZone(tx);
			const day = reportDayOf(now, zone);
			const today = reportDayStart(day, zone);
			const counted = (await countedUpTo(tx)) ?? now;
			const at = new Date(Math.max(today.getTime(), Math.min(counted.getTime(), now.getTime())));
			const soFar = new Date(at.getTime() - dayLength);
			const asked = { merchant, yesterday: reportDayStart(dayBefore(day), zone), today, at, soFar, zone };
			const found = {
				hours: await readPlayHours(tx, asked),
				days: await readPlayDays(tx, asked),
				soFar: await readPlaySoFar(tx, asked),
				moved: await readFlowHours(tx, asked),
				fresh: await readFreshHours(tx, asked),
			};
			const usual = brand.brand(merchant).currency;
			const others = [...found.days, ...found.moved, ...found.fresh].map(({ currency }) => currency);
			const currencies = [...new Set([usual, ...others.filter(isCurrencyCode)])];
			return ok({
				day,
				zone,
				at: at.toISOString(),
				currencies: currencies.map((currency) => figuresOf(found, { currency, lastHour: hourIn(asked) })),
			});
		}),
	);

/** The hour of the day up to which today has come. */
const hourIn = ({ at, today }: Pick<TodayAsked, "at" | "today">): number =>
	Math.floor((at.getTime() - today.getTime()) / 3_600_000);

type Found = {
	readonly hours: readonly PlayHourRow[];
	readonly days: readonly (SpanRow & { readonly today: boolean })[];
	readonly soFar: readonly SpanRow[];
	readonly moved: readonly FlowHourRow[];
	readonly fresh: readonly FlowHourRow[];
};
type Of = { readonly currency: CurrencyCode; readonly lastHour: number };

function figuresOf(found: Found, of: Of): TodayOfCurrency {
	const { currency } = of;
	const money = (amount: bigint) => formatMinor(amount, currency);
	const count = (amount: bigint) => amount.toString();
	const played = (worth: Worth, show: (amount: bigint) => string) => playFigure(found, { ...of, worth, show });
	const moved = (rows: readonly FlowHourRow[], flow: string, show: (amount: bigint) => string) =>
		flowFigure(
			rows.filter((row) => row.currency === currency && row.flow === flow),
			{ ...of, show },
		);
	return {
		currency,
		turnover: played((row) => BigInt(row.stake), money),
		result: played((row) => BigInt(row.stake) - BigInt(row.won), money),
		activeMembers: played((row) => BigInt(row.active), count),
		deposits: moved(found.moved, "deposit", money),
		withdrawals: moved(found.moved, "withdrawal", money),
		newMembers: moved(found.fresh, "fresh", count),
	};
}

type Worth = (row: Pick<SpanRow, "stake" | "won" | "active">) => bigint;
type Shown = Of & { readonly show: (amount: bigint) => string };

function playFigure(found: Found, { currency, worth, show, lastHour }: Shown & { readonly worth: Worth }): TodayFigure {
	const own = <Row extends { readonly currency: string }>(rows: readonly Row[]) =>
		rows.filter((row) => row.currency === currency);
	const sum = (rows: readonly SpanRow[]) => rows.reduce((all, row) => all + worth(row), 0n);
	const hours = own(found.hours);
	const at = (today: boolean, hour: number) => {
		const row = hours.find((one) => one.today === today && one.hour === hour);
		return show(row === undefined ? 0n : worth(row));
	};
	return {
		today: show(sum(own(found.days).filter(({ today }) => today))),
		soFar: show(sum(own(found.soFar))),
		yesterday: show(sum(own(found.days).filter(({ today }) => !today))),
		hours: {
			today: hoursTo(lastHour).map((hour) => at(true, hour)),
			yesterday: hoursTo(23).map((hour) => at(false, hour)),
		},
	};
}

function flowFigure(rows: readonly FlowHourRow[], { show, lastHour }: Shown): TodayFigure {
	const sum = (of: readonly FlowHourRow[], column: "amount" | "so_far" = "amount") =>
		of.reduce((all, row) => all + BigInt(row[column]), 0n);
	const [now, before] = [rows.filter(({ today }) => today), rows.filter(({ today }) => !today)];
	const at = (of: readonly FlowHourRow[]) => (hour: number) => show(sum(of.filter((row) => row.hour === hour)));
	return {
		today: show(sum(now)),
		soFar: show(sum(before, "so_far")),
		yesterday: show(sum(before)),
		hours: { today: hoursTo(lastHour).map(at(now)), yesterday: hoursTo(23).map(at(before)) },
	};
}

const hoursTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, hour) => hour);
