// Three games for who has just come: each opens with one press.
import { LazyImage, Skeleton } from "#platform/ui";
import { useGameQuery } from "../asked-as-written.ts";
import { useGoToGame } from "../launch.ts";
import { tileSizes } from "../lobby/tile-art.ts";
import { useGamesText } from "../text.ts";
import { firstGames } from "./first-games.ts";

const places = ["first", "second", "third"];
/** As many as there are to choose from in one answer. */
const looked = 48;

export function BeginGames() {
	const say = useGamesText();
	const { play } = useGoToGame();
	const { data, error } = useGameQuery({ gameType: "RNG", pageSize: looked }, { freshMilliseconds: 300_000 });
	if (error !== null) return null;
	const games = data === undefined ? undefined : firstGames(data.games);
	return (
		<ul className="grid grid-cols-3 gap-3 md:gap-4">
			{games === undefined
				? places.map((place) => (
						<li key={place}>
							<Skeleton className="cut-corner aspect-3/4 rounded-card" />
						</li>
					))
				: null}
			{games?.map((game) => (
				<li key={game.gameId} data-hue={game.gameType}>
					<button
						type="button"
						onClick={() => play(game)}
						aria-label={say("tile.playName", { name: game.displayName })}
						className="group block w-full text-start"
					>
						<span className="cut-corner block aspect-3/4 overflow-hidden rounded-card bg-night">
							<Art icon={game.showIcon} />
						</span>
						<span className="mt-2 line-clamp-2 text-14 font-medium">{game.displayName}</span>
						<span className="block truncate text-13 text-text-3">{game.vendorName}</span>
					</button>
				</li>
			))}
		</ul>
	);
}

function Art({ icon }: { readonly icon: string }) {
	const sizes = tileSizes(icon);
	return (
		<LazyImage
			src={icon}
			{...(sizes === undefined ? {} : { sizes })}
			width={540}
			height={720}
			className="size-full object-cover transition duration-200 group-hover:scale-[1.03]"
		/>
	);
}
