// The verdict on deposits: what members, operators and the provider know, against what the books say.
import * as z from "zod/mini";
import { type Ask, countOf, type Verdict } from "../../../../tools/sim/promises.ts";
import type { CashBook } from "./cash-book.ts";

/** What the provider was paid, in its own words. */
type Came = readonly { readonly line: string; readonly payment: string }[];

export async function judgeDeposits(
	book: CashBook,
	{ ask, came, open }: { readonly ask: Ask; readonly came: Came; readonly open: number },
): Promise<Verdict> {
	return [
		{
			promise: "every deposit ended as it was told, and none that nobody opened",
			broken: await otherEnds(book, ask),
			seen: book.deposits.size,
		},
		{
			promise: "the cashier's books cover each other",
			broken: await shown(ask, "select * from cashier.uncovered limit 20"),
			seen: await countOf(ask, "cashier.deposit where state = 'credited'"),
		},
		{
			promise: "every coin that came to the provider is credited once or lies with an operator",
			broken: await otherLines(ask, came),
			seen: came.length,
		},
		{
			promise: "a voucher became one deposit",
			broken: await shown(ask, doubledVouchers),
			seen: await countOf(ask, "cashier.voucher where state = 'redeemed'"),
		},
		{
			promise: "what is held is what open holds say",
			broken: await shown(ask, heldOtherwise),
			seen: await countOf(ask, "wallet.hold"),
		},
		{
			promise: "reconciliation finds a clean book",
			broken: open === 0 ? [] : [`${open} findings are open`],
			seen: came.length,
		},
	];
}

const doubledVouchers = `select id::text from cashier.voucher v where state = 'redeemed' and not exists (
	select from cashier.deposit d where d.id = v.deposit_id and d.state = 'credited' and d.arrived = v.amount)`;
const heldOtherwise = "select member_id::text, held::text from wallet.audit_hold limit 20";

async function shown(ask: Ask, statement: string): Promise<string[]> {
	return (await ask(statement)).map((found) => JSON.stringify(found));
}

const depositRow = z.object({ id: z.string(), account: z.string(), state: z.string(), credited: z.string() });

async function otherEnds(book: CashBook, ask: Ask): Promise<string[]> {
	const rows = await ask(
		`select d.id::text, a.account, d.state, coalesce((d.credited / 100.0)::numeric(20, 2)::text, '') as credited
		from cashier.deposit d join members.accounts a on a.id = d.member_id`,
	);
	const recorded = new Map(z.parse(z.array(depositRow), rows).map((row) => [row.id, row]));
	const lost = [...book.deposits].flatMap(([id, { account, told }]) => {
		const row = recorded.get(id);
		const same =
			row?.account === account && (told === undefined || (told.state === row.state && told.credited === row.credited));
		return same ? [] : [`deposit ${id} of ${account}: ${JSON.stringify(told)}, recorded ${JSON.stringify(row)}`];
	});
	const invented = [...recorded.keys()].filter((id) => !book.deposits.has(id));
	return [...lost, ...invented.map((id) => `deposit ${id} was never shown to anybody`)];
}

async function otherLines(ask: Ask, came: Came): Promise<string[]> {
	const row = z.object({ line_id: z.string(), state: z.string() });
	const rows = z.parse(
		z.array(row),
		await ask("select line_id, state from cashier.provider_line where fault <> 'changed'"),
	);
	const kept = new Set(rows.map(({ line_id }) => line_id));
	const paid = new Set(came.map(({ line }) => line));
	return [
		...[...paid].filter((line) => !kept.has(line)).map((line) => `line ${line} is lost`),
		...[...kept].filter((line) => !paid.has(line)).map((line) => `line ${line} was never paid`),
	];
}
