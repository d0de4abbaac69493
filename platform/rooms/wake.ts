// One timer of this process for all rooms: sleeps until the nearest is due, or until it is woken. Looks now and then all the
// same, for what nobody told.
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#platform/http";
import type { Clock } from "#platform/kernel";

export type WakeParts = {
	readonly clock: Clock;
	readonly log: Log;
	/** Moves what is due; answers when to look again, undefined when nothing is due at all. */
	readonly round: () => Promise<Date | undefined>;
};

export type Wake = {
	/** Something may be due at that moment. */
	readonly at: (moment: Date) => void;
	readonly stop: () => Promise<void>;
};

const longest = 5_000;
const shortest = 2;
const afterFault = 1_000;

export function startWake({ clock, log, round }: WakeParts): Wake {
	const stopped = new AbortController();
	let rouse = new AbortController();
	let until = Number.POSITIVE_INFINITY;
	let sleeping = false;
	async function run(): Promise<void> {
		while (!stopped.signal.aborted) {
			rouse = new AbortController();
			until = Number.POSITIVE_INFINITY;
			const next = await round().catch((error: unknown) => {
				log.warn({ error: String(error) }, "rooms could not be moved");
				return new Date(clock.now().getTime() + afterFault);
			});
			until = Math.min(until, next?.getTime() ?? Number.POSITIVE_INFINITY);
			const wait = Math.max(shortest, Math.min(longest, until - clock.now().getTime()));
			const signal = AbortSignal.any([stopped.signal, rouse.signal]);
			sleeping = true;
			await sleep(wait, undefined, { signal }).catch(() => undefined);
			sleeping = false;
		}
	}
	const running = run();
	return {
		at(moment) {
			if (moment.getTime() >= until) return;
			until = moment.getTime();
			if (sleeping) rouse.abort();
		},
		async stop() {
			stopped.abort();
			await running;
		},
	};
}
