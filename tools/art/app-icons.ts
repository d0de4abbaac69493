// Draws the icons of the installed site from the brand's mark. Run after a change of the mark.
import { readFileSync, writeFileSync } from "node:fs";
import { createCanvas, loadImage } from "@napi-rs/canvas";

const at = (file: string): URL => new URL(`../../apps/site/public/${file}`, import.meta.url);

/** The ground of the dark theme, which is the hall. */
const ground = "#0e1517";

/** `part` is the mark's share of the side: a mask may cut a tenth away on each side, and more at the corners. */
const icons = [
	{ file: "icon-192.png", side: 192, part: 0.92 },
	{ file: "icon-512.png", side: 512, part: 0.92 },
	{ file: "icon-maskable-512.png", side: 512, part: 0.56, ground },
	{ file: "apple-touch-icon.png", side: 180, part: 0.66, ground },
	/** What a browser asks for where a file that is no page names no icon. */
	{ file: "favicon.ico", side: 32, part: 1 },
] as const;

async function draw(icon: {
	readonly file: string;
	readonly side: number;
	readonly part: number;
	readonly ground?: string;
}): Promise<void> {
	const { file, side, part } = icon;
	const svg = readFileSync(at("mark.svg"), "utf8").replace("<svg ", `<svg width="${side}" height="${side}" `);
	const mark = await loadImage(Buffer.from(svg));
	const canvas = createCanvas(side, side);
	const brush = canvas.getContext("2d");
	if (icon.ground !== undefined) {
		brush.fillStyle = icon.ground;
		brush.fillRect(0, 0, side, side);
	}
	const size = side * part;
	brush.drawImage(mark, (side - size) / 2, (side - size) / 2, size, size);
	const picture = canvas.toBuffer("image/png");
	writeFileSync(at(file), file.endsWith(".ico") ? asIco(picture, side) : picture);
}

/** An ICO file of one PNG: a head of 6 bytes, an entry of 16, the picture. `side` is in pixels, below 256. */
function asIco(picture: Buffer, side: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(side, 6);
	head.writeUInt8(side, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(picture.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, picture]);
}

for (const icon of icons) await draw(icon);
