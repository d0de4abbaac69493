// Who plays whom when: sixteen sides, everybody against everybody, home and away (the circle method).

export const clubsInLeague = 16;
const roundsOnce = clubsInLeague - 1;
const gamesARound = clubsInLeague / 2;
export const gamesASeason = 2 * roundsOnce * gamesARound;

/** Home and away side, 0 to 15, of a game of the season by its number from 0. */
export function pairing(game: number): readonly [number, number] {
	const round = Math.floor(game / gamesARound) % (2 * roundsOnce);
	const table = game % gamesARound;
	const turn = round % roundsOnce;
	const fixed = clubsInLeague - 1;
	const spot = (place: number): number => (place + turn) % roundsOnce;
	const [one, other] = table === 0 ? [fixed, spot(0)] : [spot(table), spot(roundsOnce - table)];
	// Home and away by turns; the second half of the season is the first with sides changed.
	const swapped = (table === 0 ? turn % 2 === 1 : table % 2 === 1) !== round >= roundsOnce;
	return swapped ? [other, one] : [one, other];
}
