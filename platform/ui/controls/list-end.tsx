// The end of a list that goes on: the next page comes when the end is near, or by a press; then it says so quietly.
import { useEffect, useRef } from "react";
import { usePlatformText } from "../messages.ts";
import { Button } from "./button.tsx";

export type ListEndProps = {
	readonly more: boolean;
	readonly loading: boolean;
	readonly onMore: () => void;
};

/** At most every 200 ms (the specification's infinite scroll). */
const throttleMilliseconds = 200;

export function ListEnd({ more, loading, onMore }: ListEndProps) {
	const say = usePlatformText();
	const end = useRef<HTMLDivElement>(null);
	const latest = useRef(onMore);
	useEffect(() => {
		latest.current = onMore;
	});
	useEffect(() => {
		const element = end.current;
		if (element === null || !more || loading) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const watch = new IntersectionObserver(
			([entry]) => {
				clearTimeout(timer);
				if (entry?.isIntersecting === true) timer = setTimeout(() => latest.current(), throttleMilliseconds);
			},
			{ rootMargin: "300px" },
		);
		watch.observe(element);
		return () => {
			clearTimeout(timer);
			watch.disconnect();
		};
	}, [more, loading]);
	if (!more) return null;
	return (
		<div ref={end} className="flex justify-center py-4">
			<Button look="quiet" busy={loading} onPress={onMore}>
				{say("showMore")}
			</Button>
		</div>
	);
}
