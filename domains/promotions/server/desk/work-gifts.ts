// What of promotions waits for a second person: listed, agreed to or refused by another, taken back by whoever asked.
import { actorOf, atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { formatMinor, isCurrencyCode, memberId, ok } from "#platform/kernel";
import { decideGift, listGifts, takeBackGift } from "../../contract/index.ts";
import { textOf, wishAt } from "../list-activities.ts";
import type { PromotionsDeps } from "../ports.ts";
import { allPromotions } from "../promotion-store.ts";
import type { Gift, GiftApprovals } from "./gift-approval.ts";

export const giftRoutes = (deps: PromotionsDeps, gifts: GiftApprovals): readonly Route[] => [
	bind(listGifts, async (_input, { staff: { merchant, staffId }, language, now }) => {
		const wish = wishAt(deps, { merchant, language });
		const { currency } = deps.brand.brand(merchant);
		return deps.db.read(async (tx) => {
			const promotions = new Map((await allPromotions(tx, merchant)).map((one) => [one.code, one]));
			const title = (code: string): string => {
				const promotion = promotions.get(code);
				return promotion === undefined ? code : textOf(promotion, wish).title;
			};
			const given = await gifts.givenAlone(tx, { byId: staffId, currency, now });
			const waiting = await gifts.waiting(tx, { merchant, now });
			const receivers = waiting.flatMap(({ terms }) => (terms.what === "free-bet" ? [memberId(terms.memberId)] : []));
			const accounts = await deps.members.standings(tx, receivers);
			const nameOf = ({ terms }: Gift): string =>
				terms.what === "free-bet" ? (accounts.get(memberId(terms.memberId))?.account ?? "") : title(terms.code);
			const shown = waiting.map((gift) => ({ ...showGift(gift, staffId), title: nameOf(gift) }));
			return ok({ currency, given: formatMinor(given, currency), gifts: shown });
		});
	}),
	bind(decideGift, ({ giftId: id, decision: word }, call) =>
		atDesk(deps.db, call, async (tx) => {
			const decided = await gifts.decide(tx, { id, by: actorOf(call), word });
			return decided.ok ? ok({ outcome: word.kind === "approve" ? "agreed" : "refused" }) : decided;
		}),
	),
	bind(takeBackGift, ({ giftId: id }, call) =>
		atDesk(deps.db, call, async (tx) => {
			const taken = await gifts.takeBack(tx, { id, by: actorOf(call) });
			return taken.ok ? ok({}) : taken;
		}),
	),
];

function showGift(
	{ id, terms, worth, currency, reason, askedBy, askedById, askedAt, expiresAt }: Gift,
	staffId: string,
) {
	const { what, code: promotion } = terms;
	return {
		giftId: id,
		what,
		promotion,
		amount: isCurrencyCode(currency) ? formatMinor(worth, currency) : "",
		memberId: "memberId" in terms ? terms.memberId : "",
		reason,
		askedBy,
		askedAt: askedAt.toISOString(),
		lapsesAt: expiresAt.toISOString(),
		own: askedById === staffId,
	};
}
