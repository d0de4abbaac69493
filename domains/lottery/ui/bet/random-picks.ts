// Picks by chance, for who leaves them to it: one bet of a play. The outcome is drawn elsewhere, by the server's seed.
import { type Play, type Row, type Rows, slipBounds } from "../../core/index.ts";

/** A whole number from 0, below `limit`. */
export type Below = (limit: number) => number;

/** The browser's own generator, scaled by rejection. */
export const browserBelow: Below = (limit) => {
	const most = 2 ** 32 - (2 ** 32 % limit);
	for (;;) {
		const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
		if (word < most) return word % limit;
	}
};

const tries = 1_000;

/** Rows of one bet; undefined for a play that gives none after many tries. */
export function randomPicks(play: Play, below: Below): Rows | undefined {
	for (let left = tries; left > 0; left--) {
		const rows = play.typed ? randomLine(play, below) : randomRows(play, below);
		const count = rows === undefined ? 0 : play.count(rows);
		if (rows !== undefined && count > 0 && count <= slipBounds.mostBets) return rows;
	}
	return undefined;
}

function randomLine({ line, says }: Play, below: Below): Rows | undefined {
	const typed = line?.(says.places.map(() => below(10)));
	return typed === undefined ? undefined : [typed];
}

/** So few picks as the play takes; of rows that may stay empty, only so many as one bet needs. */
function randomRows(play: Play, below: Below): Rows {
	const { says } = play;
	const besides = says.sentence === "bankerSets" || says.sentence === "bankerNormals" ? says.take - 1 : 0;
	const needed = play.says.sentence === "anyPlaces" ? play.says.take : 1;
	const optional = play.rows.every(({ least }) => least === 0);
	const filled = optional
		? draw(
				play.rows.map((_, index) => index),
				needed,
				below,
			)
		: undefined;
	return play.rows.map((row, index) => {
		const take =
			filled === undefined ? Math.max(1, index === 1 ? besides : 0, row.least) : filled.includes(index) ? 1 : 0;
		return draw(row.values, take, below);
	});
}

function draw(values: Row["values"], take: number, below: Below): readonly number[] {
	const left = [...values];
	const drawn = Array.from({ length: Math.min(take, left.length) }, () => left.splice(below(left.length), 1)[0] ?? 0);
	return drawn.sort((first, second) => first - second);
}
