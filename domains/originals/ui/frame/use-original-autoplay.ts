// Autoplay of an instant game in its frame: what it plays is fixed when it starts, and stays until it ends.
import { useEffect, useRef } from "react";
import { type AutoplayView, type AutoplayWish, later, useAutoplayer } from "#cabinet/ui";
import { type AutoplayPlan, originalSight, stepAlong } from "../play/autoplay-table.ts";
import type { OriginalPlayer } from "../play/player.ts";
import type { OpenedOriginal } from "./open-original.ts";

export type UsedAutoplay = {
	readonly view: AutoplayView;
	readonly start: (wish: AutoplayWish, plan: AutoplayPlan) => void;
	readonly stop: () => void;
	readonly wouldStop: () => boolean;
	readonly takesPress: () => boolean;
};

export function useOriginalAutoplay(
	player: OriginalPlayer,
	{ currency, session }: Pick<OpenedOriginal, "currency" | "session">,
): UsedAutoplay {
	const plan = useRef<AutoplayPlan>(undefined);
	const auto = useAutoplayer(() => ({
		sight: () => originalSight(player.state.get(), { stake: plan.current?.stake ?? 0n, currency }),
		listen: player.state.listen,
		press() {
			if (plan.current !== undefined) player.bet(plan.current);
		},
		minimumCycle: session?.minimumCycle ?? 0,
	}));
	useEffect(() => {
		const cells = () => (auto.view.get().run === undefined ? undefined : plan.current?.cells);
		return stepAlong({ player, cells, later });
	}, [player, auto]);
	return {
		view: auto.view.use(),
		start(wish, next) {
			plan.current = next;
			auto.start(wish);
		},
		stop: () => auto.stop("player"),
		wouldStop: auto.wouldStop,
		takesPress: auto.takesPress,
	};
}
