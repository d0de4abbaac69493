// Draws a captcha as a PNG: turned, bent letters over lines that cross them. Knows nothing of whose it is.
import { createRequire } from "node:module";
import { createCanvas, GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import type { Chance } from "#platform/kernel";

const width = 160;
const height = 56;
const family = "CaptchaFace";
const ground = "#f3efe6";
const inks = ["#1d3d4f", "#5b2a3c", "#2e4a2b", "#3b2f63"] as const;

const fontPath = createRequire(import.meta.url).resolve("pretendard/dist/public/static/Pretendard-Bold.otf");

/** Base64 of a PNG of 160 x 56 pixels. */
export async function drawCaptchaPicture(text: string, chance: Chance): Promise<string> {
	if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(fontPath, family);
	const canvas = createCanvas(width, height);
	const pen = canvas.getContext("2d");
	pen.fillStyle = ground;
	pen.fillRect(0, 0, width, height);
	drawSpecks(pen, chance);
	drawLetters(pen, text, chance);
	drawWaves(pen, chance);
	return (await canvas.encode("png")).toString("base64");
}

/** A number between two bounds, in hundredths. */
const between = (chance: Chance, bounds: { from: number; to: number }): number =>
	bounds.from + ((bounds.to - bounds.from) * chance.below(101)) / 100;

const inkOf = (chance: Chance): string => inks[chance.below(inks.length)] ?? inks[0];

function drawLetters(pen: SKRSContext2D, text: string, chance: Chance): void {
	const step = (width - 24) / text.length;
	pen.textAlign = "center";
	pen.textBaseline = "middle";
	for (const [index, letter] of [...text].entries()) {
		pen.save();
		pen.translate(12 + step * (index + 0.5), height / 2 + between(chance, { from: -6, to: 6 }));
		pen.rotate(between(chance, { from: -0.42, to: 0.42 }));
		pen.transform(1, between(chance, { from: -0.2, to: 0.2 }), between(chance, { from: -0.3, to: 0.3 }), 1, 0, 0);
		pen.font = `${Math.round(between(chance, { from: 30, to: 38 }))}px ${family}`;
		pen.fillStyle = inkOf(chance);
		pen.fillText(letter, 0, 0);
		pen.restore();
	}
}

function drawWaves(pen: SKRSContext2D, chance: Chance): void {
	for (let wave = 0; wave < 3; wave++) {
		pen.strokeStyle = wave === 0 ? ground : inkOf(chance);
		pen.lineWidth = between(chance, { from: 1.2, to: 2.2 });
		pen.beginPath();
		pen.moveTo(0, between(chance, { from: 8, to: height - 8 }));
		pen.bezierCurveTo(
			width * 0.3,
			between(chance, { from: -10, to: height + 10 }),
			width * 0.7,
			between(chance, { from: -10, to: height + 10 }),
			width,
			between(chance, { from: 8, to: height - 8 }),
		);
		pen.stroke();
	}
}

function drawSpecks(pen: SKRSContext2D, chance: Chance): void {
	for (let speck = 0; speck < 90; speck++) {
		pen.fillStyle = inkOf(chance);
		pen.globalAlpha = between(chance, { from: 0.1, to: 0.5 });
		pen.fillRect(chance.below(width), chance.below(height), 1 + chance.below(2), 1 + chance.below(2));
	}
	pen.globalAlpha = 1;
}
