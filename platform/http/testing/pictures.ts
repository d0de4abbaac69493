// Pictures for tests, drawn when they are asked for. Never imported outside tests.
import { createCanvas } from "@napi-rs/canvas";

export type Picture = { readonly width?: number; readonly height?: number; readonly type?: "png" | "jpeg" };

/** A picture whose left half is red and whose right half is blue. */
export async function drawPicture({ width = 60, height = 40, type = "png" }: Picture = {}): Promise<Buffer> {
	const canvas = createCanvas(width, height);
	const pen = canvas.getContext("2d");
	pen.fillStyle = "#ff0000";
	pen.fillRect(0, 0, width / 2, height);
	pen.fillStyle = "#0000ff";
	pen.fillRect(width / 2, 0, width / 2, height);
	return type === "png" ? canvas.encode("png") : canvas.encode("jpeg", 90);
}
