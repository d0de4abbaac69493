// The tournaments that run or come, on the home page: each leads to its own leaderboard.
import { useNavigate } from "@tanstack/react-router";
import { RowHead } from "../home/game-row.tsx";
import { useGamesText } from "../text.ts";
import { TournamentCard } from "./tournament-card.tsx";
import { useTournaments } from "./use-tournaments.ts";

const shown = 3;

export function TournamentStrip() {
	const say = useGamesText();
	const navigate = useNavigate();
	const { tournaments, own } = useTournaments();
	const standing = (tournaments ?? []).filter(({ state }) => state !== "settled").slice(0, shown);
	if (standing.length === 0) return null;
	return (
		<section aria-label={say("tournaments.title")}>
			<RowHead title={say("tournaments.title")} text={say("tournaments.intro")} />
			<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{standing.map((tournament) => (
					<TournamentCard
						key={tournament.code}
						tournament={tournament}
						own={own.get(tournament.code)}
						chosen={false}
						onChoose={() => void navigate({ href: `/tournaments?name=${tournament.code}` })}
					/>
				))}
			</ul>
		</section>
	);
}
