// Free spins that an operator gives: what an award may say, what it costs, where it stands, and whether one may be played. An
// award is called a gift here, so that nobody takes it for the free spins of a game's own bonus. Amounts in minor units.
import { err, ok, type Result } from "#platform/kernel";

/** What the database says of an award, and what that is at a moment. `waiting`: a second person has not agreed yet. */
export const giftStates = ["waiting", "planned", "running", "over", "withdrawn", "refused", "lapsed"] as const;
export type GiftState = (typeof giftStates)[number];
export type GiftKept = Exclude<GiftState, "planned" | "running"> | "standing";

export type GiftSpan = { readonly kept: GiftKept; readonly startsAt: Date; readonly endsAt: Date };

export function giftState({ kept, startsAt, endsAt }: GiftSpan, now: Date): GiftState {
	if (kept !== "standing") return kept;
	if (now < startsAt) return "planned";
	return now < endsAt ? "running" : "over";
}

export type GiftTerms = {
	/** What each spin stakes; the house pays it. */
	readonly stake: bigint;
	/** For each member. */
	readonly spins: number;
	readonly members: number;
	/** Rows of the catalogue; a spin is played in any of them. */
	readonly games: readonly string[];
	readonly startsAt: Date;
	readonly endsAt: Date;
};

export const mostGiftSpins = 500;
export const mostGiftMembers = 200;
export const mostGiftGames = 20;
const mostCost = 10n ** 12n;
const longestMilliseconds = 92 * 86_400_000;

/** What an award costs the house for certain: the stake of every spin. It is set aside before the first is played. */
export const giftCost = ({ stake, spins, members }: Pick<GiftTerms, "stake" | "spins" | "members">): bigint =>
	stake * BigInt(spins) * BigInt(members);

export type GiftFault = "GAMES" | "STAKE" | "SPINS" | "MEMBERS" | "END" | "COST";

/** A beginning that is past already means at once. */
export function giftFault(terms: GiftTerms, now: Date): GiftFault | undefined {
	const { stake, spins, members, games, startsAt, endsAt } = terms;
	if (games.length === 0 || games.length > mostGiftGames || new Set(games).size < games.length) return "GAMES";
	if (stake <= 0n) return "STAKE";
	if (!isCount(spins, mostGiftSpins)) return "SPINS";
	if (!isCount(members, mostGiftMembers)) return "MEMBERS";
	const from = Math.max(startsAt.getTime(), now.getTime());
	const lasts = endsAt.getTime() - from;
	if (!(lasts >= 60_000 && endsAt.getTime() - now.getTime() <= longestMilliseconds)) return "END";
	return giftCost(terms) > mostCost ? "COST" : undefined;
}

const isCount = (count: number, most: number): boolean => Number.isInteger(count) && count >= 1 && count <= most;

/** What is known of a gift when a spin of it is asked for. */
export type GiftFacts = {
	readonly span: GiftSpan;
	/** What is left was given up or taken back. */
	readonly closed: boolean;
	readonly left: number;
	readonly terms: { readonly games: readonly string[]; readonly currency: string; readonly stake: bigint };
	readonly asked: { readonly game: string; readonly currency: string; readonly stake: bigint };
};

export type GiftRefusal = "GIFT_NOT_HERE" | "GIFT_OVER" | "GIFT_USED";

/** In the order of precedence. */
export function decideGiftSpin(facts: GiftFacts, now: Date): Result<{ readonly left: number }, GiftRefusal> {
	const { terms, asked } = facts;
	const fits = terms.games.includes(asked.game) && terms.currency === asked.currency && terms.stake === asked.stake;
	if (!fits) return err("GIFT_NOT_HERE");
	if (facts.closed || giftState(facts.span, now) !== "running") return err("GIFT_OVER");
	return facts.left > 0 ? ok({ left: facts.left - 1 }) : err("GIFT_USED");
}
