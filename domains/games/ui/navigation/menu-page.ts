// The pages of a hover menu: 21 games on the first, 18 on each after (specification, header and limits). The list
// call knows pages of one size only, so that a later page may have to take its games out of a larger one.

export const firstMenuPage = 21;
export const laterMenuPage = 18;

export type MenuPage = {
	/** What to ask of the list call. */
	readonly pageNo: number;
	readonly pageSize: number;
	/** Which of its games are shown. */
	readonly skip: number;
	readonly take: number;
	/** How many menu pages so many games make. */
	readonly pagesOf: (total: number) => number;
};

/** `page` from 1. Before a later page stand 21 + 18 x (page - 2) games. */
export function menuPage(page: number): MenuPage {
	const pagesOf = (total: number) =>
		total <= firstMenuPage ? 1 : 1 + Math.ceil((total - firstMenuPage) / laterMenuPage);
	if (page <= 1) return { pageNo: 1, pageSize: firstMenuPage, skip: 0, take: firstMenuPage, pagesOf };
	const before = firstMenuPage + laterMenuPage * (page - 2);
	const pageSize = windowSize(before);
	return { pageNo: Math.floor(before / pageSize) + 1, pageSize, skip: before % pageSize, take: laterMenuPage, pagesOf };
}

/** The list call's largest page. */
const largestPage = 48;

/** A page size at which one page holds all 18 games after the first `before`. */
function windowSize(before: number): number {
	for (let size = largestPage; size >= laterMenuPage; size--) {
		if ((before % size) + laterMenuPage <= size) return size;
	}
	throw new RangeError("18 games always fit into a page of 18 to 48 games");
}
