// Everything that can be wrong with a hand that is over: chips, pots by two solvers, the rake, who showed.
import type { Hand } from "../hand.ts";
import { endOf, potsOf, rakeOf } from "../pots.ts";
import { potsByChips } from "./chip-by-chip.ts";

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export function faultsOf(hand: Hand): readonly string[] {
	const faults: string[] = [];
	const must = (is: boolean, said: string): void => {
		if (!is) faults.push(said);
	};
	must(JSON.stringify(potsOf(hand)) === JSON.stringify(potsByChips(hand.players)), "pots by levels and by chips");
	const { players, pots, rake } = endOf(hand);
	const before = sumOf(hand.players.map(({ start }) => start));
	must(sumOf(players.map(({ stack }) => stack)) + rake === before, "chips before and after");
	must(sumOf(players.map(({ won, staked }) => won - staked)) + rake === 0, "what is won, lost and raked");
	must(sumOf(players.map(({ raked }) => raked)) === rake, "shares of the rake");
	const inPots = sumOf(pots.map(({ amount }) => amount));
	must(rake <= rakeOf(hand.rake, inPots), "more rake than is allowed");
	const alone = hand.players.filter(({ folded }) => !folded).length === 1;
	for (const { seat, won, shown } of players) {
		const folded = hand.players.find((player) => player.seat === seat)?.folded === true;
		must(won === 0 || pots.some(({ seats }) => seats.includes(seat)), "who wins what they cannot win");
		// Who wins has shown, unless everybody else folded; who folded never shows.
		must(won === 0 || alone || shown, "who wins and does not show");
		must(!(folded && shown), "who folded and shows");
	}
	return faults;
}
