// Tournaments that run, the pots that grow now, and below them the most that one spin of each game can win, and how rare it is. The latter are fixed, computed from the pay tables.
import { Amount, LazyImage, useFormats } from "#platform/ui";
import type { Game } from "../../contract/index.ts";
import { useGameQuery } from "../asked-as-written.ts";
import { JackpotStrip } from "../jackpots/jackpot-strip.tsx";
import { useGoToGame } from "../launch.ts";
import { useGamesText } from "../text.ts";
import { TournamentStrip } from "../tournaments/tournament-strip.tsx";
import { RowHead } from "./game-row.tsx";

const most = 6;

export function TopAwards() {
	const { data } = useGameQuery({ sort: "award", pageSize: most });
	const games = data?.games.filter((game) => game.open && game.topAward !== undefined) ?? [];
	return (
		<>
			<TournamentStrip />
			<JackpotStrip />
			{games.length === 0 ? null : <Awards games={games} />}
		</>
	);
}

function Awards({ games }: { readonly games: readonly Game[] }) {
	const say = useGamesText();
	return (
		<section aria-label={say("home.jackpots")}>
			<RowHead title={say("home.jackpots")} text={say("home.jackpotsText")} />
			<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{games.map((game) => (
					<AwardCard key={game.gameId} game={game} />
				))}
			</ul>
		</section>
	);
}

function AwardCard({ game }: { readonly game: Game }) {
	const say = useGamesText();
	const { number } = useFormats();
	const go = useGoToGame();
	if (game.topAward === undefined) return null;
	const { amount, times, oneIn } = game.topAward;
	return (
		<li className="cut-corner relative flex items-center gap-4 rounded-card bg-surface-1 p-4 transition focus-within:bg-surface-2 hover:bg-surface-2">
			<LazyImage
				src={game.smallIcon}
				width={72}
				height={72}
				className="cut-corner-small size-18 shrink-0 rounded-control object-cover"
			/>
			<div className="min-w-0">
				<button
					type="button"
					aria-label={say("tile.playName", { name: game.displayName })}
					onClick={() => go.play(game)}
					className="block max-w-full truncate text-14 text-text-2 after:absolute after:inset-0"
				>
					{game.displayName}
				</button>
				<p className="text-20 font-bold">
					<Amount amount={amount} currency={game.currency} />
				</p>
				<p className="text-13 text-balance text-text-3">
					{say("home.jackpotOdds", { times: number(Number(times)), rounds: number(oneIn) })}
				</p>
			</div>
		</li>
	);
}
