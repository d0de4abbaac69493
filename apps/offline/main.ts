// The site's service worker: it keeps the files of the shell at a release and nothing later, so that a site without a
// network can say so. What it does with a request is the rule in keeping.ts; the list of files is the build's.
import { wayOf } from "./keeping.ts";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: tools/build/offline-copy.ts. */
declare const release: { readonly version: string; readonly files: readonly string[]; readonly page: string };

const mine = "shell-";
const name = `${mine}${release.version}`;
const kept = { origin: self.location.origin, files: new Set(release.files) };

/** The older files go before the older worker does: a page sees by what is kept whether it is of this release. */
self.addEventListener("install", (event) => {
	event.waitUntil(
		keepFiles()
			.then(dropOlder)
			.then(() => self.skipWaiting()),
	);
});

self.addEventListener("activate", (event) => {
	event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const way = wayOf({ method: request.method, url: request.url, destination: request.destination }, kept);
	if (way === "leave") return;
	if (way === "kept") event.respondWith(keptFirst(request));
	else event.respondWith(fetch(request).catch(() => keptOrFail(way === "page" ? release.page : request)));
});

/** A file of a plain name is fetched past every cache: it must be the release's own. */
async function keepFiles(): Promise<void> {
	const cache = await caches.open(name);
	await cache.addAll(
		release.files.map((file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" })),
	);
}

async function dropOlder(): Promise<void> {
	const older = (await caches.keys()).filter((key) => key.startsWith(mine) && key !== name);
	await Promise.all(older.map((key) => caches.delete(key)));
}

const keptFirst = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

const keptOrFail = async (request: Request | string): Promise<Response> =>
	(await caches.match(request)) ?? Response.error();
