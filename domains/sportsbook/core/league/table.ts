// A league's table from its results: three points a win, one a draw; where nothing is drawn, wins alone.

export type Played = { readonly home: number; readonly away: number; readonly score: readonly [number, number] };

export type TableRow = {
	readonly club: number;
	readonly played: number;
	readonly won: number;
	readonly drawn: number;
	readonly lost: number;
	readonly scored: number;
	readonly against: number;
	readonly points: number;
	/** The last five, the newest last. */
	readonly form: readonly ("w" | "d" | "l")[];
};

const none = (club: number): TableRow => ({
	club,
	played: 0,
	won: 0,
	drawn: 0,
	lost: 0,
	scored: 0,
	against: 0,
	points: 0,
	form: [],
});

function after(row: TableRow, { scored, against }: Pick<TableRow, "scored" | "against">): TableRow {
	const ended: TableRow["form"][number] = scored > against ? "w" : scored < against ? "l" : "d";
	return {
		...row,
		played: row.played + 1,
		won: row.won + (ended === "w" ? 1 : 0),
		drawn: row.drawn + (ended === "d" ? 1 : 0),
		lost: row.lost + (ended === "l" ? 1 : 0),
		scored: row.scored + scored,
		against: row.against + against,
		points: row.points + (ended === "w" ? 3 : ended === "d" ? 1 : 0),
		form: [...row.form, ended].slice(-5),
	};
}

/** `results` in the order they were played. */
export function tableOf(clubs: number, results: readonly Played[]): readonly TableRow[] {
	const rows = Array.from({ length: clubs }, (_none, club) => none(club));
	for (const { home, away, score } of results) {
		rows[home] = after(rows[home] ?? none(home), { scored: score[0], against: score[1] });
		rows[away] = after(rows[away] ?? none(away), { scored: score[1], against: score[0] });
	}
	return rows.toSorted(
		(left, right) =>
			right.points - left.points ||
			right.scored - right.against - (left.scored - left.against) ||
			right.scored - left.scored ||
			left.club - right.club,
	);
}
