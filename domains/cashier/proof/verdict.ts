// What the cashier promised in the simulation, and what it moved.
import type { Judging } from "../../../tools/sim/proofs.ts";
import { cashBook } from "./life/cash-book.ts";
import { findings, statementsOf } from "./life/cashier.ts";
import { judgeDeposits } from "./life/verdict-deposits.ts";
import { endsOfBonuses, judgeFloats } from "./life/verdict-floats.ts";
import { judgeWithdrawals } from "./life/verdict-withdrawals.ts";

export const verdict: Judging = {
	judge: async (run, ask) => {
		const [book, { came, paidOut }] = [cashBook(run), await statementsOf(run)];
		return [
			...(await judgeDeposits(book, { ask, came, open: findings(run).open })),
			...(await judgeWithdrawals(book, { ask, paidOut })),
			...(await judgeFloats(book, ask)),
		];
	},
	words: async (run, ask) => {
		const { came, paidOut } = await statementsOf(run);
		return [
			`the provider was paid ${came.length} times and paid out ${paidOut.length} times`,
			`${cashBook(run).transfers.size} transfers of teams; bonuses: ${await endsOfBonuses(ask)}`,
		];
	},
	moved: [
		"select member_id, currency, credited as amount from cashier.deposit where state = 'credited'",
		"select member_id, currency, -amount from cashier.withdrawal where posting_key is not null and return_key is null",
		"select member_id, currency, amount from cashier.bonus where state = 'released'",
		`select to_member_id, currency, amount from cashier.transfer t where kind = 'down'
			and not exists (select from cashier.deposit d where d.member_id = t.to_member_id and d.id = t.id)`,
		"select member_id, currency, -amount from cashier.transfer where kind = 'up'",
	],
};
