// Asks quietly for what did not come: after a while, then ever more rarely, and at once when something says that the way is
// open again. Nothing is said of it, so that a reader of the page is not told of each try.

export type Coming = {
	/** One try; resolves when it came, or when there is something else to say of it. */
	readonly attempt: () => Promise<unknown>;
	/** It came; nothing is tried any more. */
	readonly came: () => void;
	/** Calls when the way may be open again; the answer stops it. */
	readonly onSign: (sign: () => void) => () => void;
};

const firstMilliseconds = 4_000;
const longestMilliseconds = 64_000;

/** Begins to try; the answer ends it. One try at a time. */
export function untilItComes({ attempt, came, onSign }: Coming): () => void {
	let pause = firstMilliseconds;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let asking = false;
	let ended = false;
	const end = (): void => {
		ended = true;
		clearTimeout(timer);
		deaf();
	};
	const later = (): void => {
		if (!ended) timer = setTimeout(ask, pause);
		pause = Math.min(pause * 2, longestMilliseconds);
	};
	const ask = (): void => {
		if (asking) return;
		asking = true;
		clearTimeout(timer);
		const done = (): void => {
			asking = false;
		};
		attempt().finally(done).then(arrived, later);
	};
	const arrived = (): void => {
		if (ended) return;
		end();
		came();
	};
	const deaf = onSign(ask);
	later();
	return end;
}
