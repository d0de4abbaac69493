// What was played most in the last seven days, in its order. Where nothing was played yet there is no row.
import { useListPopularGames } from "../calls.gen.ts";
import { useGamesText } from "../text.ts";
import { GameRow } from "./game-row.tsx";

/** As many as the specification asks for. */
const count = 20;

export function PopularRow() {
	const say = useGamesText();
	const { data, error, refetch } = useListPopularGames({ count });
	if (data?.games.length === 0) return null;
	return (
		<GameRow
			title={say("home.popular")}
			text={say("home.popularText")}
			games={data?.games}
			error={error}
			onRetry={() => void refetch()}
			ranked
		/>
	);
}
