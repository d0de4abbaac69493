// What autoplay of an instant game is started with: the limits of every game, and of some games what a round does by itself.
import { useState } from "react";
import { AutoplayPanel, type AutoplayProps } from "#cabinet/ui";
import { type Choice, minesField, minesTimes, mostOpened } from "../../core/index.ts";
import { timesText } from "../games/screen.ts";
import { useOriginalText } from "../text.ts";

export type OriginalAutoplayProps = Pick<AutoplayProps, "currency" | "stake"> & {
	readonly choice: Choice;
	/** `cells`: of mines, in the order in which they are opened. */
	readonly onStart: (wish: Parameters<AutoplayProps["onStart"]>[0], cells: readonly number[]) => void;
};

export function OriginalAutoplay({ choice, onStart, ...amounts }: OriginalAutoplayProps) {
	const say = useOriginalText();
	const [cells, setCells] = useState<readonly number[]>([]);
	const lacks = lacking(choice, cells);
	return (
		<AutoplayPanel {...amounts} hasFree={false} wanting={lacks !== undefined} onStart={(wish) => onStart(wish, cells)}>
			{choice.game === "mines" ? <CellChoice mines={choice.mines} cells={cells} onChoose={setCells} /> : null}
			{choice.game === "crash" && choice.target > 0 ? (
				<p className="text-text-2">{say("auto.target", { point: timesText(choice.target * 100) })}</p>
			) : null}
			{lacks === undefined ? null : <p role="status">{say(`auto.${lacks}`)}</p>}
		</AutoplayPanel>
	);
}

/** What has to be chosen before autoplay may start. */
function lacking(choice: Choice, cells: readonly number[]): "wantsCells" | "wantsPicks" | "wantsTarget" | undefined {
	if (choice.game === "mines" && cells.length === 0) return "wantsCells";
	if (choice.game === "keno" && choice.picks.length === 0) return "wantsPicks";
	return choice.game === "crash" && choice.target === 0 ? "wantsTarget" : undefined;
}

const field = Array.from({ length: minesField.cells }, (_, cell) => cell);

type CellChoiceProps = {
	readonly mines: number;
	readonly cells: readonly number[];
	readonly onChoose: (cells: readonly number[]) => void;
};

function CellChoice({ mines, cells, onChoose }: CellChoiceProps) {
	const say = useOriginalText();
	const full = cells.length >= mostOpened(mines);
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-2 font-medium">{say("auto.cells")}</legend>
			<div className="grid w-64 max-w-full grid-cols-5 gap-1.5 self-center">
				{field.map((cell) => {
					const place = cells.indexOf(cell);
					return (
						<button
							key={cell}
							type="button"
							aria-pressed={place >= 0}
							aria-label={say("auto.cell", { row: Math.floor(cell / 5) + 1, column: (cell % 5) + 1 })}
							disabled={full && place < 0}
							onClick={() => onChoose(place < 0 ? [...cells, cell] : cells.filter((one) => one !== cell))}
							className="grid aspect-square min-h-11 place-items-center rounded-control bg-surface-3 text-14 font-medium tabular-nums transition aria-pressed:bg-accent aria-pressed:text-accent-ink enabled:hover:brightness-110 disabled:opacity-45"
						>
							{place < 0 ? "" : place + 1}
						</button>
					);
				})}
			</div>
			{cells.length === 0 ? null : (
				<p className="text-text-2">
					{say("auto.cellsText", { times: timesText(minesTimes({ mines, opened: cells.length })) })}
				</p>
			)}
		</fieldset>
	);
}
