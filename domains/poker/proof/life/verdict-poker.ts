// The verdict on poker: chips that were brought are the chips that came home and the rake, every press counts once, acts that were
// answered stand in their hands, and nobody has anything at a table any more.
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { type Ask, countOf, type Verdict } from "../../../../tools/sim/promises.ts";
import { handRecord } from "../../contract/models.ts";
import type { PokerBook } from "./poker-book.ts";

export async function judgePoker(book: PokerBook, ask: Ask): Promise<Verdict> {
	const hands = await countOf(ask, "poker.hand where mode = 'real'");
	return [
		{ promise: "poker: everybody came home, and nobody was refused what they may", broken: book.faults, seen: hands },
		{
			promise: "poker: chips that were answered came to their table once by their key, and none lies between",
			broken: await unlikeChips(book, ask),
			seen: book.brought.length,
		},
		{
			promise: "poker: chips in are chips out and rake: every hand sums to nothing, and its rounds are its players'",
			broken: await said(ask, unlikeHands),
			seen: hands,
		},
		{
			promise: "poker: acts that were answered stand in their hands where they were told to",
			broken: await lostActs(book, ask),
			seen: book.acts.length,
		},
		{
			promise: "poker: nothing lies at a table or in its purse when all have gone home",
			broken: await said(ask, leftOver),
			seen: book.left.length,
		},
		{
			promise: "poker: every entry is one ticket, settled or void, and prizes are the pool",
			broken: await unlikeEntries(book, ask),
			seen: book.entered.length,
		},
	];
}

const saidRows = z.array(z.object({ said: z.string() }));
const said = async (ask: Ask, text: string): Promise<readonly string[]> =>
	z.parse(saidRows, await ask(text)).map((row) => row.said);

const buyIns = z.array(z.object({ account: z.string(), key: z.string(), amount: z.string(), state: z.string() }));

async function unlikeChips({ brought }: PokerBook, ask: Ask): Promise<readonly string[]> {
	const rows = z.parse(
		buyIns,
		await ask(`select a.account, b.key, b.amount::text as amount, b.state from poker.buy_in b
			join members.accounts a on a.id = b.member_id`),
	);
	const known = new Map(rows.map((row) => [`${row.account} ${row.key}`, row]));
	return [
		...rows.filter(({ state }) => state === "offered").map(({ account }) => `chips of ${account} lie between`),
		...brought.flatMap(({ account, key, amount }) => {
			const row = known.get(`${account} ${key}`);
			return row?.state === "seated" && row.amount === String(amount)
				? []
				: [`${amount} of ${account} by ${key}: ${JSON.stringify(row)}`];
		}),
	];
}

const unlikeHands = `select 'hand ' || id as said from poker.hand_fault
	union all
	select 'hand ' || h.id || ' has other rounds' from poker.hand h
		join poker.hand_player p on p.hand_id = h.id left join games.round r on r.id = p.round_id
	where h.mode = 'real' and h.currency <> ''
	group by h.id having count(r.id) <> count(*) or sum(r.win - r.stake) + max(h.rake) <> 0
		or bool_or(r.stake <> p.staked or r.win <> p.won)`;

const leftOver = `select owner || ' at ' || table_id as said from poker.stack where member_id is not null
	union all
	select 'purse of ' || member_id from wallet.wallet where purse = 'vendor:TESSERA_POKER' and balance <> 0`;

const records = z.array(z.object({ id: z.string(), record: handRecord }));

async function lostActs({ acts }: PokerBook, ask: Ask): Promise<readonly string[]> {
	const rows = z.parse(records, await ask("select id, record from poker.hand where mode = 'real' and currency <> ''"));
	const known = new Map(rows.map(({ id, record }) => [id, record]));
	return acts.flatMap(({ account, hand, turn, seat, act }) => {
		const done = known.get(hand)?.acts[turn];
		return done?.seat === seat && isDeepStrictEqual(done.act, act)
			? []
			: [`act ${turn} of ${account} in ${hand}: ${JSON.stringify(done)}`];
	});
}

const tickets = z.array(z.object({ account: z.string(), tournament: z.string(), status: z.string(), many: z.int() }));

async function unlikeEntries({ entered }: PokerBook, ask: Ask): Promise<readonly string[]> {
	const rows = z.parse(
		tickets,
		await ask(`select a.account, r.events->0->>'id' as tournament, r.status, count(*)::int as many
			from games.round r join members.accounts a on a.id = r.member_id
			where r.events->0->>'type' = 'tournament' group by 1, 2, 3`),
	);
	const told = new Map<string, number>();
	for (const { account, tournament } of entered) {
		const name = `${account} ${tournament}`;
		told.set(name, (told.get(name) ?? 0) + 1);
	}
	const written = new Map<string, number>();
	for (const { account, tournament, many } of rows) {
		const name = `${account} ${tournament}`;
		written.set(name, (written.get(name) ?? 0) + many);
	}
	return [
		...rows.filter(({ status }) => status === "open").map((row) => `${row.account} in ${row.tournament} is open`),
		...[...told].flatMap(([name, many]) =>
			written.get(name) === many ? [] : [`${name}: ${many} entries, ${written.get(name)} tickets`],
		),
	];
}
