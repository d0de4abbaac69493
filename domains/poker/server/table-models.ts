// What the rows of a table's room hold, as it is read again: written by this house alone, so its shape is checked at the top.
import * as z from "zod/mini";
import type { TableEvent, TableState } from "../core/index.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const isState = (value: unknown): value is TableState =>
	isRecord(value) && Array.isArray(value.seats) && Array.isArray(value.queue) && "hand" in value && "config" in value;

/** Of every event that the fold knows. */
const types: ReadonlySet<unknown> = new Set([
	...[
		"opened",
		"closing",
		"blinds",
		"seated",
		"added",
		"away",
		"leaving",
		"back",
		"twice",
		"left",
		"queued",
		"unqueued",
		"kept",
	],
	...["begun", "acted", "board", "settled", "cleared", "resumed"],
]);

const isEvent = (value: unknown): value is TableEvent => isRecord(value) && types.has(value.type);

/** JSON leaves out what is undefined: places of nobody come back so. */
export const revived = (state: TableState): TableState => {
	const { hand: playing } = state;
	if (playing === null) return state;
	const { actor, aggressor, returned } = playing.hand;
	// A hand that began before times were noted has none.
	const took: unknown = playing.took;
	return {
		...state,
		hand: { ...playing, took: Array.isArray(took) ? took : [], hand: { ...playing.hand, actor, aggressor, returned } },
	};
};

export const tableState: z.ZodMiniType<TableState> = z.pipe(
	z.custom<TableState>(isState),
	z.transform((state: TableState) => revived(state)),
);
export const tableEvent: z.ZodMiniType<TableEvent> = z.custom<TableEvent>(isEvent);
