// Where the tour looks at the ways in.
import { type Stops, stop } from "../../../e2e/tour/stop.ts";

export const stops: Stops = {
	routes: [
		...stop("/login", ({ members }) => members.login.title, { popup: true }),
		...stop("/register", ({ members }) => members.register.title, { popup: true }),
		...stop("/register.html", ({ members }) => members.register.title, { popup: true }),
		...stop("/phoneSimulator", ({ members }) => members.simulator.title),
	],
};
