// What the service worker does with a request: a rule without a browser. It keeps the shell of the site and nothing else:
// a call, money or another application never gets a kept answer, because it never comes to the worker's hands.

/** What the rule looks at of a request. */
export type Asked = {
	readonly method: string;
	readonly url: string;
	/** `document` for a page that a window opens; a frame and a call have others. */
	readonly destination: string;
};

export type Kept = {
	/** The site's own address: `https://example.org`. */
	readonly origin: string;
	/** Addresses of the kept files, from the root. */
	readonly files: ReadonlySet<string>;
};

/**
 * `kept`: the kept file, without asking (its name carries its content). `network`: the network, and the kept file when
 * there is none. `page`: the network, and the page that says so when there is none. `leave`: the browser's own business.
 */
export type Way = "kept" | "network" | "page" | "leave";

/** Pages that are not the site's own: other programs on the same address answer for themselves. */
const others = /^\/(?:wps|lgw|lotto|slots|ops|arcade|console|docs|live|metrics|healthz|readyz)(?:\/|$)/;

export function wayOf({ method, url, destination }: Asked, { origin, files }: Kept): Way {
	const { origin: asked, pathname } = new URL(url);
	if (method !== "GET" || asked !== origin || others.test(pathname)) return "leave";
	if (destination === "document") return "page";
	if (!files.has(pathname)) return "leave";
	return pathname.startsWith("/assets/") ? "kept" : "network";
}
