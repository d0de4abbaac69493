// Tickets on a real ledger: what is taken, where they stand, what a correction moves, and what goes on working around them.
import { afterAll, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as deskMigrations } from "#platform/desk";
import type { PlayTicket } from "#platform/http";
import { migrations as jobsMigrations } from "#platform/jobs";
import { type MemberId, unwrap } from "#platform/kernel";
import { type Live, silentLive } from "#platform/live";
import { createWalletModule, migrations as walletMigrations } from "#wallet/module";
import { migrations } from "../module.ts";
import { openHall } from "../testing/open-hall.ts";
import type { Ticket, TicketLine, TicketOrder } from "./tickets-api.ts";

const db = await testDatabase([jobsMigrations, deskMigrations, walletMigrations, migrations]);
const pushes: { memberId: string; balance: string }[] = [];
const live: Live = {
	...silentLive,
	toMember: (memberId, _event, payload) => void pushes.push({ memberId, balance: String(Object(payload).balance) }),
};
const wallet = createWalletModule({ db, live });
const hall = await openHall({ db, wallet: wallet.api });
await wallet.start(hall.clock.now());
const { tickets } = hall.games.api;

afterAll(async () => {
	await hall.games.close();
	await wallet.close();
});

const day = 86_400_000;
let placed = 0;
const order = (play: PlayTicket, more: Partial<TicketOrder> = {}): TicketOrder => ({
	play,
	key: `ticket-${++placed}-000000`,
	stake: 100n,
	about: `draw-${placed}`,
	dueAt: new Date(hall.clock.now().getTime() + day),
	payTable: "1",
	terms: [{ type: "pick", digits: [1, 2, 3] }],
	...more,
});

const seat = async (balance = 10_000n) => {
	const member = await hall.enrol(balance);
	return { member, play: (await hall.sit(member)).play };
};

const place = async (play: PlayTicket, more: Partial<TicketOrder> = {}): Promise<Ticket> =>
	unwrap(await tickets.place(order(play, more)));

const stand = (...lines: readonly TicketLine[]): Promise<void> => db.tx((tx) => tickets.stand(tx, lines));
const nameOf = ({ ticketId, owner }: Ticket) => ({ ticketId, owner });
const won = (ticket: Ticket, version: number, returned: bigint, more: Partial<TicketLine> = {}): TicketLine => ({
	...nameOf(ticket),
	version,
	state: "settled",
	returned,
	...more,
});
const now = async (play: PlayTicket, about: string): Promise<Ticket> => {
	const [ticket] = await tickets.own(play, { about, limit: 1 });
	if (ticket === undefined) throw new Error("no ticket");
	return ticket;
};

describe("a ticket", () => {
	test("takes its stake at once, stands open, and pays what it stands at", async () => {
		const { member, play } = await seat();
		const ticket = await place(play, { about: "draw-a" });
		expect(ticket).toMatchObject({ state: "open", stake: 100n, returned: 0n, version: 0, balance: 9_900n });
		expect(await hall.balance(member)).toBe(9_900n);
		pushes.length = 0;
		await stand(won(ticket, 1, 250n, { events: [{ type: "drawn" }] }));
		expect(await hall.balance(member)).toBe(10_150n);
		expect(pushes).toEqual([{ memberId: member, balance: "101.50" }]);
		expect(await now(play, "draw-a")).toMatchObject({
			state: "settled",
			returned: 250n,
			counted: 100n,
			version: 1,
			events: [{ type: "pick", digits: [1, 2, 3] }, { type: "drawn" }],
		});
		expect(await hall.violations()).toEqual([]);
	});

	test("is answered as it is stored when its key comes again, also when twenty come at once; other content is refused", async () => {
		const { member, play } = await seat();
		const asked = order(play);
		const answers = await Promise.all(Array.from({ length: 20 }, () => tickets.place(asked)));
		const ids = new Set(answers.map((answer) => unwrap(answer).ticketId));
		expect(ids.size).toBe(1);
		expect(answers.filter((answer) => !unwrap(answer).replayed)).toHaveLength(1);
		const [first] = answers.map((answer) => unwrap(answer));
		await stand(won(unwrap(answers[0] ?? answers[1] ?? fail()), 1, 0n));
		expect(unwrap(await tickets.place(asked))).toMatchObject({
			ticketId: first?.ticketId,
			state: "settled",
			replayed: true,
		});
		for (const other of [{ stake: 200n }, { about: "another" }, { terms: [] }, { terms: [...asked.terms, 1] }]) {
			expect(codeOf(await tickets.place({ ...asked, ...other }))).toBe("DUPLICATE_TRANSACTION");
		}
		expect(codeOf(await hall.games.api.playRound({ ...asked, play, win: 0n, events: [] }))).toBe(
			"DUPLICATE_TRANSACTION",
		);
		expect(await hall.balance(member)).toBe(9_900n);
	});

	test("is refused as a round is: no money, no session, a game out of bounds, a frozen member", async () => {
		const { member, play } = await seat(50n);
		expect(await tickets.place(order(play))).toMatchObject({
			error: { code: "INSUFFICIENT_FUNDS", value: { balance: "0.50" } },
		});
		expect(codeOf(await tickets.place(order(play, { stake: 100_001n })))).toBe("STAKE_OUT_OF_RANGE");
		expect(codeOf(await tickets.place(order(play, { stake: 100_001n, anyStake: true })))).toBe("INSUFFICIENT_FUNDS");
		const frozen = await seat();
		hall.setStanding(frozen.member, "frozen");
		hall.clock.advance(31_000);
		expect(codeOf(await tickets.place(order(frozen.play)))).toBe("ACCOUNT_FROZEN");
		const { vendor, gameCode, currency, merchant } = frozen.play;
		const standing = { memberId: frozen.member, vendor, gameCode, currency, merchant };
		expect(codeOf(await tickets.place({ ...order(play), play: standing }))).toBe("ACCOUNT_FROZEN");
		const able = { ...standing, memberId: (await seat()).member };
		expect(await tickets.place({ ...order(play), play: able })).toMatchObject({
			value: { owner: `m${able.memberId}` },
		});
		expect(await hall.balance(member)).toBe(50n);
	});

	test("several of one member stand or fall together, and come again together", async () => {
		const { member, play } = await seat(250n);
		const cart = [order(play), order(play), order(play)];
		expect(codeOf(await tickets.placeTogether(cart))).toBe("INSUFFICIENT_FUNDS");
		expect(await hall.balance(member)).toBe(250n);
		expect(await tickets.own(play, { limit: 9 })).toEqual([]);
		const two = cart.slice(0, 2);
		const first = unwrap(await tickets.placeTogether(two));
		expect(first.map(({ balance }) => balance)).toEqual([150n, 50n]);
		const again = unwrap(await tickets.placeTogether(two));
		expect(again.map(({ ticketId, replayed }) => [ticketId, replayed])).toEqual(
			first.map(({ ticketId }) => [ticketId, true]),
		);
		expect(codeOf(await tickets.placeTogether(cart))).toBe("DUPLICATE_TRANSACTION");
		expect(await hall.balance(member)).toBe(50n);
	});

	test("is staked more while it stands open, once by a key", async () => {
		const { member, play } = await seat();
		const ticket = await place(play);
		const raise = { play, ticketId: ticket.ticketId, key: "double-00000001", more: 50n, terms: [{ type: "double" }] };
		expect(unwrap(await tickets.raise(raise))).toMatchObject({
			stake: 150n,
			counted: 150n,
			balance: 9_850n,
			replayed: false,
		});
		expect(unwrap(await tickets.raise(raise))).toMatchObject({ stake: 150n, replayed: true });
		expect(codeOf(await tickets.raise({ ...raise, more: 60n }))).toBe("DUPLICATE_TRANSACTION");
		expect(codeOf(await tickets.raise({ ...raise, key: "double-00000002", more: 1_000_000n }))).toBe(
			"INSUFFICIENT_FUNDS",
		);
		const other = await seat();
		expect(codeOf(await tickets.raise({ ...raise, play: other.play, key: "double-00000003" }))).toBe("ROUND_NOT_FOUND");
		await stand({ ...nameOf(ticket), version: 1, state: "void" });
		expect(await hall.balance(member)).toBe(10_000n);
		expect(codeOf(await tickets.raise({ ...raise, key: "double-00000004" }))).toBe("ROUND_CLOSED");
		expect(unwrap(await tickets.raise(raise))).toMatchObject({ stake: 150n, state: "void", replayed: true });
	});

	test("stands by the newest version alone: cash-outs, a result, a correction, a void, each once", async () => {
		const { member, play } = await seat(100n);
		const ticket = await place(play, { about: "long" });
		const steps: [TicketLine, bigint, string][] = [
			[won(ticket, 1, 40n, { state: "open" }), 40n, "open"],
			[won(ticket, 3, 70n, { state: "open" }), 70n, "open"],
			[won(ticket, 2, 10n), 70n, "open"],
			[won(ticket, 4, 300n, { counted: 60n }), 300n, "settled"],
			[won(ticket, 4, 900n), 300n, "settled"],
			[won(ticket, 5, 120n), 120n, "settled"],
			[{ ...nameOf(ticket), version: 6, state: "void" }, 100n, "void"],
			[won(ticket, 7, 0n), 0n, "settled"],
		];
		for (const [line, balance, state] of steps) {
			await stand(line);
			await stand(line);
			expect(await hall.balance(member)).toBe(balance);
			expect((await now(play, "long")).state).toBe(state);
		}
		await expect(stand(won(ticket, 8, 0n, { state: "open" }))).rejects.toThrow("has ended");
		expect(await hall.violations()).toEqual([]);
	});

	test("a win that was spent is taken back below zero as the ledger's logged adjustment", async () => {
		const { member, play } = await seat(100n);
		const ticket = await place(play);
		await stand(won(ticket, 1, 500n));
		await place(play, { stake: 400n });
		await stand(won(ticket, 2, 0n));
		expect((await wallet.api.balance(member, "P")).purses[0]?.balance).toBe(-400n);
		const { rows } = await db.read((tx) =>
			sql<{ kind: string; reason: string; actor: string }>`
				select kind, reason, actor from wallet.significant_event where member_id = ${member}::bigint`.execute(tx),
		);
		expect(rows).toEqual([
			{
				kind: "negative-balance",
				reason: `settlement of ticket ${ticket.ticketId} of ${ticket.about}`,
				actor: "vendor:TESSERA",
			},
		]);
		expect(await hall.violations()).toEqual([]);
	});
});

describe("many tickets", () => {
	test("one call is one posting a member, and pages of a draw are whole members", async () => {
		const about = "draw-many";
		const seats = await Promise.all(Array.from({ length: 3 }, () => seat()));
		for (const { play } of seats) for (let nth = 0; nth < 3; nth++) await place(play, { about });
		const first = await db.read((tx) => tickets.waiting(tx, { vendor: "TESSERA", about, limit: 4 }));
		const rest = await db.read((tx) =>
			tickets.waiting(tx, { vendor: "TESSERA", about, limit: 9, after: first.at(-1) }),
		);
		const all = [...first, ...rest];
		expect(all.map(({ memberId }) => memberId)).toEqual(seats.flatMap(({ member }) => [member, member, member]));
		expect(await db.read((tx) => tickets.waiting(tx, { vendor: "OUTSIDE", about, limit: 9 }))).toEqual([]);
		await stand(...all.map((ticket, index) => won(ticket, 1, index % 3 === 0 ? 0n : 150n)));
		for (const { member } of seats) {
			expect(await hall.balance(member)).toBe(10_000n);
			expect(await postings(member)).toEqual(["grant", "bet", "bet", "bet", "win"]);
		}
		expect(await db.read((tx) => tickets.waiting(tx, { vendor: "TESSERA", about, limit: 9 }))).toEqual([]);
		const older = await db.read((tx) => tickets.waiting(tx, { vendor: "TESSERA", about, olderThan: 2, limit: 99 }));
		expect(older).toHaveLength(9);
		await stand(...older.slice(0, 2).map((ticket) => won(ticket, 2, 0n)));
		const left = await db.read((tx) => tickets.waiting(tx, { vendor: "TESSERA", about, olderThan: 2, limit: 99 }));
		expect(left).toHaveLength(7);
		expect(await hall.violations()).toEqual([]);
	});
});

const postings = async (member: MemberId): Promise<readonly string[]> => {
	const { rows } = await db.read((tx) =>
		sql<{ kind: string }>`select kind from wallet.posting where member_id = ${member}::bigint order by version`.execute(
			tx,
		),
	);
	return rows.map(({ kind }) => kind);
};

describe("where the house pays", () => {
	test("nothing is taken, the key is used up, and a win is the member's", async () => {
		const { member, play } = await seat();
		const asked = order(play, { stake: 0n, houseStake: 500n, about: "free" });
		const ticket = unwrap(await tickets.place(asked));
		expect(ticket).toMatchObject({ stake: 0n, houseStake: 500n, counted: 0n, balance: 10_000n });
		expect(unwrap(await tickets.place(asked))).toMatchObject({ ticketId: ticket.ticketId, replayed: true });
		expect(codeOf(await tickets.place({ ...asked, stake: 100n, houseStake: undefined }))).toBe("DUPLICATE_TRANSACTION");
		await stand(won(ticket, 1, 700n));
		expect(await hall.balance(member)).toBe(10_700n);
		await stand({ ...nameOf(ticket), version: 2, state: "void" });
		expect(await hall.balance(member)).toBe(10_000n);
		expect(await hall.violations()).toEqual([]);
	});
});

describe("a trial", () => {
	test("goes by the same calls over the session's purse", async () => {
		const { play } = await hall.sit(undefined);
		const purse = () => hall.games.api.playBalance(play);
		const asked = order(play, { about: "trial" });
		const ticket = unwrap(await tickets.place(asked));
		expect(ticket).toMatchObject({ memberId: undefined, owner: `p${play.playId}`, state: "open", balance: 999_900n });
		expect(unwrap(await tickets.place(asked))).toMatchObject({ ticketId: ticket.ticketId, replayed: true });
		expect(codeOf(await tickets.place({ ...asked, stake: 200n }))).toBe("DUPLICATE_TRANSACTION");
		expect(codeOf(await tickets.placeTogether([order(play), order(play, { stake: 1_000_000n, anyStake: true })]))).toBe(
			"INSUFFICIENT_FUNDS",
		);
		expect(await purse()).toBe(999_900n);
		const raise = { play, ticketId: ticket.ticketId, key: "double-00000001", more: 100n };
		expect(unwrap(await tickets.raise(raise))).toMatchObject({ stake: 200n, replayed: false });
		expect(unwrap(await tickets.raise(raise))).toMatchObject({ stake: 200n, replayed: true });
		const [found] = await db.read((tx) => tickets.waiting(tx, { vendor: "TESSERA", about: "trial", limit: 5 }));
		expect(found).toMatchObject({ ticketId: ticket.ticketId, stake: 200n });
		await stand(won(ticket, 1, 900n));
		await stand(won(ticket, 1, 999n));
		expect(await purse()).toBe(1_000_700n);
		await stand({ ...nameOf(ticket), version: 2, state: "void" });
		expect(await purse()).toBe(1_000_000n);
		expect(codeOf(await tickets.raise({ ...raise, key: "double-00000002" }))).toBe("ROUND_CLOSED");
		expect(await now(play, "trial")).toMatchObject({ state: "void", version: 2 });
		expect(await hall.violations()).toEqual([]);
	});
});

describe("rounds of several members", () => {
	test("move all of the money or none, and come again together", async () => {
		const [rich, poor, idle] = [await seat(1_000n), await seat(50n), await seat(0n)];
		const pot = (stakes: readonly (readonly [PlayTicket, bigint, bigint])[], key: string) =>
			stakes.map(([play, stake, win]) => ({ play, key, stake, win, payTable: "1", events: [{ type: "pot" }] }));
		const play = (rounds: ReturnType<typeof pot>) => db.tx((tx) => tickets.playTogether(tx, rounds));
		const short = pot(
			[
				[rich.play, 100n, 0n],
				[poor.play, 100n, 190n],
			],
			"pot-00000001",
		);
		expect(codeOf(await play(short))).toBe("INSUFFICIENT_FUNDS");
		expect([await hall.balance(rich.member), await hall.balance(poor.member)]).toEqual([1_000n, 50n]);
		const hand = pot(
			[
				[rich.play, 100n, 0n],
				[poor.play, 50n, 140n],
				[idle.play, 0n, 0n],
			],
			"pot-00000002",
		);
		const answers = unwrap(await play(hand));
		expect(answers.map(({ balance }) => balance)).toEqual([900n, 140n, 0n]);
		expect(unwrap(await play(hand))).toEqual(answers.map((answer) => ({ ...answer, replayed: true })));
		expect(codeOf(await play(hand.map((one) => ({ ...one, stake: one.stake + 1n }))))).toBe("DUPLICATE_TRANSACTION");
		await expect(
			db.tx(async (tx) => {
				await tickets.playTogether(tx, pot([[rich.play, 100n, 0n]], "pot-00000003"));
				throw new Error("killed");
			}),
		).rejects.toThrow("killed");
		expect(await hall.balance(rich.member)).toBe(900n);
		expect(await hall.violations()).toEqual([]);
	});

	test("of trials as well", async () => {
		const [one, two] = [(await hall.sit(undefined)).play, (await hall.sit(undefined)).play];
		const pot = (key: string, stake: bigint) => [
			{ play: one, key, stake, win: 0n, payTable: "1", events: [] },
			{ play: two, key, stake: 100n, win: 100n + stake, payTable: "1", events: [] },
		];
		expect(codeOf(await db.tx((tx) => tickets.playTogether(tx, pot("pot-00000001", 1_000_001n))))).toBe(
			"INSUFFICIENT_FUNDS",
		);
		unwrap(await db.tx((tx) => tickets.playTogether(tx, pot("pot-00000002", 300n))));
		expect([await hall.games.api.playBalance(one), await hall.games.api.playBalance(two)]).toEqual([
			999_700n,
			1_000_300n,
		]);
	});
});

describe("when its time is over", () => {
	const run = () => hall.runJob("games.resolve-interrupted-rounds");

	test("a ticket is left alone until then; then its vendor's rule ends it, and a late result is newer", async () => {
		const { member, play } = await seat();
		const [early, paid] = [await place(play, { about: "due" }), await place(play, { about: "due" })];
		const season = await place(play, { about: "season", dueAt: new Date(hall.clock.now().getTime() + 200 * day) });
		const trial = (await hall.sit(undefined)).play;
		await place(trial, { about: "due-trial" });
		await stand(won(paid, 1, 30n, { state: "open" }));
		await rule("refund");
		hall.clock.advance(day - 1_000);
		await run();
		expect((await tickets.own(play, { limit: 9 })).map(({ state }) => state)).toEqual(["open", "open", "open"]);
		hall.clock.advance(2_000);
		await run();
		await run();
		const states = await db.read((tx) =>
			tickets.waiting(tx, { vendor: "TESSERA", about: "due", olderThan: 9, limit: 9 }),
		);
		expect(new Map(states.map((ticket) => [ticket.ticketId, [ticket.state, ticket.returned]]))).toEqual(
			new Map([
				[early.ticketId, ["void", 100n]],
				[paid.ticketId, ["settled", 30n]],
			]),
		);
		expect((await now(play, "season")).state).toBe("open");
		expect((await now(trial, "due-trial")).state).toBe("void");
		expect(await hall.balance(member)).toBe(9_830n);
		await stand(won(early, 1, 260n));
		expect(await hall.balance(member)).toBe(9_990n);
		await rule("complete");
		hall.clock.advance(200 * day);
		await run();
		expect(season.state).toBe("open");
		expect(await now(play, "season")).toMatchObject({ state: "settled", returned: 0n });
		expect(await hall.violations()).toEqual([]);
		hall.clock.advance(-201 * day);
	});

	async function rule(interrupted: "refund" | "complete"): Promise<void> {
		await db.tx((tx) => sql`update games.vendor set interrupted = ${interrupted} where code = 'TESSERA'`.execute(tx));
		await hall.games.refresh();
	}
});

const codeOf = (answer: { readonly ok: boolean; readonly error?: { readonly code: string } }): string =>
	answer.ok ? "ok" : (answer.error?.code ?? "");

function fail(): never {
	throw new Error("nothing was answered");
}
