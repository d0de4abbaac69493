// Counting what was played: each round once, whatever dies in between; points to the last part; ranks up and down.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wageredByAll, wageredEver } from "#games/module";
import { sql } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { historiesOf } from "../../../tools/bootstrap/testing/turn.ts";
import { getPointBalance, listRanks, readStanding } from "../contract/index.ts";
import { earnPoints } from "../core/index.ts";
import { countPlay } from "./count-play.ts";
import { reviewLeft } from "./jobs.ts";
import { openClub } from "./testing/open-club.ts";

const club = await openClub();
const { play, count, enrol } = club;

const turnoverOf = (member: MemberId) =>
	club.rows<{ category: string; stake: string; rounds: string }>(
		`select category, sum(stake) as stake, sum(rounds) as rounds from games.turnover
			where member_id = ${member} group by category order by category`,
	);
const changesOf = async (member: MemberId) =>
	(
		await club.rows<{ from_level: number; to_level: number; turnover: string }>(
			`select from_level, to_level, turnover from loyalty.rank_change where member_id = ${member} order by id`,
		)
	).map((row) => [row.from_level, row.to_level, row.turnover]);

describe("counting", () => {
	it("adds what ended to the day's sums and pays the points of each category's rate", async () => {
		const member = await enrol(1_000_000n);
		await play(member, 10_000n);
		await play(member, 5_000n);
		await play(member, 10_000n, "table");
		await count();
		expect(await turnoverOf(member)).toEqual([
			{ category: "LIVE", stake: "10000", rounds: "1" },
			{ category: "RNG", stake: "15000", rounds: "2" },
		]);
		// 150.00 at 1.20 and 100.00 at 0.70: 1.80 + 0.70 points.
		expect(await club.purse(member, "points")).toBe(250n);
		expect(await club.violations()).toEqual([]);
		const ever = (currency: "P" | "KRW") => club.db.read((tx) => wageredEver(tx, { memberId: member, currency }));
		expect([await ever("P"), await ever("KRW")]).toEqual([25_000n, 0n]);
		const other = await enrol(1_000n);
		const all = async (games: readonly string[], parts = {}) => {
			const members = [member, other].map((memberId) => ({ memberId, games, parts }));
			return [...(await club.db.read((tx) => wageredByAll(tx, { members, currency: "P" })))];
		};
		expect(await all([])).toEqual([[member, 2_500_000n]]);
		expect(await all(["RNG", "FISH"])).toEqual([[member, 1_500_000n]]);
		expect(await all([], { LIVE: 10 })).toEqual([[member, 1_600_000n]]);
		expect(await all(["FISH"])).toEqual([]);
		const live = { memberId: member, currency: "P", games: ["LIVE"] } as const;
		expect(await club.db.read((tx) => wageredEver(tx, live))).toBe(10_000n);
	});

	it("counts nothing twice, however often it runs", async () => {
		const member = await enrol(1_000_000n);
		await play(member, 20_000n);
		await count();
		for (let run = 0; run < 3; run += 1) await count();
		expect(await club.purse(member, "points")).toBe(240n);
		expect(await turnoverOf(member)).toEqual([{ category: "RNG", stake: "20000", rounds: "1" }]);
	});

	it("two workers at once count it once", async () => {
		const member = await enrol(1_000_000n);
		await play(member, 20_000n);
		const counted = await Promise.all([count(), count(), count(), count()]);
		expect(counted.filter((members) => members === 1)).toHaveLength(1);
		expect(await club.purse(member, "points")).toBe(240n);
	});

	it("one that dies before its commit has counted nothing, and the next counts all of it", async () => {
		const member = await enrol(1_000_000n);
		await play(member, 30_000n);
		const dying = {
			...club.deps,
			wallet: { ...club.deps.wallet, postAllIn: () => Promise.reject(new Error("killed")) },
		};
		await expect(countPlay(dying)).rejects.toThrow("killed");
		// Turnover is followed by itself: who fails to earn points holds nobody else up.
		expect(await turnoverOf(member)).toEqual([{ category: "RNG", stake: "30000", rounds: "1" }]);
		expect(await club.purse(member, "points")).toBe(0n);
		expect(await changesOf(member)).toEqual([]);
		await count();
		expect(await club.purse(member, "points")).toBe(360n);
	});

	it("its connection killed after the points were posted: nothing stands, then everything once", async () => {
		const member = await enrol(1_000_000n);
		await play(member, 30_000n);
		const killed = {
			...club.deps,
			wallet: {
				...club.deps.wallet,
				postAllIn: async (...[tx, groups]: Parameters<typeof club.deps.wallet.postAllIn>) => {
					const answers = await club.deps.wallet.postAllIn(tx, groups);
					await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
					return answers;
				},
			},
		};
		await expect(countPlay(killed)).rejects.toThrow();
		expect(await club.purse(member, "points")).toBe(0n);
		await count();
		expect(await club.purse(member, "points")).toBe(360n);
		expect(await turnoverOf(member)).toEqual([{ category: "RNG", stake: "30000", rounds: "1" }]);
	});

	it("a transaction that runs long is waited for, not skipped", async () => {
		const member = await enrol(1_000_000n);
		await club.db.tx(async (tx) => {
			await sql`select pg_current_xact_id()`.execute(tx);
			await play(member, 10_000n);
			await count();
			expect(await turnoverOf(member)).toEqual([]);
		});
		await count();
		expect(await club.purse(member, "points")).toBe(120n);
	});

	it("in any batches it pays what one count of everything would (property)", async () => {
		const stakes = fc.array(fc.bigInt(1n, 900n), { minLength: 1, maxLength: 4 });
		await fc.assert(
			fc.asyncProperty(fc.array(stakes, { minLength: 1, maxLength: 3 }), async (batches) => {
				const member = await enrol(1_000_000n);
				for (const batch of batches) {
					for (const stake of batch) await play(member, stake);
					await count();
				}
				const whole = earnPoints({
					rest: 0n,
					played: batches.flat().map((stake) => ({ stake, rate: 120n })),
					percent: 100n,
				});
				expect(await club.purse(member, "points")).toBe(whole.points);
			}),
			{ numRuns: historiesOf(15) },
		);
		expect(await club.violations()).toEqual([]);
		expect(await club.rows("select * from games.turnover_fault")).toEqual([]);
	});

	it("a win that is staked again is no new play, to the sums and to their audit alike", async () => {
		const member = await enrol(1_000_000n);
		await play(member, 5_000n);
		await club.rows(`update games.round set pay_table = pay_table || '/double-up' where member_id = ${member}`);
		await play(member, 700n);
		await count();
		expect(await turnoverOf(member)).toEqual([{ category: "RNG", stake: "700", rounds: "1" }]);
		expect(await club.rows(`select * from games.turnover_fault where member_id = ${member}`)).toEqual([]);
	});

	it("what is missing from the sums, or stands there twice, is found by the audit", async () => {
		const member = await enrol(1_000_000n);
		await play(member, 5_000n);
		expect(await club.rows(`select * from games.turnover_fault where member_id = ${member}`)).toEqual([]);
		await count();
		await club.rows(`update games.turnover set stake = stake * 2 where member_id = ${member}`);
		expect(await club.rows("select * from games.turnover_fault")).toEqual([
			{ member_id: member, counted: "10000", played: "5000" },
		]);
		await club.rows(`update games.turnover set stake = stake / 2 where member_id = ${member}`);
	});
});

describe("a round of several commands", () => {
	const settle = async (member: MemberId, stake: bigint, round = "11111111-1111-7111-8111-111111111111") => {
		await club.rows(`delete from games.round where member_id = ${member} and id = '${round}'`);
		await club.rows(`insert into games.round (member_id, started_at, id, game_id, currency, status, stake, win, balance_before,
				balance_after, pay_table, events, ended_at, vendor_round_id)
			select ${member}, '2026-11-21T10:00:00Z', '${round}', id, 'P', '${stake === 0n ? "void" : "complete"}', 10000, 0, 0, 0, '1',
				'[]', '2026-11-21T10:00:00Z', '${round}' from games.game where code = 'reels'`);
		if (stake !== 0n)
			await club.rows(`update games.round set stake = ${stake} where member_id = ${member} and id = '${round}'`);
		await count();
	};

	it("voided takes off what it counted; its points are earned again before new ones", async () => {
		const member = await enrol();
		await settle(member, 10_000n);
		expect(await club.purse(member, "points")).toBe(120n);
		await settle(member, 0n);
		expect(await turnoverOf(member)).toEqual([{ category: "RNG", stake: "0", rounds: "0" }]);
		expect(await club.purse(member, "points")).toBe(120n);
		await settle(member, 10_000n);
		expect(await club.purse(member, "points")).toBe(120n);
		expect(await turnoverOf(member)).toEqual([{ category: "RNG", stake: "10000", rounds: "1" }]);
		await settle(member, 15_000n, "22222222-2222-7222-8222-222222222222");
		expect(await club.purse(member, "points")).toBe(300n);
	});
});

describe("ranks", () => {
	it("rise with the turnover, with the event that says why, and bring more points from then on", async () => {
		const member = await enrol(100_000_000n);
		await play(member, 99_999n);
		await count();
		expect(await changesOf(member)).toEqual([]);
		await play(member, 1n);
		await count();
		expect(await changesOf(member)).toEqual([[0, 1, "100000"]]);
		await play(member, 400_000n);
		await count();
		expect(await changesOf(member)).toEqual([
			[0, 1, "100000"],
			[1, 2, "500000"],
		]);
		const told = await club.rows<{ to: number }>(`select payload->'to' as to from platform.outbox
			where name = 'rank.changed' and payload->>'memberId' = '${member}' order by id`);
		expect(told.map(({ to }) => to)).toEqual([1, 2]);
		const before = await club.purse(member, "points");
		await play(member, 10_000n);
		await count();
		// Slate makes 105 per cent of 1.20.
		expect((await club.purse(member, "points")) - before).toBe(126n);
	});

	it("fall when the days that carried them leave the window", async () => {
		const member = await enrol(100_000_000n);
		await play(member, 2_000_000n);
		await count();
		expect(await changesOf(member)).toEqual([[0, 3, "2000000"]]);
		const days = (count: number) => new Date(club.clock.now().getTime() + count * 86_400_000);
		expect(await reviewLeft(club.deps, days(89))).toBe(0);
		await reviewLeft(club.deps, days(90));
		expect(await changesOf(member)).toEqual([
			[0, 3, "2000000"],
			[3, 0, "0"],
		]);
		await reviewLeft(club.deps, days(91));
		expect(await changesOf(member)).toHaveLength(2);
	});

	it("are told: the standing with its way, the header's label in the caller's language", async () => {
		const member = await enrol(100_000_000n);
		const asked = () => club.call(member, readStanding, {});
		expect(await asked()).toMatchObject({
			value: { level: 0, name: "Pebble", since: null, turnover: "0.00", next: { level: 1, missing: "1000.00" } },
		});
		await play(member, 150_000n);
		await play(member, 50_000n, "table");
		await count();
		expect(await asked()).toMatchObject({
			value: {
				level: 1,
				name: "Clay",
				turnover: "2000.00",
				categories: [
					{ category: "RNG", turnover: "1500.00" },
					{ category: "LIVE", turnover: "500.00" },
				],
				next: { level: 2, name: "Slate", missing: "3000.00", permille: 250 },
			},
		});
		const label = (language: string) => club.loyalty.api.clubLabelOf(member, { merchant: "tessera", language });
		expect(await label("en")).toEqual({ labelName: "Clay", rankLevel: 1 });
		expect(await label("ko")).toEqual({ labelName: "옹기", rankLevel: 1 });
		expect(await club.loyalty.api.clubLabelOf(member, { merchant: "nobody", language: "en" })).toBeUndefined();
	});

	it("the ladder is listed for anybody, lowest first, in the caller's language", async () => {
		const ladder = await club.call(await enrol(), listRanks, {}, { language: "ko" });
		if (!ladder.ok) throw new Error(ladder.error.code);
		expect(ladder.value.ranks.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
		expect(ladder.value.ranks[3]).toMatchObject({ name: "청자", turnover: "20000.00", pointPercent: 110 });
		expect(ladder.value).toMatchObject({ currency: "P", windowDays: 90 });
	});

	it("a member who never played has no points and is told so", async () => {
		expect(await club.call(await enrol(), getPointBalance, {})).toEqual({
			ok: true,
			value: { points: "0.00", applying: "0.00", currency: "P" },
		});
	});
});
