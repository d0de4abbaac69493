// A round's id is a UUID of version 7; its time is the moment the round began, which is where the round is kept.

const shape = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** When a round began, to the millisecond; undefined for an id of another shape. */
export function roundTime(id: string): Date | undefined {
	const [, high, low] = shape.exec(id) ?? [];
	return high === undefined || low === undefined ? undefined : new Date(Number.parseInt(high + low, 16));
}
