// A PostgreSQL array of long texts in the wire's binary form: nothing to quote here, nothing to parse there.

const headBytes = 20;
const textOid = 25;

/** A parameter of type text[], one element a text, none of them null. The driver sends a Buffer as it is. */
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
