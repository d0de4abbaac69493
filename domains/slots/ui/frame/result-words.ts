// Which sentence tells a round's result: nothing celebrates a return at or below the stake (RTS 14F).

export type ResultKey = "say.lost" | "say.returned" | "say.won";

/** Minor units. */
export function resultKey(round: { readonly win: bigint; readonly stake: bigint }): ResultKey {
	if (round.win === 0n) return "say.lost";
	return round.win > round.stake ? "say.won" : "say.returned";
}
