// What the queues of money are asked for.

import { pageSize } from "#platform/desk";
import { isListCursor } from "../list-place.ts";

type QueueInput = {
	readonly cursor?: string | undefined;
	readonly from?: string | undefined;
	readonly to?: string | undefined;
};

/** A page of a queue of the cashier, of these days; undefined for a cursor that no list has written. */
export function queueOf({ cursor, from, to }: QueueInput) {
	if (cursor !== undefined && !isListCursor(cursor)) return undefined;
	return { cursor, from: dateOf(from), to: dateOf(to), most: pageSize };
}

const dateOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));
