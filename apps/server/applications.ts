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
	"/tournaments",
	"/seamless",
	"/help",
	"/helpmc",
	"/down",
	"/download",
	"/join",
	"/game",
	"/phoneSimulator",
	"/page/*",
	"/replay/*",
] as const;

/** Files beside the pages that say what the site is called. */
const siteFiles = ["manifest.webmanifest", "offline.html"] as const;

/** What the built files are called; a brand of another name is served with its own. */
const builtName = "Tessera";

export type OfHosts = {
	readonly nameAt: (host: string) => string | undefined;
	readonly opensOtherWindows: (host: string) => Promise<boolean>;
	/** Whose pages are games of vendors outside the house. */
	readonly frames: () => readonly string[];
	/** Where pictures and sound in the house's own frames come from. */
	readonly pictures: () => Promise<readonly string[]>;
};

export function builtApplications({ nameAt, opensOtherWindows, frames, pictures }: OfHosts): BuiltApp[] {
	const dist = new URL("../../dist/", import.meta.url);
	const site = fileURLToPath(new URL("site/", dist));
	const back = fileURLToPath(new URL("console/", dist));
	const arcade = fileURLToPath(new URL("arcade/", dist));
	const verifier = fileURLToPath(new URL("verifier/", dist));
	const name = { built: builtName, at: nameAt };
	const apps: BuiltApp[] = [
		{
			prefix: "/",
			directory: site,
			pages: sitePages,
			framedBy: "nobody",
			opensOtherWindows,
			frames,
			unlisted: ["/replay/*"],
			name: { ...name, files: siteFiles },
		},
		{
			prefix: "/arcade/",
			directory: arcade,
			pages: ["/arcade/"],
			framedBy: "self",
			pictures,
			name: { ...name, files: [] },
		},
		{ prefix: "/verify/", directory: verifier, pages: ["/verify", "/verify/"], framedBy: "nobody" },
		{
			prefix: "/console/",
			directory: back,
			pages: ["/console", "/console/", "/console/:screen"],
			framedBy: "nobody",
			name: { ...name, files: [] },
		},
	];
	return apps.filter((app) => existsSync(`${app.directory}index.html`));
}
