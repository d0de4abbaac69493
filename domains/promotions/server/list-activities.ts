// The promotions as cards, and one of them with its terms. A visitor and a guest see them by the clock alone.
import { pickLanguage, type Wish, wishOf } from "#brand/core";
import { failure } from "#platform/contract";
import { bind, type CallContext, type Route } from "#platform/http";
import { err, formatMinor, type MemberId, ok } from "#platform/kernel";
import { listActivities, readActivity } from "../contract/index.ts";
import type { ActivityWords } from "../contract/models.ts";
import { mostOfTurn, type State } from "../core/index.ts";
import { applicationsOf } from "./application-store.ts";
import { lookAt } from "./look.ts";
import type { PromotionsDeps } from "./ports.ts";
import { type Promotion, shownPromotions, type Texts } from "./promotion-store.ts";
import { raffleProofOf } from "./raffle-proof.ts";
import { showStanding, urgent, visitorState } from "./standing.ts";

type Call = CallContext<"optional">;

const noText: Texts = { title: "", summary: "", terms: "" };

export function textOf({ texts }: Pick<Promotion, "texts">, wish: Wish): Texts {
	const known = new Map(
		[...texts].flatMap(([language, text]) => (isKnown(language) ? [[language, text] as const] : [])),
	);
	return pickLanguage(known, wish) ?? noText;
}

const languages = ["BN", "CN", "EN", "ID", "JA", "KO", "TH", "VI"] as const;
const isKnown = (language: string): language is (typeof languages)[number] => languages.some((one) => one === language);

export const memberOf = ({ principal }: Pick<Call, "principal">): MemberId | undefined =>
	principal === undefined || principal.guest ? undefined : principal.memberId;

export const wishAt = (
	{ brand }: Pick<PromotionsDeps, "brand">,
	{ merchant, language }: { readonly merchant: string; readonly language: string },
): Wish => wishOf(brand.brand(merchant), language);

export function cardOf(
	promotion: Promotion,
	{ state, wish }: { readonly state: State; readonly wish: Wish },
): ActivityWords {
	const { code: id, kind, opensAt, closesAt, scene, rule, currency } = promotion;
	const { title, summary } = textOf(promotion, wish);
	const most = mostOfTurn(rule.reward);
	return {
		id,
		kind,
		state,
		opensAt: opensAt.toISOString(),
		closesAt: closesAt?.toISOString() ?? null,
		scene,
		title,
		summary,
		upTo: most === 0n ? "" : formatMinor(most, currency),
	};
}

export function listActivitiesRoute(deps: PromotionsDeps): Route {
	return bind(listActivities, async (_input, call) => {
		const { merchant, now } = call;
		const wish = wishAt(deps, call);
		const memberId = memberOf(call);
		const { currency } = deps.brand.brand(merchant);
		if (memberId === undefined) {
			const shown = await deps.db.read((tx) => shownPromotions(tx, { merchant, now }));
			const cards = shown.map((promotion) => cardOf(promotion, { state: visitorState(promotion, now), wish }));
			return ok({ currency, activities: cards });
		}
		const { promotions, standings } = await lookAt(deps, { memberId, merchant, now });
		const activities = promotions.map((promotion) => {
			const own = standings.filter((one) => one.promotion.id === promotion.id);
			return cardOf(promotion, { state: urgent(own.map(({ state }) => state)), wish });
		});
		return ok({ currency, activities });
	});
}

export function readActivityRoute(deps: PromotionsDeps): Route {
	return bind(readActivity, async ({ id }, call) => {
		const { merchant, now } = call;
		const wish = wishAt(deps, call);
		const memberId = memberOf(call);
		const look =
			memberId === undefined
				? { promotions: await deps.db.read((tx) => shownPromotions(tx, { merchant, now })), entries: [], standings: [] }
				: await lookAt(deps, { memberId, merchant, now });
		const promotion = look.promotions.find(({ code }) => code === id);
		if (promotion === undefined) return err(failure("ACTIVITY_NOT_FOUND"));
		const own = look.standings.filter((one) => one.promotion.id === promotion.id);
		const state = own.length === 0 ? visitorState(promotion, now) : urgent(own.map((one) => one.state));
		const entries = look.entries.filter(({ promotionId }) => promotionId === promotion.id);
		const [raffle, applications] = await deps.db.read(async (tx) => [
			await raffleProofOf(tx, deps, { promotion, memberId, merchant }),
			await applicationsOf(
				tx,
				entries.map((entry) => entry.id),
			),
		]);
		return ok({
			...cardOf(promotion, { state, wish }),
			currency: promotion.currency,
			version: promotion.version,
			terms: textOf(promotion, wish).terms,
			rule: own[0]?.promotion.words ?? promotion.words,
			turns: own.map(showStanding),
			raffle: raffle ?? null,
			applications: applications.map(({ remark, pictures, sentAt, decision, reason }) => ({
				remark,
				pictures,
				sentAt: sentAt.toISOString(),
				decision,
				reason,
			})),
		});
	});
}
