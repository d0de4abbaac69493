// The kinds over real play: missions and voids, cashback by the brand's week, check-ins over midnight, raffles drawn and checked,
// red packets, friends, free spins, the seed.
import { afterAll, describe, expect, test } from "vitest";
import { callRoute } from "#platform/http/testing";
import type { MemberId } from "#platform/kernel";
import {
	acceptReferral,
	claimActivity,
	claimRafflePromotion,
	getMissionLeaderboard,
	getMissionSummaryDetails,
	getReferral,
	joinActivity,
	listOffers,
	type RuleWords,
	readActivity,
	reportOffers,
} from "../contract/index.ts";
import { listenTo } from "./count-play.ts";
import { openPromotions } from "./testing/open-promotions.ts";

const house = await openPromotions();
afterAll(house.close);
const { call, enrol, cash, offer, play, count } = house;
const day = 86_400_000;
const plain = { entry: "open", claim: "press", period: "once", again: false, minLevel: 0, takeDays: 30 } as const;
const budget = { all: "10000.00", day: "10000.00", member: "10000.00" };
const rule = (reward: RuleWords["reward"], more: Partial<RuleWords> = {}): RuleWords => ({
	...plain,
	budget,
	reward,
	...more,
});
const turnsOf = async (member: MemberId, id: string) => {
	const read = await call(member, readActivity, { id });
	if (!read.ok) throw new Error(read.error.code);
	return read.value.turns;
};
const codeOf = (answer: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
	answer.ok ? "ok" : answer.error?.code;

describe("missions", () => {
	test("count steps by day of the brand; a step is paid once, and points make the table of the week", async () => {
		const steps = [
			{ goal: "1.00", amount: "0.10", points: 10 },
			{ goal: "3.00", amount: "0.30", points: 30 },
		];
		const reward: RuleWords["reward"] = { kind: "mission", metric: "stake", games: [], steps };
		await offer({ code: "stakes", rule: rule(reward, { claim: "auto", period: "day" }) });
		const [keen, other] = [await enrol(10_000n), await enrol(10_000n)];
		await play(keen, 150n);
		await play(other, 150n);
		await count();
		await play(keen, 150n);
		await count();
		await count();
		const summary = await call(keen, getMissionSummaryDetails, {});
		expect(summary.ok && [summary.value.open, summary.value.points]).toEqual([1, 40]);
		const states = (await turnsOf(keen, "stakes")).map(({ state, value, goal }) => [state, value, goal]);
		expect(states.slice(0, 2)).toEqual([
			["issued", "3.00", "1.00"],
			["issued", "3.00", "3.00"],
		]);
		const table = await call(other, getMissionLeaderboard, {});
		expect(table.ok && table.value).toMatchObject({
			week: "2026-11-23",
			places: [
				{ place: 1, points: 40, own: false },
				{ place: 2, points: 10, own: true },
			],
			own: { place: 2, points: 10 },
		});
		for (const step of [0, 1]) await call(keen, claimActivity, { id: "stakes", turn: "2026-11-25", step });
		expect(await cash(keen)).toBe(9_740n);
		// Three hours later it is midnight at the brand: a new day begins at nothing.
		house.clock.advance(3 * 3_600_000);
		const [first] = await turnsOf(keen, "stakes");
		expect(first).toMatchObject({ turn: "2026-11-26", value: "0.00", state: "process" });
		expect(await house.violations()).toEqual([]);
	});

	test("that is pressed falls back while play is voided, and what was paid stays", async () => {
		const steps = [{ goal: "2", amount: "1.00", points: 1 }];
		const reward: RuleWords["reward"] = { kind: "mission", metric: "games", games: ["RNG"], steps };
		await offer({ code: "games", rule: rule(reward) });
		const member = await enrol(10_000n);
		await play(member, 100n, { game: "reels" });
		await play(member, 100n, { game: "rows" });
		await count();
		expect(await turnsOf(member, "games")).toMatchObject([{ state: "claim", value: "2", goal: "2" }]);
		await house.db.tx(async (tx) => {
			const { sql } = await import("#platform/db");
			await sql`update promotions.played set rounds = 0, counted = 0 where member_id = ${member}::bigint
				and game_id = (select max(game_id) from promotions.played where member_id = ${member}::bigint)`.execute(tx);
		});
		expect(await turnsOf(member, "games")).toMatchObject([{ state: "process", value: "1" }]);
		expect(codeOf(await call(member, claimActivity, { id: "games", turn: "once" }))).toBe("ACTIVITY_STATE");
		await play(member, 100n, { game: "stones" });
		await count();
		expect(codeOf(await call(member, claimActivity, { id: "games", turn: "once" }))).toBe("ok");
	});

	test("that was paid stays paid when its play is voided, and is not paid again when it is earned again", async () => {
		const steps = [{ goal: "2.00", amount: "1.00", points: 1 }];
		const reward: RuleWords["reward"] = { kind: "mission", metric: "stake", games: [], steps };
		await offer({ code: "paid", rule: rule(reward, { claim: "auto" }) });
		const member = await enrol(10_000n);
		await play(member, 200n);
		await count();
		expect(codeOf(await call(member, claimActivity, { id: "paid", turn: "once" }))).toBe("ok");
		const paid = await cash(member);
		// A void comes as its line taken off again.
		const [line] = await house.rows<{ day: string; game: string }>(
			`select day::text as day, game_id::text as game from promotions.played where member_id = ${member}`,
		);
		const { keepPlay } = await import("./play-store.ts");
		const at = house.clock.now();
		const off = { memberId: member, slot: at, began: at, currency: "P", gameId: line?.game ?? "", late: true } as const;
		const voided = {
			...off,
			vendor: "TESSERA",
			category: "RNG",
			rounds: -1,
			counted: -200n,
			stake: -200n,
			won: 0n,
		} as const;
		await house.db.tx((tx) => keepPlay(tx, [{ ...voided, day: line?.day ?? "" }]));
		await count();
		expect(await turnsOf(member, "paid")).toMatchObject([{ state: "claimed", value: "0.00" }]);
		expect(await cash(member)).toBe(paid);
		await play(member, 300n);
		await count();
		expect(codeOf(await call(member, claimActivity, { id: "paid", turn: "once" }))).toBe("ACTIVITY_STATE");
		expect(await cash(member)).toBe(paid - 300n);
		expect(await house.violations()).toEqual([]);
	});
});

test("cashback is a part of the whole week's loss, claimed in the week after, once", async () => {
	const tiers = [
		{ from: "100.00", percent: 5 },
		{ from: "1000.00", percent: 8 },
	];
	await offer({ code: "back", rule: rule({ kind: "cashback", tiers, most: "500.00" }, { period: "week" }) });
	const member = await enrol(1_000_000n);
	await play(member, 124_456n, { win: 1_000n });
	await count();
	expect(await turnsOf(member, "back")).toMatchObject([{ turn: "2026-11-23", state: "process", value: "1234.56" }]);
	expect(codeOf(await call(member, claimActivity, { id: "back", turn: "2026-11-23" }))).toBe("ACTIVITY_STATE");
	house.clock.advance(6 * day);
	const before = await cash(member);
	const pressed = await Promise.all(
		Array.from({ length: 3 }, () => call(member, claimActivity, { id: "back", turn: "2026-11-23" })),
	);
	expect(pressed.map(codeOf).filter((code) => code === "ok")).toHaveLength(1);
	expect((await cash(member)) - before).toBe(9_876n);
});

test("signing counts days in a row over the brand's midnight", async () => {
	const rewards = ["1.00", "1.50", "2.00"];
	await offer({ code: "sign", rule: rule({ kind: "check-in", mode: "streak", rewards }, { period: "day" }) });
	const member = await enrol();
	const sign = async () => {
		const [turn] = await turnsOf(member, "sign");
		const signed = await call(member, claimActivity, { id: "sign", turn: turn?.turn ?? "" });
		return signed.ok ? signed.value.amount : signed.error.code;
	};
	expect(await sign()).toBe("1.00");
	expect(await sign()).toBe("ACTIVITY_STATE");
	house.clock.advance(day);
	expect(await sign()).toBe("1.50");
	// The brand's clock goes back an hour: a day is what it says then, and nobody signs twice for one.
	house.zone.now = 480;
	expect(await sign()).toBe("ACTIVITY_STATE");
	house.clock.advance(2 * day);
	expect(await sign()).toBe("2.00");
	house.clock.advance(2 * day);
	expect(await sign()).toBe("1.00");
	house.zone.now = 540;
});

test("a raffle is drawn from the published list by the committed seed, and winners claim once", async () => {
	const now = house.clock.now().getTime();
	const reward: RuleWords["reward"] = { kind: "raffle", every: "10.00", most: 50, prizes: ["20.00", "5.00"] };
	await offer({ code: "raffle", rule: rule(reward), closesAt: new Date(now + 3_600_000) });
	const members = [await enrol(100_000n), await enrol(100_000n), await enrol(100_000n)];
	for (const [at, member] of members.entries()) await play(member, 1_000n * BigInt(at + 1) + 999n);
	await count();
	const proof = async () => {
		const read = await call(members[2], readActivity, { id: "raffle" });
		if (!read.ok || read.value.raffle === null) throw new Error("no raffle");
		return read.value.raffle;
	};
	expect(await proof()).toMatchObject({ tickets: 6, own: 3, seed: "", list: "" });
	const { commit } = await proof();
	house.clock.advance(2 * 3_600_000);
	expect(await house.draw()).toBe(1);
	expect(await house.draw()).toBe(0);
	const drawn = await proof();
	const { createHash } = await import("node:crypto");
	const hash = (text: string) => createHash("sha256").update(text).digest("hex");
	expect([hash(drawn.seed), hash(drawn.list)]).toEqual([commit, drawn.listHash]);
	expect(drawn.winners).toHaveLength(2);
	const before = new Map(await Promise.all(members.map(async (one) => [one, await cash(one)] as const)));
	for (const member of members) for (const _again of [1, 2]) await call(member, claimRafflePromotion, { id: "raffle" });
	const won = await Promise.all(members.map(async (one) => (await cash(one)) - (before.get(one) ?? 0n)));
	expect([...won].sort((one, other) => Number(one - other))).toEqual([0n, 500n, 2_000n]);
	expect(await house.violations()).toEqual([]);
});

test("a red packet's parts are handed out in order, one a member, and sum up", async () => {
	await offer({ code: "packet", rule: rule({ kind: "red-packet", total: "1.00", parts: 5 }) });
	const members = await Promise.all(Array.from({ length: 8 }, () => enrol()));
	const answers = await Promise.all(members.map((one) => call(one, claimActivity, { id: "packet", turn: "once" })));
	expect(answers.map(codeOf).filter((code) => code === "ok")).toHaveLength(5);
	const sums = await Promise.all(members.map(cash));
	expect(sums.reduce((sum, one) => sum + one, 0n)).toBe(100n);
	expect(await house.violations()).toEqual([]);
});

test("a friend counts with a deposit and turnover, once; an account of one's own does not", async () => {
	const reward: RuleWords["reward"] = {
		kind: "referral",
		each: "5.00",
		bonuses: [{ friends: 2, amount: "20.00" }],
		deposit: "20.00",
		turnover: "10.00",
		days: 30,
	};
	await offer({ code: "friends", rule: rule(reward, { claim: "auto" }) });
	const inviter = await enrol();
	const own = await call(inviter, getReferral, {});
	const referralCode = own.ok ? own.value.code : "";
	house.persons.set(inviter, { mobile: "1012345678" });
	const tell = (name: string, payload: unknown) =>
		house.db.tx(async (tx) => {
			const reaction = listenTo(house.deps).reactions.find(({ event }) => event.name === name);
			const context = { tx, eventId: BigInt(Date.now()) * 1_000n + BigInt(told++), toldAt: house.clock.now() };
			await reaction?.react(payload, { ...context, log: (await import("#platform/http/testing")).log });
		});
	let told = 0;
	const friend = async (mobile: string) => {
		const member = await enrol(10_000n);
		house.persons.set(member, { mobile });
		await tell("member.registered", { memberId: member, merchant: "tessera", currency: "P", uplineId: null });
		expect(codeOf(await call(member, acceptReferral, { referralCode }))).toBe("ok");
		expect(codeOf(await call(member, acceptReferral, { referralCode }))).toBe("REFERRAL_CLOSED");
		await play(member, 1_000n);
		await count();
		await tell("deposit.credited", { memberId: member, merchant: "tessera", currency: "P", credited: "20.00" });
		await count();
		await count();
		return member;
	};
	await friend("1099990001");
	await friend("1012345678");
	await friend("1099990002");
	const after = await call(inviter, getReferral, {});
	expect(after.ok && after.value.friends.map(({ counted }) => counted)).toEqual([true, false, true]);
	expect(after.ok && after.value.earned).toBe("30.00");
	for (const step of [1, 2])
		expect(codeOf(await call(inviter, claimActivity, { id: "friends", turn: "once", step }))).toBe("ok");
	expect(await cash(inviter)).toBe(3_000n);
	expect(codeOf(await call(inviter, acceptReferral, { referralCode }))).toBe("REFERRAL_CLOSED");
	expect(codeOf(await call(inviter, acceptReferral, { referralCode: "NOBODY22" }))).toBe("REFERRAL_UNKNOWN");
});

test("free spins are the games' own award, staked by the house", async () => {
	await offer({
		code: "spins",
		rule: rule({ kind: "free-spins", spins: 10, stake: "0.20", days: 7 }, { entry: "join" }),
	});
	const member = await enrol();
	await call(member, joinActivity, { id: "spins" });
	for (const _again of [1, 2]) await call(member, claimActivity, { id: "spins", turn: "once" });
	const grants = await house.rows<{ spins: string }>(
		`select a.spins from games.free_spins_award a join games.free_spins_grant g on g.award_id = a.id where g.member_id = ${member}`,
	);
	expect(grants).toEqual([{ spins: 10 }]);
	expect(await house.wallet.api.houseBalance("house:free-spins", "P")).toBe(-200n);
	expect(await house.violations()).toEqual([]);
});

test("a free bet is the sportsbook's own right, given once by the entry's name and once a person", async () => {
	await offer({ code: "bet", rule: rule({ kind: "free-bet", amount: "5.00", odds: 150, days: 7 }, { entry: "join" }) });
	const [member, twin] = await Promise.all([enrol(), enrol()]);
	for (const id of [member, twin]) house.persons.set(id, { mobile: "0105550188" });
	for (const id of [member, twin]) await call(id, joinActivity, { id: "bet" });
	for (const _again of [1, 2]) await call(member, claimActivity, { id: "bet", turn: "once" });
	expect(await call(twin, claimActivity, { id: "bet", turn: "once" })).toMatchObject({
		error: { code: "ACTIVITY_TAKEN" },
	});
	const entries = await house.rows<{ id: string; member: string; state: string }>(
		"select e.id, member_id::text as member, e.state from promotions.entry e join promotions.promotion p on p.id = e.promotion_id where p.code = 'bet' and e.elsewhere",
	);
	expect(entries).toEqual([{ id: expect.any(String), member, state: "claimed" }]);
	const given = {
		id: entries[0]?.id,
		merchant: "tessera",
		memberId: member,
		currency: "P",
		amount: 500n,
		leastOdds: 150,
	};
	const endsAt = new Date(house.clock.now().getTime() + 7 * 86_400_000);
	expect(house.freeBets).toEqual([{ ...given, origin: "bet", endsAt }]);
	expect(await house.violations()).toEqual([]);
});

test("days of 23 and of 25 hours are one day each for check-ins and missions, and a week ends with them", async () => {
	house.zone.now = "Europe/London";
	const until = (moment: string) => house.clock.advance(Date.parse(moment) - house.clock.now().getTime());
	until("2027-03-27T23:30:00.000Z");
	const signs: RuleWords["reward"] = { kind: "check-in", mode: "streak", rewards: ["1.00", "1.50", "2.00"] };
	await offer({ code: "summer-sign", rule: rule(signs, { period: "day" }) });
	const steps = [{ goal: "2", amount: "5.00", points: 7 }];
	for (const period of ["day", "week"] as const)
		await offer({
			code: `summer-${period}`,
			rule: rule({ kind: "mission", metric: "rounds", games: [], steps }, { period }),
		});
	const member = await enrol(10_000n);
	const sign = async () => {
		const [turn] = await turnsOf(member, "summer-sign");
		const signed = await call(member, claimActivity, { id: "summer-sign", turn: turn?.turn ?? "" });
		return signed.ok ? `${turn?.turn} ${signed.value.amount}` : signed.error.code;
	};
	const round = async () => {
		await play(member, 100n);
		await count();
		const turns = [...(await turnsOf(member, "summer-day")), ...(await turnsOf(member, "summer-week"))];
		return turns.map(({ turn, state, value }) => `${turn} ${state} ${value}`);
	};
	expect(await sign()).toBe("2027-03-27 1.00");
	until("2027-03-28T00:30:00.000Z");
	expect(await sign()).toBe("2027-03-28 1.50");
	expect(await round()).toEqual(["2027-03-28 process 1", "2027-03-22 process 1"]);
	// A quarter to twelve of the day that has 23 hours, and a quarter past midnight of the next week.
	until("2027-03-28T22:45:00.000Z");
	expect(await sign()).toBe("ACTIVITY_STATE");
	until("2027-03-28T23:15:00.000Z");
	expect(await sign()).toBe("2027-03-29 2.00");
	expect((await round()).at(-1)).toBe("2027-03-29 process 1");
	const board = await call(member, getMissionLeaderboard, {});
	expect(board.ok && board.value.week).toBe("2027-03-29");
	until("2027-10-30T23:30:00.000Z");
	expect(await sign()).toBe("2027-10-31 1.00");
	expect((await round())[0]).toBe("2027-10-31 process 1");
	// A day and half an hour later it is still the same day, which has 25 hours.
	until("2027-10-31T23:45:00.000Z");
	expect(await sign()).toBe("ACTIVITY_STATE");
	expect((await round())[0]).toBe("2027-10-31 claim 2");
	until("2027-11-01T00:15:00.000Z");
	expect(await sign()).toBe("2027-11-01 1.50");
	expect(await round()).toContain("2027-11-01 process 1");
	house.zone.now = 540;
	expect(await house.violations()).toEqual([]);
});

test("the default brand starts with one of each kind, in force, once, with its words in every language", async () => {
	const own = await openPromotions({ seeded: true });
	const texts = await own.rows<{ code: string; languages: number; whole: boolean }>(
		`select p.code, count(*)::int as languages, bool_and(length(t.value->>'title') > 0 and length(t.value->>'summary') > 0
				and length(t.value->>'terms') > 20) as whole
			from promotions.promotion p join promotions.version v on v.promotion_id = p.id, jsonb_each(v.texts) t group by 1`,
	);
	expect(texts.filter(({ languages, whole }) => languages !== 8 || !whole)).toEqual([]);
	expect(texts.length).toBeGreaterThan(13);
	const listed = await own.rows<{ kind: string }>(
		"select distinct kind from promotions.promotion where state = 'live' order by 1",
	);
	expect(listed.map(({ kind }) => kind)).toEqual([
		"activity",
		"birthday",
		"cashback",
		"check-in",
		"coupon",
		"free-bet",
		"free-spins",
		"match",
		"mission",
		"race",
		"raffle",
		"red-packet",
		"referral",
	]);
	const { seed } = await import("./seed.ts");
	await seed(own.deps);
	expect(await own.rows("select 1 from promotions.version where version > 1")).toEqual([]);
	// Each opens for a visitor and for a member, whom nothing was given yet; the desk lists and reports them from nothing.
	const member = await own.enrol();
	for (const { code } of texts)
		for (const who of [undefined, member]) {
			const read = await own.call(who, readActivity, { id: code });
			expect(read.ok && [read.value.id, read.value.applications, read.value.raffle?.own ?? 0]).toEqual([code, [], 0]);
		}
	const staff = {
		staffId: "1",
		sessionId: "s",
		name: "desk",
		merchant: "tessera",
		permissions: new Set<string>(),
		aloneUpTo: 0n,
	};
	const at = { now: own.clock.now(), staff };
	const offers = await callRoute(own.module.desk.routes, { endpoint: listOffers, input: {} }, at);
	expect(offers.ok && offers.value.offers.map(({ id }) => id).toSorted()).toEqual(
		texts.map(({ code }) => code).toSorted(),
	);
	// What deposit bonuses and tournaments pay has no budget here.
	const unbounded = offers.ok ? offers.value.offers.filter(({ budget }) => budget === null) : [];
	expect(new Set(unbounded.map(({ kind }) => kind))).toEqual(new Set(["match", "race"]));
	expect(unbounded.flatMap(({ spent, mostOfMember, mostOfAll }) => [spent, mostOfMember, mostOfAll])).toEqual(
		unbounded.flatMap(() => [null, null, null]),
	);
	const days = { from: "2026-11-01", to: "2026-11-30" };
	const report = await callRoute(own.module.desk.routes, { endpoint: reportOffers, input: days }, at);
	expect(report.ok && report.value.offers.filter(({ cost, claimed }) => cost !== "0.00" || claimed !== 0)).toEqual([]);
	// What the clock does by itself: nothing is due of a brand that has just begun, and it is done again without a fault.
	const { log } = await import("#platform/http/testing");
	for (const job of own.module.jobs)
		await job.run({}, { jobId: "1", attempt: 1, now: own.clock.now(), log, signal: undefined });
	expect(await own.violations()).toEqual([]);
	await own.close();
});
