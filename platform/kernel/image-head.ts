// Reads from the first bytes what a picture is and how large, before anything decodes it: PNG (ISO/IEC 15948) and JPEG
// (ITU-T T.81). What a file is called, or says of itself elsewhere, is nobody's word.

export type ImageHead = { readonly type: "png" | "jpeg"; readonly width: number; readonly height: number };

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pngHead = [0x49, 0x48, 0x44, 0x52];

/** Undefined for anything else, and for a picture without a size. */
export function imageHead(bytes: Uint8Array): ImageHead | undefined {
	const head = startsWith(bytes, pngSignature) ? readPng(bytes) : readJpeg(bytes);
	return head === undefined || head.width === 0 || head.height === 0 ? undefined : head;
}

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
	start.every((byte, place) => bytes[at + place] === byte);

const twoBytes = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
const fourBytes = (bytes: Uint8Array, at: number): number => twoBytes(bytes, at) * 65_536 + twoBytes(bytes, at + 2);

function readPng(bytes: Uint8Array): ImageHead | undefined {
	if (bytes.length < 33 || !startsWith(bytes, pngHead, 12)) return undefined;
	return { type: "png", width: fourBytes(bytes, 16), height: fourBytes(bytes, 20) };
}

/** Frames: SOF0 to SOF15 but for the tables that share their numbers. */
const isFrame = (marker: number): boolean =>
	marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** From segment to segment until the frame that says the size; each says its own length. */
function readJpeg(bytes: Uint8Array): ImageHead | undefined {
	if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return undefined;
	let at = 2;
	while (at + 9 < bytes.length) {
		const marker = bytes[at + 1] ?? 0;
		if (bytes[at] !== 0xff) return undefined;
		if (marker === 0xff) {
			at += 1;
			continue;
		}
		if (isFrame(marker)) return { type: "jpeg", height: twoBytes(bytes, at + 5), width: twoBytes(bytes, at + 7) };
		const length = twoBytes(bytes, at + 2);
		if (length < 2) return undefined;
		at += 2 + length;
	}
	return undefined;
}

export const mostImageBytes = 5 * 1_048_576;
const longestSide = 10_000;
/** A page of A4 at 300 dots an inch has 8.7 million, and what is kept has four. */
export const mostImagePixels = 12_000_000;

/** Pictures whose decoding would take more memory than any document needs. */
export const isTooManyPixels = ({ width, height }: ImageHead): boolean =>
	width > longestSide || height > longestSide || width * height > mostImagePixels;
