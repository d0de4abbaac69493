// Parts that the games' screens are built from: the board's place with its controls below, choices side by side.
import type { ReactNode } from "react";

export type SceneProps = { readonly board: ReactNode; readonly controls: ReactNode };

export function Scene({ board, controls }: SceneProps) {
	return (
		<div className="flex min-h-0 grow flex-col">
			<div className="min-h-0 grow bg-radial from-surface-2 to-ground to-70% p-4 pt-14 sm:p-6 lg:pt-6 [@media(max-height:480px)]:pt-4">
				<div className="grid size-full place-items-center [container-type:size]">{board}</div>
			</div>
			<div className="mx-auto flex w-full max-w-180 flex-wrap items-end justify-center gap-x-5 gap-y-2 px-4 pb-3 empty:hidden [@media(max-height:480px)]:pb-1">
				{controls}
			</div>
		</div>
	);
}

export type SegmentsProps<Value extends string | number> = {
	readonly label: string;
	readonly options: readonly { readonly value: Value; readonly words: string }[];
	readonly value: Value;
	readonly onChange: ((value: Value) => void) | undefined;
};

/** Choices side by side, one of which holds. */
export function Segments<Value extends string | number>({ label, options, value, onChange }: SegmentsProps<Value>) {
	return (
		<fieldset className="flex min-w-0 flex-col gap-1">
			<legend className="mb-1 text-13 text-text-3">{label}</legend>
			<div className="flex rounded-control bg-surface-2 p-1">
				{options.map((option) => (
					<button
						key={option.value}
						type="button"
						aria-pressed={option.value === value}
						disabled={onChange === undefined}
						onClick={() => onChange?.(option.value)}
						className="min-h-9 min-w-11 rounded-control px-3 text-14 text-text-2 transition aria-pressed:bg-surface-1 aria-pressed:font-medium aria-pressed:text-text-1 aria-pressed:inset-ring-2 aria-pressed:inset-ring-accent-text disabled:opacity-60"
					>
						{option.words}
					</button>
				))}
			</div>
		</fieldset>
	);
}

/** A figure with its name, as under a board. */
export function Reading({ name, children }: { readonly name: string; readonly children: ReactNode }) {
	return (
		<dl className="min-w-20 text-center leading-tight">
			<dt className="text-13 text-text-3">{name}</dt>
			<dd className="text-20 font-medium tabular-nums">{children}</dd>
		</dl>
	);
}

export type SliderProps = {
	readonly label: string;
	readonly value: number;
	readonly least: number;
	readonly most: number;
	readonly spoken: string;
	readonly onChange: ((value: number) => void) | undefined;
};

export function Slider({ label, value, least, most, spoken, onChange }: SliderProps) {
	return (
		<input
			type="range"
			aria-label={label}
			aria-valuetext={spoken}
			min={least}
			max={most}
			value={value}
			disabled={onChange === undefined}
			onChange={(event) => onChange?.(Number(event.target.value))}
			className="h-11 w-full cursor-pointer accent-accent-text disabled:cursor-default"
		/>
	);
}

/** The colour of a multiplier: cold below the stake, warmer the more it pays. */
export function heatOf(times: number): string {
	if (times === 0) return "color-mix(in oklch, var(--line-control) 45%, transparent)";
	const [, tone] = heats.find(([below]) => times < below) ?? [0, "elottery"];
	return `var(--${tone})`;
}

const heats: readonly (readonly [number, string])[] = [
	[10_000, "lottery"],
	[14_000, "fishing"],
	[20_000, "sports"],
	[30_000, "slots"],
	[45_000, "live"],
	[200_000, "poker"],
];
