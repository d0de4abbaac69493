// Holds back a part far down the page until one comes near it, so that a first visit does not load what it may not see.
import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far below the edge of the window counts as near. */
const ahead = "400px";

/** `className` gives the place its height while it is empty, so that nothing jumps. */
export function WhenNear({ children, className = "" }: { readonly children: ReactNode; readonly className?: string }) {
	const [near, setNear] = useState(typeof IntersectionObserver === "undefined");
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (near || place.current === null) return;
		const watch = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
			rootMargin: ahead,
		});
		watch.observe(place.current);
		return () => watch.disconnect();
	}, [near]);
	return near ? children : <div ref={place} className={className} />;
}
