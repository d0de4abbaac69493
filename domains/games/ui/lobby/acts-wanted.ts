// Whether tiles show what one can do with them yet: with the first hover or focus, else when the page is at rest.
import { useEffect } from "react";
import { externalStore } from "#platform/ui";

/** By then a first visit has all it needs to be read. */
const restMilliseconds = 2_500;

const wanted = externalStore(false);

export const wantActs = (): void => wanted.set(true);

export function useActsWanted(): boolean {
	const now = wanted.use();
	useEffect(() => {
		if (now) return undefined;
		const timer = setTimeout(wantActs, restMilliseconds);
		return () => clearTimeout(timer);
	}, [now]);
	return now;
}
