// Where a slip is filled in: the tree of plays, rows or lines, what past draws show below the numbers, and the terms.
import { useMemo } from "react";
import { Chips, useFormats } from "#platform/ui";
import type { Drawn } from "../play/lottery-play.ts";
import type { OpenedLottery } from "../play/open-lottery.ts";
import { useLotteryText } from "../text.ts";
import { type Draft, type Footing, groupsIn, onPlay } from "./draft.ts";
import { NumberRows } from "./number-rows.tsx";
import { PlayTree } from "./play-tree.tsx";
import { usePlayWords } from "./play-words.ts";
import { type UnderKind, underKinds } from "./row-trends.ts";
import { SlipTerms } from "./slip-terms.tsx";
import { TypedLines } from "./typed-lines.tsx";

export type BettingAreaProps = {
	readonly draft: Draft;
	readonly footing: Footing;
	readonly most: OpenedLottery["most"];
	/** The newest first. */
	readonly draws: readonly Drawn[];
	readonly under: UnderKind;
	/** A state's own setter. */
	readonly onDraft: (next: Draft | ((now: Draft) => Draft)) => void;
	readonly onUnder: (under: UnderKind) => void;
};

export function BettingArea({ draft, footing, most, draws, under, onDraft, onUnder }: BettingAreaProps) {
	const say = useLotteryText();
	const words = usePlayWords();
	const digits = useMemo(() => draws.map((draw) => draw.digits), [draws]);
	const hasDigits = draft.play.rows.some(({ symbols }) => symbols === "digit" || symbols === "tail");
	return (
		<div className="flex min-w-0 flex-col gap-4">
			<PlayTree play={draft.play} groups={groupsIn(footing)} onPlay={(play) => onDraft(onPlay(draft, play))} />
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<p className="max-w-prose text-14 text-text-2">{words.rule(draft.play)}</p>
				{hasDigits ? (
					<Chips
						label={say("under.label")}
						items={underKinds.map((key) => ({ key, label: say(`under.${key}`) }))}
						chosen={under}
						onChoose={onUnder}
					/>
				) : null}
			</div>
			{draft.play.typed ? (
				<TypedLines draft={draft} onDraft={onDraft} />
			) : (
				<NumberRows draft={draft} onDraft={onDraft} draws={digits} under={under} />
			)}
			<SlipTerms draft={draft} footing={footing} onDraft={onDraft} />
			<MostLine draft={draft} footing={footing} most={most} />
		</div>
	);
}

/** What one may stake on the issue, or on this play of it where that is less. */
function MostLine({
	draft: { play },
	footing: { currency },
	most,
}: Pick<BettingAreaProps, "draft" | "footing" | "most">) {
	const say = useLotteryText();
	const { amount } = useFormats();
	const onPlay = most.plays.get(play.id);
	return (
		<p className="text-13 text-text-3">
			{say(onPlay === undefined ? "terms.mostOnIssue" : "terms.mostOnPlay", {
				most: amount(onPlay ?? most.issue, currency),
			})}
		</p>
	);
}
