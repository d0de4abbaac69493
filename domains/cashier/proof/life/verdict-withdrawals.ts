// The verdict on withdrawals and bonuses: what members and operators know, against what the books say.
import * as z from "zod/mini";
import { type Ask, countOf, type Verdict } from "../../../../tools/sim/promises.ts";
import type { CashBook } from "./cash-book.ts";

/** Money that the provider paid out, in its own words. */
export type PaidOut = { readonly line: string; readonly payout: string; readonly amount: string };

export async function judgeWithdrawals(
	book: CashBook,
	{ ask, paidOut }: { readonly ask: Ask; readonly paidOut: readonly PaidOut[] },
): Promise<Verdict> {
	const shown = async (statement: string) => (await ask(statement)).map((found) => JSON.stringify(found));
	return [
		{
			promise: "every withdrawal ended as it was told, and none that nobody asked for",
			broken: await otherEnds(book, ask),
			seen: book.withdrawals.size,
		},
		{
			promise: "what was paid out was paid, and nothing else",
			broken: await otherPayments(book, ask),
			seen: book.paidOut.size,
		},
		{
			promise: "every coin that the provider paid out settled one withdrawal or lies with an operator",
			broken: await otherPayouts(ask, paidOut),
			seen: paidOut.length,
		},
		{
			promise: "nobody was paid twice for one withdrawal unseen",
			broken: await shown(paidTwice),
			seen: await countOf(ask, "cashier.payout_line where state = 'settled'"),
		},
		{
			promise: "withdrawals, holds and postings cover each other",
			broken: await shown(unmatched),
			seen: await countOf(ask, "cashier.withdrawal"),
		},
		{
			promise: "what is held is what open withdrawals ask for",
			broken: await shown(heldOtherwise),
			seen: await countOf(ask, "cashier.withdrawal"),
		},
		{
			promise: "every bonus stands on the ledger as it ended",
			broken: await shown(bonuses),
			seen: await countOf(ask, "cashier.bonus where closed_at is not null"),
		},
	];
}

/** One that a line settled was paid by nobody else, and no line that counts stands for one that was not paid. */
const paidTwice = `
	select w.id::text, w.state from cashier.payout_line line join cashier.withdrawal w on w.id = line.withdrawal_id
	where line.state = 'settled' and (w.posting_key is null
		or exists (select from cashier.withdrawal_step step where step.withdrawal_id = w.id and step.kind = 'pay'))
	limit 20`;
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

async function otherEnds(book: CashBook, ask: Ask): Promise<string[]> {
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
async function otherPayments(book: CashBook, ask: Ask): Promise<string[]> {
	const paid = new Set((await recordedIn(ask)).flatMap(({ id, paid: is }) => (is ? [id] : [])));
	return [...book.paidOut].filter((id) => !paid.has(id)).map((id) => `withdrawal ${id} was paid and is not recorded`);
}

const line = z.object({ line_id: z.string(), payout: z.string(), amount: z.string() });

async function otherPayouts(ask: Ask, paidOut: readonly PaidOut[]): Promise<string[]> {
	const kept = z.parse(
		z.array(line),
		await ask("select line_id, payout, amount from cashier.payout_line where fault <> 'changed'"),
	);
	const said = (one: { readonly payout: string; readonly amount: string }) => `${one.amount} for ${one.payout}`;
	const ours = new Map(kept.map((one) => [one.line_id, said(one)]));
	const theirs = new Map(paidOut.map((one) => [one.line, said(one)]));
	return [
		...[...theirs].flatMap(([id, told]) => (ours.get(id) === told ? [] : [`line ${id} of ${told} is lost`])),
		...[...ours].flatMap(([id, told]) => (theirs.get(id) === told ? [] : [`line ${id} of ${told} was never paid`])),
	];
}
