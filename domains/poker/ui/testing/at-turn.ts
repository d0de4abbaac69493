// A hand of two, as the one whose turn it is sees it.
import { legalActs, type SeenTable, seenTable } from "../../core/index.ts";
import { openTable, plainTable } from "../../core/testing/open-table.ts";

export function atTurn(): SeenTable {
	const table = openTable(plainTable, 7);
	for (const seat of [0, 1]) table.sit(`m${seat}`, seat);
	table.wait(2_000_000);
	table.tick();
	const { hand } = table.state();
	const seat = hand?.hand.players[hand.hand.actor ?? -1]?.seat;
	if (hand === null || legalActs(hand.hand) === undefined) throw new Error("it is nobody's turn");
	return seenTable(table.state(), `m${seat}`);
}
