// One clock for transactions, games, events and reports (GLI-19 2.2). Rules take the time as an argument;
// use cases take it from here.

export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

export type ManualClock = Clock & { readonly advance: (milliseconds: number) => void };

/** A clock that stands still until it is moved. */
export function manualClock(start: Date): ManualClock {
	let time = start.getTime();
	return {
		now: () => new Date(time),
		advance: (milliseconds) => {
			time += milliseconds;
		},
	};
}
