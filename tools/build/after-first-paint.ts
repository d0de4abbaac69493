// Moves a page's module scripts behind its first paint: the page's own markup and its picture come first on a slow line.
// The names are left in the page's head; its boot script fetches them one frame later.
import type { Plugin } from "vite";

const moduleScript = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const preload = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

export function afterFirstPaint(): Plugin {
	return {
		name: "after-first-paint",
		apply: "build",
		transformIndexHtml: { order: "post", handler: (html) => moved(html) },
	};
}

/** The page with `<meta name="entry">` and `<meta name="parts">` instead of its scripts. */
export function moved(html: string): string {
	const entry = moduleScript.exec(html)?.[1];
	if (entry === undefined) return html;
	const parts = [...html.matchAll(preload)].map(([, address]) => address);
	return html
		.replace(moduleScript, "")
		.replace(preload, "")
		.replace(
			"</head>",
			`	<meta name="entry" content="${entry}" />\n\t\t<meta name="parts" content="${parts.join(" ")}" />\n\t</head>`,
		);
}
