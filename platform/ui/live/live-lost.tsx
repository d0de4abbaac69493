// Says that pushes stay away, so that nothing is out of date without a word. Without a network nothing is said here: that is
// another thing, and is said elsewhere.
import { useEffect } from "react";
import { Icon } from "../controls/icon.tsx";
import { usePlatformText } from "../messages.ts";
import { externalStore } from "../state/external-store.ts";
import { useOnline } from "../state/online.ts";
import { liveStanding } from "./live-standing.ts";

/** How many places of the page say it themselves, where a notice over the page would lie on what is pressed. */
const places = externalStore(0);

function useWords(): string | undefined {
	const say = usePlatformText();
	const lost = liveStanding.lost.use();
	return useOnline() && lost ? say("away.live") : undefined;
}

/** What a notice over the page says of it; undefined where there is nothing to say. */
export function useLiveNotice(): string | undefined {
	const words = useWords();
	return places.use() === 0 ? words : undefined;
}

/** A line of the page that is there only while there is something to say. */
export function LiveLine({ className = "" }: { readonly className?: string }) {
	const words = useWords();
	useEffect(() => {
		places.set(places.get() + 1);
		return () => places.set(places.get() - 1);
	}, []);
	return (
		<output aria-live="polite" className={words === undefined ? "sr-only" : `block ${className}`}>
			{words === undefined ? null : (
				<span className="flex items-center justify-center gap-2 border-b border-line bg-surface-3 px-4 py-1.5 text-13">
					<Icon name="alert" className="size-4 shrink-0 text-accent-text" />
					{words}
				</span>
			)}
		</output>
	);
}
