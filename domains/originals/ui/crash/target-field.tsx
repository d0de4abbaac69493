// At what multiplier a flight is left by itself; empty for by hand alone.
import { crashBounds } from "../../core/index.ts";
import { useOriginalText } from "../text.ts";

export type TargetFieldProps = {
	/** Hundredths; 0 for none. */
	readonly target: number;
	readonly onTarget: ((target: number) => void) | undefined;
};

export function TargetField({ target, onTarget }: TargetFieldProps) {
	const say = useOriginalText();
	const choose = (text: string): void => {
		const asked = Math.round(Number(text) * 100);
		onTarget?.(text.trim() === "" || !(asked > 0) ? 0 : Math.min(crashBounds.most, Math.max(crashBounds.least, asked)));
	};
	return (
		<label className="flex flex-col gap-1 text-13 text-text-3">
			{say("crash.target")}
			<input
				key={target}
				type="number"
				inputMode="decimal"
				min={crashBounds.least / 100}
				max={crashBounds.most / 100}
				step="0.01"
				placeholder={say("crash.byHand")}
				defaultValue={target === 0 ? "" : (target / 100).toFixed(2)}
				disabled={onTarget === undefined}
				onBlur={(event) => choose(event.target.value)}
				onKeyDown={(event) => {
					if (event.key === "Enter") event.currentTarget.blur();
				}}
				className="h-11 w-36 rounded-control border border-line-control bg-surface-1 px-3 text-16 text-text-1 tabular-nums"
			/>
		</label>
	);
}
