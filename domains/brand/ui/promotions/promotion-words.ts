// A promotion's period and state in words.
import { type Formats, useFormats } from "#platform/ui";
import type { PromotionState, PromotionTaking } from "../../core/index.ts";
import { useBrandText } from "../text.ts";

type Dated = { readonly startsAt: string; readonly endsAt?: string | undefined };

/** "From 1 May 2026, no end date", or both ends. */
export function usePeriod(): (promotion: Dated) => string {
	const say = useBrandText();
	const formats: Formats = useFormats();
	return ({ startsAt, endsAt }) =>
		endsAt === undefined
			? say("promotions.from", { start: formats.date(startsAt) })
			: say("promotions.period", { start: formats.date(startsAt), end: formats.date(endsAt) });
}

type Taken = { readonly state: PromotionState; readonly taking: PromotionTaking };

/** What a person can do about it now, in a sentence. */
export function useTakingWords(): (promotion: Taken & Dated) => string {
	const say = useBrandText();
	const formats = useFormats();
	return ({ state, taking, startsAt }) => {
		if (state === "close") return say("promotions.isOver");
		if (state === "coming") return say("promotions.begins", { start: formats.date(startsAt) });
		return taking === "by-itself" ? say("promotions.byItself") : say("promotions.byMessage");
	};
}

export const stateTones = { open: "won", coming: "hue", close: "plain" } as const satisfies Record<
	PromotionState,
	"won" | "hue" | "plain"
>;
