// Free spins that an operator gives: what an award may say, what it costs, where it stands, and whether one may be played. An
// award is another thing than the free spins of a game's own bonus. Amounts in minor units.
import { err, ok, type Result } from "#platform/kernel";

/** What the database says of an award, and what that is at a moment. `waiting`: a second person has not agreed yet. */
export const freeSpinsStates = ["waiting", "planned", "running", "over", "withdrawn", "refused", "lapsed"] as const;
export type FreeSpinsState = (typeof freeSpinsStates)[number];
export type FreeSpinsKept = Exclude<FreeSpinsState, "planned" | "running"> | "standing";

export type FreeSpinsSpan = { readonly kept: FreeSpinsKept; readonly startsAt: Date; readonly endsAt: Date };

export function freeSpinsState({ kept, startsAt, endsAt }: FreeSpinsSpan, now: Date): FreeSpinsState {
	if (kept !== "standing") return kept;
	if (now < startsAt) return "planned";
	return now < endsAt ? "running" : "over";
}

export type FreeSpinsTerms = {
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

export const mostFreeSpins = 500;
export const mostFreeSpinsMembers = 200;
export const mostFreeSpinsGames = 20;
const mostCost = 10n ** 12n;
const longestMilliseconds = 92 * 86_400_000;

/** What an award costs the house for certain: the stake of every spin. It is set aside before the first is played. */
export const freeSpinsCost = ({ stake, spins, members }: Pick<FreeSpinsTerms, "stake" | "spins" | "members">): bigint =>
	stake * BigInt(spins) * BigInt(members);

export type FreeSpinsFault = "GAMES" | "STAKE" | "SPINS" | "MEMBERS" | "END" | "COST";

/** A beginning that is past already means at once. */
export function freeSpinsFault(terms: FreeSpinsTerms, now: Date): FreeSpinsFault | undefined {
	const { stake, spins, members, games, startsAt, endsAt } = terms;
	if (games.length === 0 || games.length > mostFreeSpinsGames || new Set(games).size < games.length) return "GAMES";
	if (stake <= 0n) return "STAKE";
	if (!isCount(spins, mostFreeSpins)) return "SPINS";
	if (!isCount(members, mostFreeSpinsMembers)) return "MEMBERS";
	const from = Math.max(startsAt.getTime(), now.getTime());
	const lasts = endsAt.getTime() - from;
	if (!(lasts >= 60_000 && endsAt.getTime() - now.getTime() <= longestMilliseconds)) return "END";
	return freeSpinsCost(terms) > mostCost ? "COST" : undefined;
}

const isCount = (count: number, most: number): boolean => Number.isInteger(count) && count >= 1 && count <= most;

/** What is known of an award of free spins when a spin of it is asked for. */
export type FreeSpinsFacts = {
	readonly span: FreeSpinsSpan;
	/** What is left was given up or taken back. */
	readonly closed: boolean;
	readonly left: number;
	readonly terms: { readonly games: readonly string[]; readonly currency: string; readonly stake: bigint };
	readonly asked: { readonly game: string; readonly currency: string; readonly stake: bigint };
};

export type FreeSpinsRefusal = "FREE_SPINS_NOT_HERE" | "FREE_SPINS_OVER" | "FREE_SPINS_USED";

/** In the order of precedence. */
export function decideFreeSpinsSpin(
	facts: FreeSpinsFacts,
	now: Date,
): Result<{ readonly left: number }, FreeSpinsRefusal> {
	const { terms, asked } = facts;
	const fits = terms.games.includes(asked.game) && terms.currency === asked.currency && terms.stake === asked.stake;
	if (!fits) return err("FREE_SPINS_NOT_HERE");
	if (facts.closed || freeSpinsState(facts.span, now) !== "running") return err("FREE_SPINS_OVER");
	return facts.left > 0 ? ok({ left: facts.left - 1 }) : err("FREE_SPINS_USED");
}
