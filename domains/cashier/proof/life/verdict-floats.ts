// The verdict on agents' floats and on bonuses: what agents, members and operators know, against what the books say.
import * as z from "zod/mini";
import { type Ask, countOf, type Verdict } from "../../../../tools/sim/promises.ts";
import type { CashBook } from "./cash-book.ts";

export async function judgeFloats(book: CashBook, ask: Ask): Promise<Verdict> {
	const shown = async (statement: string) => (await ask(statement)).map((found) => JSON.stringify(found));
	const ended = (state: string) => countOf(ask, `cashier.bonus where state = '${state}'`);
	return [
		{
			promise: "every transfer of a team was told as it is recorded, and no other",
			broken: await otherTransfers(book, ask),
			seen: book.transfers.size,
		},
		{
			promise: "what operators put into floats and took out was done once each",
			broken: await otherIssues(book, ask),
			seen: book.issues.size,
		},
		{
			promise: "a float holds what was put in, less what went down, with what came up",
			broken: await shown(otherFloats),
			seen: book.issues.size + book.transfers.size,
		},
		{
			promise: "transfers and postings cover each other, and nothing is half done",
			broken: await shown(unmoved),
			seen: await countOf(ask, "cashier.transfer"),
		},
		{ promise: "every bonus ended as it was told", broken: await otherBonuses(book, ask), seen: book.bonuses.size },
		{
			promise: "a bonus was released only when it was earned in rounds",
			broken: await shown(unearned),
			seen: await ended("released"),
		},
		{ promise: "a bonus ran out only after its time", broken: await shown(tooEarly), seen: await ended("expired") },
		{
			promise: "a bonus was given up only for money that left at that moment",
			broken: await shown(forNothing),
			seen: await ended("forfeited"),
		},
		{
			promise: "no bonus that was earned is left waiting",
			broken: await shown(waiting),
			seen: await ended("released"),
		},
	];
}

/** How often each end came about: a run in which one never did proves nothing of it. */
export async function endsOfBonuses(ask: Ask): Promise<string> {
	const row = z.object({ state: z.string(), times: z.string() });
	const rows = await ask("select state, count(*)::text as times from cashier.bonus group by 1 order by 1");
	return z
		.parse(z.array(row), rows)
		.map(({ state, times }) => `${state} ${times}`)
		.join(", ");
}

const otherFloats = `
	with moved as (
		select member_id, amount from cashier.float_issue
		union all select member_id, -amount from cashier.transfer where kind = 'down'
		union all select to_member_id, amount from cashier.transfer where kind = 'up'
	), held as (
		select member_id, sum(amount) as amount from moved group by 1
	)
	select coalesce(w.member_id, held.member_id)::text as agent, w.balance::text, held.amount::text
	from (select * from wallet.wallet where purse = 'float') as w full join held using (member_id)
	where coalesce(w.balance, 0) <> coalesce(held.amount, 0) limit 20`;
const unmoved = `
	select member_id::text, told::text, posted::text from cashier.unmoved
	union all select counter, null, sum(delta)::text from wallet.posting where counter like 'clearing:%'
		group by counter having sum(delta) <> 0 limit 20`;

/** All that was staked until now is more than any count of it at that moment. */
const staked = "(select coalesce(sum(r.stake), 0) from games.round r where r.member_id = b.member_id)";
const unearned = `select b.deposit_id::text, b.asked::text from cashier.bonus b
	where b.state = 'released' and ${staked} < b.wagered + b.asked limit 20`;
const tooEarly = "select deposit_id::text from cashier.bonus where state = 'expired' and closed_at < ends_at limit 20";
const forNothing = `select b.deposit_id::text from cashier.bonus b where b.state = 'forfeited'
	and not exists (select from cashier.withdrawal w where w.member_id = b.member_id and w.asked_at = b.closed_at)
	and not exists (select from cashier.transfer t where t.member_id = b.member_id and t.kind = 'up' and t.done_at = b.closed_at)
	limit 20`;
/** When everybody has gone home, all play is counted and the jobs have run; where every stake counts whole. */
const waiting = `select b.deposit_id::text from cashier.bonus b
	where b.state = 'running' and b.parts = '{}' and b.games = '{}' and ${staked} >= b.wagered + b.asked limit 20`;

const transferRow = z.object({ id: z.string(), line: z.string() });

async function otherTransfers(book: CashBook, ask: Ask): Promise<string[]> {
	const rows = await ask(
		`select id::text, kind || ' ' || from_account || ' ' || to_account || ' ' || (amount / 100.0)::numeric(20, 2)::text as line
		from cashier.transfer where kind in ('down', 'up')`,
	);
	return differing(book.transfers, rows, "transfer");
}

async function otherIssues(book: CashBook, ask: Ask): Promise<string[]> {
	const rows = await ask(
		`select i.id::text, a.account || ' ' || i.amount::text as line
		from cashier.float_issue i join members.accounts a on a.id = i.member_id`,
	);
	return differing(book.issues, rows, "issue");
}

function differing(known: ReadonlyMap<string, string>, rows: readonly unknown[], what: string): string[] {
	const recorded = new Map(z.parse(z.array(transferRow), rows).map(({ id, line }) => [id, line]));
	const lost = [...known].filter(([id, line]) => recorded.get(id) !== line);
	const invented = [...recorded.keys()].filter((id) => !known.has(id));
	return [
		...lost.map(([id, line]) => `${what} ${id}: told ${line}, recorded ${recorded.get(id)}`),
		...invented.map((id) => `${what} ${id} was told to nobody`),
	];
}

/** Only an end that somebody was told of; what nobody looked at since is what the books say. */
async function otherBonuses(book: CashBook, ask: Ask): Promise<string[]> {
	const rows = await ask("select deposit_id::text as id, state as line from cashier.bonus");
	const recorded = new Map(z.parse(z.array(transferRow), rows).map(({ id, line }) => [id, line]));
	return [...book.bonuses]
		.filter(([id, state]) => recorded.get(id) !== state)
		.map(([id, state]) => `bonus of ${id}: told ${state}, recorded ${recorded.get(id)}`);
}
