// The play of a slot game as autoplay looks at it.
import { type AutoplaySight, refusalOf } from "#cabinet/ui";
import type { PlayPhase, PlayState } from "./play-state.ts";

const phases: Readonly<Record<PlayPhase, AutoplaySight["phase"]>> = {
	idle: "idle",
	spinning: "busy",
	presenting: "answered",
	lost: "lost",
	resuming: "lost",
	closed: "closed",
};

/** `hadFree`: the last round brought free spins. */
export function slotSight(
	{ phase, stakes, chosen, answer, notice }: PlayState,
	{ hadFree }: { readonly hadFree: boolean },
): AutoplaySight {
	return {
		phase: phases[phase],
		stake: stakes[chosen] ?? 0n,
		last: answer === undefined ? undefined : { ...answer, free: hadFree },
		refusal: refusalOf(notice),
	};
}
