// One tournament whole: its rules, who leads, where the member stands, and joining.
import { Amount } from "#platform/ui";
import type { OwnTournament, Tournament } from "../../contract/index.ts";
import { useGameQuery } from "../asked-as-written.ts";
import { useGoToGame } from "../launch.ts";
import { useGamesText } from "../text.ts";
import { JoinForm } from "./join-form.tsx";
import { Leaderboard } from "./leaderboard.tsx";
import { Prize } from "./prize.tsx";
import { Score } from "./score.tsx";
import { TournamentState, TournamentTime } from "./tournament-card.tsx";

export type TournamentDetailProps = { readonly tournament: Tournament; readonly own: OwnTournament | undefined };

export function TournamentDetail({ tournament, own }: TournamentDetailProps) {
	const say = useGamesText();
	const { name, rules, state, entry } = tournament;
	const coming = state === "planned" || state === "running";
	return (
		<section aria-label={name} className="flex flex-col gap-5 rounded-panel bg-surface-1 p-5 md:p-7">
			<header className="flex flex-col gap-2">
				<div className="flex flex-wrap items-center gap-3">
					<h2 className="text-20 font-bold">{name}</h2>
					<TournamentState state={state} />
				</div>
				<TournamentTime tournament={tournament} />
			</header>
			<div className="flex flex-col gap-2 text-14 text-text-2">
				<p className="max-w-prose whitespace-pre-line">{rules}</p>
				<Terms tournament={tournament} />
			</div>
			{entry === "join" && coming && own?.joined !== true ? <JoinForm tournament={tournament} /> : null}
			{own?.joined === true && own.place === undefined ? (
				<p className="text-14 text-text-2">{say("tournaments.joined")}</p>
			) : null}
			{own?.place === undefined || own.score === undefined ? null : (
				<p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-card bg-surface-2 p-4" aria-live="polite">
					<span className="text-20 font-bold tabular-nums">{say("tournaments.ownPlace", { place: own.place })}</span>
					<span className="text-14 text-text-2 tabular-nums">
						<Score of={tournament} score={own.score} />
					</span>
					{own.prize === undefined ? null : (
						<span className="text-14 text-won">
							{say("tournaments.prize")} <Prize of={tournament} amount={own.prize} />
						</span>
					)}
				</p>
			)}
			<Leaderboard tournament={tournament} own={own} />
			{coming ? <Games gameIds={tournament.gameIds} /> : null}
		</section>
	);
}

function Terms({
	tournament: { score, entry, minStake, currency, prizes, prizesIn },
}: {
	readonly tournament: Tournament;
}) {
	const say = useGamesText();
	return (
		<ul className="list-disc ps-5">
			<li>{say(`tournaments.scoreText.${score}`)}</li>
			{minStake === undefined ? null : (
				<li>
					{say("tournaments.minStake")} <Amount amount={minStake} currency={currency} />
				</li>
			)}
			<li>{say(`tournaments.entryText.${entry}`)}</li>
			<li>{say("tournaments.tieText")}</li>
			<li>{say("tournaments.prizesText", { count: prizes.length })}</li>
			{prizesIn === "points" ? <li>{say("tournaments.pointsText")}</li> : null}
		</ul>
	);
}

/** As many as one call lists. */
const shownGames = 48;

function Games({ gameIds }: Pick<Tournament, "gameIds">) {
	const say = useGamesText();
	const go = useGoToGame();
	const { data } = useGameQuery({ gameType: "RNG", pageSize: shownGames });
	const games = (data?.games ?? []).filter(({ gameId }) => gameIds.includes(gameId));
	if (gameIds.length === 0) return <p className="text-14 text-text-3">{say("tournaments.allGames")}</p>;
	return (
		<div className="flex flex-wrap items-center gap-2">
			<span className="text-14 text-text-3">{say("tournaments.games")}</span>
			{games.map((game) => (
				<button
					key={game.gameId}
					type="button"
					aria-label={say("tile.playName", { name: game.displayName })}
					onClick={() => go.play(game)}
					className="h-9 rounded-control bg-surface-3 px-3 text-14 transition hover:brightness-110"
				>
					{game.displayName}
				</button>
			))}
		</div>
	);
}
