// The points of an agent: those it was given, or, of one that stands below nobody, those of the brand.
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
