// A result as it is shown: its numbers as beads; of a board the first number stands for it, and all of them are a table. It stands with
// the check, whose page reads no other folder.
import { type Digits, familyOf, type LotteryGame, type Prize, toldOf } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";
import { type BeadSize, Beads } from "./bead.tsx";

export type ResultProps = {
	readonly game: LotteryGame;
	readonly digits: Digits | undefined;
	readonly size: BeadSize;
};

/** In one line. */
export function Result({ game, digits, size }: ResultProps) {
	const { balls } = familyOf(game);
	return (
		<Beads
			count={balls.told ?? balls.count}
			digits={digits === undefined ? undefined : toldOf(balls, digits)}
			size={size}
		/>
	);
}

/** Every number of a board by its prizes; nothing of a result that is none. */
export function Board({ game, digits }: Pick<ResultProps, "game"> & { readonly digits: Digits }) {
	const say = useLotteryText();
	const { board } = familyOf(game);
	if (board === undefined) return null;
	return (
		<table className="w-full text-14 tabular-nums">
			<caption className="sr-only">{say("board.name")}</caption>
			<tbody>
				{board.map((prize, index) => (
					<PrizeRow key={prize.name} prize={prize} digits={digits} first={index === 0} />
				))}
			</tbody>
		</table>
	);
}

type PrizeRowProps = { readonly prize: Prize; readonly digits: Digits; readonly first: boolean };

function PrizeRow({ prize: { name, numbers }, digits, first }: PrizeRowProps) {
	const say = useLotteryText();
	return (
		<tr className="border-t border-line first:border-t-0">
			<th scope="row" className="w-24 py-2 pe-3 text-start align-top text-13 font-normal text-text-3">
				{say(`board.${name}`)}
			</th>
			<td className="py-2">
				<ul className="flex flex-wrap gap-x-5 gap-y-1">
					{numbers.map((places) => (
						<li key={places.join()} className={first ? "text-20 font-bold text-hue" : "font-medium"}>
							{places.map((place) => digits[place]).join("")}
						</li>
					))}
				</ul>
			</td>
		</tr>
	);
}
