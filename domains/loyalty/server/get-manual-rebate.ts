// Answers what cashback can be claimed, and what was claimed last.
import * as z from "zod/mini";
import { category } from "#games/contract";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { getManualRebate } from "../contract/index.ts";
import { formatRate, sumOf } from "../core/index.ts";
import { cashbackOf, showClaim } from "./cashback.ts";
import { lastClaims } from "./cashback-store.ts";
import type { LoyaltyDeps } from "./ports.ts";

const shownClaims = 20;

export function getManualRebateRoute(deps: LoyaltyDeps): Route {
	return bind(getManualRebate, async (_input, call) => {
		if (!deps.brand.flagsAt(call).MANPLAYREB3) return err(failure("CASHBACK_CLOSED"));
		const { memberId, currency, merchant } = call.principal;
		const { cashback, claims } = await deps.db.read(async (tx) => ({
			cashback: await cashbackOf(tx, { memberId, currency, merchant, now: call.now }),
			claims: await lastClaims(tx, { memberId, limit: shownClaims }),
		}));
		if (cashback === undefined) return err(failure("CASHBACK_CLOSED"));
		const { terms, lines } = cashback;
		return ok({
			currency,
			days: terms.days,
			smallest: formatMinor(terms.smallest, currency),
			total: formatMinor(sumOf(lines), currency),
			lines: lines.map((line) => ({
				category: z.parse(category, line.category),
				stake: formatMinor(line.stake, currency),
				rate: formatRate(line.rate),
				amount: formatMinor(line.amount, currency),
			})),
			claims: claims.map(showClaim),
		});
	});
}
