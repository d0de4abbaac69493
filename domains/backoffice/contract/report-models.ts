// What reports are made of: the figures of a day or a member, in decimals of one currency.
import * as z from "zod/mini";
import { day, instant } from "#platform/contract";

const decimal = z.string();
/** A day of the house's zone. */
export const reportDate = day;
export const reportCurrency = z.string().check(z.regex(/^[A-Z]{1,5}$/));

/** What moved, and what was played. A round counts on the day on which it began, as it stands now. */
const figures = {
	deposits: decimal,
	withdrawals: decimal,
	/** What the house gave: bonuses, cashback, prizes, starting balances. */
	bonus: decimal,
	/** Corrections; below zero where more was taken than given. */
	adjustments: decimal,
	stake: decimal,
	won: decimal,
	/** What was staked less what was won. */
	result: decimal,
	rounds: z.int(),
};

const figureNames = ["deposits", "withdrawals", "bonus", "adjustments", "stake", "won", "result", "rounds"] as const;

export const reportFigures = z.object(figures);
export type ReportFigures = z.infer<typeof reportFigures>;

/** By what members are put in order. */
export const memberOrders = [...figureNames, "days"] as const;
export type MemberOrder = (typeof memberOrders)[number];

export const reportDay = z.object({ day: reportDate, ...figures, newMembers: z.int(), activeMembers: z.int() });
export type ReportDay = z.infer<typeof reportDay>;

export const reportMember = z.object({
	memberId: z.string(),
	account: z.string(),
	nickname: z.string(),
	...figures,
	/** On which the member played. */
	days: z.int(),
});
export type ReportMember = z.infer<typeof reportMember>;

/** What both reports say of themselves. */
export const reportHead = {
	from: reportDate,
	to: reportDate,
	currency: reportCurrency,
	/** Those in which members of the brand have money, the brand's own first. */
	currencies: z.array(reportCurrency),
	/** How far days are ahead of UTC, in minutes. */
	zone: z.int(),
	/** Up to when is counted; null before the first count. */
	countedAt: z.nullable(instant),
};

/** A figure of the overview: today, yesterday up to this time of day, yesterday whole, and both by hour. */
export const todayFigure = z.object({
	today: decimal,
	soFar: decimal,
	yesterday: decimal,
	hours: z.object({ today: z.array(decimal), yesterday: z.array(decimal) }),
});
export type TodayFigure = z.infer<typeof todayFigure>;

export const todayFigureNames = [
	"turnover",
	"result",
	"deposits",
	"withdrawals",
	"newMembers",
	"activeMembers",
] as const;
export type TodayFigureName = (typeof todayFigureNames)[number];

export const todayOfCurrency = z.object({
	currency: reportCurrency,
	turnover: todayFigure,
	result: todayFigure,
	deposits: todayFigure,
	withdrawals: todayFigure,
	newMembers: todayFigure,
	activeMembers: todayFigure,
});
export type TodayOfCurrency = z.infer<typeof todayOfCurrency>;
