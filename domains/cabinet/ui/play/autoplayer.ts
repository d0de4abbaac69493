// Carries autoplay out for whichever of the house's games: it presses for the person, looks at each round that was shown,
// and ends at the first thing that is not as it was. The rules are in autoplay.
import { type ExternalStore, externalStore } from "#platform/ui";
import {
	type Autoplay,
	type AutoplayStop,
	type AutoplayWish,
	afterRound,
	beginAutoplay,
	nextRound,
} from "./autoplay.ts";
import { createPressPace } from "./press-pace.ts";

/** A round as it was shown to its end. Amounts in minor units. */
export type SeenRound = {
	readonly roundId: string;
	readonly stake: bigint;
	readonly win: bigint;
	/** It brought free spins. */
	readonly free: boolean;
};

/** How play stands, as autoplay looks at it. */
export type AutoplaySight = {
	/**
	 * `idle` may press; `waits`: nobody may just now, and that passes; `busy`: a press or its round is under way;
	 * `answered`: the round is being shown; `lost`: no link; `closed`: no more rounds.
	 */
	readonly phase: "idle" | "waits" | "busy" | "answered" | "lost" | "closed";
	/** What a press would stake, in minor units. */
	readonly stake: bigint;
	/** The last round that is over. */
	readonly last: SeenRound | undefined;
	/** What was pressed was not taken: for now, or for good. */
	readonly refusal: "passing" | "final" | undefined;
};

/** One game at which autoplay presses. */
export type AutoplayTable = {
	readonly sight: () => AutoplaySight;
	/** Called with every change; the answer stops it. */
	readonly listen: (look: () => void) => () => void;
	readonly press: () => void;
	/** The least milliseconds between two rounds that the market asks for; 0 for none. */
	readonly minimumCycle: number;
};

export type AutoplayPorts = AutoplayTable & {
	/** Runs work later; the answer calls it off. */
	readonly later: (milliseconds: number, work: () => void) => () => void;
	/** Milliseconds of a clock that never goes back. */
	readonly now: () => number;
};

export type AutoplayView = {
	readonly run: Autoplay | undefined;
	/** Why the last one ended, until a round is played by hand. */
	readonly stopped: AutoplayStop | undefined;
};

export type Autoplayer = {
	readonly view: ExternalStore<AutoplayView>;
	readonly start: (wish: AutoplayWish) => void;
	readonly stop: (why: "player" | "hidden") => void;
	/** Whether a press at the game itself would end it: all through, also while a round is shown, which a press hurries only once it has ended. */
	readonly wouldStop: () => boolean;
	/**
	 * Whether a press at the game itself is autoplay's, and stakes nothing: it ends it where it would, and just after the
	 * person stopped it, it is still part of that press.
	 */
	readonly takesPress: () => boolean;
	readonly close: () => void;
};

/** Longer than the rest that follows a round which the person hurried. */
const pauseMilliseconds = 700;

const mayPress = ({ phase }: AutoplaySight): boolean => phase === "idle" || phase === "waits";

/** A press that was not taken because another window played in between is tried again after the market's pause. */
export const refusalOf = (code: string | undefined): AutoplaySight["refusal"] =>
	code === undefined ? undefined : code === "TOO_FAST" ? "passing" : "final";

export function createAutoplayer({ sight, listen, press, ...clock }: AutoplayPorts): Autoplayer {
	/** What autoplay waits for: the moment to press, or the end of what it pressed. */
	let awaited: "moment" | "round" | undefined;
	let before = sight();
	let lastRound: string | undefined;
	const pace = createPace(clock);
	const { view, end, goOn } = createRun(() => {
		pace.callOff();
		awaited = undefined;
	});
	const act = (): void => {
		const { run } = view.get();
		const seen = sight();
		awaited = undefined;
		if (run === undefined) return;
		const next = mayPress(seen) ? nextRound(run, seen.stake) : "player";
		if (seen.phase === "waits" && typeof next !== "string") awaited = "moment";
		else if (goOn(next)) {
			lastRound = seen.last?.roundId;
			press();
			if (view.get().run !== undefined) awaited = "round";
		}
	};
	const judge = (run: Autoplay, seen: AutoplaySight): void => {
		awaited = undefined;
		const again = seen.refusal === "passing";
		if (goOn(again ? { ...run, left: run.left + 1 } : afterSeen(run, { seen, lastRound }))) {
			if (again) pace.again(act);
			else pace.next(act);
		}
	};
	const look = (): void => {
		const { run } = view.get();
		const [was, seen] = [before, sight()];
		before = seen;
		pace.look(was, seen);
		const broken = interruption(seen);
		if (run === undefined) {
			if (mayPress(was) && seen.phase === "busy") view.set({ run, stopped: undefined });
		} else if (broken !== undefined) end(broken);
		else if (awaited === "moment" && seen.phase !== "waits") act();
		else if (awaited === "round" && isOver(seen, lastRound)) judge(run, seen);
	};
	const deaf = listen(look);
	return {
		view,
		start: (wish) => {
			if (view.get().run === undefined && mayPress(sight()) && goOn(beginAutoplay(wish))) pace.first(act);
		},
		...stopping({ view, end }, clock.now),
		close: () => {
			pace.callOff();
			deaf();
		},
	};
}

/** The run that goes on, or why it is over. */
function createRun(ended: () => void) {
	const view = externalStore<AutoplayView>({ run: undefined, stopped: undefined });
	const end = (stopped: AutoplayStop): void => {
		ended();
		view.set({ run: undefined, stopped });
	};
	const goOn = (run: Autoplay | AutoplayStop): run is Autoplay => {
		const goes = typeof run !== "string";
		if (goes) view.set({ run, stopped: undefined });
		else end(run);
		return goes;
	};
	return { view, end, goOn };
}

/** A press that stops, and one just after it, are one. */
function stopping(
	{ view, end }: Pick<ReturnType<typeof createRun>, "view" | "end">,
	now: () => number,
): Pick<Autoplayer, "stop" | "wouldStop" | "takesPress"> {
	const presses = createPressPace(now);
	const wouldStop = (): boolean => view.get().run !== undefined;
	const stop: Autoplayer["stop"] = (why) => {
		if (view.get().run === undefined) return;
		if (why === "player") presses.pressed();
		end(why);
	};
	return {
		stop,
		wouldStop,
		takesPress() {
			if (wouldStop()) stop("player");
			return presses.left() > 0;
		},
	};
}

/** How it goes on after the round that was pressed; one whose end was never seen ends it. */
const afterSeen = (
	run: Autoplay,
	{ seen: { last }, lastRound }: { readonly seen: AutoplaySight; readonly lastRound: string | undefined },
): Autoplay | AutoplayStop => (last === undefined || last.roundId === lastRound ? "link" : afterRound(run, last));

/** What was pressed is over: a round that was not there before, or another press may follow without one. */
const isOver = (seen: AutoplaySight, lastRound: string | undefined): boolean =>
	mayPress(seen) && (seen.phase === "idle" || seen.refusal !== undefined || seen.last?.roundId !== lastRound);

/** What of the state of play ends autoplay, whatever the round brought. */
function interruption({ phase, refusal }: AutoplaySight): AutoplayStop | undefined {
	if (phase === "lost") return "link";
	return phase === "closed" || refusal === "final" ? "refused" : undefined;
}

/**
 * How long the market's pause lasts still, and the press that waits for it. It is counted from an answer, which comes after
 * the server's own begin.
 */
function createPace({ now, minimumCycle, later }: Pick<AutoplayPorts, "now" | "minimumCycle" | "later">) {
	let free = Number.NEGATIVE_INFINITY;
	let callOff = (): void => {};
	const left = (): number => Math.max(0, free - now());
	const after = (milliseconds: number, work: () => void): void => {
		callOff();
		if (milliseconds > 0) callOff = later(milliseconds, work);
		else work();
	};
	return {
		look: (was: AutoplaySight, seen: AutoplaySight): void => {
			if (seen.phase === "answered" && was.phase !== "answered") free = now() + minimumCycle;
		},
		first: (work: () => void): void => after(left(), work),
		next: (work: () => void): void => after(Math.max(pauseMilliseconds, left()), work),
		/** After a round that was refused as too fast: who played it is not known here. */
		again: (work: () => void): void => after(Math.max(pauseMilliseconds, minimumCycle), work),
		callOff: (): void => callOff(),
	};
}
