// Lays a creature in stones: once each where they lie, and then frame by frame where its movement takes them.
import { type Creature, covers, type Motion, toneAt } from "./parts.ts";

type Stone = {
	readonly x: number;
	readonly y: number;
	readonly tone: string;
	readonly turn: number;
	readonly light: number;
};

export const frameCount = 8;

/** A repeatable number from 0 to 1 for a place. */
const grain = (x: number, y: number): number => {
	const wave = Math.sin(x * 127.1 + y * 311.7) * 43_758.5453;
	return wave - Math.floor(wave);
};

export function layStones({ parts }: Creature, across: number): readonly Stone[] {
	const step = 2 / across;
	const stones: Stone[] = [];
	for (let row = 0; row < across; row++) {
		for (let column = 0; column < across; column++) {
			const [x, y] = [-1 + (column + 0.5) * step, -1 + (row + 0.5) * step];
			const noise = grain(column, row);
			const part = parts.findLast((one) => covers(one, x + (noise - 0.5) * step * 0.3, y));
			if (part === undefined) continue;
			const tone = toneAt(part, { x, y });
			stones.push({ x, y, tone, turn: (noise - 0.5) * 0.5, light: (grain(row, column) - 0.5) * 0.22 - y * 0.12 });
		}
	}
	return stones;
}

/** Where a stone is in a frame, a part of the turn from 0 to 1. */
export function movedBy(motion: Motion, { x, y }: Pick<Stone, "x" | "y">, turn: number): { x: number; y: number } {
	const wave = turn * Math.PI * 2;
	switch (motion) {
		case "swim":
			return { x, y: y + Math.sin(wave + x * 2.6) * 0.1 * (1 - x) * 0.5 };
		case "flap":
			return {
				x: x - Math.abs(y) * 0.12 * Math.sin(wave),
				y: y * (1 - 0.22 * (0.5 + 0.5 * Math.sin(wave)) * Math.min(1, Math.abs(y) * 2)),
			};
		case "pulse":
			return { x: x * (1 + 0.06 * Math.sin(wave)), y: y * (1 - 0.09 * Math.sin(wave)) };
		case "step":
			return { x: x + Math.sin(wave + y * 4) * 0.03, y: y + (y > 0.2 ? Math.sin(wave + x * 9) * 0.07 : 0) };
		case "sway": {
			const angle = Math.sin(wave) * 0.12;
			return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
		}
	}
}

export type Pen = Pick<
	CanvasRenderingContext2D,
	"save" | "restore" | "translate" | "rotate" | "fillRect" | "beginPath" | "arc" | "fill"
> & {
	fillStyle: string | CanvasGradient | CanvasPattern;
	globalAlpha: number;
};

/** Draws one frame into a square of so many pixels. */
export function drawFrame(
	pen: Pen,
	creature: Creature,
	{
		stones,
		pixels,
		across,
		turn,
	}: {
		readonly stones: readonly Stone[];
		readonly pixels: number;
		readonly across: number;
		readonly turn: number;
	},
): void {
	const stone = pixels / across / 1.12;
	const placed = stones.map((one) => {
		const { x, y } = movedBy(creature.motion, one, turn);
		return { one, x: (x / 1.12 + 1) * (pixels / 2), y: (y / 1.12 + 1) * (pixels / 2) };
	});
	// The joint first, all of it: a dark rim around the whole.
	pen.fillStyle = "rgba(8, 18, 26, 0.9)";
	for (const { x, y } of placed) pen.fillRect(x - stone * 0.72, y - stone * 0.72, stone * 1.44, stone * 1.44);
	for (const { one, x, y } of placed) {
		pen.save();
		pen.translate(x, y);
		pen.rotate(one.turn);
		pen.fillStyle = one.tone;
		pen.fillRect(-stone * 0.47, -stone * 0.47, stone * 0.94, stone * 0.94);
		pen.fillStyle = one.light > 0 ? "#ffffff" : "#000814";
		pen.globalAlpha = Math.min(0.4, Math.abs(one.light) * 1.5);
		pen.fillRect(-stone * 0.47, -stone * 0.47, stone * 0.94, stone * 0.94);
		pen.restore();
		pen.globalAlpha = 1;
	}
	if (creature.eye !== undefined) drawEye(pen, creature, { at: creature.eye, pixels, stone, turn });
}

function drawEye(
	pen: Pen,
	{ motion }: Creature,
	{
		at: [ex, ey],
		pixels,
		stone,
		turn,
	}: {
		readonly at: readonly [number, number];
		readonly pixels: number;
		readonly stone: number;
		readonly turn: number;
	},
): void {
	const { x, y } = movedBy(motion, { x: ex, y: ey }, turn);
	const disc = (size: number, tone: string): void => {
		pen.fillStyle = tone;
		pen.beginPath();
		pen.arc((x / 1.12 + 1) * (pixels / 2), (y / 1.12 + 1) * (pixels / 2), size, 0, Math.PI * 2);
		pen.fill();
	};
	disc(stone * 1.05, "#f8f4e6");
	disc(stone * 0.6, "#10161c");
}
