// The rows of a play: values large enough for a thumb, quick picks, and under each value what past draws were like.
import { memo, useCallback, useMemo } from "react";
import type { Digits, DigitTrend, Row } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";
import { type Draft, pressed, type QuickPick, quick, quickOf } from "./draft.ts";
import { usePlayWords } from "./play-words.ts";
import { rowTrend, type UnderKind } from "./row-trends.ts";
import { ValueGrid } from "./value-grid.tsx";

export type NumberRowsProps = {
	readonly draft: Draft;
	readonly onDraft: (change: (draft: Draft) => Draft) => void;
	/** The newest first. */
	readonly draws: readonly Digits[];
	readonly under: UnderKind;
};

export function NumberRows({ draft, onDraft, draws, under }: NumberRowsProps) {
	const words = usePlayWords();
	const { play } = draft;
	const trends = useMemo(
		() => play.rows.map((row) => (under === "none" ? undefined : rowTrend(play, row, draws))),
		[play, draws, under],
	);
	const onPress = useCallback(
		(row: number, value: number) => onDraft((now) => pressed(now, { row, value })),
		[onDraft],
	);
	const onQuick = useCallback((row: number, pick: QuickPick) => onDraft((now) => quick(now, { row, pick })), [onDraft]);
	return (
		<div className="flex flex-col gap-4">
			{play.rows.map((row, index) => (
				<NumberRow
					key={row.label}
					row={row}
					index={index}
					name={words.row(row)}
					picked={draft.picks[index] ?? none}
					trend={trends[index]}
					under={under}
					onPress={onPress}
					onQuick={onQuick}
				/>
			))}
		</div>
	);
}

const none: readonly number[] = [];

type NumberRowProps = {
	readonly row: Row;
	readonly index: number;
	readonly name: string;
	readonly picked: readonly number[];
	readonly trend: readonly DigitTrend[] | undefined;
	readonly under: UnderKind;
	readonly onPress: (row: number, value: number) => void;
	readonly onQuick: (row: number, pick: QuickPick) => void;
};

/** A press draws its own row anew, and none of the others. */
const NumberRow = memo(function NumberRow({
	row,
	index,
	name,
	picked,
	trend,
	under,
	onPress,
	onQuick,
}: NumberRowProps) {
	const say = useLotteryText();
	const words = usePlayWords();
	const words10 =
		row.values.length === 10 || row.values.length === 100
			? "grid-cols-5 sm:grid-cols-10"
			: "grid-cols-[repeat(auto-fill,minmax(3rem,1fr))]";
	const most = Math.max(1, ...(trend ?? []).map((each) => each[under === "shown" ? "shown" : "missing"]));
	const wide = ["digit", "sum", "span", "amount", "triple", "double", "tail"].includes(row.symbols);
	return (
		<fieldset
			aria-label={name}
			className="flex min-w-0 flex-col gap-2 lg:grid lg:grid-cols-[5rem_minmax(0,1fr)_auto] lg:items-start lg:gap-4"
		>
			<div className="flex items-center justify-between gap-2 lg:min-h-12">
				<span aria-hidden="true" className="shrink-0 text-14 font-medium text-text-2">
					{name}
				</span>
				<QuickPicks
					row={row}
					name={name}
					onQuick={(pick) => onQuick(index, pick)}
					className="flex-wrap justify-end lg:hidden"
				/>
			</div>
			<ValueGrid
				name={name}
				values={row.values}
				className={`grid gap-1.5 ${wide ? words10 : "grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]"}`}
			>
				{(value, tabIndex) => (
					<ValueButton
						key={value}
						words={words.value(value, row)}
						picked={picked.includes(value)}
						tabIndex={tabIndex}
						figure={trend?.find(({ digit }) => digit === value)}
						most={most}
						under={under}
						said={(figure) => say(under === "shown" ? "under.saysShown" : "under.saysMissing", { count: figure })}
						onPress={() => onPress(index, value)}
					/>
				)}
			</ValueGrid>
			<QuickPicks
				row={row}
				name={name}
				onQuick={(pick) => onQuick(index, pick)}
				className="hidden lg:flex lg:min-h-12 lg:w-71 lg:flex-wrap"
			/>
		</fieldset>
	);
});

type ValueButtonProps = {
	readonly words: string;
	readonly picked: boolean;
	readonly tabIndex: 0 | -1;
	readonly figure: DigitTrend | undefined;
	readonly most: number;
	readonly under: UnderKind;
	readonly said: (figure: number) => string;
	readonly onPress: () => void;
};

function ValueButton({ words, picked, tabIndex, figure, most, under, said, onPress }: ValueButtonProps) {
	const count = figure?.[under === "shown" ? "shown" : "missing"];
	return (
		<div className="flex flex-col gap-1">
			<button
				type="button"
				aria-pressed={picked}
				tabIndex={tabIndex}
				aria-label={count === undefined ? words : `${words}, ${said(count)}`}
				onClick={onPress}
				className="min-h-12 rounded-control bg-surface-2 text-20 font-medium tabular-nums transition select-none touch-manipulation hover:bg-surface-3 active:scale-95 aria-pressed:cut-corner-small aria-pressed:bg-hue aria-pressed:font-bold aria-pressed:text-ground aria-pressed:focus-visible:-outline-offset-4 aria-pressed:focus-visible:outline-ground [&:has(span)]:text-14"
			>
				{words.length > 2 && !/^[0-9]+$/.test(words) ? <span>{words}</span> : words}
			</button>
			{count === undefined ? null : (
				<span aria-hidden="true" className="flex items-center gap-1 px-1 text-13 leading-none text-text-3 tabular-nums">
					<span className="h-1 grow overflow-hidden rounded-full bg-surface-3">
						<span className="block h-full rounded-full bg-hue" style={{ width: `${(count / most) * 100}%` }} />
					</span>
					<span className="min-w-4 text-end">{count}</span>
				</span>
			)}
		</div>
	);
}

type QuickPicksProps = {
	readonly row: Row;
	readonly name: string;
	readonly onQuick: (pick: QuickPick) => void;
	readonly className: string;
};

function QuickPicks({ row, name, onQuick, className }: QuickPicksProps) {
	const say = useLotteryText();
	return (
		<span className={`flex items-center gap-0.5 ${className}`}>
			{quickOf(row).map((pick) => (
				<button
					key={pick}
					type="button"
					aria-label={say("quick.of", { row: name, pick: say(`quick.${pick}`) })}
					onClick={() => onQuick(pick)}
					className="min-h-11 min-w-9 rounded-control px-1.5 text-13 whitespace-nowrap text-text-2 transition hover:bg-surface-2 hover:text-text-1 active:scale-95 sm:min-w-11"
				>
					{say(`quick.${pick}`)}
				</button>
			))}
		</span>
	);
}
