// A second solver, on purpose a slow one: it pays a pot a chip at a time, from the bottom of what everybody put in, and knows
// nothing of levels. What it says must be what `potsOf` says.
import type { HandPlayer } from "../hand.ts";
import type { Pot } from "../pots.ts";

export function potsByChips(players: readonly HandPlayer[]): readonly Pot[] {
	const pots: { amount: number; seats: readonly number[] }[] = [];
	const left = new Map(players.map(({ seat, live }) => [seat, live]));
	let dead = players.reduce((sum, player) => sum + player.dead, 0);
	const isIn = (seat: number): boolean => (left.get(seat) ?? 0) > 0;
	for (;;) {
		const payers = players.filter(({ seat }) => isIn(seat));
		if (payers.length === 0) break;
		const seats = payers.filter(({ folded }) => !folded).map(({ seat }) => seat);
		for (const { seat } of payers) left.set(seat, (left.get(seat) ?? 0) - 1);
		const last = pots.at(-1);
		const goesOn = last !== undefined && (seats.length === 0 || last.seats.join() === seats.join());
		if (goesOn) last.amount += payers.length;
		else pots.push({ amount: payers.length + dead, seats });
		if (!goesOn) dead = 0;
	}
	return pots;
}
