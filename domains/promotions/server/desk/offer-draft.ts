// A promotion between the desk's form and how it is written.
import type { OfferDraft } from "../../contract/index.ts";
import type { Promotion, PromotionState, Texts } from "../promotion-store.ts";
import type { DraftFault, PromotionDraft } from "../write-promotion.ts";

export const faultCodes = {
	KIND: "OFFER_KIND",
	WINDOW: "OFFER_WINDOW",
	AUDIENCE: "OFFER_AUDIENCE",
	AMOUNTS: "OFFER_AMOUNTS",
	TEXTS: "OFFER_TEXTS",
} as const satisfies Record<DraftFault, string>;

type Kept = { readonly code: string; readonly state: PromotionState; readonly coupons?: readonly string[] };

export function draftOf(draft: OfferDraft, { code, state, coupons = [] }: Kept): PromotionDraft {
	const { rule, scene, position, opensAt, closesAt } = draft;
	const texts: Record<string, Texts> = {};
	for (const { language, ...text } of draft.texts) texts[language] = text;
	const closes = closesAt === null ? undefined : new Date(closesAt);
	return { code, rule, texts, scene, position, state, coupons, opensAt: new Date(opensAt), closesAt: closes };
}

const languages = ["BN", "CN", "EN", "ID", "JA", "KO", "TH", "VI"] as const;

export const showDraft = ({ words, texts, opensAt, closesAt, scene, position }: Promotion): OfferDraft => ({
	rule: words,
	texts: languages.flatMap((language) => {
		const text = texts.get(language);
		return text === undefined ? [] : [{ language, ...text }];
	}),
	opensAt: opensAt.toISOString(),
	closesAt: closesAt?.toISOString() ?? null,
	scene,
	position,
});
