// Which of several things on a page an arrow leads to: the nearest that way, or the next in their order where there is none.

export type Place = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** A line between two that touch is no way apart. */
const slack = 1;

type Arrow = {
	/** It lies that way, level with it. */
	readonly leads: (from: Place, to: Place) => boolean;
	readonly distance: (from: Place, to: Place) => number;
	readonly order: 1 | -1;
};

const sideBySide = (one: Place, other: Place): boolean =>
	one.top < other.bottom - slack && other.top < one.bottom - slack;
const belowEachOther = (one: Place, other: Place): boolean =>
	one.left < other.right - slack && other.left < one.right - slack;

const arrows: Readonly<Record<string, Arrow>> = {
	ArrowRight: {
		leads: (from, to) => sideBySide(from, to) && to.left >= from.right - slack,
		distance: (from, to) => to.left - from.right,
		order: 1,
	},
	ArrowLeft: {
		leads: (from, to) => sideBySide(from, to) && to.right <= from.left + slack,
		distance: (from, to) => from.left - to.right,
		order: -1,
	},
	ArrowDown: {
		leads: (from, to) => belowEachOther(from, to) && to.top >= from.bottom - slack,
		distance: (from, to) => to.top - from.bottom,
		order: 1,
	},
	ArrowUp: {
		leads: (from, to) => belowEachOther(from, to) && to.bottom <= from.top + slack,
		distance: (from, to) => from.top - to.bottom,
		order: -1,
	},
};

/** The number of the place; undefined for other keys, and at the ends. */
export function nextPlace(places: readonly Place[], at: number, key: string): number | undefined {
	const arrow = arrows[key];
	const from = places[at];
	if (arrow === undefined || from === undefined) return undefined;
	const { leads, distance, order } = arrow;
	const [nearest] = places
		.flatMap((to, place) => (leads(from, to) ? [{ place, far: distance(from, to) }] : []))
		.toSorted((one, other) => one.far - other.far);
	const next = nearest?.place ?? at + order;
	return places[next] === undefined ? undefined : next;
}
