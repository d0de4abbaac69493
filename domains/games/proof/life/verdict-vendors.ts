// What vendors from outside know against what the ledger says: each dialect by its name, and the books of the one that keeps
// members' money against the purses that stand for them.
import * as z from "zod/mini";
import type { Ask, Judged, Verdict } from "../../../../tools/sim/promises.ts";
import type { Vendor } from "./outside-vendor.ts";

type Facts = { readonly ask: Ask; readonly vendors: readonly Vendor[] };

export async function judgeVendors({ ask, vendors }: Facts): Promise<Verdict> {
	const lines: Judged[] = [];
	for (const { dialect, code, books, moves } of vendors) {
		lines.push({
			promise: `${dialect}: each of ${moves.size} commands of its vendor moved exactly what was answered`,
			broken: await differences(moves, { ask, code }),
			seen: moves.size,
		});
		if (books !== undefined) {
			const done = [...books.transfers.values()].filter(({ state }) => state === "done").length;
			lines.push({
				promise: `${dialect}: its books and the purses that stand for them are alike after ${done} transfers, and none is under way`,
				broken: [...(await unlike({ ask, code }, books.balance)), ...(await unmatched(ask))],
				seen: done,
			});
		}
	}
	return lines;
}

type Of = { readonly ask: Ask; readonly code: string };

async function differences(sent: ReadonlyMap<string, bigint>, { ask, code }: Of): Promise<string[]> {
	const row = z.object({ transaction_id: z.string(), amount: z.string() });
	const rows = await ask(
		`select transaction_id, (case kind when 'bet' then -amount else amount end)::text as amount
		from games.vendor_transaction where kind in ('bet', 'win') and not rolled_back and vendor = $1`,
		[code],
	);
	const recorded = new Map(z.parse(z.array(row), rows).map((one) => [one.transaction_id, BigInt(one.amount)]));
	const missing = [...sent].filter(([id, minor]) => recorded.get(id) !== minor).map(([id]) => `${id} was answered`);
	const extra = [...recorded.keys()].filter((id) => !sent.has(id)).map((id) => `${id} was never answered`);
	return [...missing, ...extra];
}

async function unlike({ ask, code }: Of, there: (user: string, currency: string) => bigint): Promise<string[]> {
	const row = z.object({ member_id: z.string(), currency: z.string(), balance: z.string() });
	const rows = await ask(
		"select member_id::text, currency, balance::text from wallet.wallet where purse = $1 order by member_id",
		[`vendor:${code}`],
	);
	return z.parse(z.array(row), rows).flatMap(({ member_id, currency, balance }) => {
		const theirs = there(member_id, currency);
		return theirs === BigInt(balance) ? [] : [`member ${member_id}: ${balance} by our books, ${theirs} by theirs`];
	});
}

async function unmatched(ask: Ask): Promise<string[]> {
	const rows = await ask(
		`select member_id::text, vendor_transfer_id::text, fault from cashier.unmatched_vendor_transfers
		union all select member_id::text, id::text, 'under way' from cashier.vendor_transfer where state = 'open'`,
	);
	return rows.map((found) => JSON.stringify(found));
}
