// Answers what a member has in points, how they are earned, and what they become.
import * as z from "zod/mini";
import { category } from "#games/contract";
import { bind, type Route } from "#platform/http";
import { formatMinor, ok } from "#platform/kernel";
import { getPointBalance, getPointConfig, getRedeemPointList } from "../contract/index.ts";
import { convertPoints, mostAtOnce } from "../core/index.ts";
import { sumApplying } from "./exchange-store.ts";
import { loadLadder, percentOf } from "./ladder.ts";
import { listOffers, readTerms } from "./mall-store.ts";
import type { LoyaltyDeps } from "./ports.ts";
import { findStanding } from "./standing-store.ts";

export function getPointBalanceRoute(deps: LoyaltyDeps): Route {
	return bind(getPointBalance, async (_input, { principal: { memberId, currency } }) => {
		const { purses } = await deps.wallet.balance(memberId, currency);
		const purse = purses.find((one) => one.purse === "points");
		const free = purse === undefined ? 0n : purse.balance - purse.held;
		const applying = await deps.db.read((tx) => sumApplying(tx, { memberId, currency }));
		return ok({ points: formatMinor(free, currency), applying: formatMinor(applying, currency), currency });
	});
}

export function getPointConfigRoute(deps: LoyaltyDeps): Route {
	return bind(getPointConfig, async (_input, { principal: { memberId, currency, merchant } }) => {
		const { ladder, standing, terms } = await deps.db.read(async (tx) => ({
			ladder: await loadLadder(tx, merchant),
			standing: await findStanding(tx, memberId),
			terms: await readTerms(tx, merchant),
		}));
		const format = (minor: bigint | undefined) => formatMinor(minor ?? 0n, currency);
		return ok({
			rates: [...deps.brand.brand(merchant).pointRates].map(([code, rate]) => ({
				category: z.parse(category, code),
				rate,
			})),
			rankPercent: percentOf(ladder, standing?.level ?? 0),
			step: format(terms?.step),
			cash: format(terms?.cash),
			smallest: format(terms?.smallest),
			largest: format(terms?.largest),
			currency,
			mostAtOnce,
		});
	});
}

export function getRedeemPointListRoute(deps: LoyaltyDeps): Route {
	return bind(getRedeemPointList, async (_input, { principal: { currency, merchant } }) => {
		const { terms, offers } = await deps.db.read(async (tx) => ({
			terms: await readTerms(tx, merchant),
			offers: await listOffers(tx, merchant),
		}));
		return ok({
			currency,
			offers: offers.flatMap((points) => {
				const cash = terms === undefined ? undefined : convertPoints(points, terms);
				if (cash?.ok !== true) return [];
				return [{ points: formatMinor(points, currency), cash: formatMinor(cash.value, currency) }];
			}),
		});
	});
}
