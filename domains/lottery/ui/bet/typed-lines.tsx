// Lines that are typed or pasted: what is read, what is dropped and why, before it is bet.
import { useId } from "react";
import { type Sentence, slipBounds } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";
import { type Draft, pastedOf, tidied } from "./draft.ts";
import { hasLineHelpers, withOrders, withRanges } from "./line-helpers.ts";

export type TypedLinesProps = { readonly draft: Draft; readonly onDraft: (draft: Draft) => void };

export function TypedLines({ draft, onDraft }: TypedLinesProps) {
	const say = useLotteryText();
	const id = useId();
	const { lines, wrong, repeated } = pastedOf(draft);
	const length = draft.play.says.places.length;
	const dropped = [
		...(repeated > 0 ? [say("typed.repeated", { count: repeated })] : []),
		...(wrong > 0 ? [say("typed.wrong", { count: wrong })] : []),
		...(lines.length > slipBounds.mostLines ? [say("typed.tooMany", { count: slipBounds.mostLines })] : []),
	];
	return (
		<div className="flex flex-col gap-2">
			<label htmlFor={id} className="text-14 font-medium text-text-2">
				{say("typed.label", { count: length })}
			</label>
			<textarea
				id={id}
				value={draft.text}
				inputMode="numeric"
				spellCheck={false}
				autoComplete="off"
				aria-describedby={`${id}-read`}
				placeholder={say("typed.example", { lines: examplesOf(draft.play.says) })}
				onChange={(event) => onDraft({ ...draft, text: event.target.value })}
				className="min-h-36 w-full resize-y rounded-control border border-line-control bg-ground p-3 font-mono text-16 tabular-nums outline-none placeholder:text-text-3 focus:border-accent-text"
			/>
			<div className="flex min-h-11 flex-wrap items-center justify-between gap-2 text-13 text-text-2">
				<p id={`${id}-read`} role="status">
					{[say("typed.read", { count: lines.length }), ...dropped].join(" ")}
				</p>
				<span className="flex flex-wrap gap-1">
					{hasLineHelpers(draft) ? (
						<>
							<Small
								words={say("typed.orders")}
								disabled={lines.length === 0}
								onPress={() => onDraft(withOrders(draft))}
							/>
							<Small
								words={say("typed.ranges")}
								disabled={lines.length < 2}
								onPress={() => onDraft(withRanges(draft))}
							/>
						</>
					) : null}
					<Small words={say("typed.tidy")} disabled={dropped.length === 0} onPress={() => onDraft(tidied(draft))} />
					<Small
						words={say("quick.clear")}
						disabled={draft.text === ""}
						onPress={() => onDraft({ ...draft, text: "" })}
					/>
				</span>
			</div>
		</div>
	);
}

/** Lines with so many orders. */
const knownExamples: Readonly<Record<number, string>> = { 12: "2446 1355", 6: "2244 1133", 4: "2224 1113" };

function examplesOf(says: Sentence): string {
	const known = says.sentence === "prizesAny" ? knownExamples[says.orders] : undefined;
	const { length } = says.places;
	return known ?? [length, length + 2].map((from) => exampleLine(from, length)).join(" ");
}

const exampleLine = (from: number, length: number): string =>
	Array.from({ length }, (_, index) => (from * 3 + index * 2) % 10).join("");

type SmallProps = { readonly words: string; readonly disabled: boolean; readonly onPress: () => void };

function Small({ words, disabled, onPress }: SmallProps) {
	return (
		<button
			type="button"
			disabled={disabled}
			onClick={onPress}
			className="min-h-11 rounded-control bg-surface-2 px-3 text-14 transition hover:bg-surface-3 disabled:opacity-50"
		>
			{words}
		</button>
	);
}
