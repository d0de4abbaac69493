// Which games a new member is shown first: open ones that swing least, from the smallest stake, each of another provider
// where there are several.
import type { Game } from "../../contract/index.ts";

const firstGamesCount = 3;

type Candidate = Pick<Game, "gameId" | "vassalage" | "volatility" | "minBet" | "open">;

const swing = { low: 0, medium: 1, high: 2 } as const satisfies Record<NonNullable<Game["volatility"]>, number>;
/** A game that nobody has measured stands behind those that are. */
const unmeasured = 3;
const swingOf = ({ volatility }: Candidate): number => (volatility === undefined ? unmeasured : swing[volatility]);

export function firstGames<One extends Candidate>(games: readonly One[]): One[] {
	const calm = games
		.filter(({ open }) => open)
		.toSorted((one, other) => swingOf(one) - swingOf(other) || compareStakes(one, other));
	const apart = calm.filter((game, index) => calm.findIndex((one) => one.vassalage === game.vassalage) === index);
	return [...new Set([...apart, ...calm])].slice(0, firstGamesCount);
}

/** Decimals of one currency: the shorter whole part is the smaller amount. */
function compareStakes({ minBet: one }: Candidate, { minBet: other }: Candidate): number {
	const [a = "", b = ""] = [one.split(".")[0], other.split(".")[0]];
	if (a.length !== b.length) return a.length - b.length;
	return one < other ? -1 : one > other ? 1 : 0;
}
