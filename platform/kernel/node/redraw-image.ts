// Draws a picture that somebody sent anew: what comes out holds its pixels and nothing else, no notes of the camera, no
// second file behind it. What is no picture, or one too large to decode, is refused before it is decoded.
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { imageHead, isTooManyPixels, mostImageBytes } from "../image-head.ts";
import { err, ok, type Result } from "../result.ts";

export type ImageRefusal = "IMAGE_TYPE" | "IMAGE_TOO_LARGE" | "IMAGE_UNREADABLE";

const longestSide = 2_000;
const quality = 85;
const paper = "#ffffff";

/** A JPEG of at most 2,000 pixels a side. */
export async function redrawImage(sent: Buffer): Promise<Result<Buffer, ImageRefusal>> {
	if (sent.length > mostImageBytes) return err("IMAGE_TOO_LARGE");
	const head = imageHead(sent);
	if (head === undefined) return err("IMAGE_TYPE");
	if (isTooManyPixels(head)) return err("IMAGE_TOO_LARGE");
	const image = await loadImage(sent).catch(() => undefined);
	if (image === undefined || image.width === 0 || image.height === 0) return err("IMAGE_UNREADABLE");
	const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
	const size = (side: number): number => Math.max(1, Math.round(side * scale));
	const canvas = createCanvas(size(image.width), size(image.height));
	const pen = canvas.getContext("2d");
	pen.fillStyle = paper;
	pen.fillRect(0, 0, canvas.width, canvas.height);
	pen.drawImage(image, 0, 0, canvas.width, canvas.height);
	return ok(await canvas.encode("jpeg", quality));
}

/** Which of the pictures was refused, from 1. */
export type RefusedImage = { readonly code: ImageRefusal; readonly image: number };

/** Pictures in base64, one after the other: each takes much memory while it is drawn. */
export async function redrawImages(sent: readonly string[]): Promise<Result<readonly Buffer[], RefusedImage>> {
	const drawn: Buffer[] = [];
	for (const [index, image] of sent.entries()) {
		const picture = await redrawImage(Buffer.from(image, "base64"));
		if (!picture.ok) return err({ code: picture.error, image: index + 1 });
		drawn.push(picture.value);
	}
	return ok(drawn);
}
