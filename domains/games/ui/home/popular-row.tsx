// What was played most in the last seven days, in its order.
import type { Game } from "../../contract/index.ts";
import { useGamesText } from "../text.ts";
import { GameRow } from "./game-row.tsx";

export function PopularRow({ games }: { readonly games: readonly Game[] }) {
	const say = useGamesText();
	return <GameRow title={say("home.popular")} text={say("home.popularText")} games={games} ranked />;
}
