// Places of a leaderboard as a table, the member's own marked.
import type { Placed, Tournament } from "../../contract/index.ts";
import { useGamesText } from "../text.ts";
import { Prize } from "./prize.tsx";
import { Score } from "./score.tsx";

export type BoardLine = Placed & { readonly mine: boolean };
export type BoardTableProps = { readonly tournament: Tournament; readonly lines: readonly BoardLine[] };

export function BoardTable({ tournament, lines }: BoardTableProps) {
	const say = useGamesText();
	return (
		<table className="w-full text-14 tabular-nums" aria-live="off">
			<caption className="sr-only">{say("tournaments.board")}</caption>
			<thead>
				<tr className="text-start text-13 text-text-3">
					<th className="w-16 py-2 text-start font-normal">{say("tournaments.place")}</th>
					<th className="py-2 text-start font-normal">{say("tournaments.player")}</th>
					<th className="py-2 text-end font-normal">{say("tournaments.score")}</th>
					<th className="py-2 ps-4 text-end font-normal">{say("tournaments.prize")}</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line, index) => (
					<Row
						key={line.place}
						line={line}
						tournament={tournament}
						apart={line.place !== (lines[index - 1]?.place ?? line.place - 1) + 1}
					/>
				))}
			</tbody>
		</table>
	);
}

type RowProps = {
	readonly tournament: Tournament;
	readonly line: BoardLine;
	/** Places between it and the one above are left out. */
	readonly apart: boolean;
};

function Row({ tournament, line, apart }: RowProps) {
	const say = useGamesText();
	const { place, account, score, mine } = line;
	const prize = line.prize ?? tournament.prizes[place - 1];
	const name = [account, mine ? say("tournaments.you") : ""].filter((part) => part !== "").join(" · ");
	return (
		<tr
			className={`border-line ${apart ? "border-t-4 border-double" : "border-t"} ${mine ? "bg-surface-2 font-medium" : ""}`}
			aria-current={mine ? "true" : undefined}
		>
			<td className="py-2 ps-1">{place}</td>
			<td className="py-2">{name}</td>
			<td className="py-2 text-end">
				<Score of={tournament} score={score} />
			</td>
			<td className="py-2 ps-4 pe-1 text-end text-accent-text">
				{prize === undefined ? null : <Prize of={tournament} amount={prize} />}
			</td>
		</tr>
	);
}
