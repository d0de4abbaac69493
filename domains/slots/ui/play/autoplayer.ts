// Carries autoplay out: it presses for the person, looks at each round that was shown, and ends at the first thing that is
// not as it was. The rules are in autoplay.
import { type ExternalStore, externalStore } from "#platform/ui";
import {
	type Autoplay,
	type AutoplayStop,
	type AutoplayWish,
	afterRound,
	beginAutoplay,
	nextRound,
} from "./autoplay.ts";
import type { Answer, PlayState } from "./play-state.ts";

export type AutoplayPorts = {
	readonly state: Pick<ExternalStore<PlayState>, "get" | "listen">;
	readonly spin: () => void;
	/** Whether the round that was shown last brought free spins. */
	readonly hadFree: () => boolean;
	/** Runs work later; the answer calls it off. */
	readonly later: (milliseconds: number, work: () => void) => () => void;
	/** Milliseconds of a clock that never goes back. */
	readonly now: () => number;
	/** The least milliseconds between two rounds that the market asks for; 0 for none. */
	readonly minimumCycle: number;
};

export type AutoplayView = {
	readonly run: Autoplay | undefined;
	/** Why the last one ended, until a round is played by hand. */
	readonly stopped: AutoplayStop | undefined;
};

export type Autoplayer = {
	readonly view: ExternalStore<AutoplayView>;
	readonly start: (wish: AutoplayWish) => void;
	readonly stop: () => void;
	readonly close: () => void;
};

/** Longer than the rest that follows a round which the person hurried. */
const pauseMilliseconds = 700;

/** Another window played a round of the game in between: the round is tried again after the market's pause. */
const tooFast = "TOO_FAST";

export function createAutoplayer({ state, spin, hadFree, ...clock }: AutoplayPorts): Autoplayer {
	const view = externalStore<AutoplayView>({ run: undefined, stopped: undefined });
	let underWay = false;
	const pace = createPace(clock);
	const end = (stopped: AutoplayStop): void => {
		pace.callOff();
		underWay = false;
		view.set({ run: undefined, stopped });
	};
	const goOn = (run: Autoplay | AutoplayStop): run is Autoplay => {
		if (typeof run === "string") end(run);
		else view.set({ run, stopped: undefined });
		return typeof run !== "string";
	};
	const press = (): void => {
		const { run } = view.get();
		const { phase, stakes, chosen } = state.get();
		if (run === undefined) return;
		if (phase !== "idle") end("player");
		else if (goOn(nextRound(run, stakes[chosen] ?? 0n))) {
			underWay = true;
			spin();
		}
	};
	const judge = (run: Autoplay, { stake, win }: Answer): void => {
		underWay = false;
		if (goOn(afterRound(run, { stake, win, free: hadFree() }))) pace.next(press);
	};
	const tryAgain = (run: Autoplay): void => {
		underWay = false;
		if (goOn({ ...run, left: run.left + 1 })) pace.again(press);
	};
	const look = (): void => {
		const { run, stopped } = view.get();
		const [{ phase, answer, notice }, broken] = [state.get(), interruption(state.get())];
		pace.look(phase);
		if (run === undefined) {
			if (stopped !== undefined && phase === "spinning") view.set({ run, stopped: undefined });
		} else if (broken !== undefined) end(broken);
		else if (phase === "idle" && underWay && notice === tooFast) tryAgain(run);
		else if (phase === "idle" && underWay && answer !== undefined) judge(run, answer);
	};
	const deaf = state.listen(look);
	return {
		view,
		start: (wish) => {
			if (view.get().run !== undefined || state.get().phase !== "idle") return;
			view.set({ run: beginAutoplay(wish), stopped: undefined });
			pace.first(press);
		},
		stop: () => {
			if (view.get().run !== undefined) end("player");
		},
		close: () => {
			pace.callOff();
			deaf();
		},
	};
}

/** What of the state of play ends autoplay, whatever the round brought. */
function interruption({ phase, notice }: PlayState): AutoplayStop | undefined {
	if (phase === "lost" || phase === "resuming") return "link";
	const goesOn = notice === undefined || notice === tooFast;
	return phase === "closed" || !goesOn ? "refused" : undefined;
}

/**
 * How long the market's pause lasts still, and the press that waits for it. It is counted from an answer, which comes after
 * the server's own begin.
 */
function createPace({ now, minimumCycle, later }: Pick<AutoplayPorts, "now" | "minimumCycle" | "later">) {
	let phaseBefore: PlayState["phase"] = "idle";
	let free = Number.NEGATIVE_INFINITY;
	let callOff = (): void => {};
	const left = (): number => Math.max(0, free - now());
	const after = (milliseconds: number, work: () => void): void => {
		callOff();
		if (milliseconds > 0) callOff = later(milliseconds, work);
		else work();
	};
	return {
		look: (phase: PlayState["phase"]): void => {
			if (phase === "presenting" && phaseBefore !== "presenting") free = now() + minimumCycle;
			phaseBefore = phase;
		},
		first: (work: () => void): void => after(left(), work),
		next: (work: () => void): void => after(Math.max(pauseMilliseconds, left()), work),
		/** After a round that was refused as too fast: who played it is not known here. */
		again: (work: () => void): void => after(Math.max(pauseMilliseconds, minimumCycle), work),
		callOff: (): void => callOff(),
	};
}
