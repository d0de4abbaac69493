// Tells when the end of a list comes near, at most every 200 ms (the specification's infinite scroll).
import { type RefCallback, useEffect, useRef } from "react";

export const scrollThrottleMilliseconds = 200;
/** How far below the edge of the window the end may be. */
const ahead = "600px";

/** Calls `reached` while the marked element is near. Put the ref on an empty element after the list. */
export function useNearEnd(reached: () => void): RefCallback<HTMLElement> {
	const latest = useRef(reached);
	useEffect(() => {
		latest.current = reached;
	});
	return useRef<RefCallback<HTMLElement>>((element) => {
		if (element === null) return;
		let timer: ReturnType<typeof setInterval> | undefined;
		const watch = new IntersectionObserver(
			([entry]) => {
				clearInterval(timer);
				if (entry?.isIntersecting !== true) return;
				latest.current();
				timer = setInterval(() => latest.current(), scrollThrottleMilliseconds);
			},
			{ rootMargin: ahead },
		);
		watch.observe(element);
		return () => {
			clearInterval(timer);
			watch.disconnect();
		};
	}).current;
}
