// Whether what an operator set of a game can be so.
import type { CurrencyCode } from "#platform/kernel";
import type { StakeLimits } from "./wager.ts";

export type GameDraft = {
	readonly tags: readonly string[];
	/** Undefined where it is in service. */
	readonly maintenance: { readonly until: Date | undefined } | undefined;
	/** Rows of other games. */
	readonly recommended: readonly string[];
	readonly limits: ReadonlyMap<CurrencyCode, StakeLimits>;
};

export type GameKnown = {
	readonly id: string;
	/** In which it can be played at all: its studio's. */
	readonly currencies: ReadonlySet<CurrencyCode>;
	/** Of what is recommended, the rows that there are. */
	readonly games: ReadonlySet<string>;
	readonly now: Date;
};

export type GameFault = "TAGS" | "MAINTENANCE" | "RECOMMENDED" | "LIMITS";

export const mostTags = 12;
export const mostRecommended = 4;
/** Minor units. */
export const largestStake = 10n ** 15n;

export function gameFault(draft: GameDraft, known: GameKnown): GameFault | undefined {
	if (draft.tags.length > mostTags || !distinct(draft.tags) || !draft.tags.every(isTag)) return "TAGS";
	if (isOver(draft.maintenance, known.now)) return "MAINTENANCE";
	const { recommended } = draft;
	const others = recommended.every((id) => id !== known.id && known.games.has(id));
	if (recommended.length > mostRecommended || !distinct(recommended) || !others) return "RECOMMENDED";
	const lines = [...draft.limits];
	const all = lines.length === known.currencies.size && lines.every(([currency]) => known.currencies.has(currency));
	return all && lines.every(([, limits]) => inOrder(limits)) ? undefined : "LIMITS";
}

/** A maintenance whose planned end has passed says nothing to anybody: it gets another, or none. */
export const isOver = (maintenance: GameDraft["maintenance"], now: Date): boolean =>
	maintenance?.until !== undefined && maintenance.until <= now;

const distinct = (list: readonly string[]): boolean => new Set(list).size === list.length;
const isTag = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]{0,29}$/u.test(text);
const inOrder = ({ min, max }: StakeLimits): boolean => min > 0n && min <= max && max <= largestStake;
