import * as fc from "fast-check";
import { expect, test } from "vitest";
import { firstMenuPage, laterMenuPage, menuPage } from "./menu-page.ts";

/** The positions (from 0) of the games that a menu page shows. */
function shown(page: number): number[] {
	const { pageNo, pageSize, skip, take } = menuPage(page);
	const start = (pageNo - 1) * pageSize + skip;
	return Array.from({ length: take }, (_, index) => start + index);
}

test("21 games first, 18 on each page after (specification 9)", () => {
	expect([1, 2, 3].map((page) => shown(page).length)).toEqual([21, 18, 18]);
});

test("pages follow each other without a gap and without a repeat, within the list call's page of 48", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 400 }), (page) => {
			const { pageSize, skip, take } = menuPage(page);
			expect(pageSize).toBeLessThanOrEqual(48);
			expect(skip + take).toBeLessThanOrEqual(pageSize);
			expect(shown(page + 1)[0]).toBe((shown(page).at(-1) ?? Number.NaN) + 1);
		}),
	);
});

test.each([
	[0, 1],
	[firstMenuPage, 1],
	[firstMenuPage + 1, 2],
	[firstMenuPage + laterMenuPage, 2],
	[firstMenuPage + laterMenuPage + 1, 3],
])("%i games make %i pages", (total, pages) => {
	expect(menuPage(1).pagesOf(total)).toBe(pages);
});
