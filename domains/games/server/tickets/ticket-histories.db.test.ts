// Random histories of tickets: whatever comes in whatever order, again, together or killed, the ledger has moved exactly what
// the rules of core/ticket.ts say of the newest versions, and adds up. Races on two nodes over one database.
import { afterAll, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { type Chance, type MemberId, seededChance, unwrap } from "#platform/kernel";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { countedOf, openTicket, raiseTicket, standTicket, stateOf, type TicketStands } from "../../core/index.ts";
import { openHall } from "../testing/open-hall.ts";
import { openOwnHall } from "../testing/own-hall.ts";
import type { TicketLine, TicketOrder, TicketRaise } from "./tickets-api.ts";

const { db, wallet, hall } = await openOwnHall();
const { tickets, playRound } = hall.games.api;
const there = await openHall({ db, wallet: wallet.api, clock: hall.clock });
afterAll(() => there.games.close());

await db.tx((tx) =>
	sql`create function games.die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
		tx,
	),
);

type Seat = { readonly member: MemberId; readonly play: TicketOrder["play"]; balance: bigint };
type Kept = {
	readonly id: string;
	readonly owner: string;
	readonly order: TicketOrder;
	readonly seat: Seat;
	stands: TicketStands;
};

const dayMs = 86_400_000;
let nth = 0;
const key = (): string => `history-${String(++nth).padStart(8, "0")}`;

/** What stands by the rules, beside what the games and the ledger were asked. */
type History = {
	readonly chance: Chance;
	readonly seats: readonly Seat[];
	readonly kept: Kept[];
	readonly raises: { readonly raise: TicketRaise; readonly ticket: Kept }[];
};

const one = <Item>(chance: Chance, from: readonly Item[]): Item | undefined =>
	from.length === 0 ? undefined : from[chance.below(from.length)];

function orderOf({ chance }: History, seat: Seat): TicketOrder {
	const free = chance.below(8) === 0;
	return {
		play: seat.play,
		key: key(),
		stake: free ? 0n : BigInt(1 + chance.below(400)),
		houseStake: free ? 50n : undefined,
		about: `history-${chance.below(3)}`,
		dueAt: new Date(hall.clock.now().getTime() + dayMs),
		payTable: "1",
		terms: [{ pick: chance.below(10) }],
	};
}

function keep({ kept }: History, { order, seat, id }: Pick<Kept, "order" | "seat" | "id">): void {
	seat.balance -= order.stake;
	kept.push({ id, owner: `m${seat.member}`, order, seat, stands: openTicket(order.stake) });
}

async function place(history: History): Promise<void> {
	const seat = one(history.chance, history.seats);
	if (seat === undefined) return;
	const cart = Array.from({ length: 1 + history.chance.below(3) }, () => orderOf(history, seat));
	const stake = cart.reduce((sum, one) => sum + one.stake, 0n);
	const answer = await tickets.placeTogether(cart);
	const covered = stake === 0n || stake <= seat.balance;
	expect(answer.ok).toBe(covered);
	if (answer.ok)
		for (const [index, order] of cart.entries())
			keep(history, { order, seat, id: answer.value[index]?.ticketId ?? "" });
}

async function placeAgain(history: History): Promise<void> {
	const ticket = one(history.chance, history.kept);
	if (ticket === undefined) return;
	const again = unwrap(await tickets.place(ticket.order));
	expect(again).toMatchObject({ ticketId: ticket.id, replayed: true, stake: ticket.stands.stake });
	expect(await tickets.place({ ...ticket.order, terms: [] })).toMatchObject({
		error: { code: "DUPLICATE_TRANSACTION" },
	});
}

/** The statement fails as a whole, and again by itself; then the same key goes through once. */
async function placeKilled(history: History): Promise<void> {
	const seat = one(history.chance, history.seats);
	if (seat === undefined) return;
	const order = orderOf(history, seat);
	if (order.stake > seat.balance) return;
	await killing("insert", () => expect(tickets.place(order)).rejects.toThrow("killed"));
	keep(history, { order, seat, id: unwrap(await tickets.place(order)).ticketId });
}

async function raise(history: History): Promise<void> {
	const ticket = one(history.chance, history.kept);
	if (ticket === undefined) return;
	const more = BigInt(1 + history.chance.below(200));
	const raise = { play: ticket.order.play, ticketId: ticket.id, key: key(), more, terms: [{ more: String(more) }] };
	if (history.chance.below(6) === 0) await killing("update", () => raiseKilled(raise, ticket));
	const raised = raiseTicket(ticket.stands, more);
	const answer = await tickets.raise(raise);
	expect(answer.ok).toBe(raised.ok && more <= ticket.seat.balance);
	if (!answer.ok || !raised.ok) return;
	ticket.stands = raised.value;
	ticket.seat.balance -= more;
	history.raises.push({ raise, ticket });
}

async function raiseAgain(history: History): Promise<void> {
	const raised = one(history.chance, history.raises);
	if (raised === undefined) return;
	const again = unwrap(await tickets.raise(raised.raise));
	expect(again).toMatchObject({ stake: raised.ticket.stands.stake, replayed: true });
}

function lineOf({ chance }: History, ticket: Kept): TicketLine {
	const { id: ticketId, owner, stands } = ticket;
	const version = Math.max(1, stands.version - 1 + chance.below(4));
	const roll = chance.below(10);
	if (roll === 0) return { ticketId, owner, version, state: "void" };
	const returned = BigInt(chance.below(3) * chance.below(500));
	const counted = chance.below(4) === 0 ? BigInt(chance.below(Number(stands.stake) + 1)) : undefined;
	const state = stands.status === "open" && roll < 5 ? "open" : "settled";
	return { ticketId, owner, version, state, returned, counted, events: [{ version }] };
}

async function stand(history: History): Promise<void> {
	const lines = Array.from({ length: 1 + history.chance.below(6) }, () => one(history.chance, history.kept))
		.flatMap((ticket) => (ticket === undefined ? [] : [ticket]))
		.map((ticket) => ({ ticket, line: lineOf(history, ticket) }));
	// Of one version of one ticket there is one settlement.
	const own = [...new Map(lines.map((one) => [`${one.line.ticketId} ${one.line.version}`, one])).values()];
	const asked = own.map(({ line }) => line);
	if (history.chance.below(4) === 0) await standKilled(asked);
	const turns = 1 + history.chance.below(2);
	for (let turn = 0; turn < turns; turn++) await db.tx((tx) => tickets.stand(tx, asked));
	for (const { ticket, line } of own.toSorted((one, other) => other.line.version - one.line.version)) {
		const stood = standTicket(ticket.stands, line);
		if (!stood.ok) expect(stood.error).toBe("OLD");
		else {
			ticket.stands = stood.value.ticket;
			ticket.seat.balance += stood.value.delta;
		}
	}
}

/** Something else takes money out of the purse, so that a correction finds it spent. */
async function spend(history: History): Promise<void> {
	const seat = one(history.chance, history.seats);
	if (seat === undefined || seat.balance < 1n || !("playId" in seat.play)) return;
	const stake = seat.balance < 1_000n ? seat.balance : 1_000n;
	unwrap(await playRound({ play: seat.play, key: key(), stake, win: 0n, payTable: "1", events: [] }));
	seat.balance -= stake;
}

async function check(history: History): Promise<void> {
	for (const seat of history.seats) {
		if (!("playId" in seat.play)) continue;
		const { purses } = await wallet.api.balance(seat.member, "P");
		expect(purses.find(({ purse }) => purse === "cash")?.balance).toBe(seat.balance);
		const own = await tickets.own(seat.play, { limit: 500 });
		const now = new Map(
			own.map((ticket) => [
				ticket.ticketId,
				[ticket.stake, ticket.returned, ticket.counted, ticket.version, ticket.state],
			]),
		);
		const wanted = history.kept
			.filter((one) => one.seat === seat)
			.map(({ id, stands }): [string, unknown[]] => [
				id,
				[stands.stake, stands.returned, countedOf(stands), stands.version, stateOf(stands.status)],
			]);
		expect(now).toEqual(new Map(wanted));
	}
	const { rows } = await db.read((tx) =>
		sql<{ member_id: string }>`
			select member_id from games.round group by member_id
			having sum(win - stake) <> (select coalesce(sum(p.delta), 0) from wallet.posting p
				where p.member_id = games.round.member_id and p.counter like 'games:%')`.execute(tx),
	);
	expect(rows).toEqual([]);
}

async function killing(when: "insert" | "update", act: () => Promise<unknown>): Promise<void> {
	const trigger = sql.raw(`create trigger die before ${when} on games.round for each row execute function games.die()`);
	await db.tx((tx) => trigger.execute(tx));
	await act();
	await db.tx((tx) => sql`drop trigger die on games.round`.execute(tx));
}

/** Refused before it writes anything, or killed as it does. */
async function raiseKilled(raise: TicketRaise, ticket: Kept): Promise<void> {
	const fits = ticket.stands.status === "open" && raise.more <= ticket.seat.balance;
	if (fits) await expect(tickets.raise(raise)).rejects.toThrow("killed");
	else expect((await tickets.raise(raise)).ok).toBe(false);
}

const standKilled = (lines: readonly TicketLine[]): Promise<void> =>
	expect(
		db.tx(async (tx) => {
			await tickets.stand(tx, lines);
			throw new Error("killed");
		}),
	).rejects.toThrow("killed");

async function sit(balance: bigint): Promise<Seat & { readonly play: Awaited<ReturnType<typeof hall.sit>>["play"] }> {
	const member = await hall.enrol(balance);
	there.setStanding(member, "active");
	return { member, balance, play: (await hall.sit(member)).play };
}

const acts = [
	place,
	place,
	placeAgain,
	placeKilled,
	raise,
	raise,
	raiseAgain,
	stand,
	stand,
	stand,
	stand,
	spend,
] as const;

const seed = Math.floor(Math.random() * 2 ** 31);

test(`any history leaves the ledger at what the newest versions say (seed ${seed})`, { timeout: 240_000 }, async () => {
	const chance = seededChance(seed);
	for (let history = 0; history < historiesOf(24); history++) {
		const played: History = { chance, seats: [await sit(3_000n), await sit(500n)], kept: [], raises: [] };
		for (let step = 0; step < 25; step++) await one(chance, acts)?.(played);
		await check(played);
	}
	expect(await hall.violations()).toEqual([]);
});

describe("at once, on two nodes", () => {
	const order = (play: TicketOrder["play"]): TicketOrder => ({
		play,
		key: key(),
		stake: 100n,
		about: "race",
		dueAt: new Date(hall.clock.now().getTime() + dayMs),
		payTable: "1",
		terms: [],
	});
	const here = tickets;
	const elsewhere = there.games.api.tickets;

	test("one key is one ticket and one stake", async () => {
		for (let turn = 0; turn < 5; turn++) {
			const { member, play } = await sit(1_000n);
			const asked = order(play);
			const answers = await Promise.all([here, elsewhere, here, elsewhere].map((node) => node.place(asked)));
			expect(new Set(answers.map((answer) => unwrap(answer).ticketId)).size).toBe(1);
			expect(answers.filter((answer) => !unwrap(answer).replayed)).toHaveLength(1);
			expect(await hall.balance(member)).toBe(900n);
		}
	});

	test("of settlements of many versions the newest stands, whoever was first", async () => {
		for (let turn = 0; turn < 5; turn++) {
			const { member, play } = await sit(1_000n);
			const all = unwrap(await here.placeTogether([order(play), order(play), order(play)]));
			const versions = [3, 1, 4, 2];
			await Promise.all(
				versions.map((version, index) =>
					db.tx((tx) =>
						(index % 2 === 0 ? here : elsewhere).stand(
							tx,
							(index % 2 === 0 ? all : all.toReversed()).map(({ ticketId, owner }) => ({
								ticketId,
								owner,
								version,
								state: "settled",
								returned: BigInt(version) * 50n,
							})),
						),
					),
				),
			);
			expect((await here.own(play, { limit: 9 })).map(({ version, returned }) => [version, returned])).toEqual(
				all.map(() => [4, 200n]),
			);
			expect(await hall.balance(member)).toBe(1_300n);
		}
	});

	test("a raise is before the settlement, or refused: a void gives back what was staked, no more and no less", async () => {
		for (let turn = 0; turn < 8; turn++) {
			const { member, play } = await sit(1_000n);
			const { ticketId, owner } = unwrap(await here.place(order(play)));
			const acts = [
				() => elsewhere.raise({ play, ticketId, key: key(), more: 70n }),
				() => db.tx((tx) => here.stand(tx, [{ ticketId, owner, version: 1, state: "void" }])),
			];
			const [one, other] = await Promise.all((turn % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
			const raised = one ?? other;
			if (raised?.ok === false) expect(raised.error.code).toBe("ROUND_CLOSED");
			const [now] = await here.own(play, { limit: 1 });
			expect(now).toMatchObject({ stake: raised?.ok === true ? 170n : 100n, state: "void" });
			expect(await hall.balance(member)).toBe(1_000n);
		}
		expect(await hall.violations()).toEqual([]);
	});
});
