// What a promotion is as data. Amounts in minor units of the brand's currency; whatever is not said here is said by its texts.

/** In the order of the page. `match` and `race` are carried out by the domains that own them: deposit bonuses, tournaments. */
export const kinds = [
	"match",
	"cashback",
	"mission",
	"raffle",
	"red-packet",
	"check-in",
	"free-spins",
	"free-bet",
	"referral",
	"coupon",
	"birthday",
	"activity",
	"race",
] as const;
export type Kind = (typeof kinds)[number];

export const entries = ["open", "join", "code"] as const;
export type Entry = (typeof entries)[number];
export const claims = ["auto", "press", "review"] as const;
export type Claim = (typeof claims)[number];
export const periods = ["once", "day", "week"] as const;
export type Period = (typeof periods)[number];
/** Who it is offered to: `newcomers` registered within 30 days, `depositors` paid in within 30 days. */
export const audiences = ["everybody", "newcomers", "depositors"] as const;
export type Audience = (typeof audiences)[number];
export const metrics = ["stake", "win", "rounds", "games", "deposits", "logins", "friends"] as const;
export type Metric = (typeof metrics)[number];

export type Tier = { readonly from: bigint; readonly percent: number };
export type Step = { readonly goal: bigint; readonly amount: bigint; readonly points: number };
export type FriendBonus = { readonly friends: number; readonly amount: bigint };
export type SignMode = "streak" | "cumulative";

export type RewardRule =
	| { readonly kind: "match"; readonly promotion: string }
	| { readonly kind: "race"; readonly tournament: string }
	| { readonly kind: "cashback"; readonly tiers: readonly Tier[]; readonly most: bigint }
	| {
			readonly kind: "mission";
			readonly metric: Metric;
			/** Categories of games; none named is all of them. */
			readonly games: readonly string[];
			readonly steps: readonly Step[];
	  }
	| { readonly kind: "raffle"; readonly every: bigint; readonly most: number; readonly prizes: readonly bigint[] }
	| { readonly kind: "red-packet"; readonly total: bigint; readonly parts: number }
	| { readonly kind: "check-in"; readonly mode: SignMode; readonly rewards: readonly bigint[] }
	| { readonly kind: "free-spins"; readonly spins: number; readonly stake: bigint; readonly days: number }
	/** `odds`: the least of the whole bet, in hundredths. */
	| { readonly kind: "free-bet"; readonly amount: bigint; readonly odds: number; readonly days: number }
	| {
			readonly kind: "referral";
			readonly each: bigint;
			readonly bonuses: readonly FriendBonus[];
			readonly deposit: bigint;
			readonly turnover: bigint;
			readonly days: number;
	  }
	| { readonly kind: "coupon"; readonly amount: bigint }
	| { readonly kind: "birthday"; readonly amount: bigint }
	| { readonly kind: "activity"; readonly amount: bigint };

export type Budget = {
	/** In all, of a day of the brand, of one member; nothing beyond is promised to anybody. */
	readonly all: bigint;
	readonly day: bigint;
	readonly member: bigint;
};

export type Rule = {
	readonly entry: Entry;
	readonly claim: Claim;
	readonly period: Period;
	/** A refused application may be sent again. */
	readonly again: boolean;
	readonly audience: Audience;
	/** VIP level from which it is offered. */
	readonly minLevel: number;
	/** Days that what was issued lies in the reward centre. */
	readonly takeDays: number;
	readonly budget: Budget;
	readonly reward: RewardRule;
};

/** Kinds whose reward is paid by another domain's own means: nothing of a budget is spent here. */
export const isElsewhere = ({ kind }: Pick<RewardRule, "kind">): boolean => kind === "match" || kind === "race";

/** Kinds that are handed over as a right in another domain, with money that is set aside there. */
export const isRight = ({ kind }: Pick<RewardRule, "kind">): boolean => kind === "free-spins" || kind === "free-bet";
