// What a run of tests brings up before it begins, and takes down after it: in the opposite order.

export type Undo = () => unknown;

export async function undoAll(undo: Undo[]): Promise<void> {
	for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
}

/** As many as asked for, all at once, or the first failure once none is on its way any more. */
export async function bringUpAll<T>(count: number, bringUp: () => Promise<T>): Promise<readonly T[]> {
	const all = Array.from({ length: count }, bringUp);
	await Promise.allSettled(all);
	return Promise.all(all);
}
