// Where tickets stand: a table of what each settlement does, and laws over any history.
import { describe, expect, test } from "vitest";
import { seededChance, unwrap } from "#platform/kernel";
import {
	countedOf,
	endTicket,
	openTicket,
	raiseTicket,
	type Standing,
	standTicket,
	stateOf,
	type TicketStands,
} from "./ticket.ts";

const settled = (version: number, returned: bigint, counted?: bigint): Standing => ({
	version,
	state: "settled",
	returned,
	counted,
});

describe("a settlement", () => {
	test.each([
		["a cash-out of a part", openTicket(100n), { version: 1, state: "open", returned: 40n }, "open", 40n, 100n],
		["a win", openTicket(100n), settled(1, 250n), "complete", 250n, 100n],
		["a loss", openTicket(100n), settled(1, 0n), "complete", 0n, 100n],
		["a push, which counts for nothing", openTicket(100n), settled(1, 100n, 0n), "complete", 100n, 0n],
		["a half loss", openTicket(100n), settled(1, 50n, 50n), "complete", 50n, 50n],
		["a void", openTicket(100n), { version: 1, state: "void" }, "void", 100n, 0n],
	] as const)("%s", (_what, ticket, standing, status, delta, counted) => {
		const stood = unwrap(standTicket(ticket, standing));
		expect([stood.ticket.status, stood.delta, countedOf(stood.ticket)]).toEqual([status, delta, counted]);
	});

	test("of a ticket that has ended is a correction: it moves the difference, and never opens it again", () => {
		const won = unwrap(standTicket(openTicket(100n), settled(1, 250n))).ticket;
		expect(unwrap(standTicket(won, settled(2, 120n)))).toMatchObject({ ticket: { status: "resettled" }, delta: -130n });
		const gone = unwrap(standTicket(won, { version: 2, state: "void" }));
		expect(gone).toMatchObject({ ticket: { status: "void", returned: 100n, counted: 0n }, delta: -150n });
		expect(unwrap(standTicket(gone.ticket, settled(3, 0n)))).toMatchObject({
			ticket: { status: "resettled" },
			delta: -100n,
		});
		expect(standTicket(won, { version: 2, state: "open", returned: 0n })).toMatchObject({ error: "REOPENED" });
	});

	test.each([
		["a version that is not newer", settled(3, 9n), "OLD"],
		["less than nothing", settled(4, -1n), "INVALID"],
		["counted below nothing", settled(4, 1n, -1n), "INVALID"],
		["counted more than staked", settled(4, 1n, 101n), "INVALID"],
	] as const)("%s is refused", (_what, standing, code) => {
		expect(standTicket({ ...openTicket(100n), version: 3 }, standing)).toMatchObject({ error: code });
	});
});

test("an open ticket is raised by more than nothing; one that has ended is not", () => {
	expect(unwrap(raiseTicket(openTicket(100n), 50n))).toMatchObject({ stake: 150n, status: "open" });
	expect(raiseTicket(openTicket(100n), 0n)).toMatchObject({ error: "INVALID_AMOUNT" });
	const ended = unwrap(standTicket(openTicket(100n), settled(1, 0n))).ticket;
	expect(raiseTicket(ended, 50n)).toMatchObject({ error: "ROUND_CLOSED" });
});

describe("when its time is over", () => {
	const paid: TicketStands = { ...openTicket(100n), version: 2, returned: 30n };
	test.each([
		["refund gives the stake back", openTicket(100n), "refund", "void", 100n],
		["complete leaves it as it stands", openTicket(100n), "complete", "complete", 0n],
		["what has paid is never refunded", paid, "refund", "complete", 0n],
	] as const)("%s, at the version it had", (_what, ticket, policy, status, delta) => {
		expect(endTicket(ticket, policy)).toMatchObject({ ticket: { status, version: ticket.version }, delta });
	});

	test("one that has ended needs nothing", () => {
		expect(endTicket({ ...openTicket(100n), status: "resettled" }, "refund")).toBeUndefined();
	});
});

test("states of a round", () => {
	expect((["open", "complete", "resettled", "void", "cancelled"] as const).map(stateOf)).toEqual([
		"open",
		"settled",
		"settled",
		"void",
		"void",
	]);
});

test("whatever comes in whatever order, it has moved what the newest version says", () => {
	const seed = Math.floor(Math.random() * 2 ** 31);
	const chance = seededChance(seed);
	for (let history = 0; history < 500; history++) {
		let ticket = openTicket(100n);
		let moved = 0n;
		let newest = 0;
		for (let step = 0; step < 12; step++) {
			const version = 1 + chance.below(20);
			const standing: Standing =
				chance.below(4) === 0 ? { version, state: "void" } : settled(version, BigInt(chance.below(500)));
			const stood = standTicket(ticket, standing);
			expect(stood.ok, `seed ${seed}`).toBe(version > newest);
			if (!stood.ok) continue;
			newest = version;
			moved += stood.value.delta;
			ticket = stood.value.ticket;
			expect(moved, `seed ${seed}`).toBe(standing.state === "void" ? 100n : standing.returned);
		}
		expect(moved, `seed ${seed}`).toBe(ticket.returned);
	}
});
