// While autoplay runs: how many rounds are left, and the button that ends it. Afterwards: why it ended.
import type { AutoplayView } from "../play/autoplayer.ts";
import { useSlotText } from "../text.ts";

export type AutoplayBarProps = { readonly view: AutoplayView; readonly onStop: () => void };

export function AutoplayBar({ view: { run, stopped }, onStop }: AutoplayBarProps) {
	const say = useSlotText();
	if (run === undefined && stopped === undefined) return null;
	return (
		<div className="absolute inset-x-0 top-0 flex justify-center p-3">
			<div className="flex items-center gap-3 rounded-card border border-line bg-surface-1 px-4 py-2 text-14 shadow-float">
				<p role="status">
					{run === undefined
						? stopped === undefined
							? null
							: say(`autoplay.stopped.${stopped}`)
						: say("autoplay.left", { left: run.left })}
				</p>
				{run === undefined ? null : (
					<button
						type="button"
						onClick={onStop}
						className="min-h-11 rounded-control bg-surface-3 px-4 font-medium hover:brightness-110 active:scale-[0.98]"
					>
						{say("autoplay.stop")}
					</button>
				)}
			</div>
		</div>
	);
}
