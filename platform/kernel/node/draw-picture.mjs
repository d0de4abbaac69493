// Draws one picture anew, in a thread of its own that ends with it: what decoding took is given back whatever came of it.
// Plain JavaScript, since a thread begins with a file as it stands. Knows nothing of who sent it.
import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { createCanvas, loadImage } from "@napi-rs/canvas";

// Linux gives each thread a priority of its own: whoever plays comes before who sends pictures. Not the lowest of all: with
// three busy programs a processor that would take a minute for a picture, and this takes five seconds.
if (process.platform === "linux") setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

const { sent, longestSide, quality, paper } = workerData;

async function draw() {
	const image = await loadImage(Buffer.from(sent)).catch(() => undefined);
	if (image === undefined || image.width === 0 || image.height === 0) return undefined;
	const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
	const canvas = createCanvas(
		Math.max(1, Math.round(image.width * scale)),
		Math.max(1, Math.round(image.height * scale)),
	);
	const pen = canvas.getContext("2d");
	pen.fillStyle = paper;
	pen.fillRect(0, 0, canvas.width, canvas.height);
	pen.drawImage(image, 0, 0, canvas.width, canvas.height);
	return canvas.encode("jpeg", quality);
}

parentPort.postMessage(await draw());
