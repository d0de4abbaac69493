// A player of the tables: sits at one whose rounds are short, bets on what its round takes, doubles presses under their keys, and goes
// home when all bets are settled.
import { setTimeout as sleep } from "node:timers/promises";
import { listGames } from "#games/contract";
import type { Client } from "#platform/contract/client";
import { enterTable, listOwnTableBets, placeTableBet, tableVendor } from "#tables/contract";
import { tally } from "../../../../tools/sim/book.ts";
import { type Life, note } from "../../../../tools/sim/life.ts";
import { openGame, register } from "../../../../tools/sim/person.ts";
import { isOpen, noteTicket, type TableBook } from "./table-book.ts";

type Seat = { readonly life: Life; readonly book: TableBook; readonly client: Client; readonly table: ShortTable };

/** Whose rounds are short, and bets whose pays anybody can work out by hand. */
const spots = {
	BAC02: ["player", "banker", "tie"],
	DT01: ["dragon", "tiger"],
	ROU01: ["red", "black", "17"],
	SIC01: ["small", "big"],
} as const;
type ShortTable = keyof typeof spots;
const shortTables = ["BAC02", "DT01", "ROU01", "SIC01"] as const;

/** A shuffle, a round and its settlement, while a server starts anew. */
const settledWithin = 180_000;

/** Out of money, a moment too late, or too much waits to be written: part of such a life. */
const usual: ReadonlySet<string> = new Set(["INSUFFICIENT_FUNDS", "BETS_CLOSED", "PLAY_BUSY", "TABLE_BUSY"]);

export async function liveAsTablePlayer(life: Life, { book }: { readonly book: TableBook }): Promise<void> {
	const credentials = { username: life.name, password: `Sim-${life.chance.below(2 ** 32)}-aZ9` };
	life.book.secrets.add(credentials.password);
	await register(life.person, credentials);
	note(life);
	const seat = await sitDown(life, book);
	if (seat === undefined) return;
	for (let last = ""; !life.over(); await sleep(1_000 + life.chance.below(1_000))) last = await playRound(seat, last);
	await waitForAll(seat);
}

async function sitDown(life: Life, book: TableBook): Promise<Seat | undefined> {
	const { client, patience } = life.person;
	const table = shortTables[life.chance.below(shortTables.length)] ?? "BAC02";
	const list = await patience.answered(() => client.call(listGames, { vassalage: tableVendor, pageSize: 48 }));
	const game = list.ok ? list.value.games.find(({ gameCode }) => gameCode === table) : undefined;
	const opened = game === undefined ? undefined : await openGame(life.person, { ...game, mode: "real" });
	if (opened?.ok === true) return { life, book, client: opened.value, table };
	tally(life.book, "refused");
	return undefined;
}

/** Bets once on each round; answers the round that was bet on. */
async function playRound(seat: Seat, last: string): Promise<string> {
	const { life, book, client } = seat;
	const entered = await life.person.patience.answered(() => client.call(enterTable, {}));
	if (!entered.ok) {
		refused(seat, entered.error);
		return last;
	}
	const { table, own } = entered.value;
	for (const ticket of own) noteTicket(book, { account: life.name, ticket });
	const { round } = table;
	if (table.phase.name !== "open" || round === undefined || round.roundId === last) {
		await look(seat);
		return last;
	}
	await bet(seat, round.roundId);
	return round.roundId;
}

function refused({ life, book }: Seat, { code }: { readonly code: string }): void {
	tally(life.book, "refused");
	if (!usual.has(code)) book.faults.push(`${life.name} was refused at a table: ${code}`);
}

async function bet(seat: Seat, roundId: string): Promise<void> {
	const { life, book, client, table } = seat;
	const { chance } = life;
	const offered = spots[table];
	const bets = offered
		.filter(() => chance.below(2) === 0)
		.map((spot) => ({ spot, amount: `${1 + chance.below(4)}.00` }));
	if (bets.length === 0) return;
	const press = { key: `${life.name}-${chance.below(2 ** 32)}`, roundId, bets };
	const presses = chance.below(4) === 0 ? 3 : 1;
	const answers = await Promise.all(
		Array.from({ length: presses }, () => life.person.patience.answered(() => client.call(placeTableBet, press))),
	);
	const told = new Set<string>();
	for (const answer of answers) {
		if (!answer.ok) {
			refused(seat, answer.error);
			continue;
		}
		noteTicket(book, { account: life.name, ticket: answer.value.ticket });
		told.add(answer.value.ticket.ticketId);
	}
	if (told.size > 1) book.faults.push(`key ${press.key} of ${life.name} has ${told.size} tickets`);
	if (told.size === 1) tally(life.book, "table bets");
}

const mine = ({ life, book }: Seat) => [...book.tickets.values()].filter(({ account }) => account === life.name);

/** Notes how one's open tickets stand. */
async function look(seat: Seat): Promise<void> {
	const { life, book, client } = seat;
	const rounds = new Set(
		mine(seat)
			.filter(isOpen)
			.map(({ ticket }) => ticket.roundId),
	);
	for (const roundId of rounds) {
		const own = await life.person.patience.answered(() => client.call(listOwnTableBets, { roundId }));
		if (!own.ok) return refused(seat, own.error);
		for (const ticket of own.value.tickets) noteTicket(book, { account: life.name, ticket });
	}
}

async function waitForAll(seat: Seat): Promise<void> {
	const { life, book, client } = seat;
	const { vigil, answered } = life.person.patience;
	for (const inVain = vigil(settledWithin); !inVain(); await sleep(1_000)) {
		// Somebody looks: a table that nobody watches sleeps.
		await answered(() => client.call(enterTable, {}));
		await look(seat);
		if (!mine(seat).some(isOpen)) return;
	}
	book.faults.push(`bets of ${life.name} at ${seat.table} were never settled`);
}
