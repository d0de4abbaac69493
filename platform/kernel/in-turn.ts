// Works of one key one after the other, in one process.

/** Works of one key are done one after the other, in the order they came; those of others meanwhile. One that fails lets the next begin. */
export function inTurn<Key>() {
	const last = new Map<Key, Promise<unknown>>();
	return <Value>(key: Key, work: () => Promise<Value>): Promise<Value> => {
		const before = last.get(key);
		const mine = before === undefined ? work() : before.then(work, work);
		last.set(key, mine);
		const forget = (): void => {
			if (last.get(key) === mine) last.delete(key);
		};
		mine.then(forget, forget);
		return mine;
	};
}
