import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layOutStage } from "./layout.ts";

const board = {
	reels: 5,
	rows: 3,
	full: { top: 1.2, side: 0.3, bottom: 0.6 },
	compact: { top: 0.2, side: 0.3, bottom: 0.4 },
};

describe("the place of the board", () => {
	it.each([
		["a desktop", 1440, 810, false],
		["a phone held upright", 390, 640, false],
		["a phone on its side", 844, 320, true],
	])("%s", (_, width, height, compact) => {
		expect(layOutStage({ width, height }, board).compact).toBe(compact);
	});

	it("keeps the name of a game of six rows on a laptop", () => {
		expect(layOutStage({ width: 1_280, height: 590 }, { ...board, rows: 6 }).compact).toBe(false);
	});

	it("from 360 pixels up the whole frame stands inside the space", () => {
		const side = fc.integer({ min: 240, max: 2_560 });
		fc.assert(
			fc.property(fc.integer({ min: 360, max: 2_560 }), side, (width, height) => {
				const layout = layOutStage({ width, height }, board);
				const { cell, margins } = layout;
				expect(layout.x - margins.side * cell).toBeGreaterThanOrEqual(-1);
				expect(layout.y - margins.top * cell).toBeGreaterThanOrEqual(-1);
				expect(layout.y + layout.height + margins.bottom * cell).toBeLessThanOrEqual(height + 1);
				expect(layout.width).toBe(cell * 5);
			}),
		);
	});
});
