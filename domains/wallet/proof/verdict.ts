// What the ledger promised in the simulation, and what it gave by itself.
import { type Ask, countOf } from "../../../tools/sim/promises.ts";
import type { Judging } from "../../../tools/sim/proofs.ts";

export const verdict: Judging = {
	judge: async (_run, ask) => [
		{
			promise: "the ledger's audit is clean and all accounts sum to zero",
			broken: await auditFindings(ask),
			seen: await countOf(ask, "wallet.posting"),
		},
	],
	moved: ["select member_id, currency, delta as amount from wallet.posting where kind = 'grant' and purse = 'cash'"],
};

async function auditFindings(ask: Ask): Promise<string[]> {
	const rows = await ask("select * from wallet.audit where violations <> 0");
	const sums = await ask(
		"select currency, sum(amount)::text from wallet.entry group by currency having sum(amount) <> 0",
	);
	return [...rows, ...sums].map((found) => JSON.stringify(found));
}
