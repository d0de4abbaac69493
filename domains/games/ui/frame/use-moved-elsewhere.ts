// Money that moved and was not the game's doing: a round in another tab, a deposit, an award of free spins. The frame is told to look, no more;
// what its balance is, it asks the server.
import { useEffect, useRef } from "react";
import { queryHook } from "#platform/ui";
import { getBalance } from "#wallet/contract";
import type { FrameState } from "./frame-state.ts";

const useGetBalance = queryHook(getBalance);
/** Whoever shows the balance on the page asks for it. */
const heardOnly = { enabled: false };

/** `tell` is called once for each balance that the frame has not told itself, when no round of it runs. */
export function useMovedElsewhere(
	{ active, frame }: { readonly active: boolean; readonly frame: Pick<FrameState, "inRound" | "balance"> },
	tell: () => void,
): void {
	const { data } = useGetBalance({}, heardOnly);
	const known = useRef<string>(undefined);
	const { inRound, balance: told } = frame;
	useEffect(() => {
		if (!active || inRound || data === undefined) return;
		const before = known.current;
		known.current = data.available;
		if (before !== undefined && data.available !== before && data.available !== told?.amount) tell();
	}, [active, inRound, data, told, tell]);
}
