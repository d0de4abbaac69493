// Which sentence tells a round's result: nothing celebrates a return at or below the stake (RTS 14F).

import type { ShownRound } from "#games/contract";
import type { Formats } from "#platform/ui";
import type { useCabinetText } from "../text.ts";

export type ResultKey = "say.lost" | "say.returned" | "say.won";

/** Minor units. */
export function resultKey(round: { readonly win: bigint; readonly stake: bigint }): ResultKey {
	if (round.win === 0n) return "say.lost";
	return round.win > round.stake ? "say.won" : "say.returned";
}

/** Stake and win in the smallest unit that both are written in, to be held against each other. */
export const sidesOf = ({ stake, win }: Pick<ShownRound, "stake" | "win">): { stake: bigint; win: bigint } => ({
	stake: BigInt(stake.replace(".", "")),
	win: BigInt(win.replace(".", "")),
});

type Words = { readonly say: ReturnType<typeof useCabinetText>; readonly amount: Formats["amount"] };

/** A past round's result: with the balance it left, where that is the reader's to know. */
export function replayWords(round: ShownRound, { say, amount }: Words): string {
	const win = amount(round.win, round.currency);
	if (round.balanceAfter === undefined) return `${say("win")} ${win}`;
	return say(resultKey(sidesOf(round)), { win, balance: amount(round.balanceAfter, round.currency) });
}

/** Which round it is, where that is told. */
export function replayDetail(
	{ roundId: round, startedAt }: ShownRound,
	{ say, moment }: Pick<Words, "say"> & Pick<Formats, "moment">,
): { readonly detail?: string } {
	if (round === undefined || startedAt === undefined) return {};
	return { detail: say("replayOf", { round, moment: moment(startedAt) }) };
}
