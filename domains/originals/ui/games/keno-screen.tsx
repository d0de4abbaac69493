// Keno: forty numbers to mark, ten that are drawn one after the other, and what the hits pay.
import { type KenoChoice, kenoField, kenoPays } from "../../core/index.ts";
import { useOriginalText } from "../text.ts";
import { Scene } from "./parts.tsx";
import { outcomeOf, type ScreenProps, timesText } from "./screen.ts";

const numbers = Array.from({ length: kenoField.numbers }, (_, index) => index + 1);

export function KenoScreen(props: ScreenProps<KenoChoice>) {
	return <Scene board={<KenoBoard {...props} />} controls={<KenoControls {...props} />} />;
}

function KenoBoard({ choice, onChoose, round, showing }: ScreenProps<KenoChoice>) {
	const say = useOriginalText();
	const drawn = outcomeOf(round, "keno")?.drawn ?? [];
	const toggle = (number: number): void => {
		const marked = choice.picks.includes(number);
		if (!marked && choice.picks.length >= kenoField.mostPicks) return;
		const picks = marked ? choice.picks.filter((pick) => pick !== number) : [...choice.picks, number];
		onChoose?.({ game: "keno", picks });
	};
	return (
		<div className="grid aspect-8/5 w-[min(100cqw,160cqh,48rem)] grid-cols-8 grid-rows-5 gap-1 sm:gap-2 [@media(max-aspect-ratio:3/4)]:aspect-5/8 [@media(max-aspect-ratio:3/4)]:w-[min(100cqw,62.5cqh)] [@media(max-aspect-ratio:3/4)]:grid-cols-5 [@media(max-aspect-ratio:3/4)]:grid-rows-8">
			{numbers.map((number) => {
				const order = drawn.indexOf(number);
				const marked = choice.picks.includes(number);
				const look = lookOf({ marked, drawn: order >= 0 });
				const delay = showing && order >= 0 ? { transitionDelay: `${order * 110}ms` } : {};
				return (
					<button
						key={number}
						type="button"
						aria-pressed={marked}
						aria-label={say(order >= 0 ? (marked ? "keno.hit" : "keno.drawn") : "keno.number", { number })}
						disabled={onChoose === undefined}
						onClick={() => toggle(number)}
						style={delay}
						className={`cut-corner-small text-14 font-medium tabular-nums transition-colors sm:text-16 motion-reduce:!delay-0 ${look}`}
					>
						{number}
					</button>
				);
			})}
		</div>
	);
}

function lookOf({ marked, drawn }: { marked: boolean; drawn: boolean }): string {
	if (marked && drawn) return "bg-won text-ground font-bold";
	if (marked) return "bg-accent text-accent-ink font-bold";
	return drawn ? "bg-surface-1 text-lost ring-2 ring-inset ring-lost/50" : "bg-surface-3 text-text-2 hover:text-text-1";
}

function KenoControls({ choice, onChoose, round, showing }: ScreenProps<KenoChoice>) {
	const say = useOriginalText();
	const pays = kenoPays(choice.picks.length).map((times, count) => ({ times, count }));
	const outcome = outcomeOf(round, "keno");
	const hits =
		showing || outcome === undefined ? -1 : choice.picks.filter((pick) => outcome.drawn.includes(pick)).length;
	return (
		<div className="flex w-full flex-wrap items-center justify-center gap-2">
			<ol className="flex flex-wrap justify-center gap-1" aria-label={say("keno.pays")}>
				{pays.map(({ times, count }) => (
					<li
						key={count}
						className={`min-w-13 rounded-control px-2 py-1 text-center leading-tight ${count === hits ? "bg-surface-3 ring-2 ring-won" : "bg-surface-2"}`}
					>
						<span className="block text-13 text-text-2">{say("keno.hits", { count })}</span>
						<span className={`block text-14 tabular-nums ${times === 0 ? "text-text-2" : ""}`}>
							{times === 0 ? "–" : timesText(times)}
						</span>
					</li>
				))}
			</ol>
			<button
				type="button"
				disabled={onChoose === undefined || choice.picks.length === 0}
				onClick={() => onChoose?.({ game: "keno", picks: [] })}
				className="min-h-11 rounded-control bg-surface-2 px-3 text-14 hover:bg-surface-3 disabled:opacity-50"
			>
				{say("keno.clear")}
			</button>
		</div>
	);
}
