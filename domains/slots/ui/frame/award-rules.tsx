// What makes a win and what follows from it: the sentences of the game's rules, all of them and nothing else, and small
// pictures of its lines.
import { Section } from "#cabinet/ui";
import type { PayTableView } from "../../contract/index.ts";
import { rulesOf } from "../../core/index.ts";
import { useSlotText } from "../text.ts";
import { isWorded, useSentenceWords } from "./sentence-words.ts";

export function AwardRules({ payTable }: { readonly payTable: PayTableView }) {
	const say = useSlotText();
	const words = useSentenceWords();
	const told = rulesOf(payTable).filter(isWorded);
	return (
		<Section title={say("rules.how")}>
			<ul className="flex list-disc flex-col gap-1.5 ps-5 text-text-2">
				{told.map(words).map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
			{"lines" in payTable.award ? <Lines lines={payTable.award.lines} rows={payTable.grid.rows} /> : null}
		</Section>
	);
}

function Lines({ lines, rows }: { readonly lines: readonly (readonly number[])[]; readonly rows: number }) {
	const say = useSlotText();
	return (
		<ol className="grid grid-cols-4 gap-2 sm:grid-cols-5">
			{lines.map((line, index) => (
				<li key={line.join()} className="flex flex-col items-center gap-1 rounded-control bg-surface-2 p-2 text-13">
					<LinePicture line={line} rows={rows} label={say("rules.lineNumber", { line: index + 1 })} />
					<span aria-hidden="true" className="text-text-3">
						{index + 1}
					</span>
				</li>
			))}
		</ol>
	);
}

type LinePictureProps = { readonly line: readonly number[]; readonly rows: number; readonly label: string };

function LinePicture({ line, rows, label }: LinePictureProps) {
	const points = line.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(" ");
	const cells = line.map((_, reel) => Array.from({ length: rows }, (__, row) => dotAt(reel, row)).join("")).join("");
	return (
		<svg role="img" aria-label={label} viewBox={`0 0 ${line.length * 10} ${rows * 10}`} className="h-7 text-hue">
			<path d={cells} className="fill-text-3" />
			<polyline
				points={points}
				fill="none"
				stroke="currentColor"
				strokeWidth="2.4"
				strokeLinejoin="round"
				strokeLinecap="round"
			/>
		</svg>
	);
}

const dotAt = (reel: number, row: number): string =>
	`M${reel * 10 + 3.6} ${row * 10 + 5}a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1-2.8 0Z`;
