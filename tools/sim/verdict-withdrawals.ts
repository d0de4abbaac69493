// The verdict on withdrawals and bonuses: what members and operators know, against what the books say.
import * as z from "zod/mini";
import type { Book } from "./book.ts";
import type { Ask, Verdict } from "./promises.ts";

export async function judgeWithdrawals(book: Book, ask: Ask): Promise<Verdict> {
	const shown = async (statement: string) => (await ask(statement)).map((found) => JSON.stringify(found));
	return [
		{
			promise: "every withdrawal ended as it was told, and none that nobody asked for",
			broken: await otherEnds(book, ask),
		},
		{ promise: "what was paid out was paid, and nothing else", broken: await otherPayments(book, ask) },
		{ promise: "withdrawals, holds and postings cover each other", broken: await shown(unmatched) },
		{ promise: "what is held is what open withdrawals ask for", broken: await shown(heldOtherwise) },
		{ promise: "every bonus stands on the ledger as it ended", broken: await shown(bonuses) },
	];
}

const unmatched = "select * from cashier.unmatched_withdrawals limit 20";
const bonuses = "select * from cashier.unmatched_bonuses limit 20";
const heldOtherwise = `
	with asked as (
		select member_id, currency, sum(amount) as amount from cashier.withdrawal
		where state in ('pending', 'approved', 'sent') group by 1, 2
	)
	select w.member_id::text, w.held::text, asked.amount::text from wallet.wallet w
	left join asked using (member_id, currency)
	where w.held <> case when w.purse = 'cash' then coalesce(asked.amount, 0) else 0 end limit 20`;

const row = z.object({ id: z.string(), account: z.string(), state: z.string(), amount: z.string(), paid: z.boolean() });

const recordedIn = async (ask: Ask) =>
	z.parse(
		z.array(row),
		await ask(`select w.id::text, a.account, w.state, (w.amount / 100.0)::numeric(20, 2)::text as amount,
			w.posting_key is not null as paid
			from cashier.withdrawal w join members.accounts a on a.id = w.member_id`),
	);

async function otherEnds(book: Book, ask: Ask): Promise<string[]> {
	const recorded = new Map((await recordedIn(ask)).map((one) => [one.id, one]));
	const lost = [...book.withdrawals].flatMap(([id, { account, amount, ended }]) => {
		const found = recorded.get(id);
		const same = found?.account === account && found.amount === amount && (ended ?? found.state) === found.state;
		return same ? [] : [`withdrawal ${id} of ${account}: told ${ended ?? "open"}, recorded ${JSON.stringify(found)}`];
	});
	const invented = [...recorded.keys()].filter((id) => !book.withdrawals.has(id));
	return [...lost, ...invented.map((id) => `withdrawal ${id} was never shown to anybody`)];
}

/** An answer to an operator may be lost when the database is: then it was paid, and nobody noted it. */
async function otherPayments(book: Book, ask: Ask): Promise<string[]> {
	const paid = new Set((await recordedIn(ask)).flatMap(({ id, paid: is }) => (is ? [id] : [])));
	return [...book.paidOut].filter((id) => !paid.has(id)).map((id) => `withdrawal ${id} was paid and is not recorded`);
}
