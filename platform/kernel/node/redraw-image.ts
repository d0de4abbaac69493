// Draws a picture that somebody sent anew: what comes out holds its pixels and nothing else, no notes of the camera, no
// second file behind it. What is no picture, or one too large to decode, is refused before it is decoded. Decoding takes
// much memory and a processor: one picture of the whole process at a time, in a thread of its own, and few wait for it.
import { Worker } from "node:worker_threads";
import { imageHead, isTooManyPixels, mostImageBytes } from "../image-head.ts";
import { err, ok, type Result } from "../result.ts";

export type ImageRefusal = "IMAGE_TYPE" | "IMAGE_TOO_LARGE" | "IMAGE_UNREADABLE";

/** Which of the pictures was refused, from 1; or that the machine has too much to draw or to do, and when to come again. */
export type RedrawRefusal =
	| { readonly code: ImageRefusal; readonly value: { readonly image: number } }
	| { readonly code: "TOO_MANY_REQUESTS"; readonly value: { readonly retryAfterSeconds: number } };

/** Calls that wait for their turn, besides the one whose pictures are drawn. */
export const mostWaiting = 6;
const retryAfterSeconds = 5;
/** A picture of the most pixels takes half a second of a processor, at a low priority many times that of the clock. */
const longestDrawing = 15_000;

const look = { longestSide: 2_000, quality: 85, paper: "#ffffff" };

const queue: { waiting: number; last: Promise<unknown> } = { waiting: 0, last: Promise.resolve() };

const busy = { code: "TOO_MANY_REQUESTS", value: { retryAfterSeconds } } as const;

/** JPEGs of at most 2,000 pixels a side, of pictures in base64. All are judged by their heads before one is drawn. */
export async function redrawImages(
	sent: readonly string[],
	{ longestMilliseconds = longestDrawing } = {},
): Promise<Result<readonly Buffer[], RedrawRefusal>> {
	const pictures = sent.map((picture) => Buffer.from(picture, "base64"));
	for (const [index, picture] of pictures.entries()) {
		const refused = refusalByHead(picture);
		if (refused !== undefined) return err({ code: refused, value: { image: index + 1 } });
	}
	if (queue.waiting > mostWaiting) return err(busy);
	queue.waiting += 1;
	const drawn = queue.last
		.then(() => drawAll(pictures, longestMilliseconds))
		.finally(() => {
			queue.waiting -= 1;
		});
	queue.last = drawn.catch(() => undefined);
	return drawn;
}

/** By its size and its first bytes alone. */
function refusalByHead(picture: Buffer): ImageRefusal | undefined {
	if (picture.length > mostImageBytes) return "IMAGE_TOO_LARGE";
	const head = imageHead(picture);
	if (head === undefined) return "IMAGE_TYPE";
	return isTooManyPixels(head) ? "IMAGE_TOO_LARGE" : undefined;
}

async function drawAll(
	pictures: readonly Buffer[],
	longestMilliseconds: number,
): Promise<Result<readonly Buffer[], RedrawRefusal>> {
	const drawn: Buffer[] = [];
	for (const [index, picture] of pictures.entries()) {
		const jpeg = await drawApart(picture, longestMilliseconds);
		if (jpeg === "late") return err(busy);
		if (jpeg === undefined) return err({ code: "IMAGE_UNREADABLE", value: { image: index + 1 } });
		drawn.push(jpeg);
	}
	return ok(drawn);
}

/**
 * Undefined for what cannot be decoded. Whatever passed its head is soon decoded: what is late is so because the machine has
 * other things to do, and is no fault of the picture. Resolves when the thread is gone and its memory with it.
 */
function drawApart(picture: Buffer, longestMilliseconds: number): Promise<Buffer | "late" | undefined> {
	const thread = new Worker(new URL("./draw-picture.mjs", import.meta.url), {
		workerData: { sent: new Uint8Array(picture), ...look },
		resourceLimits: { maxOldGenerationSizeMb: 64 },
		execArgv: [],
	});
	return new Promise((resolve) => {
		let end: Buffer | "late" | undefined;
		const late = setTimeout(() => {
			end = "late";
			void thread.terminate();
		}, longestMilliseconds);
		thread.on("message", (drawn: unknown) => {
			if (drawn instanceof Uint8Array) end = Buffer.from(drawn);
		});
		// What a thread dies of is the picture's fault: it counts as one that cannot be read.
		thread.on("error", () => undefined);
		thread.on("exit", () => {
			clearTimeout(late);
			resolve(end);
		});
	});
}
