// Whole seconds until a moment, counted down on the page.
import { useEffect, useState } from "react";

/** Seconds from `now` to `until`, both in milliseconds, rounded up; zero when it has passed. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

/** Renders once a second until zero. `until` in milliseconds since 1970; undefined counts as passed. */
export function useCountdown(until: number | undefined): number {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		if (until === undefined) return;
		setNow(Date.now());
		const timer = setInterval(() => {
			setNow(Date.now());
			if (Date.now() >= until) clearInterval(timer);
		}, 1000);
		return () => clearInterval(timer);
	}, [until]);
	return until === undefined ? 0 : secondsLeft(until, now);
}
