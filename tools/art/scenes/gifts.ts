// What the house gives: a wrapped gift, three stones, a shelf of the mall, a crown for rank.
import type { SKRSContext2D } from "@napi-rs/canvas";
import { disc, flower, glow, pigment, rings, seaArcs, shape, sky, waves } from "../brushwork.ts";
import type { Size } from "../mosaic.ts";

export type Spot = { readonly x: number; readonly y: number; readonly size: number };

/** Where the main figure of a stage stands: right of the words, or above them on a narrow one. */
export function spotOf({ width, height }: Size): Spot {
	return width > height
		? { x: width * 0.68, y: height * 0.48, size: height * 0.4 }
		: { x: width * 0.5, y: height * 0.34, size: width * 0.29 };
}

/** A gift in patchwork cloth, its knot just opened, light over it. */
export function giftCloth(brush: SKRSContext2D, size: Size): void {
	sky(brush, size, ["#240f22", "#58234a", "#a2485a", "#e3a05e"]);
	const { x, y, size: s } = spotOf(size);
	for (let ray = 0; ray < 14; ray++) {
		const from = (ray / 14) * Math.PI * 2;
		const reach = size.width;
		shape(
			brush,
			[
				[x, y - s * 0.3],
				[x + Math.cos(from) * reach, y - s * 0.3 + Math.sin(from) * reach],
				[x + Math.cos(from + 0.2) * reach, y - s * 0.3 + Math.sin(from + 0.2) * reach],
			],
			"rgba(255,214,140,0.2)",
		);
	}
	brush.fillStyle = "#33161c";
	brush.fillRect(0, y + s * 0.66, size.width, size.height);
	glow(brush, { x, y: y - s * 0.4, r: s * 1.5 }, "rgba(255,210,120,0.7)");
	patches(brush, { x, y: y + s * 0.18, size: s });
	knot(brush, { x, y: y - s * 0.5, size: s });
}

function patches(brush: SKRSContext2D, { x, y, size }: Spot): void {
	const tones = [pigment.jade, "#f3d489", pigment.cinnabar, pigment.azure, pigment.cream, pigment.plum, pigment.sea];
	const cell = size * 0.34;
	brush.fillStyle = "#2a0f14";
	brush.fillRect(x - cell * 2.6, y - cell * 1.7, cell * 5.2, cell * 3.5);
	for (let row = 0; row < 3; row++) {
		for (let column = 0; column < 5; column++) {
			brush.fillStyle = tones[(row * 3 + column * 2) % tones.length] ?? pigment.jade;
			brush.fillRect(x + (column - 2.5) * cell, y + (row - 1.5) * cell, cell * 0.94, cell * 0.94);
		}
	}
}

function knot(brush: SKRSContext2D, { x, y, size }: Spot): void {
	for (const [part, tone] of [
		[1, "#5c1420"],
		[0.86, "#e0563a"],
		[0.5, "#5c1420"],
		[0.36, "#f6b98a"],
	] as const) {
		brush.fillStyle = tone;
		for (const side of [-1, 1]) {
			brush.save();
			brush.translate(x + side * size * 0.42, y - size * 0.12);
			brush.rotate(side * 0.42);
			brush.beginPath();
			brush.ellipse(0, 0, size * 0.42 * part, size * 0.24 * part, 0, 0, Math.PI * 2);
			brush.fill();
			brush.restore();
		}
	}
	for (const side of [-1, 1]) {
		shape(
			brush,
			[
				[x, y],
				[x + side * size * 0.5, y + size * 0.4],
				[x + side * size * 0.22, y + size * 0.46],
			],
			"#c8402c",
		);
	}
	disc(brush, { x, y, r: size * 0.17 }, "#5c1420");
	disc(brush, { x, y, r: size * 0.13 }, pigment.gold);
}

/** Three cut stones on three steps, each lit by its own light. */
export function threeStones(brush: SKRSContext2D, size: Size): void {
	sky(brush, size, ["#0a1a24", "#14384a", "#2d6a72", "#e0b877"]);
	const { x, y, size: s } = spotOf(size);
	const gap = s * 1.12;
	for (const [place, tones] of [
		[-1, ["#7c1f2a", pigment.cinnabar, "#f4a08a"]],
		[0, ["#8a5a14", pigment.gold, "#ffe9b0"]],
		[1, ["#0f5140", pigment.jade, "#a9e3c4"]],
	] as const) {
		const top = y + s * (place === 0 ? 0.42 : 0.66);
		const middle = x + place * gap;
		brush.fillStyle = "#101d25";
		brush.fillRect(middle - gap * 0.5, top, gap, size.height);
		brush.fillStyle = "#d8c39a";
		brush.fillRect(middle - gap * 0.5, top, gap * 0.98, s * 0.1);
		glow(brush, { x: middle, y: top - s * 0.42, r: s * 0.95 }, "rgba(255,220,150,0.5)");
		stone(brush, { x: middle, y: top - s * 0.44, size: s * (place === 0 ? 0.46 : 0.38) }, tones);
	}
	waves(brush, { ...size, top: size.height * 0.88, r: s * 0.22 }, seaArcs);
}

/** A square stone with one corner cut, as in the mark. */
function stone(brush: SKRSContext2D, { x, y, size }: Spot, tones: readonly string[]): void {
	tones.forEach((tone, index) => {
		const half = size * (1 - index * 0.26);
		shape(
			brush,
			[
				[x - half, y - half],
				[x + half * 0.4, y - half],
				[x + half, y - half * 0.4],
				[x + half, y + half],
				[x - half, y + half],
			],
			tone,
		);
	});
}

/** A scholar's shelf, as old screens show it: jar, books, fruit, a fan. */
export function marketShelf(brush: SKRSContext2D, size: Size): void {
	sky(brush, size, ["#122016", "#24402c", "#3d6a44"]);
	const { x, y, size: s } = spotOf(size);
	const [columns, rows] = [size.width > size.height ? 4 : 3, 2];
	const cell = s * (columns === 4 ? 0.86 : 0.8);
	const left = x - (columns * cell) / 2;
	const top = y - cell;
	brush.fillStyle = "#4a2412";
	brush.fillRect(left - s * 0.1, top - s * 0.1, columns * cell + s * 0.2, rows * cell + s * 0.2);
	for (let index = 0; index < columns * rows; index++) {
		const at = { x: left + (index % columns) * cell, y: top + Math.floor(index / columns) * cell };
		brush.fillStyle = index % 2 === 0 ? "#e9d6a8" : "#dcc18a";
		brush.fillRect(at.x + s * 0.05, at.y + s * 0.05, cell - s * 0.1, cell - s * 0.1);
		const spot = { x: at.x + cell / 2, y: at.y + cell * 0.56, size: s * 0.26 };
		[moonJar, books, fruit, fan][(index + Math.floor(index / columns)) % 4]?.(brush, spot);
	}
	glow(brush, { x, y: top, r: cell * 2.4 }, "rgba(255,220,150,0.28)");
}

function moonJar(brush: SKRSContext2D, { x, y, size }: Spot): void {
	disc(brush, { x, y, r: size * 1.06 }, "#5d6f86");
	disc(brush, { x, y, r: size }, "#eef2f4");
	disc(brush, { x: x - size * 0.24, y: y - size * 0.24, r: size * 0.56 }, "#ffffff");
	flower(brush, { x, y, petals: 6 }, { length: size * 0.56, width: size * 0.24, fill: pigment.azure });
	brush.fillStyle = "#5d6f86";
	brush.fillRect(x - size * 0.36, y - size * 1.18, size * 0.72, size * 0.22);
}

function books(brush: SKRSContext2D, { x, y, size }: Spot): void {
	[pigment.cinnabar, pigment.azure, pigment.gold, pigment.jade].forEach((tone, index) => {
		brush.fillStyle = "#2b1710";
		brush.fillRect(x - size, y + size * (0.66 - index * 0.46), size * 2, size * 0.42);
		brush.fillStyle = tone;
		brush.fillRect(x - size * (0.94 - index * 0.06), y + size * (0.68 - index * 0.46), size * 1.8, size * 0.34);
	});
}

function fruit(brush: SKRSContext2D, { x, y, size }: Spot): void {
	for (const [across, down] of [
		[-0.5, 0.5],
		[0.5, 0.5],
		[0, -0.2],
	] as const) {
		const at = { x: x + across * size, y: y + down * size, r: size * 0.56 };
		rings(brush, at, ["#7c1f12", "#e0622c", "#f4a04e"]);
		flower(
			brush,
			{ x: at.x, y: at.y - at.r * 0.8, petals: 5 },
			{ length: size * 0.26, width: size * 0.12, fill: pigment.pine },
		);
	}
}

function fan(brush: SKRSContext2D, { x, y, size }: Spot): void {
	for (let rib = 0; rib < 9; rib++) {
		const angle = Math.PI * (1.08 + rib * 0.105);
		brush.save();
		brush.translate(x, y + size * 0.8);
		brush.rotate(angle + Math.PI / 2);
		brush.fillStyle = rib % 2 === 0 ? pigment.plum : "#f2d6dc";
		brush.fillRect(-size * 0.16, -size * 1.5, size * 0.32, size * 1.1);
		brush.restore();
	}
	disc(brush, { x, y: y + size * 0.72, r: size * 0.18 }, pigment.gold);
}

/** A crown of gold branches with beads of jade, over the night. */
export function stoneCrown(brush: SKRSContext2D, size: Size): void {
	sky(brush, size, ["#0c0d26", "#1f1f54", "#4a3a86"]);
	const { x, y, size: s } = spotOf(size);
	glow(brush, { x, y: y - s * 0.1, r: s * 2 }, "rgba(255,200,110,0.5)");
	for (const place of [-1, -0.5, 0, 0.5, 1]) {
		branch(brush, { x: x + place * s * 0.86, y: y + s * 0.5, size: s * (1.34 - Math.abs(place) * 0.34) }, place * 0.24);
	}
	for (const [part, tone] of [
		[0, "#6b430c"],
		[0.03, pigment.gold],
		[0.12, "#ffe3a0"],
		[0.17, pigment.gold],
	] as const) {
		brush.fillStyle = tone;
		brush.fillRect(x - s * (1.12 - part), y + s * (0.42 + part), s * (2.24 - part * 2), s * (0.4 - part * 2));
	}
	for (let bead = -4; bead <= 4; bead++)
		disc(brush, { x: x + bead * s * 0.24, y: y + s * 0.62, r: s * 0.075 }, pigment.jade);
	for (const side of [-1, 1]) {
		for (let drop = 0; drop < 4; drop++) {
			disc(
				brush,
				{ x: x + side * s * 0.98, y: y + s * (0.98 + drop * 0.2), r: s * 0.085 },
				drop % 2 ? pigment.gold : pigment.jade,
			);
		}
	}
}

function branch(brush: SKRSContext2D, { x, y, size }: Spot, lean: number): void {
	brush.save();
	brush.translate(x, y);
	brush.rotate(lean);
	for (const [grow, tone] of [
		[0.05, "#6b430c"],
		[0, pigment.gold],
	] as const) {
		brush.fillStyle = tone;
		brush.fillRect(-size * (0.07 + grow), -size - size * grow, size * (0.14 + grow * 2), size * (1 + grow));
		for (const up of [0.36, 0.62, 0.88]) {
			const reach = size * (0.34 - up * 0.1 + grow);
			brush.fillRect(-reach, -size * (up + grow / 2), reach * 2, size * (0.09 + grow));
			for (const side of [-1, 1])
				brush.fillRect(
					side * reach - size * (0.05 + grow / 2),
					-size * (up + 0.16 + grow),
					size * (0.1 + grow),
					size * 0.2,
				);
		}
	}
	disc(brush, { x: 0, y: -size * 1.06, r: size * 0.12 }, "#6b430c");
	disc(brush, { x: 0, y: -size * 1.06, r: size * 0.09 }, "#8fe0b8");
	for (const up of [0.3, 0.55, 0.8]) disc(brush, { x: 0, y: -size * up, r: size * 0.06 }, "#2f9a7a");
	brush.restore();
}
