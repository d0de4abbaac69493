// The first places, with masked names, and the member's own place below them, always.
import { Amount, EmptyState } from "#platform/ui";
import type { OwnTournament, Tournament } from "../../contract/index.ts";
import { useGamesText } from "../text.ts";
import { Score } from "./score.tsx";

export type LeaderboardProps = { readonly tournament: Tournament; readonly own: OwnTournament | undefined };

export function Leaderboard({ tournament, own }: LeaderboardProps) {
	const say = useGamesText();
	const { top, currency, prizes } = tournament;
	const beyond = own?.place !== undefined && own.score !== undefined && own.place > top.length;
	if (top.length === 0) return <EmptyState title={say("tournaments.nobody")} />;
	return (
		<table className="w-full text-14 tabular-nums" aria-live="off">
			<caption className="sr-only">{say("tournaments.board")}</caption>
			<thead>
				<tr className="text-start text-13 text-text-3">
					<th className="w-12 py-2 text-start font-normal">{say("tournaments.place")}</th>
					<th className="py-2 text-start font-normal">{say("tournaments.player")}</th>
					<th className="py-2 text-end font-normal">{say("tournaments.score")}</th>
					<th className="py-2 ps-4 text-end font-normal">{say("tournaments.prize")}</th>
				</tr>
			</thead>
			<tbody>
				{top.map((line) => {
					const prize = line.prize ?? prizes[line.place - 1];
					return (
						<Row
							key={line.place}
							{...{ tournament, place: line.place, score: line.score, mine: own?.place === line.place }}
							name={own?.place === line.place ? `${line.account} · ${say("tournaments.you")}` : line.account}
							prize={prize === undefined ? null : <Amount amount={prize} currency={currency} />}
						/>
					);
				})}
				{beyond ? (
					<Row
						{...{ tournament, place: own.place ?? 0, score: own.score ?? "0", mine: true }}
						name={say("tournaments.you")}
						prize={
							prizes[(own.place ?? 0) - 1] === undefined ? null : (
								<Amount amount={prizes[(own.place ?? 0) - 1] ?? "0"} currency={currency} />
							)
						}
					/>
				) : null}
			</tbody>
		</table>
	);
}

type RowProps = {
	readonly tournament: Tournament;
	readonly place: number;
	readonly name: string;
	readonly score: string;
	readonly prize: React.ReactNode;
	readonly mine: boolean;
};

const Row = ({ tournament, place, name, score, prize, mine }: RowProps) => (
	<tr
		className={`border-t border-line ${mine ? "bg-surface-2 font-medium" : ""}`}
		aria-current={mine ? "true" : undefined}
	>
		<td className="py-2 ps-1">{place}</td>
		<td className="py-2">{name}</td>
		<td className="py-2 text-end">
			<Score of={tournament} score={score} />
		</td>
		<td className="py-2 ps-4 pe-1 text-end text-accent-text">{prize}</td>
	</tr>
);
