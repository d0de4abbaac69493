// What is made once for each key and kept: the language's own writers of numbers and dates, which take a hundred times
// longer to make than to write with. For few keys, such as languages: nothing is ever forgotten.

/** `make`, which must answer the same for the same key, called once for each. */
export function kept<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
	const known = new Map<Key, Made>();
	return (key) => {
		const made = known.get(key) ?? make(key);
		known.set(key, made);
		return made;
	};
}
