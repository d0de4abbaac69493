// Roads as places and marks, ready to be drawn: the last columns that fit.
import {
	beadPlace,
	bigRoad,
	hwatuWinner,
	layRoad,
	pairsOf,
	type RoadResult,
	type RoadSide,
	readOutcome,
	roadsOf,
	streaksOf,
	winnerOf,
} from "../../core/index.ts";

export type Mark = { readonly column: number; readonly row: number } & {
	readonly tone: "B" | "P" | "T";
	readonly ties?: number;
	readonly words?: string;
};

/** Results of baccarat among outcomes as short texts. Of dragon tiger the dragon stands where the banker does. */
export function resultsOf(past: readonly string[]): readonly RoadResult[] {
	return past.flatMap((text) => {
		const outcome = readOutcome(text);
		if (outcome?.type === "cards") return [winnerOf(outcome)];
		if (outcome?.type === "hwatu") return [({ S: "B", M: "P", "=": "T" } as const)[hwatuWinner(outcome)]];
		if (outcome?.type !== "duel") return [];
		const difference = (outcome.dragon % 13) - (outcome.tiger % 13);
		return [difference > 0 ? "B" : difference < 0 ? "P" : "T"] as const;
	});
}

/** Moved left so that the last columns are seen. */
function fitted(marks: readonly Mark[], columns: number): readonly Mark[] {
	const last = marks.reduce((most, { column }) => Math.max(most, column), -1);
	const by = Math.max(0, last + 1 - columns);
	return marks.filter(({ column }) => column >= by).map((mark) => ({ ...mark, column: mark.column - by }));
}

export const beadMarks = (results: readonly RoadResult[], columns: number): readonly Mark[] =>
	fitted(
		results.map((tone, index) => ({ ...beadPlace(index), tone })),
		columns,
	);

export function bigMarks(results: readonly RoadResult[], columns: number): readonly Mark[] {
	const { streaks } = bigRoad(results);
	const laid = layRoad(streaks.map(({ ties }) => ties.length));
	const marks = streaks.flatMap(({ side, ties }, column) =>
		ties.flatMap((count, row) => {
			const place = laid[column]?.[row];
			return place === undefined ? [] : [{ ...place, tone: side, ties: count }];
		}),
	);
	return fitted(marks, columns);
}

export type DerivedName = "eye" | "small" | "cockroach";
export const derivedNames = ["eye", "small", "cockroach"] as const satisfies readonly DerivedName[];

/** Red and blue, as banker and player are drawn. */
export function derivedMarksOf(results: readonly RoadResult[], name: DerivedName, columns: number): readonly Mark[] {
	const streaks = streaksOf(roadsOf(results).derived[name]);
	const laid = layRoad(streaks.map(({ length }) => length));
	const marks = streaks.flatMap(({ mark }, column) =>
		(laid[column] ?? []).map((place) => ({ ...place, tone: toneOf(mark) })),
	);
	return fitted(marks, columns);
}

export const toneOf = (mark: "R" | "B"): RoadSide => (mark === "R" ? "B" : "P");

export type Counts = { readonly B: number; readonly P: number; readonly T: number; readonly pairs: number };

export function countsOf(past: readonly string[]): Counts {
	const results = resultsOf(past);
	const count = (side: RoadResult): number => results.filter((one) => one === side).length;
	const pairs = past.filter((text) => {
		const outcome = readOutcome(text);
		if (outcome?.type !== "cards") return false;
		const { player, banker } = pairsOf(outcome);
		return player || banker;
	}).length;
	return { B: count("B"), P: count("P"), T: count("T"), pairs };
}
