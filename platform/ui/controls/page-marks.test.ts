import fc from "fast-check";
import { expect, test } from "vitest";
import { type PagesAt, pageMarks } from "./page-marks.ts";

const text = ({ at, pages }: PagesAt) =>
	pageMarks({ at, pages })
		.map((mark) => (mark === "gap" ? "…" : mark))
		.join(" ");

test.each([
	[1, 1, "1"],
	[1, 2, "1 2"],
	[1, 4, "1 2 3 4"],
	[1, 9, "1 2 3 … 9"],
	[3, 9, "1 2 3 4 … 9"],
	[5, 9, "1 … 4 5 6 … 9"],
	[7, 9, "1 … 6 7 8 9"],
	[9, 9, "1 … 7 8 9"],
	[2, 5, "1 2 3 4 5"],
])("page %i of %i shows %s", (at, pages, shown) => {
	expect(text({ at, pages })).toBe(shown);
});

test("shows the page, its neighbours and both ends, in order, and never more than nine marks (property)", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
			const [at, pages] = [Math.min(one, other), Math.max(one, other)];
			const marks = pageMarks({ at, pages });
			const numbers = marks.filter((mark) => mark !== "gap");
			expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
			for (const page of [1, at - 1, at, at + 1, pages])
				if (page >= 1 && page <= pages) expect(numbers).toContain(page);
			expect(marks.length).toBeLessThanOrEqual(9);
		}),
	);
});
