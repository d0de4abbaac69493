// Roads of baccarat: how results are written down. Pure functions of the list of results.

export type RoadSide = "B" | "P";
export type RoadResult = RoadSide | "T";

/** One column of the big road: a streak of one side, with the ties on each of its cells. */
export type Streak = { readonly side: RoadSide; readonly ties: readonly number[] };

export type BigRoad = {
	readonly streaks: readonly Streak[];
	/** Ties before the first result that was none. */
	readonly leading: number;
};

export function bigRoad(results: readonly RoadResult[]): BigRoad {
	const streaks: { side: RoadSide; ties: number[] }[] = [];
	let leading = 0;
	for (const result of results) {
		const last = streaks.at(-1);
		if (result === "T") {
			if (last === undefined) leading += 1;
			else last.ties.push((last.ties.pop() ?? 0) + 1);
		} else if (last?.side === result) last.ties.push(0);
		else {
			streaks.push({ side: result, ties: [last === undefined ? leading : 0] });
		}
	}
	return { streaks, leading };
}

export type DerivedMark = "R" | "B";
/** How many columns back a derived road looks: big eye boy 1, small road 2, cockroach 3. */
export type DerivedOffset = 1 | 2 | 3;
export const derivedOffsets = { eye: 1, small: 2, cockroach: 3 } as const satisfies Record<string, DerivedOffset>;

/**
 * A derived road reads only how long the streaks are. Opening a column, it compares the lengths of the one before and of that so
 * many further back; going down, whether the column so many back has this cell and the one above it. Alike is red.
 */
export function derivedMarks(lengths: readonly number[], offset: DerivedOffset): readonly DerivedMark[] {
	const marks: DerivedMark[] = [];
	for (const [column, length] of lengths.entries()) {
		for (let row = 0; row < length; row++) {
			if (column < offset || (column === offset && row === 0)) continue;
			const alike =
				row === 0
					? lengths[column - 1] === lengths[column - 1 - offset]
					: (lengths[column - offset] ?? 0) > row === (lengths[column - offset] ?? 0) > row - 1;
			marks.push(alike ? "R" : "B");
		}
	}
	return marks;
}

export const lengthsOf = ({ streaks }: BigRoad): readonly number[] => streaks.map(({ ties }) => ties.length);

export type Roads = {
	readonly big: BigRoad;
	readonly derived: Readonly<Record<keyof typeof derivedOffsets, readonly DerivedMark[]>>;
};

export function roadsOf(results: readonly RoadResult[]): Roads {
	const big = bigRoad(results);
	const lengths = lengthsOf(big);
	const derived = (name: keyof typeof derivedOffsets) => derivedMarks(lengths, derivedOffsets[name]);
	return { big, derived: { eye: derived("eye"), small: derived("small"), cockroach: derived("cockroach") } };
}

/** The mark that each derived road would get next, should a side win; undefined where it gets none. */
export function askRoad(
	results: readonly RoadResult[],
	side: RoadSide,
): Readonly<Record<keyof typeof derivedOffsets, DerivedMark | undefined>> {
	const now = roadsOf(results).derived;
	const then = roadsOf([...results, side]).derived;
	const next = (name: keyof typeof derivedOffsets) =>
		then[name].length > now[name].length ? then[name].at(-1) : undefined;
	return { eye: next("eye"), small: next("small"), cockroach: next("cockroach") };
}

/** Where a mark is drawn, from 0. */
export type Place = { readonly column: number; readonly row: number };

const roadRows = 6;

/**
 * Streaks laid into six rows: down, then right at the last row or above a cell that is taken, never down again; the next streak
 * begins at the top of the column right of this one's first cell, the next free one.
 */
export function layRoad(lengths: readonly number[]): readonly (readonly Place[])[] {
	const taken = new Set<string>();
	const at = ({ column, row }: Place): string => `${column},${row}`;
	let start = 0;
	return lengths.map((length) => {
		while (taken.has(at({ column: start, row: 0 }))) start += 1;
		const places = layStreak({ column: start, row: 0 }, { length, isTaken: (place) => taken.has(at(place)) });
		for (const place of places) taken.add(at(place));
		start += 1;
		return places;
	});
}

type Laying = { readonly length: number; readonly isTaken: (place: Place) => boolean };

function layStreak(from: Place, { length, isTaken }: Laying): readonly Place[] {
	const places = [from];
	let [place, right] = [from, false];
	while (places.length < length) {
		const below = { column: place.column, row: place.row + 1 };
		right = right || below.row >= roadRows || isTaken(below);
		place = right ? { column: place.column + 1, row: place.row } : below;
		places.push(place);
	}
	return places;
}

/** Marks of one colour in a row become streaks of their own. */
export function streaksOf<Mark>(marks: readonly Mark[]): readonly { readonly mark: Mark; readonly length: number }[] {
	const streaks: { mark: Mark; length: number }[] = [];
	for (const mark of marks) {
		const last = streaks.at(-1);
		if (last?.mark === mark) last.length += 1;
		else streaks.push({ mark, length: 1 });
	}
	return streaks;
}

export const beadPlace = (index: number): Place => ({ column: Math.floor(index / roadRows), row: index % roadRows });

export type GoodRoad = "long" | "single-jump" | "double-jump" | "one-two" | "jumps" | "runs" | "row";

const isOneTwo = (last: readonly number[]): boolean => ["1,2,1,2", "2,1,2,1"].includes(last.join(","));

/** What has happened on the lengths of the columns, never what comes. `side`: of the newest streak. */
export function goodRoads({ streaks }: BigRoad): readonly { readonly road: GoodRoad; readonly side: RoadSide }[] {
	const lengths = streaks.map(({ ties }) => ties.length);
	const side = streaks.at(-1)?.side;
	if (side === undefined) return [];
	const last = (count: number): readonly number[] => (lengths.length >= count ? lengths.slice(-count) : []);
	const all = (count: number, test: (length: number) => boolean): boolean =>
		last(count).length > 0 && last(count).every(test);
	const six = last(6);
	const of = (own: 0 | 1): readonly number[] => six.filter((_, index) => index % 2 === own);
	const found: GoodRoad[] = [];
	if ((lengths.at(-1) ?? 0) >= 4) found.push("long");
	if (all(4, (length) => length === 1)) found.push("single-jump");
	if (all(3, (length) => length === 2)) found.push("double-jump");
	if (isOneTwo(last(4))) found.push("one-two");
	if (six.length > 0 && of(1).every((one) => one === 1) && of(0).every((one) => one >= 2)) found.push("jumps");
	if (six.length > 0 && of(0).every((one) => one === 1) && of(1).every((one) => one >= 2)) found.push("runs");
	if (all(4, (length) => length >= 2)) found.push("row");
	return found.map((road) => ({ road, side }));
}
