// The lotteries over a real ledger: bets until the close, draws that anybody can check, settlement, chases, what is given back.
import { afterAll, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { elottVendor, lottVendor } from "../contract/index.ts";
import { checkedDigits, codeOf, newKey, playerOf } from "./testing/lottery-player.ts";
import { openLottery } from "./testing/open-lottery.ts";

const hall = await openLottery();
afterAll(hall.close);
const { nearOf, comingOf, press, bet, own, statuses, cancel, cancelledOf, proofOf } = playerOf(hall);

/** Every digit of the last place: always a hit. Costs 20.00 and pays 19.50. */
const sure = "0,1,2,3,4,5,6,7,8,9~1~13~1~1950~1";
const sit = async (balance = 100_000n, vendor: string = lottVendor) =>
	hall.sit("TSFFC", await hall.enrol(balance), vendor);

/** Some milliseconds into the next issue, so that a test has its time. */
async function nextIssue() {
	const { current } = await nearOf();
	await hall.goTo(current.drawsAt + 100);
	return (await nearOf()).current;
}

describe("an issue", () => {
	test("is committed before it opens, closes by the clock, is drawn, and anybody can check it", async () => {
		const issue = await nextIssue();
		const before = await proofOf(issue.numero);
		expect(before).toMatchObject({ state: "open", commit: issue.committed?.commit, source: "tickets" });
		expect([before.seed, before.digits]).toEqual([undefined, undefined]);
		const player = await sit();
		const { orders, balance } = await bet(player, { slips: sure, sum: "20.00" });
		expect([balance, orders[0]?.status, orders[0]?.count]).toEqual(["980.00", 2, 10]);
		await hall.goTo(issue.closesAt);
		expect((await nearOf()).phase).toBe("closed");
		expect(await press(player, { slips: sure, sum: "20.00", numero: issue.numero })).toMatchObject({
			ok: false,
			error: { code: "ISSUE_CLOSED", value: { numero: issue.numero } },
		});
		expect((await proofOf(issue.numero)).state).toBe("closed");
		await hall.goTo(issue.drawsAt);
		const after = await proofOf(issue.numero);
		expect(after).toMatchObject({ state: "drawn", accepted: [orders[0]?.orderId], commit: before.commit });
		expect(checkedDigits(after)).toBe(after.digits);
		expect((await nearOf()).last[0]).toMatchObject({ numero: issue.numero, digits: after.digits });
		expect(await statuses(player)).toEqual([4]);
		expect(await hall.purse(player)).toBe(99_950n);
		expect(await hall.violations()).toEqual([]);
	});

	test("cannot be changed once it was published", async () => {
		const { current } = await nearOf();
		const change = (what: string) =>
			hall.db.tx((tx) => sql.raw(`update lottery.issue set ${what} where issue = '${current.numero}'`).execute(tx));
		await expect(change(`commit_hash = '${"0".repeat(64)}'`)).rejects.toThrow("never changed");
		await expect(change("draws_at = draws_at + interval '1 day'")).rejects.toThrow("never changed");
	});

	test("is drawn once, however many servers look", async () => {
		const issue = await nextIssue();
		const other = hall.node("two");
		hall.clock.advance(issue.drawsAt - hall.clock.now().getTime());
		await Promise.all([hall.running.round(), other.running.round(), hall.running.round()]);
		await hall.goTo(issue.drawsAt + 1);
		const { rows } = await hall.db.read((tx) =>
			sql`select seq from rooms.room_event
				where id = 'TSFFC' and events @> ${JSON.stringify([{ type: "resulted", result: { issue: issue.numero } }])}::jsonb`.execute(
				tx,
			),
		);
		expect(rows).toHaveLength(1);
	});
});

describe("a bet", () => {
	test("sent again is one bet, also after the close; with other content it is refused", async () => {
		const issue = await nextIssue();
		const player = await sit();
		const wish = { slips: `${sure};1~1~13~1~1800~1`, sum: "22.00", numero: issue.numero, key: newKey() };
		const first = await bet(player, wish);
		const again = await bet(player, wish);
		expect([first.replayed, again.replayed]).toEqual([false, true]);
		expect(again.orders.map(({ orderId }) => orderId)).toEqual(first.orders.map(({ orderId }) => orderId));
		expect(codeOf(await press(player, { ...wish, slips: sure, sum: "20.00" }))).toBe("DUPLICATE_TRANSACTION");
		await hall.goTo(issue.closesAt + 1);
		const late = await bet(player, wish);
		expect([late.replayed, late.balance]).toEqual([true, "978.00"]);
		expect(codeOf(await press(player, { ...wish, key: newKey() }))).toBe("ISSUE_CLOSED");
		await hall.goTo(issue.drawsAt);
		expect((await bet(player, wish)).orders.map(({ status }) => status)).toContain(4);
	});

	test.each([
		["another amount than was shown", { slips: sure, sum: "19.00" }, "BET_AMOUNT_DIFFERS"],
		["a slip that is none", { slips: "1~1~13", sum: "2.00" }, "SLIP_NOT_OFFERED"],
		["an issue that is not there", { slips: sure, sum: "20.00", numero: "209901010001" }, "ISSUE_CLOSED"],
		["an issue of another kind", { slips: sure, sum: "20.00", numero: "20260302001" }, "ISSUE_CLOSED"],
		["another game", { slips: sure, sum: "20.00", gameId: "HN5FC" as const }, "LOTTERY_UNKNOWN"],
		["another prize mode", { slips: sure, sum: "20.00", prizeModeId: 3 as const }, "LOTTERY_UNKNOWN"],
		["more than there is", { slips: sure.replace("~1950~1", "~1950~40"), sum: "800.00" }, "INSUFFICIENT_FUNDS"],
	])("is refused for %s, and nothing is staked", async (_name, wish, code) => {
		const player = await sit(5_000n);
		expect(codeOf(await press(player, wish))).toBe(code);
		expect([await hall.purse(player), await statuses(player)]).toEqual([5_000n, []]);
	});

	test("is limited by stake and by win on one issue, with what stands there", async () => {
		const issue = await nextIssue();
		const player = await sit(10_000_000n);
		const most = sure.replace("~1950~1", "~1950~400");
		await bet(player, { slips: most, sum: "8000.00", numero: issue.numero });
		expect(codeOf(await press(player, { slips: most, sum: "8000.00", numero: issue.numero }))).toBe(
			"ISSUE_STAKE_LIMIT",
		);
		const straight = (times: number) => `1_2_3_4_5~1~31~1~1950~${times}`;
		await bet(player, { slips: straight(1), sum: "2.00", numero: issue.numero });
		expect(codeOf(await press(player, { slips: straight(2), sum: "4.00", numero: issue.numero }))).toBe(
			"ISSUE_WIN_LIMIT",
		);
	});

	test("at fixed odds is one of the other hall, over the same draw", async () => {
		const issue = await nextIssue();
		const player = await sit(100_000n, elottVendor);
		const all = "0,1,2,3,4,5,6,7,8,9~1~13~2~0~25";
		expect(codeOf(await press(player, { slips: all, sum: "25.00" }))).toBe("LOTTERY_UNKNOWN");
		const { orders } = await bet(player, { slips: all, sum: "25.00", prizeModeId: 3 });
		await hall.goTo(issue.drawsAt);
		expect((await proofOf(issue.numero)).accepted).toEqual([orders[0]?.orderId]);
		// 2.50 x 9.6
		expect((await own(player)).orders[0]).toMatchObject({ status: 4, returned: "24.00" });
	});

	test("in a trial moves the trial's purse alone", async () => {
		const issue = await nextIssue();
		const guest = await hall.sit("TSFFC");
		const { balance } = await bet(guest, { slips: sure, sum: "20.00" });
		await hall.goTo(issue.drawsAt);
		expect(await statuses(guest)).toEqual([4]);
		expect(await hall.games.api.playBalance(guest.play)).toBe(BigInt(balance.replace(".", "")) + 1_950n);
	});

	test("that was written after the close goes back", async () => {
		const issue = await nextIssue();
		const player = await sit();
		const placed = await bet(player, { slips: sure, sum: "20.00" });
		const terms = placed.orders[0]?.events ?? [];
		await hall.goTo(issue.closesAt);
		const about = `TSFFC|${issue.numero}`;
		const order = { play: player.play, key: newKey(), stake: 2_000n, about, payTable: "ssc@1", terms };
		await hall.games.api.tickets.place({ ...order, dueAt: new Date(issue.drawsAt + 86_400_000) });
		await hall.goTo(issue.drawsAt);
		expect((await statuses(player)).toSorted()).toEqual([14, 4]);
		expect(await hall.purse(player)).toBe(99_950n);
	});
});

describe("a chase", { timeout: 120_000 }, () => {
	const rowsFrom = async (count: number) => {
		const issue = await nextIssue();
		const { issues } = await comingOf(count);
		return { issue, rows: issues.map(({ numero }, index) => ({ numero, multiple: index + 1 })) };
	};

	test("stakes every issue at once, and a hit gives the rest back", async () => {
		const { issue, rows } = await rowsFrom(4);
		const player = await sit();
		const { orders, balance } = await bet(player, { slips: sure, sum: "200.00", chase: rows, winningStop: true });
		expect(orders.map(({ stake, chase }) => [stake, chase?.index, chase?.of])).toEqual([
			["20.00", 0, 4],
			["40.00", 1, 4],
			["60.00", 2, 4],
			["80.00", 3, 4],
		]);
		expect(balance).toBe("800.00");
		await hall.goTo(issue.drawsAt);
		expect((await statuses(player)).toSorted()).toEqual([4, 6, 6, 6]);
		expect(await hall.purse(player)).toBe(99_950n);
		expect(await hall.violations()).toEqual([]);
	});

	test("that hit has none of the draws after it, whichever is settled first", async () => {
		const { issue, rows } = await rowsFrom(3);
		const player = await sit();
		await bet(player, { slips: sure, sum: "120.00", chase: rows, winningStop: true });
		hall.clock.advance(issue.drawsAt + 60_100 - hall.clock.now().getTime());
		await hall.running.round();
		await hall.runJob("lottery.settle", { game: "TSFFC", issue: rows[1]?.numero });
		expect((await statuses(player)).toSorted()).toEqual([4, 6, 6]);
		expect(await hall.purse(player)).toBe(99_950n);
		await nextIssue();
		expect(await hall.violations()).toEqual([]);
	});

	test("goes on through hits where nobody asked to stop", async () => {
		const { rows } = await rowsFrom(3);
		const player = await sit();
		await bet(player, { slips: sure, sum: "120.00", chase: rows });
		for (let draw = 0; draw < 3; draw++) await nextIssue();
		expect(await statuses(player)).toEqual([4, 4, 4]);
	});

	test("with a closed issue is refused whole", async () => {
		const { issue, rows } = await rowsFrom(3);
		const player = await sit();
		await hall.goTo(issue.closesAt);
		expect(codeOf(await press(player, { slips: sure, sum: "120.00", chase: rows }))).toBe("ISSUE_CLOSED");
		expect(codeOf(await press(player, { slips: sure, sum: "120.00", chase: rows.toReversed() }))).toBe("ISSUE_CLOSED");
		expect(await hall.purse(player)).toBe(100_000n);
	});

	test("is cancelled from its last issue backwards, before each closes", async () => {
		const { issue, rows } = await rowsFrom(3);
		const player = await sit();
		const placed = await bet(player, { slips: sure, sum: "120.00", chase: rows });
		const [first = "", second = "", third = ""] = placed.orders.map(({ orderId }) => orderId);
		expect(codeOf(await cancel(player, [second]))).toBe("ORDER_NOT_LAST");
		const answer = cancelledOf(await cancel(player, [third, second]));
		expect([answer.balance, answer.orders.map(({ status }) => status)]).toEqual(["980.00", [8, 8]]);
		expect(codeOf(await cancel(player, [second]))).toBe("ORDER_CLOSED");
		const stranger = await sit();
		expect(codeOf(await cancel(stranger, [first]))).toBe("ORDER_UNKNOWN");
		await hall.goTo(issue.closesAt);
		expect(codeOf(await cancel(player, [first]))).toBe("ORDER_CLOSED");
		await hall.goTo(issue.drawsAt);
		expect((await statuses(player)).toSorted()).toEqual([4, 8, 8]);
	});

	test("that was stopped gives back what its release did not reach", async () => {
		const { issue, rows } = await rowsFrom(2);
		const player = await sit();
		const wish = { slips: "1_2_3_4_5~1~31~3~1950~1", sum: "0.06", chase: rows, winningStop: true, key: newKey() };
		await bet(player, wish);
		await hall.goTo(issue.drawsAt);
		// As a hit leaves it whose server died before it released the rest.
		await hall.db.tx((tx) =>
			sql`insert into lottery.stopped_chase (owner, chase, game, issue, rest, stopped_at)
				values (${`m${player.member}`}, ${wish.key}, 'TSFFC', ${issue.numero}, '[]', now())`.execute(tx),
		);
		await nextIssue();
		await nextIssue();
		expect((await statuses(player)).toSorted()).toEqual([5, 6]);
	});
});
