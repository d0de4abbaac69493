// What an instant game has sent or won and has not shown yet.

import type { Running } from "#cabinet/ui";
import type { CurrencyCode } from "#platform/kernel";
import { minor, type OriginalPlay } from "./player.ts";

/** A bet takes its stake when it is pressed; one that is asked for again has taken it before, and a step takes none. */
export function runningIn({ phase, act, round }: OriginalPlay, currency: CurrencyCode): Running | undefined {
	if (phase === "showing" && round !== undefined) return { stake: 0n, win: minor(round.win, currency) };
	if (act === undefined || phase === "closed") return undefined;
	return { stake: act.kind === "bet" && phase === "sending" ? act.stake : 0n, win: undefined };
}
