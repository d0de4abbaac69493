// What a slot game has sent or won and has not shown yet.
import type { Running } from "#cabinet/ui";
import type { PlayState } from "./play-state.ts";

/** A free spin takes nothing of the player's; a round that is asked for again has taken its stake before. */
export function runningIn({ phase, pending, answer }: PlayState): Running | undefined {
	if (pending === undefined || phase === "idle" || phase === "closed") return undefined;
	const stake = phase === "spinning" && pending.award === undefined ? pending.stake : 0n;
	return { stake, win: phase === "presenting" ? answer?.win : undefined };
}
