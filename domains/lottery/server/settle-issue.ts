// Settlement of an issue: every ticket on it stands at what the draw brings it, a page at a time. Bears repetition: a ticket
// that stands is left alone. A chase that a hit has stopped is released on the issues that are still to come.
import type { Tx } from "#platform/db";
import { type BetEvent, type LotteryEvent, vendorsOf } from "../contract/index.ts";
import {
	aboutOf,
	countedBets,
	countOf,
	type Digits,
	dayOf,
	fineText,
	type LotteryGame,
	parseSlip,
	readDigits,
	type Slip,
	settleSlip,
} from "../core/index.ts";
import {
	findIssue,
	type HitChase,
	type IssueRow,
	insertStopped,
	listStopped,
	listStoppedAt,
	listUnsettledBefore,
	markSettled,
	type StoppedChase,
} from "./issue-rows.ts";
import { betOf, takenBack } from "./order-view.ts";
import type { LotteryTools, Ticket, TicketLine } from "./ports.ts";
import { lowerTakings } from "./taking-rows.ts";

/** Tickets of one transaction. */
const pageSize = 1_000;
/** The version that a first result stands by; what a player cancels stands by the same, whichever is first. */
const standingVersion = 1;
/** What an operator voids stands by a later one than its result: it undoes what was settled. */
const voidingVersion = ({ result_version: version }: IssueRow): number => version + 1;

type Name = { readonly game: LotteryGame; readonly issue: string };

/** How many tickets were stood. What was drawn before comes first: a hit there stops a chase, whichever job is quicker. */
export async function settleIssue(tools: LotteryTools, name: Name): Promise<number> {
	let settled = 0;
	for (const issue of await tools.db.read((tx) => listUnsettledBefore(tx, name)))
		settled += await settleOne(tools, { game: name.game, issue });
	return settled + (await settleOne(tools, name));
}

async function settleOne(tools: LotteryTools, name: Name): Promise<number> {
	const { db, clock } = tools;
	const row = await db.read((tx) => findIssue(tx, name));
	if (row !== undefined && row.voided_at !== null) return voidAll(tools, name, voidingVersion(row));
	if (row === undefined || row.state === "planned") return 0;
	// A result that corrects another is for all that were settled by the one before; what went back by then stays so.
	const olderThan = row.result_version > standingVersion ? row.result_version : undefined;
	const settled = await eachPage({ ...tools, olderThan }, name, (tx, tickets) =>
		standPage(tools, tx, { name, row, tickets: tickets.filter(({ state }) => state !== "void") }),
	);
	const stopped = await db.read((tx) => listStoppedAt(tx, name));
	const released = stopped.length === 0 ? 0 : await releaseChases(tools, name.game, stopped);
	await db.tx((tx) => markSettled(tx, name, clock.now()));
	return settled + released;
}

/** An operator voided the draw: every stake goes back and every prize with it, whatever was settled before. */
async function voidAll(tools: LotteryTools, name: Name, version: number): Promise<number> {
	const { db, clock, games } = tools;
	const voided = await eachPage({ ...tools, olderThan: version }, name, async (tx, tickets) => {
		const held = tickets.filter(({ state }) => state !== "void");
		await lowerTakings(tx, held.flatMap(takenBack));
		await games.tickets.stand(
			tx,
			held.map((ticket) => voidLine(ticket, "operator", version)),
		);
		return held.length;
	});
	await db.tx((tx) => markSettled(tx, name, clock.now()));
	return voided;
}

async function eachPage(
	{ db, games, olderThan }: Pick<LotteryTools, "db" | "games"> & { readonly olderThan?: number | undefined },
	name: Name,
	work: (tx: Tx, tickets: readonly Ticket[]) => Promise<number>,
): Promise<number> {
	let done = 0;
	for (const vendor of vendorsOf(name.game)) {
		let after: Ticket | undefined;
		do {
			const page = await db.tx(async (tx) => {
				const read = await games.tickets.waiting(tx, {
					vendor,
					about: aboutOf(name),
					olderThan,
					after,
					limit: pageSize,
				});
				const tickets = wholeHolders(read);
				return { tickets, last: read.length < pageSize, done: await work(tx, tickets) };
			});
			done += page.done;
			after = page.last ? undefined : page.tickets.at(-1);
		} while (after !== undefined);
	}
	return done;
}

/** Tickets come by their holders: the last holder of a full page waits for the next, where there are others. */
function wholeHolders(read: readonly Ticket[]): readonly Ticket[] {
	const last = read.at(-1)?.owner;
	const before = read.filter(({ owner }) => owner !== last);
	return read.length < pageSize || before.length === 0 ? read : before;
}

type Page = { readonly name: Name; readonly row: IssueRow; readonly tickets: readonly Ticket[] };

async function standPage({ games, clock }: LotteryTools, tx: Tx, { name, row, tickets }: Page): Promise<number> {
	const bets = tickets.map((ticket) => readBet(ticket, betOf(ticket)));
	const chased = bets.flatMap(({ ticket, bet }) => chaseOf(ticket, bet));
	const stopped = new Map((await listStopped(tx, chased)).map((one) => [nameOf(one), one.issue]));
	const lines: TicketLine[] = [];
	const hits: HitChase[] = [];
	const counted = countedOf(bets);
	for (const read of bets) {
		const { ticket, bet } = read;
		const [chase] = chaseOf(ticket, bet);
		const stoppedAt = chase === undefined ? undefined : stopped.get(nameOf(chase));
		if (stoppedAt !== undefined && stoppedAt < name.issue) {
			lines.push(voidLine(ticket, "hit"));
			continue;
		}
		const { line, won } = standOf(read, row);
		lines.push(line.state === "settled" ? { ...line, ...lesserOf(line.counted, counted.get(ticket.ticketId)) } : line);
		if (won && chase !== undefined) hits.push(chase);
	}
	await insertStopped(tx, hits, { ...name, now: clock.now() });
	await games.tickets.stand(tx, lines);
	return lines.length;
}

type Bet = {
	readonly ticket: Ticket;
	readonly bet: BetEvent | undefined;
	readonly slip: ReturnType<typeof parseSlip> | undefined;
};

const readBet = (ticket: Ticket, bet: BetEvent | undefined): Bet => ({
	ticket,
	bet,
	slip:
		bet === undefined
			? undefined
			: parseSlip(bet.slip, { currency: ticket.currency, mode: bet.mode, group: bet.group, game: bet.game }),
});

/** Of tickets whose holder covers both sides of a thing, the part of the stake that is turnover. The others count whole. */
function countedOf(bets: readonly Bet[]): ReadonlyMap<string, { readonly counted: bigint }> {
	const byOwner = new Map<string, Bet[]>();
	for (const one of bets) {
		const own = byOwner.get(one.ticket.owner) ?? [];
		own.push(one);
		byOwner.set(one.ticket.owner, own);
	}
	const parts = new Map<string, { readonly counted: bigint }>();
	for (const own of byOwner.values()) {
		const read = own.flatMap(({ ticket, slip }) => (slip?.ok === true ? [{ ticket, ...slip.value }] : []));
		for (const [index, { counted, bets: all }] of countedBets(read).entries()) {
			const ticket = read[index]?.ticket;
			if (ticket !== undefined && counted < all)
				parts.set(ticket.ticketId, { counted: (ticket.stake * BigInt(counted)) / BigInt(all) });
		}
	}
	return parts;
}

/** What gave its stake back is no turnover, and no more is counted than what one holder does not cover. */
function lesserOf(own: bigint | undefined, covered: { readonly counted: bigint } | undefined) {
	if (own === undefined || covered === undefined) return covered ?? (own === undefined ? {} : { counted: own });
	return own < covered.counted ? { counted: own } : covered;
}

const nameOf = ({ owner, chase }: StoppedChase): string => `${owner} ${chase}`;

/** The chase that a hit would stop. */
const chaseOf = ({ owner }: Ticket, bet: BetEvent | undefined): readonly HitChase[] =>
	bet?.chase?.winningStop === true
		? [{ owner, chase: bet.chase.chaseId, rest: bet.chase.numeros.slice(bet.chase.index + 1) }]
		: [];

type VoidReason = Extract<LotteryEvent, { type: "void" }>["reason"];

export function voidLine({ ticketId, owner }: Ticket, reason: VoidReason, version = standingVersion): TicketLine {
	const told: LotteryEvent = { type: "void", reason };
	return { ticketId, owner, version, state: "void", events: [told] };
}

/** Where a draw puts a ticket. A stake that came after the close, or that nobody can read, goes back. */
function standOf({ ticket, bet, slip }: Bet, row: IssueRow): { readonly line: TicketLine; readonly won: boolean } {
	const digits = row.digits === null || bet === undefined ? undefined : readDigits(bet.game, row.digits);
	if (row.digits === null) return { line: voidLine(ticket, "empty"), won: false };
	if (bet === undefined || slip === undefined || digits === undefined || ticket.placedAt >= row.closes_at)
		return { line: voidLine(ticket, "late"), won: false };
	if (!slip.ok) throw new Error(`a ticket whose slip cannot be read: ${bet.slip.slice(0, 80)}`);
	const { ticketId, owner } = ticket;
	const { events, returned, won, unpushed } = resultOf(slip.value, { game: bet.game, digits, row });
	const counted = unpushed === undefined ? {} : { counted: (ticket.stake * unpushed.bets) / unpushed.of };
	return {
		line: { ticketId, owner, version: row.result_version, state: "settled", returned, events, ...counted },
		won,
	};
}

type Drawn = { readonly game: LotteryGame; readonly digits: Digits; readonly row: IssueRow };

function resultOf(slip: Slip, { game, digits, row }: Drawn) {
	const day = dayOf({ game, drawsAt: row.draws_at.getTime() });
	const { hits, prize, rebate, returned, pushed } = settleSlip(slip, digits, day);
	const events: readonly LotteryEvent[] = [
		{
			type: "draw",
			digits: row.digits ?? "",
			commit: row.commit_hash,
			seed: row.seed ?? "",
			publicHex: row.public_hex ?? "",
		},
		{
			type: "prize",
			hits: hits.map((hit) => ({ ...hit, prize: fineText(hit.prize) })),
			prize: fineText(prize),
			rebate: fineText(rebate),
		},
	];
	const of = BigInt(countOf(slip));
	const unpushed = pushed === 0 ? undefined : { bets: of - BigInt(pushed), of };
	return { events, returned, won: hits.some(({ grade }) => grade !== "push"), unpushed };
}

/** What stopped chases still hold on later issues goes back; what is not found here goes back when its issue is settled. */
async function releaseChases(tools: LotteryTools, game: LotteryGame, stopped: readonly HitChase[]): Promise<number> {
	const names = new Set(stopped.map(nameOf));
	let released = 0;
	for (const issue of new Set(stopped.flatMap(({ rest }) => rest))) {
		released += await eachPage(tools, { game, issue }, async (tx, tickets) => {
			const held = tickets.filter((ticket) => chaseOf(ticket, betOf(ticket)).some((chase) => names.has(nameOf(chase))));
			await lowerTakings(tx, held.flatMap(takenBack));
			await tools.games.tickets.stand(
				tx,
				held.map((ticket) => voidLine(ticket, "hit")),
			);
			return held.length;
		});
	}
	return released;
}
