// When somebody last pressed or typed.

const acts: { last: number | undefined } = { last: undefined };

/** Notes when somebody last pressed or typed; a page calls it as it starts. The answer forgets it all. */
export function watchActs(): () => void {
	const note = (): void => {
		acts.last = performance.now();
	};
	const kinds = ["pointerdown", "keydown"] as const;
	for (const kind of kinds) document.addEventListener(kind, note, { capture: true, passive: true });
	return () => {
		acts.last = undefined;
		for (const kind of kinds) document.removeEventListener(kind, note, { capture: true });
	};
}

/** Milliseconds since the last press or key; undefined before the first. */
export const sinceLastAct = (): number | undefined =>
	acts.last === undefined ? undefined : performance.now() - acts.last;
