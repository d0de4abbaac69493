// Why a stake may not be taken now, as the player is told, whether the house plays the round or a vendor bets.
import { failure } from "#platform/contract";
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import { checkIsDue, haltOf } from "#protection/core";
import { type CatalogueGame, decideWager } from "../../core/index.ts";
import { isOver, type PlayFacts } from "./play-sessions.ts";

export type Wager = {
	readonly game: CatalogueGame;
	readonly facts: PlayFacts;
	/** The play session is of this game and currency. */
	readonly fits: boolean;
	readonly currency: CurrencyCode;
	/** Minor units. */
	readonly stake: bigint;
	/** The game's limits of a stake do not bind this one. */
	readonly anyStake?: boolean;
};

export function refuseWager(now: Date, { game, facts, fits, currency, stake, anyStake = false }: Wager) {
	const limits = game.limits.get(currency);
	const decided = decideWager({
		expired: isOver(facts, now),
		member: facts.member,
		halt: haltOf(facts.protection, now),
		checkDue: checkIsDue(facts.protection, now),
		gameOpen: game.open,
		currencyMatches: fits,
		limits,
		stake,
		anyStake,
	});
	if (decided.ok) return undefined;
	if (decided.error === "LIMIT_REQUIRED") return failure(decided.error, { missing: facts.protection.missing });
	if (decided.error !== "STAKE_OUT_OF_RANGE" || limits === undefined) return failure(decided.error);
	const shown = (minor: bigint) => formatMinor(minor, currency);
	return failure(decided.error, { minBet: shown(limits.min), maxBet: shown(limits.max) });
}
