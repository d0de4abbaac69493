// Ends fire by itself where it has lost what its angler set, and says so.
import { useEffect, useRef, useState } from "react";
import { isLost, type LostMoney, lossStops, lostOf } from "../play/auto-stop.ts";
import type { SeaPlay } from "../play/sea-play.ts";

export type LossStop = {
	/** Bets that may be lost. */
	readonly bets: number;
	readonly next: () => void;
	/** The last fire by itself ended by it. */
	readonly reached: boolean;
};

/** `bet`: one bullet as the cannon is set, in the currency's own decimals. */
export function useLossStop(sea: Pick<SeaPlay, "hand" | "change">, mine: LostMoney | undefined, bet: number): LossStop {
	const [place, setPlace] = useState(0);
	const [reached, setReached] = useState(false);
	const began = useRef<{ readonly since: number; readonly stop: number } | undefined>(undefined);
	const fires = sea.hand.use().auto > 0;
	const bets = lossStops[place] ?? lossStops[0];
	useEffect(() => {
		if (!fires || mine === undefined) {
			began.current = undefined;
			return;
		}
		began.current ??= { since: lostOf(mine), stop: bets * bet };
		const lost = isLost(mine, began.current);
		setReached(lost);
		if (lost) sea.change({ auto: 0 });
	}, [fires, mine, bets, bet, sea]);
	return { bets, next: () => setPlace((place + 1) % lossStops.length), reached };
}
