// Where the tour looks at the tables: their hall. What stands in the frame is looked at by its journey.
import { type Stops, stop } from "../../../e2e/tour/stop.ts";

export const stops: Stops = {
	routes: [...stop("/live", ({ tables }) => tables.hall.group, { who: ["visitor", "member"] })],
};
