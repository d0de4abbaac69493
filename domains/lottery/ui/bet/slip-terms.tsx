// The terms of a slip: mode, unit, multiple, and in a prize group the balance between prize and rebate.
import { useId } from "react";
import { formatMinor } from "#platform/kernel";
import { Amount, useFormats } from "#platform/ui";
import {
	familyOf,
	fineText,
	fixedReturnOf,
	mostMultiple,
	priceOf,
	seriesBounds,
	standardSeries,
	units,
	unitsOf,
	zyReturn,
} from "../../core/index.ts";
import { prizesOf } from "../cart/cart.ts";
import { useLotteryText } from "../text.ts";
import { type Draft, type Footing, termsOf } from "./draft.ts";

export type SlipTermsProps = {
	readonly draft: Draft;
	readonly footing: Footing;
	readonly onDraft: (draft: Draft) => void;
};

const amountNames = { Lott: "terms.unit", Elott: "terms.amount", SEA: "terms.lot", ZY: "terms.unit" } as const;

export function SlipTerms({ draft, footing, onDraft }: SlipTermsProps) {
	const say = useLotteryText();
	const { currency, mode } = footing;
	return (
		<div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-[auto_auto_minmax(0,1fr)] xl:items-end">
			<Segments
				label={say(amountNames[mode])}
				options={unitsOf(mode, familyOf(footing.game).code).map((unit) => ({
					value: unit,
					words: formatMinor(priceOf(currency, mode) / BigInt(units[unit]), currency),
				}))}
				value={draft.unit}
				onChange={(unit) => onDraft({ ...draft, unit })}
			/>
			<Multiple value={draft.multiple} onChange={(multiple) => onDraft({ ...draft, multiple })} />
			{mode === "Lott" ? (
				<SeriesSlider draft={draft} footing={footing} onDraft={onDraft} />
			) : (
				<PrizeLine draft={draft} footing={footing} />
			)}
		</div>
	);
}

type SegmentsProps<Value extends string | number> = {
	readonly label: string;
	readonly options: readonly { readonly value: Value; readonly words: string }[];
	readonly value: Value;
	readonly onChange: (value: Value) => void;
};

function Segments<Value extends string | number>({ label, options, value, onChange }: SegmentsProps<Value>) {
	return (
		<fieldset className="flex min-w-0 flex-col gap-1">
			<legend className="mb-1 text-13 text-text-3">{label}</legend>
			<div className="flex rounded-control bg-surface-2">
				{options.map((option) => (
					<button
						key={option.value}
						type="button"
						aria-pressed={option.value === value}
						onClick={() => onChange(option.value)}
						className="min-h-11 min-w-11 grow rounded-control px-3 text-14 whitespace-nowrap text-text-2 tabular-nums transition aria-pressed:bg-surface-3 aria-pressed:font-medium aria-pressed:text-text-1 aria-pressed:inset-ring-2 aria-pressed:inset-ring-hue"
					>
						{option.words}
					</button>
				))}
			</div>
		</fieldset>
	);
}

export type MultipleProps = { readonly value: number; readonly onChange: (value: number) => void };

export function Multiple({ value, onChange }: MultipleProps) {
	const say = useLotteryText();
	const id = useId();
	const within = (wanted: number): number => Math.min(mostMultiple, Math.max(1, Math.floor(wanted) || 1));
	return (
		<div className="flex min-w-0 flex-col gap-1">
			<label htmlFor={id} className="mb-1 text-13 text-text-3">
				{say("terms.multiple")}
			</label>
			<div className="flex rounded-control bg-surface-2">
				<Step words="−" label={say("terms.less")} disabled={value <= 1} onPress={() => onChange(within(value - 1))} />
				<input
					id={id}
					inputMode="numeric"
					value={String(value)}
					onChange={(event) => onChange(within(Number(event.target.value.replace(/\D/g, ""))))}
					className="h-11 w-20 min-w-0 grow bg-transparent text-center text-16 font-medium tabular-nums outline-none"
				/>
				<Step
					words="+"
					label={say("terms.more")}
					disabled={value >= mostMultiple}
					onPress={() => onChange(within(value + 1))}
				/>
			</div>
		</div>
	);
}

type StepProps = {
	readonly words: string;
	readonly label: string;
	readonly disabled: boolean;
	readonly onPress: () => void;
};

function Step({ words, label, disabled, onPress }: StepProps) {
	return (
		<button
			type="button"
			aria-label={label}
			disabled={disabled}
			onClick={onPress}
			className="size-11 shrink-0 rounded-control text-20 text-text-2 transition hover:bg-surface-3 active:scale-95 disabled:opacity-40"
		>
			{words}
		</button>
	);
}

type Priced = Pick<SlipTermsProps, "draft" | "footing">;

/** What one hit pays. */
function PrizeLine({ draft, footing }: Priced) {
	const say = useLotteryText();
	const { least, most } = prizesOf({
		play: draft.play,
		rows: draft.play.typed ? [] : draft.picks,
		terms: termsOf(draft, footing),
	});
	const { currency } = footing;
	return (
		<p className="flex flex-wrap items-baseline gap-x-2 text-14 text-text-2 xl:min-h-11 xl:items-center">
			{say("terms.prize")}
			<span className="text-16 text-text-1">
				<Amount amount={shortFine(least)} currency={currency} />
				{most === least ? null : (
					<>
						{" – "}
						<Amount amount={shortFine(most)} currency="" />
					</>
				)}
			</span>
			{footing.mode === "Lott" ? null : <Returns play={draft.play} mode={footing.mode} />}
		</p>
	);
}

/** What fixed odds return in the long run, beside the bet; and what the first digit leaves of fair ones. */
function Returns({ play, mode }: Pick<Draft, "play"> & Pick<Footing, "mode">) {
	const say = useLotteryText();
	const { number } = useFormats();
	return (
		<span className="text-13 text-text-3">
			{say("terms.returns", { percent: number((mode === "ZY" ? zyReturn : fixedReturnOf(play.grades)) / 10) })}
		</span>
	);
}

/** Four decimals, the last zeros of them left out as far as two. */
const shortFine = (fine: bigint): string =>
	fineText(fine).replace(/(\.\d\d)(\d?)0*$/, (_, two: string, third: string) => (third === "0" ? two : two + third));

function SeriesSlider({ draft, footing, onDraft }: SlipTermsProps) {
	const say = useLotteryText();
	const { number } = useFormats();
	const id = useId();
	const { group } = footing;
	const rebate = number(Math.round(((group - draft.series) / standardSeries) * 10_000) / 100);
	return (
		<div className="flex min-w-0 flex-col sm:col-span-2 xl:col-span-1">
			<label htmlFor={id} className="text-13 text-text-3">
				{say("terms.series", { series: draft.series })}
			</label>
			<input
				id={id}
				type="range"
				min={seriesBounds.least}
				max={group}
				step={seriesBounds.step}
				value={draft.series}
				aria-valuetext={say("terms.seriesSays", { series: draft.series, rebate })}
				onChange={(event) => onDraft({ ...draft, series: Number(event.target.value) })}
				className="h-11 w-full cursor-pointer accent-hue"
			/>
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<PrizeLine draft={draft} footing={footing} />
				<span className="text-14 text-text-2 tabular-nums">{say("terms.rebate", { percent: rebate })}</span>
			</div>
		</div>
	);
}
