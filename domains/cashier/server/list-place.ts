// Where a list that is read page by page goes on: after the last row that was shown, by its moment and its id.
import { isUuid } from "#platform/kernel";

export type ListPlace = { readonly at: Date; readonly id: string };

const writePlace = ({ at, id }: ListPlace): string => `${at.getTime()}_${id}`;

/** Undefined for what `writePlace` has not written. */
export function readPlace(cursor: string): ListPlace | undefined {
	const [, time, id = ""] = /^([0-9]{1,14})_([0-9a-f-]{36})$/.exec(cursor) ?? [];
	return time === undefined || !isUuid(id) ? undefined : { at: new Date(Number(time)), id };
}

/** Whether a page of a list has written it. */
export const isListCursor = (cursor: string): boolean => readPlace(cursor) !== undefined;

/** Of rows that were read one further than is shown: where the page after them goes on; null when nothing follows. */
export function nextPlace<Row extends { readonly id: string }>(
	rows: readonly Row[],
	{ size, at }: { readonly size: number; readonly at: (row: Row) => Date },
): string | null {
	const last = rows.length > size ? rows[size - 1] : undefined;
	return last === undefined ? null : writePlace({ at: at(last), id: last.id });
}
