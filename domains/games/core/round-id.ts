// A round's id is a UUID of version 7; its time is the moment the round began, which is where the round is kept.

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** When a round began, to the millisecond; undefined for an id of another shape. */
export function roundTime(id: string): Date | undefined {
	return shape.test(id) ? new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)) : undefined;
}
