// The verdict: what the people know, against what the ledger says. Reads the database and the log; changes nothing.
import { readFileSync } from "node:fs";
import pg from "pg";
import * as z from "zod/mini";
import type { Book } from "./book.ts";
import type { GiftBook } from "./gift-book.ts";
import type { InstantBook } from "./instant-book.ts";
import type { Vendor } from "./outside-vendor.ts";
import { type Ask, countOf, type Verdict } from "./promises.ts";
import { judgeDeposits } from "./verdict-deposits.ts";
import { endsOfBonuses, judgeFloats } from "./verdict-floats.ts";
import { giftsInWords, judgeGifts } from "./verdict-gifts.ts";
import { judgeInstant } from "./verdict-instant.ts";
import { judgePlay } from "./verdict-play.ts";
import { judgeVendors } from "./verdict-vendors.ts";
import { judgeWithdrawals, type PaidOut } from "./verdict-withdrawals.ts";

type Facts = {
	readonly adminUrl: string;
	readonly logFile: string;
	/** What the provider of payments was paid, and what reconciliation left open. */
	readonly came: readonly { readonly line: string; readonly payment: string }[];
	readonly open: number;
	/** What it paid out, in its own words. */
	readonly paidOut: readonly PaidOut[];
	readonly vendors: readonly Vendor[];
	readonly instant: InstantBook;
	readonly gifts: GiftBook;
	/** Hears what came about, so that a run in which something never did is seen to prove nothing of it. */
	readonly say: (line: string) => void;
};

export async function judge(book: Book, world: Facts): Promise<Verdict> {
	const client = new pg.Client({ connectionString: world.adminUrl });
	await client.connect();
	const ask: Ask = async (text, values = []) => (await client.query(text, [...values])).rows;
	try {
		world.say(`${book.transfers.size} transfers of teams; bonuses: ${await endsOfBonuses(ask)}`);
		world.say(await giftsInWords(world.gifts, ask));
		return [
			{ promise: "nobody saw a promise broken", broken: book.faults, seen: book.members.size },
			{
				promise: "no bet lost: every round that was shown is recorded as it was shown",
				broken: await lostRounds(book, ask),
				seen: book.rounds.size,
			},
			{
				promise: "no bet doubled or invented: no round that nobody was shown",
				broken: await inventedRounds(book, ask),
				seen: await countOf(ask, "games.round where vendor_round_id is null"),
			},
			...(await judgeGifts(world.gifts, ask)),
			...(await judgePlay(ask)),
			...(await judgeInstant(world.instant, ask)),
			...(await judgeVendors(book, { ask, vendors: world.vendors })),
			{
				promise:
					"every balance equals the sum of its entries, and grant, deposits, wins, bonuses, prizes and what came down less stakes, withdrawals and what went up",
				broken: await wrongBalances(ask),
				seen: await countOf(ask, "wallet.wallet"),
			},
			{
				promise: "the ledger's audit is clean and all accounts sum to zero",
				broken: await auditFindings(ask),
				seen: await countOf(ask, "wallet.posting"),
			},
			{
				promise: "every interrupted round is resolved",
				broken: await openRounds(ask),
				seen: await countOf(ask, "games.round where vendor_round_id is not null"),
			},
			{
				promise: "every round counts once towards rank and points",
				broken: await miscountedPlay(ask),
				seen: await countOf(ask, "games.round"),
			},
			{
				promise: "a trial never touches the ledger (G19)",
				broken: await guestWallets(ask),
				seen: book.counts.trials,
			},
			...(await judgeDeposits(book, { ...world, ask })),
			...(await judgeWithdrawals(book, { ask, paidOut: world.paidOut })),
			...(await judgeFloats(book, ask)),
			{ promise: "the log holds no secret", broken: leakedSecrets(book, world.logFile), seen: book.secrets.size },
		];
	} finally {
		await client.end();
	}
}

const roundRow = z.object({ id: z.string(), account: z.string(), stake: z.string(), win: z.string() });

async function memberRounds(ask: Ask): Promise<readonly z.infer<typeof roundRow>[]> {
	const rows = await ask(
		`select r.id, a.account, (r.stake / 100.0)::numeric(20, 2)::text as stake, (r.win / 100.0)::numeric(20, 2)::text as win
		from games.round r join members.accounts a on a.id = r.member_id
		where r.vendor_round_id is null`,
	);
	return z.parse(z.array(roundRow), rows);
}

async function lostRounds(book: Book, ask: Ask): Promise<string[]> {
	const recorded = new Map((await memberRounds(ask)).map((round) => [round.id, round]));
	return [...book.rounds.values()].flatMap((known) => {
		const row = recorded.get(known.roundId);
		const same =
			row !== undefined && row.account === known.account && row.stake === known.stake && row.win === known.win;
		return same ? [] : [`round ${known.roundId} of ${known.account}`];
	});
}

async function inventedRounds(book: Book, ask: Ask): Promise<string[]> {
	const known = new Set([...book.rounds.values()].map((round) => round.roundId));
	return (await memberRounds(ask))
		.filter((round) => !known.has(round.id))
		.map((round) => `round ${round.id} of ${round.account}`);
}

async function wrongBalances(ask: Ask): Promise<string[]> {
	const row = z.object({ member_id: z.string() });
	const rows = await ask(
		`with entries as (
			select member_id, currency, purse, sum(delta) as total from wallet.posting group by 1, 2, 3
		), rounds as (
			select member_id, currency, sum(win - stake) filter (where status <> 'cancelled') as net from games.round group by 1, 2
		), deposits as (
			select member_id, currency, sum(credited) as paid from cashier.deposit where state = 'credited' group by 1, 2
		), withdrawals as (
			select member_id, currency, sum(amount) as gone from cashier.withdrawal
			where posting_key is not null and return_key is null group by 1, 2
		), bonuses as (
			select member_id, currency, sum(amount) as released from cashier.bonus where state = 'released' group by 1, 2
		), teams as (
			select member_id, currency, sum(amount) as handed from (
				select to_member_id as member_id, currency, amount from cashier.transfer t where kind = 'down'
					and not exists (select from cashier.deposit d where d.member_id = t.to_member_id and d.id = t.id)
				union all select member_id, currency, -amount from cashier.transfer where kind = 'up'
			) as transfer group by 1, 2
		), prizes as (
			select z.member_id, t.currency, sum(z.amount) as won from games.tournament_prize z
			join games.tournament t on t.id = z.tournament_id and t.prizes_in = 'money' group by 1, 2
		), grants as (
			select member_id, currency, sum(delta) as given from wallet.posting where kind = 'grant' and purse = 'cash' group by 1, 2
		)
		select w.member_id::text from wallet.wallet w
		left join entries using (member_id, currency, purse)
		left join rounds using (member_id, currency)
		left join grants using (member_id, currency)
		left join deposits using (member_id, currency)
		left join withdrawals using (member_id, currency)
		left join bonuses using (member_id, currency)
		left join teams using (member_id, currency)
		left join prizes using (member_id, currency)
		where w.balance <> coalesce(entries.total, 0)
			-- The largest member is the house, through which pots are fed.
			or (w.purse = 'cash' and w.member_id <> 9223372036854775807 and (select sum(o.balance) from wallet.wallet o where o.member_id = w.member_id
				and o.currency = w.currency and (o.purse = 'cash' or o.purse like 'vendor:%')) <> coalesce(grants.given, 0) + coalesce(deposits.paid, 0)
				+ coalesce(rounds.net, 0) + coalesce(bonuses.released, 0) + coalesce(teams.handed, 0) + coalesce(prizes.won, 0)
				- coalesce(withdrawals.gone, 0))`,
	);
	return z.parse(z.array(row), rows).map(({ member_id }) => `member ${member_id}`);
}

async function auditFindings(ask: Ask): Promise<string[]> {
	const rows = await ask("select * from wallet.audit where violations <> 0");
	const sums = await ask(
		"select currency, sum(amount)::text from wallet.entry group by currency having sum(amount) <> 0",
	);
	return [...rows, ...sums].map((found) => JSON.stringify(found));
}

async function openRounds(ask: Ask): Promise<string[]> {
	const rows = await ask("select id::text, vendor_round_id from games.round where status = 'open'");
	return rows.map((found) => JSON.stringify(found));
}

async function miscountedPlay(ask: Ask): Promise<string[]> {
	const rows = await ask("select member_id::text, counted::text, played::text from loyalty.miscounted limit 20");
	return rows.map((found) => JSON.stringify(found));
}

async function guestWallets(ask: Ask): Promise<string[]> {
	const rows = await ask(
		"select a.account from members.accounts a join wallet.wallet w on w.member_id = a.id where a.type = 4 limit 5",
	);
	return rows.map((found) => JSON.stringify(found));
}

function leakedSecrets(book: Book, logFile: string): string[] {
	const log = readFileSync(logFile, "utf8");
	return [...book.secrets].filter((secret) => log.includes(secret)).map((secret) => `${secret.slice(0, 4)}...`);
}
