// A record with a value for every key of a list: complete by its making, so that no key can be forgotten.

export function completeRecord<Key extends string, T>(
	keys: readonly Key[],
	valueFor: (key: Key) => T,
): Readonly<Record<Key, T>> {
	const made: Partial<Record<Key, T>> = {};
	for (const key of keys) made[key] = valueFor(key);
	const isComplete = (candidate: Partial<Record<Key, T>>): candidate is Record<Key, T> =>
		keys.every((key) => Object.hasOwn(candidate, key));
	if (!isComplete(made)) throw new Error("a key was lost");
	return made;
}
