// The built applications and the pages they draw. An application that is not built is not served.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BuiltApp } from "#platform/http";

/** The site's routes, as the specification lists them; what is not here is answered with a 404. */
export const sitePages = [
	"/",
	"/index",
	"/login",
	"/register",
	"/register.html",
	"/noticePage",
	"/vip",
	"/pointMall",
	"/lottery",
	"/vnlottery",
	"/seaLottery",
	"/elott",
	"/rng",
	"/live",
	"/fish",
	"/pvp",
	"/sports",
	"/esports",
	"/promotions",
	"/promoDetail",
	"/seamless",
	"/help",
	"/helpmc",
	"/down",
	"/download",
	"/join",
	"/game",
	"/page/*",
] as const;

export function builtApplications(): BuiltApp[] {
	const dist = new URL("../../dist/", import.meta.url);
	const site = fileURLToPath(new URL("site/", dist));
	const arcade = fileURLToPath(new URL("arcade/", dist));
	const apps: BuiltApp[] = [
		{ prefix: "/", directory: site, pages: sitePages, framedBy: "nobody" },
		{ prefix: "/arcade/", directory: arcade, pages: ["/arcade/"], framedBy: "self" },
	];
	return apps.filter((app) => existsSync(`${app.directory}index.html`));
}
