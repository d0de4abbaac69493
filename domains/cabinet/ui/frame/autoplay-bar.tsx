// While autoplay runs: how many rounds are left, and the button that ends it. Afterwards: why it ended. It keeps its width
// and the place of its button whatever it says, so nothing moves away under a hand. It stands beside
// the game's name where there is room, and never over it there.
import type { KeyboardEvent, PointerEvent } from "react";
import type { AutoplayView } from "../play/autoplayer.ts";
import { useCabinetText } from "../text.ts";

export type AutoplayBarProps = { readonly view: AutoplayView; readonly onStop: () => void };

export function AutoplayBar({ view: { run, stopped }, onStop }: AutoplayBarProps) {
	const say = useCabinetText();
	if (run === undefined && stopped === undefined) return null;
	return (
		<div className="absolute inset-x-0 top-0 flex justify-center p-3 sm:justify-start">
			<div className="flex min-h-15.5 w-full max-w-85 items-center sm:max-w-70 gap-3 rounded-card border border-line bg-surface-1 px-4 py-2 text-14 shadow-float">
				<p role="status" className="min-w-0 grow tabular-nums">
					{run === undefined
						? stopped === undefined
							? null
							: say(`autoplay.stopped.${stopped}`)
						: say("autoplay.left", { left: run.left })}
				</p>
				{run === undefined ? null : <StopButton words={say("autoplay.stop")} onStop={onStop} />}
			</div>
		</div>
	);
}

/**
 * It stops as the press begins: what comes between that and a click (a slip of the finger, a scroll, a round that is over)
 * takes no press away. A click alone is how assistive programs press.
 */
function StopButton({ words, onStop }: { readonly words: string; readonly onStop: () => void }) {
	const pointed = ({ button }: PointerEvent): void => {
		if (button === 0) onStop();
	};
	const typed = (event: KeyboardEvent): void => {
		if (event.key !== "Enter" && event.key !== " ") return;
		// The button is gone before the key comes up: it must not go on to the game.
		event.preventDefault();
		event.stopPropagation();
		onStop();
	};
	return (
		<button
			type="button"
			onPointerDown={pointed}
			onKeyDown={typed}
			onClick={onStop}
			className="min-h-11 shrink-0 touch-manipulation rounded-control bg-surface-3 px-4 font-medium hover:brightness-110 active:scale-[0.98]"
		>
			{words}
		</button>
	);
}
