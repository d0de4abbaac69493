// The room of a table: one that is wider than its place is moved sideways within it, by hand and by the keys, and the page
// stays where it is.
import { type ReactNode, useEffect, useRef, useState } from "react";

export type TableRoomProps = {
	/** What the table lists: read aloud where it can be moved. */
	readonly caption: string;
	readonly children: ReactNode;
};

export function TableRoom({ caption, children }: TableRoomProps) {
	const room = useRef<HTMLElement>(null);
	const [narrow, setNarrow] = useState(false);
	useEffect(() => {
		const { current } = room;
		if (current === null) return undefined;
		const watch = new ResizeObserver(() => setNarrow(current.scrollWidth > current.clientWidth));
		for (const watched of [current, ...current.children]) watch.observe(watched);
		return () => watch.disconnect();
	}, []);
	return (
		<section
			ref={room}
			{...(narrow ? { tabIndex: 0, "aria-label": caption } : {})}
			className={narrow ? "relative overflow-x-auto" : "relative"}
		>
			{children}
		</section>
	);
}
