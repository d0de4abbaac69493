// What protects a member holds for tickets as for any stake: limits of money and time, breaks, exclusions, the market's pause.
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import type { PlayTicket } from "#platform/http";
import { type MemberId, unwrap } from "#platform/kernel";
import type { LimitAmount, LimitKind } from "#protection/core";
import { codeOf, openGuardedHall } from "../testing/open-guarded-hall.ts";
import type { TicketOrder } from "./tickets-api.ts";

const { clock, db, here, playBy, there } = await openGuardedHall();
const { tickets } = here.hall.games.api;

let member: MemberId;
let play: PlayTicket;
let nth = 0;
beforeEach(async () => {
	await playBy("international");
	await sit();
});

async function sit(): Promise<void> {
	member = await here.hall.enrol(1_000_000n);
	there.hall.setStanding(member, "active");
	({ play } = await here.hall.sit(member));
}

const key = (): string => `guarded-${String(++nth).padStart(8, "0")}`;
const order = (stake: bigint): TicketOrder => ({
	play,
	key: key(),
	stake,
	about: "draw",
	dueAt: new Date(clock.now().getTime() + 3_600_000),
	payTable: "1",
	terms: [],
});
const hold = (kind: LimitKind, amount: LimitAmount) =>
	here.protection.api.setOperatorLimit({
		memberId: member,
		currency: "P",
		kind,
		period: "day",
		amount,
		actor: "test",
		now: clock.now(),
	});

describe("a limit of wagers", () => {
	test("is never passed, however many tickets come at once on two nodes; a cart fits as a whole or not", async () => {
		await hold("wager", 1_000n);
		const nodes = [tickets, there.hall.games.api.tickets] as const;
		const codes = await Promise.all(
			Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? nodes[0] : nodes[1]).place(order(90n)).then(codeOf)),
		);
		expect(codes.filter((code) => code === "played")).toHaveLength(11);
		expect(codes.filter((code) => code === "LIMIT_REACHED")).toHaveLength(9);
		expect(codeOf(await tickets.placeTogether([order(6n), order(5n)]))).toBe("LIMIT_REACHED");
		expect(codeOf(await tickets.placeTogether([order(5n), order(5n)]))).toBe("played");
		expect(await here.hall.balance(member)).toBe(999_000n);
	});

	test("binds a raise and what stands by an order, and not what the house pays", async () => {
		await hold("wager", 200n);
		const { ticketId } = unwrap(await tickets.place(order(150n)));
		const raise = { play, ticketId, key: key(), more: 60n };
		expect(await tickets.raise(raise)).toMatchObject({ error: { code: "LIMIT_REACHED", value: { left: "0.50" } } });
		expect(codeOf(await tickets.raise({ ...raise, more: 50n }))).toBe("played");
		const { vendor, gameCode, currency, merchant } = play;
		const standing = { memberId: member, vendor, gameCode, currency, merchant };
		expect(codeOf(await tickets.place({ ...order(1n), play: standing }))).toBe("LIMIT_REACHED");
		expect(codeOf(await tickets.place({ ...order(0n), houseStake: 500n }))).toBe("played");
	});
});

test("a limit of losses follows what tickets stand at, corrections too", async () => {
	await hold("loss", 500n);
	const { ticketId, owner } = unwrap(await tickets.place(order(400n)));
	expect(codeOf(await tickets.place(order(200n)))).toBe("LIMIT_REACHED");
	const stand = (version: number, returned: bigint) =>
		db.tx((tx) => tickets.stand(tx, [{ ticketId, owner, version, state: "settled", returned }]));
	await stand(1, 300n);
	expect(codeOf(await tickets.place(order(200n)))).toBe("played");
	await stand(2, 0n);
	expect(codeOf(await tickets.place(order(1n)))).toBe("LIMIT_REACHED");
	await stand(3, 400n);
	expect(codeOf(await tickets.place(order(1n)))).toBe("played");
});

test("RTS 14D the market's pause is between tickets; a cart is one, and a raise none", async () => {
	await playBy("great-britain");
	await sit();
	const [first] = unwrap(await tickets.placeTogether([order(10n), order(10n)]));
	expect(codeOf(await tickets.place(order(10n)))).toBe("TOO_FAST");
	expect(codeOf(await tickets.raise({ play, ticketId: first?.ticketId ?? "", key: key(), more: 10n }))).toBe("played");
	clock.advance(2_500);
	expect(codeOf(await tickets.place(order(10n)))).toBe("played");
});

test("RTS 13C when the time of play is used up nothing is placed or raised", async () => {
	const { ticketId } = unwrap(await tickets.place(order(10n)));
	await db.tx((tx) =>
		sql`insert into protection.play_day values (${member}::bigint, (now() at time zone 'UTC')::date, 1800)
			on conflict (member_id, day) do update set seconds = 1800`.execute(tx),
	);
	await hold("time", 30n);
	expect(codeOf(await tickets.place(order(10n)))).toBe("TIME_USED_UP");
	expect(codeOf(await tickets.raise({ play, ticketId, key: key(), more: 10n }))).toBe("TIME_USED_UP");
});

test.each([
	["break", "ACCOUNT_FROZEN"],
	["exclusion", "ACCOUNT_EXCLUDED"],
] as const)("A.3.8 a member who left (%s) stakes nothing more, and is paid what stands", async (kind, code) => {
	const { ticketId, owner } = unwrap(await tickets.place(order(100n)));
	await db.tx((tx) =>
		sql`insert into protection.exclusion (member_id, kind, began_at, ends_at)
			values (${member}::bigint, ${kind}, now(), now() + interval '1 day')`.execute(tx),
	);
	await db.tx((tx) => sql`select pg_notify('protection_changed', ${member})`.execute(tx));
	await expect.poll(async () => codeOf(await tickets.place(order(10n)))).toBe(code);
	expect(codeOf(await tickets.raise({ play, ticketId, key: key(), more: 10n }))).toBe(code);
	const { vendor, gameCode, currency, merchant } = play;
	const standing = { memberId: member, vendor, gameCode, currency, merchant };
	expect(codeOf(await tickets.place({ ...order(1n), play: standing }))).toBe(code);
	const before = await here.hall.balance(member);
	await db.tx((tx) => tickets.stand(tx, [{ ticketId, owner, version: 1, state: "settled", returned: 250n }]));
	expect(await here.hall.balance(member)).toBe(before + 250n);
});

test("the ledger balances after all of it", async () => {
	expect(await here.hall.violations()).toEqual([]);
});
