// A member's promotions as they stand now, and one of them held while something is done to it.
import type { Tx } from "#platform/db";
import type { CallContext } from "#platform/http";
import type { MemberId } from "#platform/kernel";
import { fitsOf } from "./audience-store.ts";
import type { PromotionsDeps } from "./ports.ts";
import { type Entry, entriesOf, findPromotion, lockTurns, type Promotion, shownPromotions } from "./promotion-store.ts";
import { type Standing, standingsOf, type Viewer } from "./standing.ts";

export type Look = {
	readonly promotions: readonly Promotion[];
	readonly entries: readonly Entry[];
	readonly standings: readonly Standing[];
};

type Who = { readonly memberId: MemberId; readonly merchant: string; readonly now: Date };

/** How the clock stands for a brand. */
export const viewerAt = async (
	{ protection }: Pick<PromotionsDeps, "protection">,
	{ merchant, now, barred = false }: { readonly merchant: string; readonly now: Date; readonly barred?: boolean },
): Promise<Viewer> => ({ now, zone: await protection.zoneOf(merchant), barred });

export async function lookAt(deps: PromotionsDeps, { memberId, merchant, now }: Who): Promise<Look> {
	const viewer = await viewerAt(deps, { merchant, now });
	return deps.db.read(async (tx) => {
		const entries = await entriesOf(tx, { memberId });
		const own = new Set(entries.map(({ promotionId }) => promotionId));
		const fits = await fitsOf(tx, { memberId, now });
		// What somebody has part in stays shown, whoever it is offered to.
		const promotions = (await shownPromotions(tx, { merchant, now })).filter(
			({ id, rule }) => own.has(id) || fits.has(rule.audience),
		);
		return { promotions, entries, standings: await standingsOf(tx, { memberId, promotions, entries }, viewer) };
	});
}

export type Held = Viewer & {
	readonly promotion: Promotion;
	readonly entries: readonly Entry[];
	readonly standings: readonly Standing[];
	/** It is offered to this member. */
	readonly fits: boolean;
};

/** Nobody else acts on what this member has of it until the transaction ends. Undefined where the brand offers no such. */
export async function hold(
	tx: Tx,
	deps: Pick<PromotionsDeps, "protection">,
	{ memberId, merchant, now, code }: Who & { readonly code: string },
): Promise<Held | undefined> {
	const promotion = await findPromotion(tx, { merchant, code });
	if (promotion === undefined || promotion.state === "draft") return undefined;
	await lockTurns(tx, { memberId, promotionId: promotion.id });
	const viewer = await viewerAt(deps, { merchant, now });
	const entries = await entriesOf(tx, { memberId, promotionId: promotion.id });
	const standings = await standingsOf(tx, { memberId, promotions: [promotion], entries }, viewer);
	const fits = (await fitsOf(tx, { memberId, now })).has(promotion.rule.audience);
	return { ...viewer, promotion, entries, standings, fits };
}

/** What a member may not begin: it is paused, for others, or for a higher level. Whoever takes part goes on. */
export async function closedTo(
	deps: Pick<PromotionsDeps, "rankOf">,
	{ promotion, fits, entries }: Pick<Held, "promotion" | "fits" | "entries">,
	{ principal, ...call }: Pick<CallContext<"member">, "principal" | "merchant" | "language">,
): Promise<"ACTIVITY_STATE" | "ACTIVITY_AUDIENCE" | "ACTIVITY_LEVEL" | undefined> {
	if (promotion.state !== "live") return "ACTIVITY_STATE";
	if (!fits && entries.length === 0) return "ACTIVITY_AUDIENCE";
	if (promotion.rule.minLevel === 0) return undefined;
	const rank = await deps.rankOf(principal.memberId, call);
	return (rank?.rankLevel ?? 0) < promotion.rule.minLevel ? "ACTIVITY_LEVEL" : undefined;
}
