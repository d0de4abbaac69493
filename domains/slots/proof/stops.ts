// Where the tour looks at slots: the page of a game, which a browser that draws looks at in every look.
import type { Stops } from "../../../e2e/tour/stop.ts";

export const stops: Stops = {
	routes: [],
	lookedAtElsewhere: { "/game": "domains/slots/proof/rules.e2e.ts" },
};
