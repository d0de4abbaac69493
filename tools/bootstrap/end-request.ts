// What asks a running verb to end: Ctrl-C, a polite kill, a closed terminal, or the end of npm.
import { watchParents } from "./parents.ts";

export type EndRequest = {
	readonly asked: () => boolean;
	readonly promise: Promise<"asked">;
	/** Stops listening: a second Ctrl-C then ends the process at once. */
	readonly release: () => void;
};

const names = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export function endRequest(): EndRequest {
	const abort = new AbortController();
	const ask = (): void => abort.abort();
	const promise = new Promise<"asked">((resolve) => abort.signal.addEventListener("abort", () => resolve("asked")));
	for (const name of names) process.on(name, ask);
	const unwatch = watchParents(ask);
	return {
		asked: () => abort.signal.aborted,
		promise,
		release: () => {
			unwatch();
			for (const name of names) process.off(name, ask);
		},
	};
}
