// The other scenes of the house: a record that can be read again, a first try, an evening's return, a beginning.
import type { SKRSContext2D } from "@napi-rs/canvas";
import { disc, flower, glow, pigment, rings, seaArcs, sky, waves } from "../brushwork.ts";
import type { Size } from "../mosaic.ts";

/** A folding screen of past rounds: one flower a panel, each another. */
export function openBookOfRounds(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#0c1a26", "#163a4c", "#2a6a6e"]);
	const panels = width > height ? 6 : 3;
	const left = width > height ? width * 0.3 : width * 0.04;
	const span = (width * 0.97 - left) / panels;
	const tones = [pigment.cinnabar, pigment.gold, pigment.jade, pigment.azure, pigment.plum, pigment.sea];
	for (let panel = 0; panel < panels; panel++) {
		const x = left + panel * span;
		const lean = (panel % 2 === 0 ? 1 : -1) * height * 0.03;
		brush.fillStyle = "#3a1d12";
		brush.fillRect(x, height * 0.12 + lean, span * 0.97, height * 0.7);
		brush.fillStyle = panel % 2 === 0 ? "#f4e6c6" : "#e6d2a6";
		brush.fillRect(x + span * 0.06, height * 0.16 + lean, span * 0.85, height * 0.62);
		const at = { x: x + span * 0.485, y: height * 0.42 + lean, r: span * 0.36 };
		const tone = tones[panel % tones.length] ?? pigment.gold;
		flower(brush, { ...at, petals: 5 + (panel % 4) }, { length: at.r, width: at.r * 0.5, fill: tone, edge: "#4a2a18" });
		disc(brush, { ...at, r: at.r * 0.26 }, pigment.gold);
		for (let line = 0; line < 3; line++) {
			brush.fillStyle = "#8a6b45";
			brush.fillRect(x + span * 0.18, height * (0.62 + line * 0.05) + lean, span * (0.6 - line * 0.14), height * 0.018);
		}
	}
	glow(brush, { x: left + span * panels * 0.5, y: height * 0.4, r: height * 0.8 }, "rgba(255,200,120,0.25)");
}

/** Three lanterns in the night, a different stone lit in each. */
export function lanternReels(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#0a1120", "#172344", "#33325e"]);
	const wide = width > height;
	const size = height * (wide ? 0.27 : 0.15);
	[0, 1, 2].forEach((index) => {
		const at = {
			x: width * (wide ? 0.47 + index * 0.2 : 0.2 + index * 0.3),
			y: height * (wide ? 0.48 : 0.32) + (index % 2 === 0 ? 0 : height * 0.08),
		};
		brush.strokeStyle = "#c9a35a";
		brush.lineWidth = size * 0.05;
		brush.beginPath();
		brush.moveTo(at.x, 0);
		brush.lineTo(at.x, at.y);
		brush.stroke();
		glow(brush, { ...at, r: size * 2.1 }, "rgba(255,170,80,0.42)");
		lantern(brush, { ...at, size }, index);
	});
}

function lantern(brush: SKRSContext2D, at: { x: number; y: number; size: number }, index: number): void {
	const { x, y, size } = at;
	for (const [part, tone] of [
		[1, "#7c1f2a"],
		[0.93, pigment.cinnabar],
		[0.74, "#f3c46a"],
		[0.6, "#fff0cb"],
	] as const) {
		brush.fillStyle = tone;
		brush.beginPath();
		brush.ellipse(x, y, size * 0.92 * part, size * part, 0, 0, Math.PI * 2);
		brush.fill();
	}
	brush.fillStyle = "#2a1a10";
	brush.fillRect(x - size * 0.4, y - size * 1.08, size * 0.8, size * 0.16);
	brush.fillRect(x - size * 0.4, y + size * 0.92, size * 0.8, size * 0.16);
	brush.fillStyle = pigment.jade;
	brush.fillRect(x - size * 0.07, y + size * 1.08, size * 0.14, size * 0.5);
	const tone = [pigment.jade, pigment.azure, pigment.plum][index] ?? pigment.jade;
	flower(brush, { x, y, petals: 6 + index }, { length: size * 0.5, width: size * 0.24, fill: tone, edge: "#2a1a10" });
	disc(brush, { x, y, r: size * 0.12 }, pigment.gold);
}

/** A gate at evening, its doors open, the light of the hall on the steps. */
export function eveningDoor(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#16203c", "#4a3560", "#b06a5a", "#e8b070"]);
	const middle = width * (width > height ? 0.66 : 0.5);
	const span = Math.min(width * 0.8, height * 0.9);
	const [top, foot] = [height * 0.4, height * 0.9];
	brush.fillStyle = "#10181f";
	brush.fillRect(0, foot, width, height - foot);
	brush.fillStyle = "#6b2018";
	brush.fillRect(middle - span * 0.42, top, span * 0.84, foot - top);
	brush.fillStyle = "#ffdf9a";
	brush.fillRect(middle - span * 0.17, top + height * 0.06, span * 0.34, foot - top - height * 0.06);
	glow(brush, { x: middle, y: (top + foot) / 2, r: span * 0.5 }, "rgba(255,190,90,0.5)");
	for (const side of [-1, 1]) {
		brush.fillStyle = "#2f7a5e";
		brush.fillRect(middle + side * span * 0.24 - span * 0.06, top + height * 0.06, span * 0.12, foot - top);
		brush.fillStyle = "#b8392a";
		brush.fillRect(middle + side * span * 0.38 - span * 0.035, top, span * 0.07, foot - top);
	}
	roof(brush, { middle, span, top });
}

function roof(brush: SKRSContext2D, { middle, span, top }: { middle: number; span: number; top: number }): void {
	for (const [drop, tone, wide] of [
		[0, "#141c26", 1],
		[0.1, "#2f8f75", 0.86],
		[0.14, "#d34a31", 0.84],
		[0.18, "#efb343", 0.82],
	] as const) {
		brush.fillStyle = tone;
		brush.beginPath();
		const y = top - span * (0.16 - drop * 0.8);
		brush.moveTo(middle - span * 0.62 * wide, y - span * 0.04);
		brush.quadraticCurveTo(
			middle - span * 0.4 * wide,
			y + span * 0.06,
			middle - span * 0.26,
			y - span * 0.18 * (1 - drop * 6),
		);
		brush.lineTo(middle + span * 0.26, y - span * 0.18 * (1 - drop * 6));
		brush.quadraticCurveTo(middle + span * 0.4 * wide, y + span * 0.06, middle + span * 0.62 * wide, y - span * 0.04);
		brush.lineTo(middle + span * 0.5 * wide, y + span * 0.07);
		brush.lineTo(middle - span * 0.5 * wide, y + span * 0.07);
		brush.fill();
	}
}

/** One gold stone set into a ring of stones that is not closed yet. */
export function firstStone(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#0b1820", "#123138", "#1b4a4a"]);
	const middle = { x: width * (width > height ? 0.7 : 0.5), y: height * (width > height ? 0.46 : 0.3) };
	const unit = Math.min(width, height) * 0.085;
	waves(brush, { width, height, top: height * 0.86, r: unit * 1.2 }, seaArcs);
	const tones = [pigment.cinnabar, pigment.jade, pigment.azure, pigment.cream, pigment.plum, pigment.amber];
	for (let ring = 1; ring <= 4; ring++) {
		const count = ring * 8;
		for (let index = 0; index < count * (ring === 4 ? 0.6 : ring === 3 ? 0.86 : 1); index++) {
			const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
			const at = {
				x: middle.x + Math.cos(angle) * unit * ring * 1.2,
				y: middle.y + Math.sin(angle) * unit * ring * 1.2,
			};
			brush.save();
			brush.translate(at.x, at.y);
			brush.rotate(angle);
			brush.fillStyle = tones[(index + ring) % tones.length] ?? pigment.jade;
			brush.fillRect(-unit * 0.44, -unit * 0.4, unit * 0.88, unit * 0.8);
			brush.restore();
		}
	}
	glow(brush, { ...middle, r: unit * 3 }, "rgba(255,200,90,0.55)");
	rings(brush, { ...middle, r: unit * 0.8 }, ["#8a5a14", pigment.gold, "#ffe5a0"]);
}
