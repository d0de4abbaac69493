// Profit and loss as its member asks for it: the rounds of a period counted once, whatever becomes of them afterwards,
// in the days of whoever asks, and the same as the ledger says.
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { sql } from "#platform/db";
import { type MemberId, unwrap } from "#platform/kernel";
import { getProfit, listRounds } from "../../contract/index.ts";
import { callerOf } from "../testing/hall-caller.ts";
import { outsideRound } from "../testing/outside-round.ts";
import { openOwnHall } from "../testing/own-hall.ts";

const { db, hall } = await openOwnHall();
const { call, as } = callerOf(hall);
const { api } = hall.games;
const hour = 3_600_000;

let keys = 0;

/** Rounds of a game, a second between them. Each stakes 100 and wins this. */
async function play(member: MemberId, game: string, wins: readonly bigint[]): Promise<void> {
	const { play: ticket } = await hall.sit(member, game);
	for (const win of wins) {
		hall.clock.advance(1_000);
		keys += 1;
		unwrap(await api.playRound({ play: ticket, key: `p-${keys}`, stake: 100n, win, payTable: "1", events: [] }));
	}
}

const count = () => hall.runJob("games.sum-member-hours");

async function profit(member: MemberId, query: z.input<typeof getProfit.input> = {}) {
	return unwrap(await call(getProfit, query, as(member)));
}

/** What the ledger has moved for a member's play. */
async function ledgerNet(member: MemberId): Promise<string> {
	const { rows } = await db.read((tx) =>
		sql<{ net: string }>`
			select (coalesce(sum(delta), 0) / 100.0)::numeric(20, 2)::text as net from wallet.posting
			where member_id = ${member}::bigint and purse = 'cash' and kind in ('bet', 'win', 'rollback')`.execute(tx),
	);
	return rows[0]?.net ?? "";
}

/** To the beginning of the next hour. */
function nextHour(): void {
	hall.clock.advance(hour - (hall.clock.now().getTime() % hour));
}

describe("profit and loss", () => {
	it("is of the rounds of the period, by day, category and provider, and what the ledger says", async () => {
		const member = await hall.enrol(100_000n);
		await play(member, "lantern", [0n, 250n]);
		await play(member, "kite", [50n]);
		const round = await outsideRound(hall, member, "whole-1");
		await round.bet(400n, false);
		await round.win(1_000n);
		await count();
		const answer = await profit(member);
		expect(answer).toMatchObject({
			currency: "P",
			countedAt: hall.clock.now().toISOString(),
			total: { rounds: 4, stake: "7.00", win: "13.00", net: "6.00" },
			categories: [{ gameType: "RNG", rounds: 4, net: "6.00" }],
			vendors: [
				{ vassalage: "OUTSIDE", rounds: 1, stake: "4.00", win: "10.00", net: "6.00" },
				{ rounds: 3, stake: "3.00", win: "3.00", net: "0.00" },
			],
		});
		expect(answer.total.net).toBe(await ledgerNet(member));
		expect(await profit(member)).toEqual(answer);
		const records = unwrap(await call(listRounds, {}, as(member))).records;
		expect(records.reduce((sum, { net }) => sum + Number(net), 0)).toBe(Number(answer.total.net));
	});

	it("counts nothing twice, however often and from however many places it is counted", async () => {
		const member = await hall.enrol(100_000n);
		await play(member, "lantern", [0n]);
		await Promise.all([count(), count(), count()]);
		await play(member, "lantern", [700n]);
		await count();
		await count();
		expect((await profit(member)).total).toEqual({ rounds: 2, stake: "2.00", win: "7.00", net: "5.00" });
	});

	it("follows a round that is taken back, and leaves an open one out until it is settled", async () => {
		const member = await hall.enrol(100_000n);
		const open = await outsideRound(hall, member, "open-1");
		await open.bet(500n, false);
		const back = await outsideRound(hall, member, "back-1");
		await back.bet(300n, true);
		await count();
		expect((await profit(member)).total).toMatchObject({ rounds: 1, stake: "3.00" });
		await back.takeBack("bet");
		await open.win(0n);
		await count();
		expect((await profit(member)).total).toEqual({ rounds: 1, stake: "5.00", win: "0.00", net: "-5.00" });
		expect(await ledgerNet(member)).toBe("-5.00");
	});

	it("an hour belongs to the day in which it begins where the caller lives", async () => {
		const member = await hall.enrol(100_000n);
		nextHour();
		const at = hall.clock.now();
		await play(member, "lantern", [0n]);
		nextHour();
		await play(member, "lantern", [0n]);
		await count();
		// The second hour begins a day for whoever is this far ahead.
		const ahead = (24 - ((at.getUTCHours() + 1) % 24)) % 24;
		const offset = (ahead > 14 ? ahead - 24 : ahead) * 60;
		const days = (await profit(member, { offset })).days.map(({ rounds }) => rounds);
		expect(days).toEqual([1, 1]);
		expect((await profit(member, { offset: offset === 840 ? -60 : offset + 60 })).days).toHaveLength(1);
	});

	it("is one's own, and of the period alone", async () => {
		const [one, other] = [await hall.enrol(100_000n), await hall.enrol(100_000n)];
		await play(one, "lantern", [0n]);
		nextHour();
		const from = hall.clock.now().toISOString();
		await play(one, "lantern", [50n]);
		await count();
		expect((await profit(other)).total.rounds).toBe(0);
		expect((await profit(one, { from })).total).toMatchObject({ rounds: 1, win: "0.50" });
		expect((await profit(one, { to: from })).total).toMatchObject({ rounds: 1, win: "0.00" });
	});

	it("RTS 1B: refuses a period as the betting record does", async () => {
		const member = await hall.enrol(0n);
		const from = new Date(hall.clock.now().getTime() - 94 * 24 * hour).toISOString();
		expect(await call(getProfit, { from }, as(member))).toMatchObject({ error: { code: "PERIOD_TOO_LONG" } });
	});
});
