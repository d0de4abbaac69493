// The verdict on the tables: what each ticket was paid follows from its round's outcome by a second hand, every shoe that is over opens
// to what it was bound to, and tickets stand in the records as they were shown. Changes nothing.
import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { TableTicket } from "#tables/contract";
import { type Ask, countOf, type Verdict } from "../../../../tools/sim/promises.ts";
import type { KnownTicket, TableBook } from "./table-book.ts";

export async function judgeTables({ tickets, faults }: TableBook, ask: Ask): Promise<Verdict> {
	const known = [...tickets.values()];
	return [
		{ promise: "tables: nobody saw a bet or its end change", broken: faults, seen: known.length },
		{
			promise: `tables: each of ${known.length} tickets was paid what its round's outcome pays, worked out by a second hand`,
			broken: known.flatMap(faultOf),
			seen: known.filter(({ ticket }) => ticket.state === "settled").length,
		},
		{
			promise: "tables: every shoe that is over opens to the hash that stood before its first round",
			broken: await unlikeShoes(ask),
			seen: await countOf(ask, "tables.shoe where state = 'revealed'"),
		},
		{
			promise: "tables: stakes and returns are recorded as they were shown, and no ticket that nobody was shown",
			broken: await otherTickets(tickets, ask),
			seen: known.length,
		},
		{
			promise: "tables: no ticket is left open on a round that is over, and none was taken after its close",
			broken: await leftOrLate(ask),
			seen: await countOf(ask, "tables.round where resulted_at is not null"),
		},
	];
}

const hundredths = (text: string): number => Math.round(100 * Number(text));

function faultOf({ account, ticket }: KnownTicket): readonly string[] {
	const say = (what: string) => [`ticket ${ticket.ticketId} of ${account}: ${what}`];
	if (ticket.state === "open") return say("is open still");
	const result = ticket.events.find((event) => event.type === "result");
	if (ticket.state === "void")
		return ticket.returned === ticket.stake ? [] : say(`void, and ${ticket.returned} of ${ticket.stake} came back`);
	if (result?.type !== "result") return say("was settled without a result");
	const wanted = ticket.bets.reduce(
		(sum, bet) => sum + Math.floor(hundredths(bet.amount) * timesOf(bet, result.outcome)),
		0,
	);
	return wanted === hundredths(ticket.returned)
		? []
		: say(`${ticket.returned} at ${result.outcome}, not ${wanted / 100}`);
}

const points = (cards: string): number =>
	(cards.match(/../g) ?? []).reduce(
		(sum, card) => sum + ("TJQK".includes(card[0] ?? "") ? 0 : card[0] === "A" ? 1 : Number(card[0])),
		0,
	) % 10;
const rank = (card: string): number => "A23456789TJQK".indexOf(card[0] ?? "");
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** How many times its stake a bet brings in all, by the published rules of the games that a run plays. */
function timesOf({ spot }: { readonly spot: string }, outcome: string): number {
	const [left = "", right = ""] = outcome.split("|");
	if (spot === "player" || spot === "banker" || spot === "tie") {
		const ahead = points(left) - points(right);
		if (spot === "tie") return ahead === 0 ? 9 : 0;
		if (ahead === 0) return 1;
		return spot === "player" ? (ahead > 0 ? 2 : 0) : ahead < 0 ? 1.95 : 0;
	}
	if (spot === "dragon" || spot === "tiger") {
		const ahead = rank(left) - rank(right);
		if (ahead === 0) return 0.5;
		return (spot === "dragon") === ahead > 0 ? 2 : 0;
	}
	if (spot === "small" || spot === "big") {
		const dice = Array.from(outcome, Number);
		const total = dice.reduce((sum, die) => sum + die, 0);
		if (new Set(dice).size === 1) return 0;
		return (spot === "big") === total >= 11 ? 2 : 0;
	}
	const number = Number(left);
	if (spot === "red") return reds.has(number) ? 2 : 0;
	if (spot === "black") return number !== 0 && !reds.has(number) ? 2 : 0;
	return Number(spot) === number ? 36 : 0;
}

const shoeRow = z.object({ name: z.string(), seed: z.string(), commit: z.string() });

async function unlikeShoes(ask: Ask): Promise<readonly string[]> {
	const rows = await ask(
		`select table_code || ' ' || shoe as name, seed, commit_hash as commit from tables.shoe where state = 'revealed'`,
	);
	return z
		.parse(z.array(shoeRow), rows)
		.filter(({ seed, commit }) => createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex") !== commit)
		.map(({ name }) => `${name}: another seed than was committed`);
}

const ticketRow = z.object({ id: z.string(), account: z.string(), stake: z.string(), win: z.string() });
const ofTables = "r.game_id in (select id from games.game where vendor = 'TESSERA_LIVE')";

async function otherTickets(tickets: ReadonlyMap<string, KnownTicket>, ask: Ask): Promise<readonly string[]> {
	const rows = z.parse(
		z.array(ticketRow),
		await ask(
			`select r.id, a.account, (r.stake / 100.0)::numeric(20, 2)::text as stake, (r.win / 100.0)::numeric(20, 2)::text as win
			from games.round r join members.accounts a on a.id = r.member_id where ${ofTables} and a.account like 'sim%'`,
		),
	);
	const kept = new Map(rows.map((row) => [row.id, row]));
	const same = (one: TableTicket) => {
		const row = kept.get(one.ticketId);
		return row?.stake === one.stake && row.win === one.returned;
	};
	return [
		...rows.filter(({ id }) => !tickets.has(id)).map(({ id, account }) => `${account} was never shown ticket ${id}`),
		...[...tickets.values()].flatMap(({ account, ticket }) =>
			same(ticket)
				? []
				: [`ticket ${ticket.ticketId} of ${account} is recorded as ${JSON.stringify(kept.get(ticket.ticketId))}`],
		),
	];
}

async function leftOrLate(ask: Ask): Promise<readonly string[]> {
	const rows = await ask(
		`select r.id, r.status from games.round r join tables.round t on r.vendor_round_id = t.table_code || '|' || t.id
		where ${ofTables} and ((r.status = 'open' and t.settled_at is not null) or (r.started_at > t.closes_at and r.status <> 'void'))`,
	);
	return rows.map((row) => JSON.stringify(row));
}
