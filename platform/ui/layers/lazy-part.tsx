// Parts of the page that come in a file of their own, when they are first needed. One that does not come says so in its
// place, and another try loads it again.
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { PartMissing, partTimeoutMilliseconds } from "./bring-part.ts";
import { PartPlace } from "./part-place.tsx";

/** Rejects with PartMissing when a part fails to come, or does not come in time. */
export function inTime<Part>(load: () => Promise<Part>): () => Promise<Part> {
	return () =>
		new Promise((resolve, reject) => {
			const fail = (cause: unknown): void =>
				reject(cause instanceof PartMissing ? cause : new PartMissing({ renewed: false, cause }));
			const timer = setTimeout(fail, partTimeoutMilliseconds);
			load()
				.then(resolve, fail)
				.finally(() => clearTimeout(timer));
		});
}

/** `onMissing`: called when its place says that it did not come, for whatever waits for it elsewhere on the page. */
type LazyProps<Props> = Props & { readonly onMissing?: () => void };

export type LazyPart<Props> = ComponentType<LazyProps<Props>> & { readonly preload: () => void };

/** `lazyPart(() => import("./rng-page.tsx").then((part) => part.RngPage), <PageSkeleton />)` */
export function lazyPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	waiting: ReactNode = null,
): LazyPart<Props> {
	const timed = inTime(load);
	const begin = () => lazy(async () => ({ default: await timed() }));
	let Part = begin();
	const again = (): void => {
		Part = begin();
	};
	// biome-ignore lint/correctness/noComponentHookFactories: called once a module, when it is loaded
	const Shown = (props: LazyProps<Props>) => (
		<PartPlace attempt={timed} onRetry={again} onMissing={props.onMissing}>
			{() => (
				<Suspense fallback={waiting}>
					<Part {...props} />
				</Suspense>
			)}
		</PartPlace>
	);
	return Object.assign(Shown, { preload: () => void timed().catch(() => {}) });
}
