// Which numbers a pagination shows: the ends and those around the page that is looked at; a gap in between.

/** A page, or what is left out between two. */
export type PageMark = number | "gap";

/** How many pages stand around the one that is looked at (itself among them), and how many at either end. */
export const pageRange = 3;
export const marginPages = 1;

export type PagesAt = { readonly at: number; readonly pages: number };

/** From 1 to `pages`. A gap of one page is that page. */
export function pageMarks({ at, pages }: PagesAt): readonly PageMark[] {
	const around = Math.min(Math.max(at, 1 + (pageRange - 1) / 2), pages - (pageRange - 1) / 2);
	const shown = (page: number): boolean =>
		page <= marginPages || page > pages - marginPages || Math.abs(page - around) <= (pageRange - 1) / 2;
	const marks: PageMark[] = [];
	for (let page = 1; page <= pages; page++) {
		const alone = shown(page - 1) && shown(page + 1);
		if (shown(page) || alone) marks.push(page);
		else if (marks.at(-1) !== "gap") marks.push("gap");
	}
	return marks;
}
