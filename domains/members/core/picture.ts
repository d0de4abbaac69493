// What a picture of a member may be, told from its first bytes before anything decodes it: a small PNG (ISO/IEC 15948).
// The browser makes one of whatever a person chose.

/** Of either side, in pixels: what is larger is not decoded. */
export const longestPictureSide = 256;
/** What a person may choose a picture from. */
export const mostPictureFileBytes = 5 * 1_048_576;

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const head = [0x49, 0x48, 0x44, 0x52];
const headLength = 33;

export function isSmallPng(bytes: Uint8Array): boolean {
	const starts = (expected: readonly number[], at: number) =>
		expected.every((byte, place) => bytes[at + place] === byte);
	if (bytes.length < headLength || !starts(signature, 0) || !starts(head, 12)) return false;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return [view.getUint32(16), view.getUint32(20)].every((side) => side > 0 && side <= longestPictureSide);
}

const tiles = 24;

/** The house's own pictures: `tile-01` to `tile-24`. */
export const housePictures: readonly string[] = Array.from(
	{ length: tiles },
	(_, index) => `tile-${String(index + 1).padStart(2, "0")}`,
);
