// Whether a wager may be taken at all: the play session, the member, the game, the stake. Wins and rollbacks never ask.
import type { Result } from "#platform/kernel";
import { err, ok } from "#platform/kernel";

/** What is known at the moment of the wager. */
export type WagerFacts = {
	/** The play session has ended or run out. */
	readonly expired: boolean;
	readonly member: "active" | "frozen" | "excluded";
	/** What the member's own protection, or the market's, asks for first. */
	readonly halt: "LIMIT_REQUIRED" | "IDENTITY_REQUIRED" | "TIME_USED_UP" | undefined;
	/** A reality check waits for its answer: it holds up a new round, not one that is under way (RTS 13B). */
	readonly checkDue: boolean;
	/** The game and its vendor are in service (GLI-19 2.4.1). */
	readonly gameOpen: boolean;
	/** The currency of the wager is the session's own. */
	readonly currencyMatches: boolean;
	/** Least and greatest total stake in minor units; undefined where the game is not offered in this currency. */
	readonly limits: StakeLimits | undefined;
	readonly stake: bigint;
	/** What is staked was not chosen by the player (a win staked again, a spin that was given): the game's limits do not bind it. */
	readonly anyStake?: boolean;
};

export type StakeLimits = { readonly min: bigint; readonly max: bigint };

export type WagerRefusal =
	| "PLAY_EXPIRED"
	| "WRONG_CURRENCY"
	| "ACCOUNT_FROZEN"
	| "ACCOUNT_EXCLUDED"
	| "LIMIT_REQUIRED"
	| "IDENTITY_REQUIRED"
	| "TIME_USED_UP"
	| "GAME_DISABLED"
	| "STAKE_OUT_OF_RANGE"
	| "REALITY_CHECK";

/** How the pay table of a double-up is called: by it its stake counts for nothing that stakes bring (games.stakes_a_win). */
export const doublingTable = (payTable: string): string => `${payTable}/double-up`;

/** In the order of precedence; the reality check last, so that whoever may go on with a round despite it may do so in all else. */
export function decideWager(facts: WagerFacts): Result<StakeLimits, WagerRefusal> {
	if (facts.expired) return err("PLAY_EXPIRED");
	if (!facts.currencyMatches || facts.limits === undefined) return err("WRONG_CURRENCY");
	if (facts.member === "frozen") return err("ACCOUNT_FROZEN");
	if (facts.member === "excluded") return err("ACCOUNT_EXCLUDED");
	if (facts.halt !== undefined) return err(facts.halt);
	if (!facts.gameOpen) return err("GAME_DISABLED");
	const within = facts.stake >= facts.limits.min && facts.stake <= facts.limits.max;
	if (facts.anyStake !== true && !within) return err("STAKE_OUT_OF_RANGE");
	return facts.checkDue ? err("REALITY_CHECK") : ok(facts.limits);
}
