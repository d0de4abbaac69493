// Pages of lists: one more line than is shown is read, so that the end is known.
export const pageSize = 50;

export function pageOf<Row>(rows: readonly Row[]): { readonly shown: readonly Row[]; readonly last: Row | undefined } {
	const shown = rows.slice(0, pageSize);
	return { shown, last: rows.length > pageSize ? shown.at(-1) : undefined };
}
