// The clock of the server, as well as what came from it tells.

/** `began`: its time when `clock` was read first. */
export function serverClock(began: number, clock: () => number) {
	let ahead = began - clock();
	return {
		now: (): number => clock() + ahead,
		/** What was quicker on its way says more of the server's clock. */
		heard(now: number): void {
			ahead = Math.max(ahead, now - clock());
		},
	};
}
