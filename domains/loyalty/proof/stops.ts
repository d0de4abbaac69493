// Where the tour looks at ranks and points.
import { type Stops, stop } from "../../../e2e/tour/stop.ts";

export const stops: Stops = {
	routes: [
		...stop("/vip", ({ brand }) => brand.nav.vip, { who: ["visitor", "member"] }),
		...stop("/pointMall", ({ brand }) => brand.nav.pointMall, { who: ["visitor", "member"] }),
	],
};
