// Where the tour looks at games: the front page, the halls, tournaments and a round seen again.
import { type Stops, stop } from "../../../e2e/tour/stop.ts";
import type { Words } from "../../../e2e/words.ts";

const hall = (category: keyof Words["games"]["category"]["name"]) => (words: Words) =>
	words.games.category.name[category];

export const stops: Stops = {
	routes: [
		...stop("/index", ({ games }) => games.home.hot, { who: ["visitor", "guest", "member", "agent"] }),
		...stop("/rng", hall("RNG"), { who: ["visitor", "member"] }),
		...stop("/sports", hall("SPORTS")),
		...stop("/esports", hall("ESPORTS")),
		...stop("/elott", hall("ELOTT")),
		...stop("/pvp", hall("PVP")),
		...stop("/fish", hall("FISH")),
		...stop("/lottery", hall("LOTT"), { address: "/lottery?gameCode=SSC&playType=1" }),
		...stop("/seamless", ({ games }) => games.frame.title),
		...stop("/tournaments", ({ games }) => games.tournaments.title),
		...stop("/replay/$code", ({ games }) => games.replay.gone, { address: "/replay/none" }),
	],
	leadingOn: { "/": "/index" },
};
