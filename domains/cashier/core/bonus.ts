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
};

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
	/** How much the member had ever wagered when it was granted. */
	readonly wagered: bigint;
	readonly endsAt: Date;
};

/** What is left to wager for whoever has wagered so much in all. */
export function bonusMissing({ asked, wagered }: Pick<RunningBonus, "asked" | "wagered">, wageredEver: bigint): bigint {
	const played = wageredEver > wagered ? wageredEver - wagered : 0n;
	return asked > played ? asked - played : 0n;
}

/** How it ends now by itself; undefined while it runs on. Whoever has played enough has earned it, however late it is seen. */
export function bonusEnd(
	bonus: RunningBonus,
	{ wageredEver, now }: { readonly wageredEver: bigint; readonly now: Date },
): "released" | "expired" | undefined {
	if (bonusMissing(bonus, wageredEver) === 0n) return "released";
	return now >= bonus.endsAt ? "expired" : undefined;
}

export type BonusShare = {
	readonly category: PlayCategory;
	/** Hundredths of a stake that count. */
	readonly percent: number;
	/** Since it was granted; undefined where nobody knows how much it was then. */
	readonly counted: bigint | undefined;
};

type WageredBy = Readonly<Record<string, bigint>>;

/** What of stakes counts by category. `before` and `now` are what was ever wagered; what was taken back is never below zero. */
export function bonusShares(
	{ games }: Pick<BonusTerms, "games">,
	{ before, now }: { readonly before: WageredBy | undefined; readonly now: WageredBy },
): readonly BonusShare[] {
	return playCategories.map((category) => {
		const counts = games.length === 0 || games.includes(category);
		const since = (now[category] ?? 0n) - (before?.[category] ?? 0n);
		const counted = before === undefined ? undefined : counts && since > 0n ? since : 0n;
		return { category, percent: counts ? 100 : 0, counted };
	});
}
