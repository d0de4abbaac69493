// A bonus that a deposit brings: who may choose it, how much it is, what is to be wagered before it is released, and how it
// ends. It stands apart from what is the member's own until then. Amounts in minor units.
import { err, ok, type Result, scaleMinor } from "#platform/kernel";

/** Of a promotion, and of a bonus as it was chosen. */
export type BonusTerms = {
	/** Hundredths of what is credited. */
	readonly percent: number;
	/** What is credited is at least so much, and the bonus at most so much. */
	readonly smallest: bigint;
	readonly most: bigint;
	/** Hundredths of the bonus that are wagered before it is released. */
	readonly turnoverPercent: number;
	/** How long there is time for that. */
	readonly days: number;
	/** For the first deposit that is ever credited. */
	readonly firstOnly: boolean;
	/** Once a member. */
	readonly once: boolean;
	/** Categories whose stakes count towards the turnover; none named is all of them. */
	readonly games: readonly string[];
	/** Hundredths of a stake that count, of categories that count in part; the others count whole. */
	readonly parts: BonusParts;
};

export type BonusParts = Readonly<Record<string, number>>;

/** Of games, in the specification's codes. */
export const playCategories = ["LIVE", "RNG", "SPORTS", "ESPORTS", "LOTT", "ELOTT", "PVP", "FISH"] as const;
type PlayCategory = (typeof playCategories)[number];

/** `chosen`: its deposit waits. `void`: nothing came of it. */
export const bonusStates = ["chosen", "running", "released", "forfeited", "expired", "void"] as const;
export type BonusState = (typeof bonusStates)[number];

export type OfferFacts = {
	readonly now: Date;
	readonly opensAt: Date | null;
	readonly closesAt: Date | null;
	/** Something was credited to the member before. */
	readonly paidInBefore: boolean;
	/** Another bonus of the member waits for its deposit or runs. */
	readonly bonusOpen: boolean;
	/** The member had a bonus of this promotion. */
	readonly had: boolean;
};

/** Whether a member may choose it now. */
export function isOffered({ firstOnly, once }: Pick<BonusTerms, "firstOnly" | "once">, facts: OfferFacts): boolean {
	const { now, opensAt, closesAt, paidInBefore, bonusOpen, had } = facts;
	const inTime = (opensAt === null || opensAt <= now) && (closesAt === null || now < closesAt);
	return inTime && !bonusOpen && !(once && had) && !(firstOnly && paidInBefore);
}

const whole = 100n;
const partOf = (amount: bigint, percent: number): bigint =>
	scaleMinor(amount, { numerator: BigInt(percent), denominator: whole, rounding: "down" });

/** What a deposit of so much would bring; nothing below the smallest. Rounded down. */
export function bonusOf(
	credited: bigint,
	{ percent, smallest, most }: Pick<BonusTerms, "percent" | "smallest" | "most">,
): bigint {
	if (credited < smallest) return 0n;
	const part = partOf(credited, percent);
	return part < most ? part : most;
}

export type Grant = { readonly amount: bigint; readonly asked: bigint; readonly endsAt: Date };

/** `too-small`: less was credited than the promotion asks for. `not-first`: another deposit was credited in between. */
export type GrantFault = "too-small" | "not-first";

/** What a chosen bonus becomes when its deposit is credited. */
export function grantBonus(
	terms: BonusTerms,
	{ credited, first, now }: { readonly credited: bigint; readonly first: boolean; readonly now: Date },
): Result<Grant, GrantFault> {
	if (terms.firstOnly && !first) return err("not-first");
	const amount = bonusOf(credited, terms);
	if (amount === 0n) return err("too-small");
	const endsAt = new Date(now.getTime() + terms.days * 86_400_000);
	return ok({ amount, asked: partOf(amount, terms.turnoverPercent), endsAt });
}

export type RunningBonus = {
	readonly asked: bigint;
	/** How much of what the member ever wagered counted for it when it was granted, in hundredths of a minor unit. */
	readonly weighed: bigint;
	readonly endsAt: Date;
};

type WageredBy = Readonly<Record<string, bigint>>;

/** Hundredths of a stake of a category that count. */
const percentOf = ({ games, parts }: Pick<BonusTerms, "games" | "parts">, category: string): number =>
	games.length === 0 || games.includes(category) ? (parts[category] ?? 100) : 0;

/** How much of what was wagered by category counts, in hundredths of a minor unit, so that no rest is lost. */
export const weighedStakes = (terms: Pick<BonusTerms, "games" | "parts">, by: WageredBy): bigint =>
	playCategories.reduce((sum, category) => sum + (by[category] ?? 0n) * BigInt(percentOf(terms, category)), 0n);

/** What is left to wager for whom so much counts in all, in hundredths of a minor unit. */
export function bonusMissing({ asked, weighed }: Pick<RunningBonus, "asked" | "weighed">, weighedEver: bigint): bigint {
	const counted = weighedEver > weighed ? (weighedEver - weighed) / whole : 0n;
	return asked > counted ? asked - counted : 0n;
}

/** How it ends now by itself; undefined while it runs on. Whoever has played enough has earned it, however late it is seen. */
export function bonusEnd(
	bonus: RunningBonus,
	{ weighedEver, now }: { readonly weighedEver: bigint; readonly now: Date },
): "released" | "expired" | undefined {
	if (bonusMissing(bonus, weighedEver) === 0n) return "released";
	return now >= bonus.endsAt ? "expired" : undefined;
}

export type BonusShare = {
	readonly category: PlayCategory;
	/** Hundredths of a stake that count. */
	readonly percent: number;
	/** Since it was granted; undefined where nobody knows how much it was then. */
	readonly counted: bigint | undefined;
};

/** What of stakes counts by category. `before` and `now` are what was ever wagered; what was taken back is never below zero. */
export function bonusShares(
	terms: Pick<BonusTerms, "games" | "parts">,
	{ before, now }: { readonly before: WageredBy | undefined; readonly now: WageredBy },
): readonly BonusShare[] {
	return playCategories.map((category) => {
		const percent = percentOf(terms, category);
		const since = (now[category] ?? 0n) - (before?.[category] ?? 0n);
		const counted = before === undefined ? undefined : since > 0n ? partOf(since, percent) : 0n;
		return { category, percent, counted };
	});
}
