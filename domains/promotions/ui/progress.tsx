// How far something is, as a bar with its words. Decimal strings.
import { usePromotionsText } from "./text.ts";

export function Progress({
	value,
	goal,
	shown,
}: {
	readonly value: string;
	readonly goal: string;
	readonly shown: (text: string) => string;
}) {
	const say = usePromotionsText();
	const done = Math.max(0, Math.min(100, Math.floor((Number(value) / Number(goal)) * 100)));
	const words = say("own.progress", { value: shown(value), goal: shown(goal) });
	return (
		<div className="flex min-w-0 flex-col gap-1">
			<div
				role="progressbar"
				aria-label={words}
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={done}
				className="h-1.5 overflow-hidden rounded-full bg-surface-3"
			>
				<div className="h-full bg-hue transition-[width]" style={{ width: `${done}%` }} />
			</div>
			<p className="text-13 text-text-2">{words}</p>
		</div>
	);
}
