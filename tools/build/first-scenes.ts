// Gives a page that opens with a scene a copy of the site's page with that scene in its markup, so that the picture is
// asked for and painted before any script. The server sends it for that address (platform/http/static-files.ts).
import type { Plugin } from "vite";

export type FirstScene = {
	/** "stage": the home page's. "head": that of a page below it. */
	readonly shape: "stage" | "head";
	readonly wide: string;
	/** The picture for a narrow window, where it has one of its own. */
	readonly narrow?: string;
};

/** By the page's address, without the slash before it and without ".html". */
export type FirstScenes = Readonly<Record<string, FirstScene>>;

const place = '<div class="first-scene"></div>';

export function firstScenes(scenes: FirstScenes): Plugin {
	return {
		name: "first-scenes",
		apply: "build",
		generateBundle: {
			order: "post",
			handler(_output, bundle) {
				const page = bundle["index.html"];
				if (page?.type !== "asset") return;
				const html = page.source.toString();
				for (const [address, scene] of Object.entries(scenes)) {
					this.emitFile({ type: "asset", fileName: `first/${address}.html`, source: withScene(html, scene) });
				}
			},
		},
	};
}

/** The page with the scene in its place. Throws when it has no place for one: the first paint would silently be bare. */
export function withScene(html: string, { shape, wide, narrow }: FirstScene): string {
	if (!html.includes(place)) throw new Error("the site's page has no place for its first scene");
	const source = narrow === undefined ? "" : `<source media="(max-width: 39.99rem)" srcset="${addressOf(narrow)}" />`;
	const image = `<img src="${addressOf(wide)}" alt="" fetchpriority="high" />`;
	return html.replace(place, `<picture class="first-scene first-${shape}">${source}${image}</picture>`);
}

const addressOf = (scene: string): string => `/art/scenes/${scene}.webp`;
