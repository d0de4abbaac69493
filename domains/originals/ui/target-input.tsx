// A multiplier that is typed: more than 1, and within what the game offers. What is no such number says so and chooses nothing.
import { useId, useState } from "react";
import { useOriginalText } from "./text.ts";

export type TargetInputProps = {
	readonly label: string;
	/** Hundredths; 0 for none. */
	readonly target: number;
	readonly bounds: { readonly least: number; readonly most: number };
	/** Hundredths; not asked while it may not be chosen. */
	readonly onTarget: ((target: number) => void) | undefined;
	/** What an empty field stands for; without it something has to be typed. */
	readonly none?: string;
};

export function TargetInput({ label, target, bounds, onTarget, none }: TargetInputProps) {
	const say = useOriginalText();
	const id = useId();
	const [wrong, setWrong] = useState(false);
	const choose = (text: string): void => {
		const asked = Math.round(Number(text) * 100);
		const empty = text.trim() === "" && none !== undefined;
		setWrong(!empty && !(asked > 100));
		if (empty) onTarget?.(0);
		else if (asked > 100) onTarget?.(Math.min(bounds.most, Math.max(bounds.least, asked)));
	};
	return (
		<div className="flex flex-col gap-1 text-13">
			<label className="flex flex-col gap-1 text-text-3">
				{label}
				<input
					key={target}
					type="number"
					inputMode="decimal"
					min={bounds.least / 100}
					max={bounds.most / 100}
					step="0.01"
					placeholder={none}
					defaultValue={target === 0 ? "" : (target / 100).toFixed(2)}
					disabled={onTarget === undefined}
					aria-invalid={wrong}
					aria-describedby={wrong ? id : undefined}
					onBlur={(event) => choose(event.target.value)}
					onKeyDown={(event) => {
						if (event.key === "Enter") event.currentTarget.blur();
					}}
					className="h-11 w-36 rounded-control border border-line-control bg-surface-1 px-3 text-16 text-text-1 tabular-nums"
				/>
			</label>
			{wrong ? (
				<span id={id} role="alert" className="max-w-36 text-lost">
					{say("aboveOne")}
				</span>
			) : null}
		</div>
	);
}
