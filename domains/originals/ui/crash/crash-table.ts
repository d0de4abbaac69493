// The table of crash as autoplay looks at it: it bets when a round opens, and looks at the bet once it is decided.

import { type AutoplaySight, isUncertain, refusalOf } from "#cabinet/ui";
import type { CurrencyCode } from "#platform/kernel";
import { minor } from "../play/player.ts";
import type { CrashState } from "./crash-play.ts";
import type { CrashPhase } from "./use-crash.ts";

/** Refusals of a cash-out by hand: the bet stands as it did. */
const ofCashOut: ReadonlySet<string> = new Set(["CRASH_TOO_LATE", "CRASH_NOT_FLYING"]);

export type CrashSightOf = {
	readonly phase: CrashPhase;
	/** Decimal string. */
	readonly stake: string;
	readonly currency: CurrencyCode;
};

export function crashSight(state: CrashState, { phase, stake, currency }: CrashSightOf): AutoplaySight {
	const { bet, busy, away, notice } = state;
	const lost = away || isUncertain(notice?.code);
	return {
		phase: lost ? "lost" : busy ? "busy" : phase === "bets" && bet === undefined ? "idle" : "waits",
		stake: minor(stake, currency),
		last:
			bet === undefined || bet.state === "staked"
				? undefined
				: { roundId: bet.betId, stake: minor(bet.stake, currency), win: minor(bet.win, currency), free: false },
		refusal: refusalIn(notice?.code),
	};
}

/** A bet that came after the close is made on the next round. */
function refusalIn(code: string | undefined): AutoplaySight["refusal"] {
	if (code === "CRASH_BETS_CLOSED") return "passing";
	return code !== undefined && ofCashOut.has(code) ? undefined : refusalOf(code);
}
