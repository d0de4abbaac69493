// The verdict on free spins from the house: what operators and players know, against counts, rounds and the ledger. Reads the
// database; changes nothing.
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import type { Ask, Verdict } from "../../../../tools/sim/promises.ts";
import type { FreeSpinsBook, KnownSpin } from "./free-spins-book.ts";

export async function judgeFreeSpins(book: FreeSpinsBook, ask: Ask): Promise<Verdict> {
	const shown = async (statement: string) => (await ask(statement)).map((found) => JSON.stringify(found));
	const { freeSpins, spins } = book;
	return [
		{
			promise: "free spins: nobody saw one counted twice, or shown in another way",
			broken: book.faults,
			seen: spins.size,
		},
		{
			promise: `free spins: each of ${freeSpins.size} awards is recorded as it was told, and no other`,
			broken: await otherAwards(book, ask),
			seen: freeSpins.size,
		},
		{
			promise: `free spins: each of ${spins.size} was counted once, none was lost, and none that nobody was shown`,
			broken: [...(await otherSpins(book, ask)), ...(await shown(miscounted))],
			seen: spins.size,
		},
		{
			promise: "free spins: every round is recorded as it was shown, staked by the house alone",
			broken: await otherRounds(book, ask),
			seen: spins.size,
		},
		{
			promise: "free spins: what was set aside on the ledger is what was played, came back or is still open",
			broken: await shown(otherwiseHeld),
			seen: freeSpins.size,
		},
		{
			promise: "free spins: each stake went to the studio once, and each win to its player once",
			broken: [...(await shown(paidOtherwise)), ...(await shown(paidForNothing))],
			seen: spins.size,
		},
	];
}

/** What came about: a run in which an end never did proves nothing of it. */
export async function freeSpinsInWords(book: FreeSpinsBook, ask: Ask): Promise<string> {
	const row = z.object({ kept: z.string(), times: z.string() });
	const rows = z.parse(
		z.array(row),
		await ask("select kept, count(*)::text as times from games.free_spins_award group by 1 order by 1"),
	);
	const ends = rows.map(({ kept, times }) => `${times} ${kept}`).join(", ");
	return `free spins: ${book.spins.size} played, ${book.again} shown again, ${book.refused} refused; awards: ${ends}`;
}

const awardRow = z.object({
	id: z.string(),
	kept: z.string(),
	stake: z.string(),
	spins: z.int(),
	accounts: z.array(z.string()),
});

async function otherAwards({ freeSpins, ended }: FreeSpinsBook, ask: Ask): Promise<string[]> {
	const rows = await ask(
		`select g.id::text, g.kept, g.stake::text, g.spins, array_agg(a.account order by a.account) as accounts
		from games.free_spins_award g join games.free_spins_grant t on t.award_id = g.id join members.accounts a on a.id = t.member_id
		-- What a promotion gives is judged with its claims.
		where g.made_by_id <> 'promotions' group by g.id`,
	);
	const recorded = new Map(z.parse(z.array(awardRow), rows).map((row) => [row.id, row]));
	const lost = [...freeSpins].flatMap(([id, { accounts, stake, spins }]) => {
		const row = recorded.get(id);
		const end = ended.get(id);
		const alike =
			row?.stake === `${stake}` && row.spins === spins && isDeepStrictEqual(row.accounts, [...accounts].sort());
		return alike && (end === undefined || end === row.kept) ? [] : [`award ${id}: ${end}, ${JSON.stringify(row)}`];
	});
	return [
		...lost,
		...[...recorded.keys()].filter((id) => !freeSpins.has(id)).map((id) => `award ${id} was told to nobody`),
	];
}

/** As they are compared: "<award> <account> <round>". */
async function otherSpins({ spins }: FreeSpinsBook, ask: Ask): Promise<string[]> {
	const told = new Set(
		[...spins.values()].map((known) => `${known.freeSpinsId} ${known.account} ${known.round.roundId}`),
	);
	const rows = await ask(
		`select s.award_id || ' ' || a.account || ' ' || s.round_id as line
		from games.free_spins_round s join members.accounts a on a.id = s.member_id`,
	);
	const counted = new Set(z.parse(z.array(z.object({ line: z.string() })), rows).map(({ line }) => line));
	return [
		...[...told].filter((line) => !counted.has(line)).map((line) => `not counted: ${line}`),
		...[...counted].filter((line) => !told.has(line)).map((line) => `shown to nobody: ${line}`),
	];
}

const roundRow = z.object({
	id: z.string(),
	account: z.string(),
	stake: z.string(),
	free: z.nullable(z.string()),
	win: z.string(),
	events: z.unknown(),
});

async function otherRounds({ spins }: FreeSpinsBook, ask: Ask): Promise<string[]> {
	const rows = await ask(
		`select r.id::text, a.account, (r.stake / 100.0)::numeric(20, 2)::text as stake,
			(r.free_stake / 100.0)::numeric(20, 2)::text as free, (r.win / 100.0)::numeric(20, 2)::text as win, r.events
		from games.round r join members.accounts a on a.id = r.member_id
		where r.free_stake is not null or r.id in (select round_id from games.free_spins_round)`,
	);
	const recorded = new Map(z.parse(z.array(roundRow), rows).map((row) => [row.id, row]));
	const known = new Map([...spins.values()].map((spin) => [spin.round.roundId, spin]));
	return [
		...[...known.values()].filter((spin) => !isAlike(spin, recorded.get(spin.round.roundId))).map(lineOf),
		...[...recorded.keys()].filter((id) => !known.has(id)).map((id) => `round ${id} was shown to nobody`),
	];
}

const lineOf = ({ account, freeSpinsId, round }: KnownSpin) =>
	`round ${round.roundId} of ${account}, award ${freeSpinsId}`;

function isAlike({ account, round }: KnownSpin, row: z.infer<typeof roundRow> | undefined): boolean {
	const { stake, freeStake, win, events } = round;
	const said = { account, stake, free: freeStake, win, events };
	const { id: _, ...kept } = row ?? { id: "" };
	return stake === "0.00" && isDeepStrictEqual(said, kept);
}

const miscounted = `
	select g.award_id::text as award, a.spins, g.spins_left as left, p.times::text, p.last from games.free_spins_grant g
	join games.free_spins_award a on a.id = g.award_id
	cross join lateral (
		select count(*) as times, coalesce(max(s.place), 0) as last, coalesce(sum(s.win), 0) as won, count(distinct s.round_id) as rounds
		from games.free_spins_round s where s.award_id = g.award_id and s.member_id = g.member_id
	) as p
	where p.times <> a.spins - g.spins_left or p.last <> p.times or p.rounds <> p.times or p.won <> g.won limit 20`;

/** What went to free-spins:<award> and left it, by where to: a stake that was played is in one group with its round. */
const otherwiseHeld = `
	with moved as (
		select substr(p.counter, 12)::bigint as id, p.delta, s.round_id from wallet.posting p
		left join games.free_spins_round s on s.round_id = p.group_key where p.counter like 'free-spins:%'
	), sums as (
		select id, coalesce(sum(-delta) filter (where delta < 0), 0) as aside,
			coalesce(sum(delta) filter (where delta > 0 and round_id is not null), 0) as played,
			coalesce(sum(delta) filter (where delta > 0 and round_id is null), 0) as back
		from moved group by 1
	), asked as (
		select a.id, a.stake * a.spins * a.members * (a.stood_at is not null)::int as aside,
			a.stake * sum(a.spins - g.spins_left) as played,
			a.stake * (a.stood_at is not null)::int * coalesce(sum(g.spins_left) filter (where g.closed is not null), 0) as back,
			a.stake * coalesce(sum(g.spins_left) filter (where g.closed is null and a.kept = 'standing'), 0) as open
		from games.free_spins_award a join games.free_spins_grant g on g.award_id = a.id group by a.id
	)
	select id::text, row_to_json(asked) as asked, row_to_json(sums) as found from asked full join sums using (id)
	where (coalesce(asked.aside, 0), coalesce(asked.played, 0), coalesce(asked.back, 0))
			is distinct from (coalesce(sums.aside, 0), coalesce(sums.played, 0), coalesce(sums.back, 0))
		or asked.aside - asked.played - asked.back <> asked.open
	union all select award_id::text, to_json(expected), to_json(found) from games.free_spins_fault limit 20`;

/** The groups of the ledger are named by the rounds: the stake to the studio, and where something was won, that to the player. */
const paidOtherwise = `
	select s.round_id::text, s.win::text, paid.* from games.free_spins_round s
	join games.free_spins_award a on a.id = s.award_id
	cross join lateral (
		select count(*) filter (where p.kind = 'promo') as wins,
			coalesce(sum(p.delta) filter (where p.kind = 'promo' and p.member_id = s.member_id and p.purse = 'cash'), 0) as won,
			count(*) filter (where p.kind = 'withdraw' and p.delta = -a.stake and p.counter like 'games:%') as stakes,
			count(*) filter (where p.delta <> 0) as moves
		from wallet.posting p where p.group_key = s.round_id
	) as paid
	where paid.won <> s.win or paid.wins <> (s.win > 0)::int or paid.stakes <> 1 or paid.moves <> 2 + (s.win > 0)::int limit 20`;
/** A studio pays by promo for free spins alone. */
const paidForNothing = `
	select p.member_id::text, p.delta::text from wallet.posting p join games.vendor v on v.counter = p.counter
	where p.kind = 'promo' and not exists (select from games.free_spins_round s where s.round_id = p.group_key) limit 20`;
