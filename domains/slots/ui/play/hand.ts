// The hand in a pick bonus: it chooses which place is lifted next, and nothing else. What the place shows was drawn with
// the spin. Where nobody lifts (autoplay, a replay) it lifts by itself.
import { type ExternalStore, externalStore } from "#platform/ui";
import type { PickFind } from "../../core/index.ts";
import type { StageStep } from "../timeline/plan-round.ts";

type StepOf<Kind extends StageStep["kind"]> = Extract<StageStep, { kind: Kind }>;

/** A place counts from 0. */
export type Lifted = { readonly place: number; readonly find: PickFind };

export type PickView = {
	readonly covers: number;
	/** How often all that is found counts. */
	readonly times: number;
	/** The most that are lifted; undefined where only a find ends it. */
	readonly lifts: number | undefined;
	/** One is lifted, and says how many of the next are. */
	readonly wheel: boolean;
	/** In the order in which they were lifted. */
	readonly lifted: readonly Lifted[];
	/** Credits, before `times`. */
	readonly found: number;
	/** Undefined until it is over: then what lies under each place that was not lifted. */
	readonly rest: readonly Lifted[] | undefined;
};

/** What the stage asks of it. */
export type StageHand = {
	/** Resolves when a place has been chosen. */
	readonly choose: () => Promise<void>;
	/** Under the chosen place lies this; where none was chosen, under the next that is closed. */
	readonly lift: (step: StepOf<"pick">) => void;
	/** What was found stands long enough to be read, whatever moves. */
	readonly stand: () => Promise<void>;
};

export type Hand = StageHand & {
	readonly view: ExternalStore<PickView | undefined>;
	readonly byItself: ExternalStore<boolean>;
	/** A place is pressed. One that is open changes nothing; one pressed too early is lifted next. */
	readonly press: (place: number) => void;
	readonly follow: (step: StageStep | undefined) => void;
};

export const liftMilliseconds = 600;
export const standMilliseconds = 1_800;

/** `later` runs work after so many milliseconds. */
export function createHand(later: (milliseconds: number, work: () => void) => void): Hand {
	const view = externalStore<PickView | undefined>(undefined);
	const byItself = externalStore(false);
	let chosen: number | undefined;
	let wake = (): void => {};
	byItself.listen(() => {
		if (byItself.get()) wake();
	});
	return {
		view,
		byItself,
		press(place) {
			if (view.get() === undefined || isOpen(view.get(), place)) return;
			chosen = place;
			wake();
		},
		choose() {
			if (chosen !== undefined) return Promise.resolve();
			return new Promise((resolve) => {
				wake = resolve;
				if (byItself.get()) later(liftMilliseconds, resolve);
			});
		},
		lift({ find, found }) {
			const before = view.get();
			if (before === undefined) return;
			const place = chosen ?? nextClosed(before);
			chosen = undefined;
			view.set({ ...before, lifted: [...before.lifted, { place, find }], found });
		},
		stand: () => new Promise((resolve) => later(standMilliseconds, resolve)),
		follow(step) {
			if (step === undefined || step.kind === "pick-start") {
				chosen = undefined;
				view.set(step && begun(step));
			}
			if (step?.kind === "pick-end") view.set(ended(view.get(), step.rest));
		},
	};
}

const isOpen = (view: PickView | undefined, place: number): boolean =>
	view?.lifted.some((one) => one.place === place) === true;

const begun = ({ covers, times, lifts, wheel = false }: StepOf<"pick-start">): PickView => ({
	covers,
	times,
	lifts,
	wheel,
	lifted: [],
	found: 0,
	rest: undefined,
});

/** Places that are still closed, ascending. */
export function closedPlaces(view: PickView): readonly number[] {
	return Array.from({ length: view.covers }, (_, place) => place).filter((place) => !isOpen(view, place));
}

/** By itself the hand goes about the places and not along a row. */
function nextClosed(view: PickView): number {
	const closed = closedPlaces(view);
	return closed[(view.lifted.length * 7 + 3) % closed.length] ?? 0;
}

/** What was drawn after the end lies under the places that stayed closed, in their order. */
function ended(view: PickView | undefined, rest: readonly PickFind[]): PickView | undefined {
	if (view === undefined) return undefined;
	const closed = closedPlaces(view);
	return { ...view, rest: rest.flatMap((find, index) => ({ place: closed[index] ?? 0, find })) };
}
