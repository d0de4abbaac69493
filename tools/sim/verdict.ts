// The verdict: what the people know, against what the ledger says; each domain judges its own promises, and what all of them moved
// makes every balance. Reads the database and the log; changes nothing.
import { readFileSync } from "node:fs";
import pg from "pg";
import * as z from "zod/mini";
import type { Book } from "./book.ts";
import { type Ask, countOf, type Judged, type Verdict } from "./promises.ts";
import type { Judging } from "./proofs.ts";
import type { Run } from "./run.ts";

export async function judge(
	run: Run,
	of: { verdicts: readonly Judging[]; say: (line: string) => void },
): Promise<Verdict> {
	const { book, world } = run;
	const client = new pg.Client({ connectionString: world.adminUrl });
	await client.connect();
	const ask: Ask = async (text, values = []) => (await client.query(text, [...values])).rows;
	try {
		const judged: Judged[] = [];
		for (const { judge: own, words } of of.verdicts) {
			for (const line of (await words?.(run, ask)) ?? []) of.say(line);
			judged.push(...(await own(run, ask)));
		}
		return [
			{ promise: "nobody saw a promise broken", broken: book.faults, seen: book.members.size },
			...judged,
			{
				promise: "every balance equals the sum of its entries, and of all that the domains say they moved",
				broken: await wrongBalances(
					of.verdicts.flatMap(({ moved = [] }) => moved),
					ask,
				),
				seen: await countOf(ask, "wallet.wallet"),
			},
			{ promise: "the log holds no secret", broken: leakedSecrets(book, world.logFile), seen: book.secrets.size },
		];
	} finally {
		await client.end();
	}
}

async function wrongBalances(moved: readonly string[], ask: Ask): Promise<string[]> {
	const row = z.object({ member_id: z.string() });
	const rows = await ask(
		`with entries as (
			select member_id, currency, purse, sum(delta) as total from wallet.posting group by 1, 2, 3
		), each_move (member_id, currency, amount) as (
			${moved.join(" union all ")}
		), moved as (
			select member_id, currency, sum(amount) as amount from each_move group by 1, 2
		)
		select w.member_id::text from wallet.wallet w
		left join entries using (member_id, currency, purse)
		left join moved using (member_id, currency)
		where w.balance <> coalesce(entries.total, 0)
			-- The largest member is the house, through which pots are fed.
			or (w.purse = 'cash' and w.member_id <> 9223372036854775807 and (select sum(o.balance) from wallet.wallet o
				where o.member_id = w.member_id and o.currency = w.currency and (o.purse = 'cash' or o.purse like 'vendor:%'))
				<> coalesce(moved.amount, 0))`,
	);
	return z.parse(z.array(row), rows).map(({ member_id }) => `member ${member_id}`);
}

function leakedSecrets(book: Book, logFile: string): string[] {
	const log = readFileSync(logFile, "utf8");
	return [...book.secrets].filter((secret) => log.includes(secret)).map((secret) => `${secret.slice(0, 4)}...`);
}
