// Draws a picture that somebody sent anew: what comes out holds its pixels and nothing else, no notes of the camera, no
// second file behind it. What is no picture, or one too large to decode, is refused before it is decoded.
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { err, ok, type Result } from "#platform/kernel";
import { imageHead, isTooManyPixels, mostImageBytes } from "../core/index.ts";

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
