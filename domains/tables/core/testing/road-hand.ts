// A second hand that writes derived roads: by the cells of a grid, from the rules as people are taught them. For tests.
import type { RoadResult } from "../roads.ts";

/** The big road as columns of cells without tails, then each mark by looking at the grid. */
export function derivedByGrid(results: readonly RoadResult[], back: number): readonly ("R" | "B")[] {
	const grid = new Set<string>();
	const cell = (column: number, row: number): boolean => grid.has(`${column}:${row}`);
	const marks: ("R" | "B")[] = [];
	let [column, row, side] = [0, 0, ""];
	const height = (of: number): number => {
		let rows = 0;
		while (cell(of, rows + 1)) rows += 1;
		return rows;
	};
	for (const result of results) {
		if (result === "T") continue;
		if (result === side) row += 1;
		else [column, row, side] = [column + 1, 1, result];
		grid.add(`${column}:${row}`);
		// It begins at the second cell of column back + 1, or where there is none at the first of the one after.
		const begins = column > back + 1 || (column === back + 1 && row >= 2);
		if (!begins) continue;
		const red =
			row === 1
				? height(column - 1) === height(column - back - 1)
				: cell(column - back, row) === cell(column - back, row - 1);
		marks.push(red ? "R" : "B");
	}
	return marks;
}
