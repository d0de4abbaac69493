// Where the tour looks at the lotteries: both halls with their draws. What stands in the frame is looked at by its journey.
import { type Stops, stop } from "../../../e2e/tour/stop.ts";

export const stops: Stops = {
	routes: [
		...stop("/lottery", ({ lottery }) => lottery.hall.family.SSC, { who: ["visitor", "member"] }),
		...stop("/vnlottery", ({ lottery }) => lottery.hall.region.south),
		...stop("/seaLottery", ({ lottery }) => lottery.hall.family.YK),
		...stop("/elott", ({ lottery }) => lottery.hall.family.SSC),
	],
};
