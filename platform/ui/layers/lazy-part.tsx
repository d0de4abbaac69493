// Parts of the page that come in a file of their own, when they are first needed.
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/** Until a chunk arrives, at most this long. */
export const chunkTimeoutMilliseconds = 120_000;

/** Rejects when a chunk does not come in time, so that an error page can offer another try. */
export function withChunkTimeout<Module>(load: () => Promise<Module>): () => Promise<Module> {
	return () => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const late = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject(new Error("a part of the page did not arrive")), chunkTimeoutMilliseconds);
		});
		return Promise.race([load(), late]).finally(() => clearTimeout(timer));
	};
}

export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => void };

/** `lazyPart(() => import("./rng-page.tsx").then((part) => part.RngPage), <PageSkeleton />)` */
export function lazyPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	waiting: ReactNode = null,
): LazyPart<Props> {
	const timed = withChunkTimeout(load);
	const Part = lazy(async () => ({ default: await timed() }));
	// biome-ignore lint/correctness/noComponentHookFactories: called once a module, when it is loaded
	const Shown = (props: Props) => (
		<Suspense fallback={waiting}>
			<Part {...props} />
		</Suspense>
	);
	return Object.assign(Shown, { preload: () => void timed().catch(() => {}) });
}
