// Bounds of an issue hold however many bets come at once: of one holder, and of all of them together; what is taken back or
// refused holds nothing.
import { afterAll, expect, test } from "vitest";
import { sql } from "#platform/db";
import { codeOf, newKey, playerOf } from "./testing/lottery-player.ts";
import { openLottery, type Sitting } from "./testing/open-lottery.ts";

const hall = await openLottery();
afterAll(hall.close);
const { comingOf, nearOf, press, bet, cancel } = playerOf(hall);
const sit = async (balance: bigint) => hall.sit("TSFFC", await hall.enrol(balance));

/** The last place is a 1: stakes 1,000.00. */
const thousand = { slips: "1~1~13~1~1950~500", sum: "1000.00" };
/** Five digits straight: stakes 4.00 and can win 390,000.00. */
const dear = { slips: "1_2_3_4_5~1~31~1~1950~2", sum: "4.00" };

async function nextIssue(): Promise<string> {
	await hall.goTo((await nearOf()).current.drawsAt + 100);
	return (await nearOf()).current.numero;
}

async function exposures(issue: string) {
	const { rows } = await hall.db.read((tx) =>
		sql<{ stake: string; most: string }>`select stake::text, most::text from lottery.exposure
			where issue = ${issue} and game = 'TSFFC' and not trial`.execute(tx),
	);
	return rows;
}

test("what one holder bets at once stays within what one may stake on an issue", async () => {
	const issue = await nextIssue();
	const player = await sit(3_000_000n);
	const answers = await Promise.all(Array.from({ length: 14 }, () => press(player, { ...thousand, numero: issue })));
	expect(answers.map(codeOf).toSorted()).toEqual([
		...Array.from({ length: 4 }, () => "ISSUE_STAKE_LIMIT"),
		...Array.from({ length: 10 }, () => "ok"),
	]);
	expect(await hall.purse(player)).toBe(2_000_000n);
	expect(answers.find(({ ok }) => !ok)).toMatchObject({
		error: { value: { numero: issue, most: "10000.00", left: "0.00" } },
	});
	expect(await exposures(issue)).toEqual([{ stake: "1000000", most: "9750000" }]);
});

test("all bets on an issue together stay within what is paid on it; a refusal says what is still possible", async () => {
	const issue = await nextIssue();
	const players: Sitting[] = [];
	for (let each = 0; each < 54; each++) players.push(await sit(10_000n));
	const answers = await Promise.all(players.map((player) => press(player, { ...dear, numero: issue })));
	expect(answers.map(codeOf).filter((code) => code === "ok")).toHaveLength(51);
	const refused = answers.findIndex(({ ok }) => !ok);
	expect(answers[refused]).toMatchObject({
		error: { code: "ISSUE_EXPOSURE_LIMIT", value: { numero: issue, most: "20000000.00", left: "110000.00" } },
	});
	const late = players[refused];
	const early = players[answers.findIndex(({ ok }) => ok)];
	if (late === undefined || early === undefined) throw new Error("nobody was refused");
	const [order] = await orderOf(early);
	await Promise.all([cancel(early, [order ?? ""]), cancel(early, [order ?? ""])]);
	expect(await exposures(issue)).toEqual([{ stake: "20000", most: "1950000000" }]);
	expect(codeOf(await press(late, { ...dear, numero: issue }))).toBe("ok");
	expect(codeOf(await press(early, { ...dear, numero: issue }))).toBe("ISSUE_EXPOSURE_LIMIT");
	const trial = await hall.sit("TSFFC");
	expect(codeOf(await press(trial, { ...dear, numero: issue }))).toBe("ok");
});

const orderOf = async (player: Sitting) => {
	const { orders } = await playerOf(hall).own(player);
	return orders.map(({ orderId }) => orderId);
};

test("a bet that the purse refuses holds nothing, one that is sent twice holds once", async () => {
	const issue = await nextIssue();
	const poor = await sit(50_000n);
	expect(codeOf(await press(poor, { ...thousand, numero: issue }))).toBe("INSUFFICIENT_FUNDS");
	expect(await exposures(issue)).toEqual([{ stake: "0", most: "0" }]);
	const player = await sit(3_000_000n);
	const wish = { ...thousand, numero: issue, key: newKey() };
	await Promise.all([bet(player, wish), bet(player, wish), bet(player, wish)]);
	expect(await exposures(issue)).toEqual([{ stake: "100000", most: "975000" }]);
	expect(await hall.purse(player)).toBe(2_900_000n);
});

test("each issue of a chase is held by itself, all of it or none", async () => {
	await nextIssue();
	const { issues } = await comingOf(3);
	const [first, second, third] = issues.map(({ numero }) => numero);
	if (first === undefined || second === undefined || third === undefined) throw new Error("no issues");
	const player = await sit(30_000_000n);
	const chase = [first, second, third].map((numero, index) => ({ numero, multiple: index === 2 ? 11 : 1 }));
	expect(await press(player, { ...thousand, sum: "13000.00", chase })).toMatchObject({
		error: { code: "ISSUE_STAKE_LIMIT", value: { numero: third } },
	});
	expect(await exposures(first)).toEqual([{ stake: "0", most: "0" }]);
	await bet(player, {
		...thousand,
		sum: "3000.00",
		chase: [first, second, third].map((numero) => ({ numero, multiple: 1 })),
	});
	expect(await exposures(third)).toEqual([{ stake: "100000", most: "975000" }]);
	expect(await hall.violations()).toEqual([]);
});

test("bets on both sides of one thing count for no turnover, others whole", async () => {
	for (const _ of [1, 2]) await nextIssue();
	const issue = await nextIssue();
	const both = await sit(100_000n);
	await bet(both, { slips: "0,1~1~1741~1~1950~1;1~1~13~1~1950~1", sum: "6.00", numero: issue });
	const one = await sit(100_000n);
	await bet(one, { slips: "0~1~1741~1~1950~1", sum: "2.00", numero: issue });
	const { rows: told } = await hall.db.read((tx) =>
		sql`select payload ->> 'gameCode' as game, payload ->> 'about' as about, payload ->> 'stake' as stake,
			payload ->> 'counted' as counted from platform.outbox
			where name = 'ticket.placed' and payload ->> 'memberId' in (${both.member}, ${one.member}) order by id`.execute(
			tx,
		),
	);
	const about = { game: "TSFFC", about: `TSFFC|${issue}` };
	expect(told).toEqual([
		{ ...about, stake: "4.00", counted: "0.00" },
		{ ...about, stake: "2.00", counted: "2.00" },
		{ ...about, stake: "2.00", counted: "2.00" },
	]);
	await hall.goTo((await nearOf()).current.drawsAt + 100);
	const { rows } = await hall.db.read((tx) =>
		sql<{ member_id: string; stake: string; counted: string | null }>`select member_id, stake::text, counted::text
			from games.round where vendor_round_id = ${`TSFFC|${issue}`} order by member_id, stake desc`.execute(tx),
	);
	expect(rows.map(({ stake, counted }) => [stake, counted])).toEqual([
		["400", "0"],
		["200", null],
		["200", null],
	]);
}, 120_000);
