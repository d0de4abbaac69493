// What the tables promised in the simulation.
import type { Judging } from "../../../tools/sim/proofs.ts";
import { tableBook } from "./life/table-book.ts";
import { judgeTables } from "./life/verdict-tables.ts";

export const verdict: Judging = {
	judge: (run, ask) => judgeTables(tableBook(run), ask),
	words: async (run) => {
		const tickets = [...tableBook(run).tickets.values()];
		const settled = tickets.filter(({ ticket }) => ticket.state === "settled").length;
		return [`tables: ${tickets.length} tickets, ${settled} of them settled`];
	},
};
