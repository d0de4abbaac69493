// Every route of the site is served at its address, and is looked at by the tour.
import { expect, test } from "vitest";
import { otherRoutes, routeStops } from "../../e2e/tour/stops.ts";
import { sitePages } from "../server/applications.ts";
import { router } from "./router.tsx";

const routes = Object.keys(router.routesByPath).sort();

test("the tour has a stop at every route, and none where there is no route", () => {
	const toured = new Set([...routeStops.map(({ route }) => route), ...otherRoutes]);
	expect([...toured].sort()).toEqual(routes);
});

test("the server answers every route with the site's page, and nothing else", () => {
	const served = sitePages.map((page) => page.replace(/\/\*$/, "/$code"));
	expect([...served].sort()).toEqual(routes);
});

test("every route of the specification is there", () => {
	const specified = [
		..."/ /index /register /register.html /noticePage /vip /pointMall /lottery /vnlottery /seaLottery /elott".split(
			" ",
		),
		..."/rng /live /fish /pvp /sports /esports /promotions /promoDetail /seamless /help /helpmc".split(" "),
		..."/down /join /game /login /download".split(" "),
	];
	expect(specified.filter((route) => !routes.includes(route))).toEqual([]);
});
