// Tells images that they came near the window. One observer for all of them; what it says is passed on at most every
// 200 ms, so that a quick scroll past a hundred tiles does not ask for a hundred pictures.

/** The window counts as 1.3 times its size, downwards and onwards (specification 9). */
export const preloadFactor = 1.3;
export const watchThrottleMilliseconds = 200;

const beyond = `${Math.round((preloadFactor - 1) * 100)}%`;
const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
const held: { observer?: IntersectionObserver; timer?: ReturnType<typeof setTimeout> } = {};

/** Calls `reached` once, when the element is near. The answer stops watching. */
export function watchNear(element: Element, reached: () => void): () => void {
	waiting.set(element, reached);
	const observer = observerOf();
	observer.observe(element);
	return () => {
		waiting.delete(element);
		near.delete(element);
		observer.unobserve(element);
	};
}

function observerOf(): IntersectionObserver {
	held.observer ??= new IntersectionObserver(
		note,
		Object.assign({ rootMargin: `0px ${beyond} ${beyond} 0px` }, inRows),
	);
	return held.observer;
}

/** The same reach inside rows that scroll sideways, for browsers that know it. */
const inRows = { scrollMargin: `0px ${beyond} 0px 0px` };

function note(entries: readonly IntersectionObserverEntry[]): void {
	for (const { target, isIntersecting } of entries) {
		if (isIntersecting) near.add(target);
		else near.delete(target);
	}
	if (held.timer !== undefined) return;
	tell();
	held.timer = setTimeout(() => {
		delete held.timer;
		tell();
	}, watchThrottleMilliseconds);
}

function tell(): void {
	for (const element of near) {
		near.delete(element);
		const reached = waiting.get(element);
		waiting.delete(element);
		held.observer?.unobserve(element);
		reached?.();
	}
}
