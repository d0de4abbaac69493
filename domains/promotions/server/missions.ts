// Missions as a member sees them, and the table of the week.
import { maskAccount } from "#games/core";
import { bind, type Route } from "#platform/http";
import { memberId as asMember, ok } from "#platform/kernel";
import { getMissionLeaderboard, getMissionSummaryDetails } from "../contract/index.ts";
import { addDays, dayAt, dayStart, isOver, mondayOf, type Zone } from "../core/index.ts";
import { cardOf, wishAt } from "./list-activities.ts";
import { lookAt } from "./look.ts";
import { placesOf } from "./place-store.ts";
import type { PromotionsDeps } from "./ports.ts";
import { showStanding, urgent } from "./standing.ts";

const shownPlaces = 100;

export function getMissionSummaryDetailsRoute(deps: PromotionsDeps): Route {
	return bind(getMissionSummaryDetails, async (_input, call) => {
		const { memberId, merchant, currency } = call.principal;
		const wish = wishAt(deps, call);
		const { promotions, entries, standings } = await lookAt(deps, { memberId, merchant, now: call.now });
		const missions = promotions.flatMap((promotion) => {
			const { reward, period } = promotion.rule;
			const own = standings.filter((one) => one.promotion.id === promotion.id);
			if (reward.kind !== "mission" || own.every(({ state }) => state === "close")) return [];
			const state = urgent(own.map((one) => one.state));
			const { metric, games } = reward;
			return [
				{ ...cardOf(promotion, { state, wish }), metric, period, games: [...games], steps: own.map(showStanding) },
			];
		});
		const open = missions.filter(({ steps }) => steps.some(({ state }) => !isOver(state) && state !== "coming")).length;
		const from = weekStart(call.now, await deps.protection.zoneOf(merchant));
		const points = entries.reduce(
			(sum, entry) => (entry.issuedAt !== undefined && entry.issuedAt >= from ? sum + entry.points : sum),
			0,
		);
		return ok({ currency, open, points, missions });
	});
}

const weekStart = (now: Date, zone: Zone): Date => dayStart(mondayOf(dayAt(now, zone)), zone);

export function getMissionLeaderboardRoute(deps: PromotionsDeps): Route {
	return bind(getMissionLeaderboard, async (_input, call) => {
		const { memberId, merchant } = call.principal;
		const zone = await deps.protection.zoneOf(merchant);
		const from = weekStart(call.now, zone);
		const week = mondayOf(dayAt(call.now, zone));
		const to = dayStart(addDays(week, 7), zone);
		return deps.db.read(async (tx) => {
			const rows = await placesOf(tx, { merchant, from, to });
			const own = rows.find(({ member }) => member === memberId);
			const shown = rows.slice(0, shownPlaces);
			const accounts = await deps.members.standings(
				tx,
				shown.map(({ member }) => asMember(member)),
			);
			const places = shown.flatMap(({ member, place, points }) => {
				const standing = accounts.get(asMember(member));
				// Who is excluded or has left is not shown.
				if (standing === undefined || standing.status === "excluded" || standing.status === "closed") return [];
				return [{ place, points, own: member === memberId, account: maskAccount(standing.account) }];
			});
			return ok({ week, places, own: own === undefined ? null : { place: own.place, points: own.points } });
		});
	});
}
