// What search engines and readers of links are told of each page, in its language. A route without a description does not
// compile.
import { type RegisteredRouter, useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { useBrandText } from "#brand/ui";
import { siteName } from "#platform/ui";

type RoutePath = keyof RegisteredRouter["routesByPath"];

const descriptions = {
	"/": "home",
	"/index": "home",
	"/login": "login",
	"/register": "register",
	"/register.html": "register",
	"/rng": "rng",
	"/live": "live",
	"/sports": "sports",
	"/esports": "esports",
	"/lottery": "lottery",
	"/vnlottery": "lottery",
	"/seaLottery": "lottery",
	"/elott": "elott",
	"/pvp": "pvp",
	"/fish": "fish",
	"/game": "game",
	"/seamless": "seamless",
	"/vip": "vip",
	"/pointMall": "pointMall",
	"/promotions": "promotions",
	"/promoDetail": "promotions",
	"/tournaments": "tournaments",
	"/down": "down",
	"/download": "down",
	"/join": "join",
	"/noticePage": "noticePage",
	"/help": "help",
	"/helpmc": "help",
	"/phoneSimulator": "phoneSimulator",
	"/page/$code": "page",
	"/replay/$code": "replay",
} as const satisfies Record<RoutePath, string>;

const isRoute = (path: string): path is RoutePath => Object.hasOwn(descriptions, path);

export function PageDescription() {
	const say = useBrandText();
	const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? "" });
	const text = say(`descriptions.${isRoute(path) ? descriptions[path] : "missing"}`, { brand: siteName });
	useEffect(() => {
		document.querySelector('meta[name="description"]')?.setAttribute("content", text);
	}, [text]);
	return null;
}
