// Answers the games an operator marked as popular, then those most played in the last seven days. The count is taken anew at most once a minute.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { given, listPopularGames } from "../../contract/index.ts";
import { type Category, selectGames } from "../../core/index.ts";
import { countByGame } from "../rounds/round-store.ts";
import type { GamesTools } from "../tools.ts";
import { openTilesOf, viewerOf } from "./tiles.ts";

const categoriesOf: Readonly<Record<"Lott" | "ZY" | "Elott" | "SEA", readonly Category[]>> = {
	Lott: ["LOTT"],
	ZY: ["LOTT"],
	Elott: ["ELOTT"],
	SEA: ["LOTT", "ELOTT"],
};

const week = 7 * 86_400_000;
const countedForMilliseconds = 60_000;

type Counted = Awaited<ReturnType<typeof countByGame>>;

export function listPopularGamesRoute(tools: GamesTools): Route {
	let counted: { readonly at: number; readonly games: Promise<Counted> } | undefined;

	function popular(): Promise<Counted> {
		const now = tools.clock.now().getTime();
		if (counted === undefined || now - counted.at > countedForMilliseconds) {
			const games = tools.db.read((tx) => countByGame(tx, new Date(now - week)));
			counted = { at: now, games };
			games.catch(() => {
				counted = undefined;
			});
		}
		return counted.games;
	}
	return bind(listPopularGames, async (input, context) => {
		const viewer = await viewerOf(tools, context, input);
		const catalogue = tools.catalogue.current();
		const mode = given(input.prizeMode);
		const wanted = mode === undefined ? undefined : categoriesOf[mode];
		const played = (await popular()).flatMap(({ gameId }) => catalogue.byId.get(gameId) ?? []);
		const named = selectGames(catalogue.games, { ...viewer, sort: "order" }).filter(({ popular: marked }) => marked);
		const shown = [...new Set([...named, ...played])].filter(
			(game) => wanted === undefined || wanted.includes(game.category),
		);
		return ok({ games: openTilesOf(catalogue, viewer, shown).slice(0, input.count) });
	});
}
