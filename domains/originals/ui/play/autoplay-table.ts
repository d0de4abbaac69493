// An instant game as autoplay looks at it, and the hand that opens the chosen cells of a round of mines. It decides
// nothing: each press goes the way of a press by hand, and the stake is never changed.

import { type AutoplaySight, refusalOf } from "#cabinet/ui";
import type { CurrencyCode } from "#platform/kernel";
import type { OriginalRound } from "../../contract/index.ts";
import type { Choice, Step } from "../../core/index.ts";
import { minor, type OriginalPlay, type OriginalPlayer, type PlayPhase } from "./player.ts";

/** What autoplay presses, round after round; fixed when it is started. */
export type AutoplayPlan = {
	/** Minor units. */
	readonly stake: bigint;
	readonly picked: Choice;
	/** Cells of mines, in the order in which they are opened; then the round is cashed out. */
	readonly cells: readonly number[];
};

const phases: Readonly<Record<PlayPhase, AutoplaySight["phase"]>> = {
	idle: "idle",
	sending: "busy",
	showing: "answered",
	lost: "lost",
	closed: "closed",
};

export function originalSight(
	{ phase, round, notice, pausing }: OriginalPlay,
	{ stake, currency }: { readonly stake: bigint; readonly currency: CurrencyCode },
): AutoplaySight {
	const open = round?.open === true;
	return {
		phase: phase !== "idle" ? phases[phase] : open ? "busy" : pausing ? "waits" : "idle",
		stake,
		last: round === undefined || open ? undefined : seenRound(round, currency),
		refusal: refusalOf(notice),
	};
}

const seenRound = ({ roundId, stake, win }: OriginalRound, currency: CurrencyCode) => ({
	roundId,
	stake: minor(stake, currency),
	win: minor(win, currency),
	free: false,
});

/** What comes next in an open round of mines: a cell of the plan that is still closed, or out with the win. */
export function nextOf({ events }: Pick<OriginalRound, "events">, cells: readonly number[]): Step | "cash-out" {
	const opened = new Set(events.map((event) => (event.type === "cell" ? event.cell : -1)));
	const cell = cells.find((one) => !opened.has(one));
	return cell === undefined ? "cash-out" : { game: "mines", cell };
}

/** Between two cells, so that each is seen. */
export const stepMilliseconds = 350;

export type Stepping = {
	readonly player: Pick<OriginalPlayer, "state" | "step" | "cashOut">;
	/** The cells of the plan while autoplay runs. */
	readonly cells: () => readonly number[] | undefined;
	readonly later: (milliseconds: number, work: () => void) => () => void;
};

/** Plays open rounds on while autoplay runs. The answer ends it. */
export function stepAlong({ player, cells, later }: Stepping): () => void {
	let callOff: (() => void) | undefined;
	const isOpen = (): boolean => {
		const { phase, round, notice } = player.state.get();
		return phase === "idle" && round?.open === true && notice === undefined;
	};
	const act = (): void => {
		callOff = undefined;
		const planned = cells();
		const { round } = player.state.get();
		if (planned === undefined || round === undefined || !isOpen()) return;
		const next = nextOf(round, planned);
		if (next === "cash-out") player.cashOut();
		else player.step(next);
	};
	const look = (): void => {
		if (callOff === undefined && cells() !== undefined && isOpen()) callOff = later(stepMilliseconds, act);
	};
	const deaf = player.state.listen(look);
	return () => {
		callOff?.();
		deaf();
	};
}
