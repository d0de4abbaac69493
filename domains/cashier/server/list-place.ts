// Where a list that is read page by page goes on: after the last row that was shown, by its moment and its id.
import { isUuid } from "#platform/kernel";

export type ListPlace = { readonly at: Date; readonly id: string };

export const writePlace = ({ at, id }: ListPlace): string => `${at.getTime()}_${id}`;

/** Undefined for what `writePlace` has not written. */
export function readPlace(cursor: string): ListPlace | undefined {
	const [, time, id = ""] = /^([0-9]{1,14})_([0-9a-f-]{36})$/.exec(cursor) ?? [];
	return time === undefined || !isUuid(id) ? undefined : { at: new Date(Number(time)), id };
}
