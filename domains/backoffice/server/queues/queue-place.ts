// Where a queue goes on: behind the line of this moment and this id.
type Place = { readonly at: Date; readonly id: string };

export const cursorOf = ({ at, id }: Place): string => `${at.getTime()}_${id}`;

/** Undefined for what no list has written. */
export function placeOf(cursor: string, shape: "number" | "uuid"): Place | undefined {
	const ids = shape === "number" ? "[0-9]{1,18}" : "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
	const [, at, id] = new RegExp(`^([0-9]{1,14})_(${ids})$`).exec(cursor) ?? [];
	return at === undefined || id === undefined ? undefined : { at: new Date(Number(at)), id };
}
