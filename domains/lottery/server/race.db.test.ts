// A hundred members race the close of an issue: each bet is taken whole before it, or refused with nothing staked.
import { afterAll, expect, test } from "vitest";
import { sql } from "#platform/db";
import { codeOf, newKey, playerOf } from "./testing/lottery-player.ts";
import { openLottery, type Sitting } from "./testing/open-lottery.ts";

const hall = await openLottery({ offers: ["TSFFC"] });
const early = await openLottery({ now: "2026-03-02T10:00:57.500Z", offers: ["TSFFC"] });
afterAll(hall.close);
afterAll(early.close);
const { comingOf, nearOf, press, statuses } = playerOf(hall);

/** Two slips: they are taken together or not at all. Costs 24.00. */
const cart = { slips: "0,1,2,3,4,5,6,7,8,9~1~13~1~1950~1;1_2~1~15~1~1950~2", sum: "24.00" };
const [purse, cost] = [100_000n, 2_400n] as const;

const seats = (count: number): Promise<readonly Sitting[]> =>
	Promise.all(Array.from({ length: count }, async () => hall.sit("TSFFC", await hall.enrol(purse))));

const ticketsOn = async (issue: string) => {
	const { rows } = await hall.db.read((tx) =>
		sql<{ member_id: string; status: string; early: boolean }>`
			select r.member_id, r.status, r.started_at < i.closes_at as early
			from games.round r join lottery.issue i on r.vendor_round_id = concat(i.game, '|', i.issue)
			where i.issue = ${issue}`.execute(tx),
	);
	return rows;
};

/** These many presses have their answers before the clock goes on: however slow a machine is, some are in time. */
const inTime = 5;

test("bets that are in flight while an issue closes are taken before it or refused with nothing staked", async () => {
	const players = await seats(100);
	await hall.goTo((await nearOf()).current.drawsAt + 100);
	const { current } = await nearOf();
	hall.clock.advance(current.closesAt - 50 - hall.clock.now().getTime());
	// A press each millisecond: the clock runs on while what came before is still being written.
	const flying: { readonly at: number; readonly key: string; readonly answer: ReturnType<typeof press> }[] = [];
	for (const player of players) {
		const key = newKey();
		const answer = press(player, { ...cart, numero: current.numero, key });
		flying.push({ at: hall.clock.now().getTime(), key, answer });
		await (flying.length > inTime ? new Promise(setImmediate) : answer);
		hall.clock.advance(1);
	}
	const codes = (await Promise.all(flying.map(({ answer }) => answer))).map(codeOf);
	const tickets = await ticketsOn(current.numero);
	const purses = await Promise.all(players.map((player) => hall.purse(player)));
	for (const [index, { member }] of players.entries()) {
		const own = tickets.filter(({ member_id: id }) => id === String(member));
		const standing = own.filter(({ status }) => status === "open");
		const isTaken = codes[index] === "ok";
		expect([codes[index], purses[index]]).toEqual(isTaken ? ["ok", purse - cost] : ["ISSUE_CLOSED", purse]);
		expect([standing.length, standing.every(({ early }) => early)]).toEqual([isTaken ? 2 : 0, true]);
		if ((flying[index]?.at ?? 0) >= current.closesAt) expect([isTaken, own]).toEqual([false, []]);
	}
	const taken = codes.filter((code) => code === "ok").length;
	expect(taken).toBeGreaterThanOrEqual(inTime);
	expect(taken).toBeLessThan(100);
	const { rows } = await hall.issues(`select stake::text from lottery.exposure where issue = '${current.numero}'`);
	expect(rows).toEqual([{ stake: String(BigInt(taken) * cost) }]);
	// A press that is sent again after the close is answered as it was.
	const again = await Promise.all(
		players
			.slice(35, 65)
			.map((player, index) => press(player, { ...cart, numero: current.numero, key: flying[index + 35]?.key ?? "" })),
	);
	expect(again.map(codeOf)).toEqual(codes.slice(35, 65));
	await hall.goTo(current.drawsAt + 100);
	const settled = (await ticketsOn(current.numero)).filter(({ status }) => status !== "void" && status !== "cancelled");
	expect(settled).toHaveLength(2 * taken);
	expect(settled.every(({ status, early }) => status !== "open" && early)).toBe(true);
	expect(await hall.violations()).toEqual([]);
	// A hundred seats are taken one by one.
}, 120_000);

test("a chase whose first issue closes while it is written is refused whole", async () => {
	const [player] = await seats(1);
	if (player === undefined) throw new Error("nobody sits");
	await hall.goTo((await nearOf()).current.drawsAt + 100);
	const { issues } = await comingOf(3);
	const chase = issues.map(({ numero }) => ({ numero, multiple: 1 }));
	hall.clock.advance((await nearOf()).current.closesAt - 1 - hall.clock.now().getTime());
	const answer = press(player, { slips: "1~1~13~1~1950~1", sum: "6.00", chase });
	hall.clock.advance(1);
	expect(codeOf(await answer)).toBe("ISSUE_CLOSED");
	expect([await hall.purse(player), (await statuses(player)).every((status) => status === 14)]).toEqual([purse, true]);
	expect(await hall.violations()).toEqual([]);
});

test("a house that comes up between close and draw opens the next issue as soon as it begins", async () => {
	const { nearOf: near } = playerOf(early);
	expect((await near()).phase).toBe("closed");
	await early.goTo("2026-03-02T10:01:00.100Z");
	const { phase, current } = await near();
	expect([phase, current.drawsAt]).toEqual(["open", Date.parse("2026-03-02T10:02:00.000Z")]);
});
