// Joins autoplay to the table of crash: it bets one stake with one target on each round that opens.
import { useRef } from "react";
import { type AutoplayWish, useAutoplayer } from "#cabinet/ui";
import type { CrashPlay } from "./crash-play.ts";
import { crashSight } from "./crash-table.ts";
import type { OpenedCrash } from "./open-crash.ts";
import { momentOf } from "./use-crash.ts";

export function useCrashAutoplay(crash: CrashPlay, { currency, session }: Pick<OpenedCrash, "currency" | "session">) {
	const plan = useRef({ stake: "0", target: 0 });
	const auto = useAutoplayer(() => ({
		sight() {
			const state = crash.state.get();
			const { phase } = momentOf(state, crash.now());
			return crashSight(state, { phase, currency, stake: plan.current.stake });
		},
		listen: crash.state.listen,
		press: () => void crash.bet(plan.current),
		minimumCycle: session?.minimumCycle ?? 0,
	}));
	return {
		view: auto.view.use(),
		stop: () => auto.stop("player"),
		wouldStop: auto.wouldStop,
		takesPress: auto.takesPress,
		start(wish: AutoplayWish, next: { readonly stake: string; readonly target: number }): void {
			plan.current = next;
			auto.start(wish);
		},
	};
}
