// Registers the service worker and notices a release: the page that is open is then an older one.
import { externalStore } from "#platform/ui";

/** Whether the page was built before the release that the worker keeps now. */
export const outdated = externalStore(false);

const lookEveryMilliseconds = 30 * 60_000;

/** Call it when the page has come to rest. A browser without workers is left as it is. */
export async function watchReleases(): Promise<void> {
	if (!("serviceWorker" in navigator)) return;
	navigator.serviceWorker.addEventListener("controllerchange", () => void compare());
	const registration = await navigator.serviceWorker.register("/sw.js");
	const look = (): void => {
		if (navigator.onLine && document.visibilityState === "visible") registration.update().catch(() => undefined);
	};
	setInterval(look, lookEveryMilliseconds);
	document.addEventListener("visibilitychange", look);
}

/** The worker keeps the scripts of its own release alone: when ours is not among them, ours is an older one. */
async function compare(): Promise<void> {
	const script = document.querySelector<HTMLMetaElement>('meta[name="entry"]')?.content;
	if (script !== undefined) outdated.set((await caches.match(script)) === undefined);
}
