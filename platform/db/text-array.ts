// PostgreSQL arrays as parameters of hot paths: the driver's own writer takes five times as long.

const headBytes = 20;
const textOid = 25;

/**
 * A parameter of type text[], one element a text, none of them null, in the wire's binary form: nothing to quote here,
 * nothing to parse there. The driver sends a Buffer as it is.
 */
export function textArray(texts: readonly string[]): Buffer {
	let size = headBytes;
	for (const text of texts) size += 4 + Buffer.byteLength(text);
	const bytes = Buffer.allocUnsafe(size);
	bytes.writeInt32BE(texts.length === 0 ? 0 : 1, 0);
	bytes.writeInt32BE(0, 4);
	bytes.writeInt32BE(textOid, 8);
	if (texts.length === 0) return bytes.subarray(0, 12);
	bytes.writeInt32BE(texts.length, 12);
	bytes.writeInt32BE(1, 16);
	let next = headBytes;
	for (const text of texts) {
		const length = bytes.write(text, next + 4);
		bytes.writeInt32BE(length, next);
		next += 4 + length;
	}
	return bytes;
}

/** A parameter of another type's array, from elements whose texts need no quotes: numbers, ids, names. */
export function plainArray<Element>(elements: readonly Element[], textOf: (element: Element) => string): string {
	let list = "{";
	for (const element of elements) list += list.length === 1 ? textOf(element) : `,${textOf(element)}`;
	return `${list}}`;
}
