import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { payTables } from "../../core/index.ts";
import { lookOf } from "../looks.ts";
import { reachOf } from "./word-mark.ts";

it("letters reach as far as their outlines, however the coordinates are set apart", () => {
	const reach = { above: 70.5, below: 12 };
	expect(reachOf({ width: 10, d: "M0 -70.5L5 12Q1 2 3 4Z" })).toEqual(reach);
	expect(reachOf({ width: 10, d: "M0-70.5L5,12Q1 2 3-4Z" })).toEqual(reach);
});

const markModel = z.record(z.string(), z.object({ d: z.string() }));

/** The name's outlines in a picture: where each baseline stands, how large it is, and its outline. */
function marksIn(picture: string, game: string) {
	const mark = JSON.parse(readFileSync(`domains/slots/games/${game}/art/word-mark.json`, "utf8"));
	const outlines = Object.values(z.parse(markModel, mark)).map(({ d }) => d);
	const drawn = picture.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)"><path d="([^"]+)"/g);
	return [...drawn]
		.filter(([, , , , d = ""]) => outlines.includes(d))
		.map(([, , y, scale, d = ""]) => {
			const { above, below } = reachOf({ width: 1, d });
			const [at, by] = [Number(y), Number(scale)];
			return { top: at - above * by, bottom: at + below * by, size: by };
		});
}

describe("the name on the head of a frame", () => {
	it.each(payTables.map(({ game, grid }) => [game, grid] as const))(
		"%s: stands in the picture, in both scripts, one apart from the other",
		async (game, grid) => {
			const look = await lookOf(game);
			for (const korean of [false, true]) {
				const marks = marksIn(look.frame({ ...grid, compact: false, korean }), game).toSorted((a, b) => a.top - b.top);
				expect(marks).toHaveLength(2);
				const [upper, lower] = marks;
				if (upper === undefined || lower === undefined) throw new Error("two were found");
				expect(upper.top).toBeGreaterThan(-look.full.top * 100);
				expect(upper.bottom).toBeLessThanOrEqual(lower.top);
				expect(lower.bottom).toBeLessThan(0);
			}
		},
	);
});
