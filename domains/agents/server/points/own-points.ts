// The points of an agent: those it was given, or, of one that stands below nobody, those of the brand.
import { accountOf } from "#members/api";
import { isAgent } from "#members/core";
import type { Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { type Points, parsePercent, percentText, type Rate } from "../../core/index.ts";
import type { AgentsDeps } from "../ports.ts";
import { pathTo } from "../tree-store.ts";
import { defaultPoints, pointsAt } from "./point-store.ts";

export async function ownPoints(
	tx: Tx,
	{ pointsOf }: Pick<AgentsDeps, "pointsOf">,
	{ of, merchant, at }: { readonly of: MemberId; readonly merchant: string; readonly at: Date },
): Promise<Points> {
	const given = (await pointsAt(tx, { ids: [of], at })).get(of);
	if (given !== undefined) return given.points;
	return (await pathTo(tx, { of, steps: 1 })).length > 0 ? new Map() : defaultPoints(pointsOf(merchant));
}

/**
 * What the navigation shows to a member, per cent with two decimals at least: the points it was given; of an agent below
 * another that was given none, none. Undefined for everybody else, who sees those of the brand.
 */
export async function pointsShownTo(
	tx: Tx,
	{ memberId: id }: { readonly memberId: MemberId },
	now: Date,
): Promise<ReadonlyMap<string, string> | undefined> {
	const given = (await pointsAt(tx, { ids: [id], at: now })).get(id);
	if (given === undefined) {
		const account = await accountOf(tx, id);
		const below = account?.uplineId !== undefined && isAgent(account.type);
		return below ? new Map() : undefined;
	}
	return new Map(shownPoints(given.points).map(({ category, rate }) => [category, twoDecimals(rate)]));
}

const twoDecimals = (rate: string): string => {
	const [whole = "0", parts = ""] = rate.split(".");
	return `${whole}.${parts.padEnd(2, "0")}`;
};

export type PointShown = { readonly category: string; readonly rate: string };

export const shownPoints = (points: Points): PointShown[] =>
	[...points].filter(([, rate]) => rate > 0n).map(([category, rate]) => ({ category, rate: percentText(rate) }));

/** Undefined where a rate is none. A category that is named twice counts once. */
export function pointsFrom(shown: readonly PointShown[]): Points | undefined {
	const points = new Map<string, Rate>();
	for (const { category, rate } of shown) {
		const parsed = parsePercent(rate);
		if (parsed === undefined) return undefined;
		points.set(category, parsed);
	}
	return points;
}

const slotLength = 300_000;

/** The beginning of the five minutes after these: from there on other points count. */
export const nextSlot = (now: Date): Date => new Date(Math.floor(now.getTime() / slotLength + 1) * slotLength);
export const slotOf = (now: Date): Date => new Date(Math.floor(now.getTime() / slotLength) * slotLength);
