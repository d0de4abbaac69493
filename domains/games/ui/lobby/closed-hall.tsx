// What a hall shows while no provider stands in it: that it is not open yet, and what is.
import { OpenWays, useBrandText } from "#brand/ui";
import { EmptyState } from "#platform/ui";
import { useHotGames } from "../asked-as-written.ts";
import { useFavourites } from "../favourites.ts";
import { useGamesText } from "../text.ts";
import { GameTile } from "./game-tile.tsx";
import { TileSkeletons } from "./tile-skeletons.tsx";

export function ClosedHall({ name }: { readonly name: string }) {
	const say = useBrandText();
	return (
		<>
			<div className="rounded-card bg-surface-1">
				<EmptyState
					title={say("closed.title", { name })}
					text={say("closed.text")}
					action={
						<div className="flex flex-wrap justify-center gap-3">
							<OpenWays />
						</div>
					}
				/>
			</div>
			<OpenElsewhere />
		</>
	);
}

function OpenElsewhere() {
	const say = useGamesText();
	const favourites = useFavourites();
	const { data, error } = useHotGames();
	if (error !== null || data?.games.length === 0) return null;
	return (
		<section aria-label={say("hall.meanwhile")}>
			<h2 className="mb-4 text-20 font-bold">{say("hall.meanwhile")}</h2>
			<div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
				{data === undefined ? <TileSkeletons count={5} /> : null}
				{data?.games.slice(0, 10).map((game) => (
					<GameTile key={game.gameId} game={game} favourites={favourites} />
				))}
			</div>
		</section>
	);
}
