// Holds back what nobody waits for until the page stands and answers, so that a first visit does not pay for it; and
// until there is a network: a part that nobody asked for has no business to say that it did not come.
import { type ReactNode, useEffect, useState } from "react";

export type AtRestProps = {
	readonly children: ReactNode;
	/** What stands in its place until then. */
	readonly before?: ReactNode;
	/** Since the scripts began; who comes later is shown at once. */
	readonly milliseconds?: number;
};

const usualMilliseconds = 2_500;
const began = performance.now();
const since = (): number => performance.now() - began;

export function AtRest({ children, before = null, milliseconds = usualMilliseconds }: AtRestProps) {
	const [atRest, setAtRest] = useState(() => navigator.onLine && since() >= milliseconds);
	useEffect(() => {
		if (atRest) return;
		const timer = setTimeout(rest, Math.max(0, milliseconds - since()));
		return () => {
			clearTimeout(timer);
			removeEventListener("online", rest);
		};
		function rest(): void {
			if (navigator.onLine) setAtRest(true);
			else addEventListener("online", rest, { once: true });
		}
	}, [atRest, milliseconds]);
	return atRest ? children : before;
}
