// How the page's live connection stands: that pushes stay away, and that they are back after some may have been missed. It
// brings no connection itself.
import type { LiveClient, LiveState } from "#platform/live/client";
import { type ExternalStore, externalStore } from "../state/external-store.ts";

/** A shorter loss is a matter of the network, and nobody has to hear of it. */
const lossMilliseconds = 5_000;

export type LiveStanding = {
	/** Pushes stay away: what is shown by them may be out of date. */
	readonly lost: ExternalStore<boolean>;
	/** Told when pushes are back after some may have been missed. Returns how to stop. */
	readonly onBack: (handler: () => void) => () => void;
	/** Call it once, before the connection is made. */
	readonly follow: (live: Pick<LiveClient, "state" | "onState">) => {
		/** Another session's connection takes the place of this one, which is no loss. */
		readonly renewing: () => void;
	};
};

export function createLiveStanding(): LiveStanding {
	const lost = externalStore(false);
	const handlers = new Set<() => void>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let stood = false;
	let missed = false;
	let renewed = false;
	const away = (): void => {
		missed ||= stood && !renewed;
		timer = setTimeout(() => {
			missed = true;
			lost.set(true);
		}, lossMilliseconds);
	};
	const here = (): void => {
		const back = missed;
		stood = true;
		missed = false;
		if (back) for (const hear of handlers) hear();
	};
	const change = (state: LiveState): void => {
		clearTimeout(timer);
		if (state === "connecting") away();
		else lost.set(false);
		renewed = false;
		if (state === "on") here();
	};
	return {
		lost,
		onBack(handler) {
			handlers.add(handler);
			return () => void handlers.delete(handler);
		},
		follow(live) {
			live.onState(change);
			return {
				renewing() {
					renewed = live.state() === "on";
				},
			};
		},
	};
}

export const liveStanding = createLiveStanding();

/** Whether pushes stay away: what is shown by them may be out of date. */
export const useLiveLost = liveStanding.lost.use;
