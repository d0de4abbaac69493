// What a draft can cost at most, and what it would have cost on the play of the brand's day that is over. Changes nothing.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, memberId, ok } from "#platform/kernel";
import { tryOffer } from "../../contract/index.ts";
import { addDays, costBound, dayAt, dryRun, measureOf, type Rule } from "../../core/index.ts";
import { type MemberDay, measuredOn } from "../audience-store.ts";
import type { PromotionsDeps } from "../ports.ts";
import { readRule } from "../rule-words.ts";
import { draftFault } from "../write-promotion.ts";
import { draftOf, faultCodes } from "./offer-draft.ts";

export const tryOfferRoute = (deps: PromotionsDeps): Route =>
	bind(tryOffer, async ({ draft }, { staff: { merchant }, now }) => {
		const { currency } = deps.brand.brand(merchant);
		const fault = draftFault(draftOf(draft, { code: "tried", state: "draft" }), { currency });
		if (fault !== undefined) return err(failure(faultCodes[fault]));
		const rule = readRule(draft.rule, currency);
		const day = addDays(dayAt(now, await deps.protection.zoneOf(merchant)), -1);
		const asked = { ...measureOf(rule.reward), day, now, currency, audience: rule.audience };
		const found = await deps.db.read(async (tx) => ownOf(tx, deps, { found: await measuredOn(tx, asked), merchant }));
		return ok({ currency, day, ...shown(rule, { found, show: (minor) => formatMinor(minor, currency) }) });
	});

type Shown = { readonly found: readonly MemberDay[]; readonly show: (minor: bigint) => string };

function shown(rule: Rule, { found, show }: Shown) {
	const bound = costBound(rule.reward, rule.budget);
	const { members, rewards, refused, earned, cost } = dryRun(
		rule,
		found.map(({ value }) => value),
	);
	return {
		mostOfTurn: show(bound.turn),
		mostOfMember: show(bound.member),
		mostOfAll: show(bound.all),
		audience: found.length,
		members,
		rewards,
		refused,
		earned: show(earned),
		cost: show(cost),
	};
}

const atOnce = 1_000;

/** Members of the brand alone. */
async function ownOf(
	tx: Tx,
	{ members }: Pick<PromotionsDeps, "members">,
	{ found, merchant }: { readonly found: readonly MemberDay[]; readonly merchant: string },
): Promise<readonly MemberDay[]> {
	const own: MemberDay[] = [];
	for (let begin = 0; begin < found.length; begin += atOnce) {
		const part = found.slice(begin, begin + atOnce);
		const ids = part.map(({ member }) => memberId(member));
		const standings = await members.standings(tx, ids);
		own.push(...part.filter(({ member }) => standings.get(memberId(member))?.merchant === merchant));
	}
	return own;
}
