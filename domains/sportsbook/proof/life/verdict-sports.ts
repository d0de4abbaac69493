// The verdict on the sportsbook: every bet that was answered stands once, with its stake, under its key; what it was paid follows from
// the scores by a second hand; what was sold was paid once. Changes nothing.
import * as z from "zod/mini";
import { type Ask, countOf, type Verdict } from "../../../../tools/sim/promises.ts";
import { leg } from "../../contract/models.ts";
import { type Match, readMatches, type StoodSlip, shouldReturn } from "./second-settler.ts";
import type { SportsBook } from "./sports-book.ts";

export async function judgeSports(book: SportsBook, ask: Ask): Promise<Verdict> {
	const { bets, keys, faults } = book;
	const slips = await readSlips(ask);
	const matches = await readMatches(ask);
	const seen = bets.size;
	return [
		{ promise: "sports: nobody saw a bet or its end change", broken: faults, seen },
		{
			promise: `sports: each of ${seen} bets stands once, with its stake, as it was shown`,
			broken: otherBets(book, slips),
			seen,
		},
		{ promise: "sports: each key has the one bet that it showed", broken: otherKeys(book, slips), seen: keys.size },
		{
			promise: "sports: what the ledger took for bets is what was answered",
			broken: await otherStakes(book, ask),
			seen,
		},
		{
			promise: "sports: every bet that is decided is settled, and none was left without its stake",
			broken: await leftOpen(slips, ask),
			seen: slips.length,
		},
		{
			promise: "sports: bets were paid what the scores say, reckoned by a second hand",
			broken: slips.flatMap((slip) => faultOf(slip, matches)),
			seen: slips.filter(({ state, sold }) => state === "settled" && sold < 100).length,
		},
		{
			promise: `sports: each of ${book.sales.length} sales was paid once, and nothing is paid on a bet that was sold whole`,
			broken: [...slips.flatMap(soldWrong), ...lostSales(book, slips)],
			seen: book.sales.length,
		},
	];
}

const told = z.discriminatedUnion("type", [
	z.object({ type: z.literal("bet") }),
	z.object({ type: z.literal("cashed"), part: z.int(), paid: z.string() }),
	z.object({ type: z.literal("ended"), paid: z.string(), again: z.boolean() }),
]);

const slipRow = z.object({
	id: z.string(),
	key: z.string(),
	account: z.string(),
	legs: z.array(leg),
	sizes: z.array(z.int()),
	line: z.string(),
	stake: z.string(),
	returned: z.string(),
	cashed: z.string(),
	sold: z.int(),
	state: z.enum(["open", "settled", "void"]),
	placed: z.nullable(z.number()),
	/** As the ticket stands: what the ledger was told. */
	rounds: z.int(),
	round_stake: z.nullable(z.string()),
	round_win: z.nullable(z.string()),
	events: z.nullable(z.array(told)),
});
type SlipRow = z.infer<typeof slipRow>;

const ofBook = "in (select id from games.game where vendor in ('DS88', 'TESSERA_ESPORTS'))";

const readSlips = async (ask: Ask): Promise<readonly SlipRow[]> =>
	z.parse(
		z.array(slipRow),
		await ask(
			`select s.id, s.key, a.account, s.legs, s.sizes, s.line::text, s.stake::text, s.returned::text, s.cashed::text, s.sold::int,
				s.state, extract(epoch from s.placed_at)::float8 * 1000 as placed,
				(select count(*)::int from games.round o where o.vendor_round_id = 'slip|' || s.id and o.game_id ${ofBook}) as rounds,
				r.stake::text as round_stake, r.win::text as round_win, r.events
			from sportsbook.slip s
			join members.accounts a on s.owner = 'm' || a.id
			left join games.round r on r.id = s.ticket_id and r.member_id = a.id and r.game_id ${ofBook}
			where a.account like 'sim%'`,
		),
	);

const minor = (text: string): bigint => BigInt(text.replace(".", ""));

function otherBets({ bets }: SportsBook, slips: readonly SlipRow[]): readonly string[] {
	const byId = new Map(slips.map((slip) => [slip.id, slip]));
	const unlike = [...bets.values()].flatMap(({ account, bet }) => {
		const slip = byId.get(bet.betId);
		if (slip === undefined) return [`bet ${bet.betId} of ${account} is not there`];
		const [stake, returned] = [minor(bet.stake), minor(bet.returned)].map(String);
		const same =
			slip.rounds === 1 && slip.account === account && [slip.stake, slip.round_stake].every((one) => one === stake);
		const paid = [slip.returned, slip.round_win].every((one) => one === returned);
		return same && paid ? [] : [`bet ${bet.betId} of ${account} is recorded as ${JSON.stringify(slip)}`];
	});
	const strange = slips
		.filter(({ id }) => !bets.has(id))
		.map(({ id, account }) => `${account} was never shown bet ${id}`);
	return [...unlike, ...strange];
}

function otherKeys({ keys }: SportsBook, slips: readonly SlipRow[]): readonly string[] {
	return [...keys.values()].flatMap(({ account, key, betId }) => {
		const under = slips.filter((slip) => slip.account === account && slip.key === key);
		return under.length === 1 && under[0]?.id === betId ? [] : [`key ${key} of ${account} has ${under.length} bets`];
	});
}

const takenRow = z.object({ account: z.string(), taken: z.string() });

async function otherStakes({ bets }: SportsBook, ask: Ask): Promise<readonly string[]> {
	const rows = await ask(
		`select a.account, sum(-p.delta)::text as taken from wallet.posting p join members.accounts a on a.id = p.member_id
		where p.kind = 'bet' and a.account like 'simpunter%' group by 1`,
	);
	const taken = new Map(z.parse(z.array(takenRow), rows).map((row) => [row.account, row.taken]));
	const answered = new Map<string, bigint>();
	for (const { account, bet } of bets.values()) answered.set(account, (answered.get(account) ?? 0n) + minor(bet.stake));
	return [...new Set([...taken.keys(), ...answered.keys()])]
		.filter((account) => (taken.get(account) ?? "0") !== String(answered.get(account) ?? 0n))
		.map((account) => `${account}: ${taken.get(account)} was taken, ${answered.get(account)} answered`);
}

async function leftOpen(slips: readonly SlipRow[], ask: Ask): Promise<readonly string[]> {
	const lost = await countOf(ask, "sportsbook.slip where ticket_id is null");
	const open = slips
		.filter(({ state }) => state === "open")
		.map(({ id, account }) => `bet ${id} of ${account} is open`);
	return lost === 0 ? open : [...open, `${lost} bets without a stake`];
}

const stoodOf = ({ legs, sizes, line, stake, cashed, sold, placed, state }: SlipRow): StoodSlip => ({
	legs,
	sizes,
	line: BigInt(line),
	stake: BigInt(stake),
	cashed: BigInt(cashed),
	sold,
	placed,
	isVoid: state === "void",
});

function faultOf(slip: SlipRow, matches: ReadonlyMap<string, Match>): readonly string[] {
	if (slip.state === "open" || slip.sold === 100) return [];
	const wanted = shouldReturn(stoodOf(slip), matches);
	return String(wanted) === slip.returned
		? []
		: [`bet ${slip.id} of ${slip.account} was paid ${slip.returned}, not ${wanted}: ${JSON.stringify(slip.legs)}`];
}

function soldWrong({ id, account, events, sold, cashed, returned, state }: SlipRow): readonly string[] {
	const sales = (events ?? []).flatMap((event) => (event.type === "cashed" ? [event] : []));
	const parts = sales.reduce((sum, { part }) => sum + part, 0);
	const paid = sales.reduce((sum, one) => sum + BigInt(one.paid), 0n);
	const ends = (events ?? []).filter(({ type }) => type === "ended").length;
	const alike = parts === sold && String(paid) === cashed && ends === (state === "settled" && sold < 100 ? 1 : 0);
	const whole = sold < 100 || (returned === cashed && state === "settled");
	// What went back at once was told of by its refusal alone.
	return (alike || (state === "void" && sold === 0)) && whole
		? []
		: [`bet ${id} of ${account}: ${JSON.stringify({ sold, cashed, returned, state, events })}`];
}

function lostSales({ sales }: SportsBook, slips: readonly SlipRow[]): readonly string[] {
	const byId = new Map(slips.map((slip) => [slip.id, slip]));
	const once = new Set(sales.map(({ betId, version }) => `${betId} ${version}`));
	const doubled = once.size === sales.length ? [] : ["two sales of one bet at one version were answered"];
	const gone = sales.filter(({ betId, part, paid }) => {
		const known = sales.filter((one) => one.betId === betId && one.part === part && one.paid === paid).length;
		const stand = (byId.get(betId)?.events ?? []).filter(
			(event) => event.type === "cashed" && event.part === part && event.paid === String(minor(paid)),
		).length;
		return stand < known;
	});
	return [...doubled, ...gone.map((sale) => `the sale ${JSON.stringify(sale)} is not there`)];
}
