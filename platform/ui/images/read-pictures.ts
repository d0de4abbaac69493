// Reads pictures that somebody chose: made smaller where the browser can, so that they travel well, and as base64. The
// server judges them by content; here only what is plainly wrong is said at once.

export type ChosenFile = Pick<File, "type" | "size" | "arrayBuffer">;

export const mostPictureBytes = 5 * 1_048_576;
export const pictureTypes: readonly string[] = ["image/png", "image/jpeg"];

/** What is wrong with a choice before it is sent. */
export function faultOf(
	files: readonly Pick<ChosenFile, "type" | "size">[],
	most: number,
): "none" | "tooMany" | "type" | "size" | undefined {
	if (files.length === 0) return "none";
	if (files.length > most) return "tooMany";
	if (files.some(({ type }) => !pictureTypes.includes(type))) return "type";
	return files.some(({ size }) => size > mostPictureBytes) ? "size" : undefined;
}

/** In the order they were chosen. */
export async function readPictures(files: readonly File[]): Promise<string[]> {
	const pictures: string[] = [];
	for (const file of files) pictures.push(base64Of(await (await smaller(file).catch(() => file)).arrayBuffer()));
	return pictures;
}

const longestSide = 2_000;
const quality = 0.88;

async function smaller(file: File): Promise<Blob> {
	const picture = await createImageBitmap(file);
	const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
	const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
	const pen = canvas.getContext("2d");
	if (pen === null) return file;
	pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
	picture.close();
	const drawn = await canvas.convertToBlob({ type: "image/jpeg", quality });
	return drawn.size < file.size ? drawn : file;
}

const chunkBytes = 32_768;

export function base64Of(content: ArrayBuffer): string {
	const bytes = new Uint8Array(content);
	let text = "";
	for (let at = 0; at < bytes.length; at += chunkBytes) {
		text += String.fromCharCode(...bytes.subarray(at, at + chunkBytes));
	}
	return btoa(text);
}
