// How a countdown is written: "0:47", "4:05".

/** Whole seconds until a moment, rounded up; 0 when it has passed. Milliseconds. */
export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1_000));

export const clockText = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
