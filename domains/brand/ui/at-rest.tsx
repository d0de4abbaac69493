// Holds back what nobody waits for until the page stands and answers, so that a first visit does not pay for it.
import { type ReactNode, useEffect } from "react";
import { externalStore } from "#platform/ui";

const restMilliseconds = 2_500;
const rested = externalStore(false);

/** Once a page load: whoever comes later is shown at once. */
export function AtRest({ children }: { readonly children: ReactNode }) {
	const atRest = rested.use();
	useEffect(() => {
		if (atRest) return;
		const timer = setTimeout(() => rested.set(true), restMilliseconds);
		return () => clearTimeout(timer);
	}, [atRest]);
	return atRest ? children : null;
}
