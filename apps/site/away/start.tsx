// What begins once the page has come to rest: the worker, the notice at the edge, and the colour of the browser's own bar.
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { Notice } from "./notice.tsx";
import { watchReleases } from "./release.ts";

export function startAway(): void {
	const place = document.createElement("div");
	document.body.append(place);
	createRoot(place).render(
		<Suspense>
			<Notice />
		</Suspense>,
	);
	followTheme();
	if (import.meta.env.PROD) void watchReleases().catch(() => undefined);
}

/** The browser's bar follows the theme that is shown, which may not be the system's. */
function followTheme(): void {
	const root = document.documentElement;
	const colours = new Map<string, string>();
	const marks = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
	for (const mark of marks) colours.set(mark.media.includes("light") ? "light" : "dark", mark.content);
	const show = (): void => {
		const colour = colours.get(root.dataset.theme ?? "dark");
		if (colour !== undefined) for (const mark of marks) mark.content = colour;
	};
	new MutationObserver(show).observe(root, { attributeFilter: ["data-theme"] });
	show();
}
