// What goes on around tickets as around any round: the betting record, the recall, the session's position, profit and loss, the
// sums by hour and by day, turnover, what is told of their placing.
import { expect, onTestFinished, test } from "vitest";
import type { output } from "zod/mini";
import { sql } from "#platform/db";
import { createLog, type PlayTicket } from "#platform/http";
import { defineListener, on, readOn, startListeners } from "#platform/jobs";
import { unwrap } from "#platform/kernel";
import {
	getPlayState,
	getProfit,
	listPlayRounds,
	listRounds,
	recallPlayRound,
	recallRound,
} from "../../contract/index.ts";
import { ticketPlaced } from "../events.ts";
import { playsReader } from "../plays/plays-store.ts";
import { callerOf } from "../testing/hall-caller.ts";
import { openOwnHall } from "../testing/own-hall.ts";
import type { TicketLine, TicketOrder } from "./tickets-api.ts";

const { db, hall } = await openOwnHall();
const { call, as } = callerOf(hall);
const { tickets } = hall.games.api;

type Told = output<typeof ticketPlaced.payload> & { readonly eventId: bigint };

let nth = 0;
const order = (play: PlayTicket, stake: bigint): TicketOrder => ({
	play,
	key: `record-${String(++nth).padStart(8, "0")}`,
	stake,
	about: `draw-${nth}`,
	dueAt: new Date(hall.clock.now().getTime() + 86_400_000),
	payTable: "1",
	terms: [{ type: "pick", nth }],
});
const stand = (...lines: readonly TicketLine[]): Promise<void> => db.tx((tx) => tickets.stand(tx, lines));
const faults = async (view: string) => (await db.read((tx) => sql.raw(`select * from ${view}`).execute(tx))).rows;

async function seat() {
	const member = await hall.enrol(10_000n);
	return { member, ...(await hall.sit(member)) };
}

test("the betting record lists a ticket from the moment it is placed, and a recall shows all that was told of it", async () => {
	const { member, play } = await seat();
	const { ticketId, owner } = unwrap(await tickets.place(order(play, 100n)));
	const list = async () => unwrap(await call(listRounds, {}, as(member))).records;
	expect(await list()).toMatchObject([
		{ roundId: ticketId, status: "open", stake: "1.00", win: "0.00", endedAt: null },
	]);
	await stand({ ticketId, owner, version: 1, state: "open", returned: 30n, events: [{ type: "cash-out" }] });
	expect(await list()).toMatchObject([{ status: "open", win: "0.30" }]);
	await stand({ ticketId, owner, version: 2, state: "settled", returned: 250n, events: [{ type: "drawn" }] });
	expect(await list()).toMatchObject([
		{ status: "complete", win: "2.50", net: "1.50", balanceBefore: "100.00", balanceAfter: "101.50" },
	]);
	const recalled = unwrap(await call(recallRound, { roundId: ticketId }, as(member)));
	expect(recalled).toMatchObject({
		replay: true,
		payTable: "1",
		events: [{ type: "pick" }, { type: "cash-out" }, { type: "drawn" }],
	});
	expect(unwrap(await call(recallPlayRound, { roundId: ticketId }, { play })).events).toEqual(recalled.events);
	await stand({ ticketId, owner, version: 3, state: "void" });
	expect(unwrap(await call(listPlayRounds, {}, { play })).records).toMatchObject([
		{ status: "void", stake: "1.00", win: "1.00" },
	]);
});

test("the session's position and profit and loss follow what tickets stand at, corrections too", async () => {
	const { member, play } = await seat();
	const [won, lost] = unwrap(await tickets.placeTogether([order(play, 100n), order(play, 200n)]));
	if (won === undefined || lost === undefined) throw new Error("no tickets");
	const sums = async () => {
		for (const job of ["games.sum-hours", "games.sum-member-hours"]) await hall.runJob(job);
		const { rounds, staked, won: back, net } = unwrap(await call(getPlayState, {}, { play }));
		const { total } = unwrap(await call(getProfit, {}, as(member)));
		return { session: [rounds, staked, back, net], profit: total };
	};
	expect((await sums()).session).toEqual([2, "3.00", "0.00", "-3.00"]);
	await stand(
		{ ...won, state: "settled", version: 1, returned: 500n, events: [] },
		{ ...lost, state: "settled", version: 1, returned: 0n, events: [] },
	);
	expect(await sums()).toMatchObject({
		session: [2, "3.00", "5.00", "2.00"],
		profit: { rounds: 2, stake: "3.00", win: "5.00", net: "2.00" },
	});
	await stand({ ...won, state: "settled", version: 2, returned: 150n, events: [] });
	expect(await sums()).toMatchObject({ session: [2, "3.00", "1.50", "-1.50"], profit: { net: "-1.50" } });
	await stand({ ticketId: lost.ticketId, owner: lost.owner, version: 2, state: "void" });
	expect(await sums()).toMatchObject({ session: [2, "3.00", "3.50", "0.50"], profit: { rounds: 1, net: "0.50" } });
	expect([await faults("games.hour_fault"), await faults("games.played_fault")]).toEqual([[], []]);
	expect(await hall.violations()).toEqual([]);
});

test("as turnover counts what its settlement says: nothing while it is open, a part, again when that changes", async () => {
	const { member, play } = await seat();
	const { ticketId, owner } = unwrap(await tickets.place(order(play, 100n)));
	/** What came since the last time, summed. */
	const told = async (): Promise<readonly string[]> => {
		await readOn(hall, playsReader);
		const { rows } = await db.tx((tx) =>
			sql<{ rounds: string; counted: string; won: string }>`
				with told as (delete from games.play_line where member_id = ${member}::bigint returning *)
				select coalesce(sum(rounds), 0) as rounds, coalesce(sum(counted), 0) as counted, coalesce(sum(won), 0) as won
				from told`.execute(tx),
		);
		return rows.flatMap(({ rounds, counted, won }) => [rounds, counted, won]);
	};
	expect(await told()).toEqual(["0", "0", "0"]);
	await stand({ ticketId, owner, version: 1, state: "settled", returned: 100n, counted: 40n });
	expect(await told()).toEqual(["1", "40", "100"]);
	await stand({ ticketId, owner, version: 2, state: "settled", returned: 0n });
	expect(await told()).toEqual(["0", "60", "-100"]);
	await stand({ ticketId, owner, version: 3, state: "void" });
	expect(await told()).toEqual(["-1", "-100", "0"]);
});

test("what is placed is told in the same statement where its studio asks: once, with what counts; nothing else is", async () => {
	const heard: Told[] = [];
	const listener = defineListener({
		name: "test.placed",
		reactions: [on(ticketPlaced, async (told, { eventId }) => void heard.push({ ...told, eventId }))],
	});
	const running = await startListeners({
		db,
		listeners: [listener],
		log: createLog({ level: "silent" }),
		pollMilliseconds: 50,
	});
	onTestFinished(running.stop);
	const { member, play } = await seat();
	const asked = { ...order(play, 150n), tells: { counted: 100n } };
	const placed = await Promise.all(Array.from({ length: 20 }, () => tickets.place(asked)));
	const { ticketId } = unwrap(placed[0] ?? fail());
	const silent = order(play, 100n);
	unwrap(await tickets.placeTogether([silent, { ...order(play, 200n), tells: { counted: 0n } }]));
	const broke = { ...order(play, 1_000_000n), anyStake: true, tells: { counted: 0n } };
	expect(await tickets.placeTogether([{ ...order(play, 10n), tells: { counted: 10n } }, broke])).toMatchObject({
		error: { code: "INSUFFICIENT_FUNDS" },
	});
	await expect(tickets.place({ ...order(play, 10n), tells: { counted: 11n } })).rejects.toThrow("more than its stake");
	const trial = (await hall.sit(undefined)).play;
	unwrap(await tickets.place({ ...order(trial, 100n), tells: { counted: 100n } }));
	const free = { ...order(play, 0n), houseStake: 500n, tells: { counted: 0n } };
	unwrap(await tickets.place(free));

	await expect.poll(() => heard.length, { timeout: 15_000 }).toBe(3);
	const by = { memberId: member, merchant: play.merchant, vendor: play.vendor, gameCode: play.gameCode, currency: "P" };
	expect(heard).toMatchObject([
		{ ...by, ticketId, about: asked.about, stake: "1.50", counted: "1.00" },
		{ ...by, stake: "2.00", counted: "0.00" },
		{ ...by, about: free.about, stake: "0.00", counted: "0.00" },
	]);
	const { rows } = await db.read((tx) =>
		sql<{
			ids: bigint[];
		}>`select array_agg(id order by id)::text[] as ids from platform.outbox where name = 'ticket.placed'`.execute(tx),
	);
	expect(rows[0]?.ids.map(BigInt)).toEqual(heard.map(({ eventId }) => eventId));
});

function fail(): never {
	throw new Error("nothing was answered");
}
