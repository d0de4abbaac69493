// Prizes of tournaments in points: paid once to each who won, in the transaction that settles, whoever counts at once and
// whatever dies; no point is lost, doubled or invented, and no money is set aside for them.

import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { askForTournament, closeTournament, readTournaments } from "#games/api";
import { listOwnTournaments, listTournaments } from "#games/contract";
import { sql } from "#platform/db";
import { callRoute, principalOf } from "#platform/http/testing";
import { type MemberId, unwrap } from "#platform/kernel";
import { historiesOf } from "../../../tools/bootstrap/testing/turn.ts";
import { openClub } from "./testing/open-club.ts";

const club = await openClub();
const { db, clock, games, enrol, play } = club;
const { pointTerms } = club.loyalty.api;
const deps = { db, wallet: club.wallet };
const minute = 60_000;
const quiet = { debug() {}, info() {}, warn() {}, error() {} };

type Settings = Parameters<typeof askForTournament>[1]["settings"];
const ahead = (minutes: number) => new Date(clock.now().getTime() + minutes * minute).toISOString();

let made = 0;
function settings(change: Partial<Settings> = {}): Settings {
	return {
		names: { en: "Point race" },
		rules: { en: "The most staked." },
		score: "staked",
		entry: "open",
		currency: "P",
		minStake: "0.00",
		prizes: ["50.00", "20.00"],
		prizesIn: "points",
		startsAt: ahead(0.1),
		endsAt: ahead(1.2),
		games: [],
		tag: null,
		repeatsHours: null,
		...change,
	};
}

/** By somebody who may promise a thousand alone in a day, and has promised nothing under another code. */
async function save(code: string, change: Partial<Settings> = {}, version?: number) {
	const points = await db.read((tx) => pointTerms(tx, "tessera"));
	const who = { merchant: "tessera", operator: "Sven", operatorId: `who makes ${code}` };
	const staff = { ...who, now: clock.now(), alone: 100_000n, points };
	return askForTournament(deps, { ...staff, code, version, settings: settings(change) });
}

/** One that has begun. */
async function begun(change: Partial<Settings> = {}): Promise<string> {
	made += 1;
	expect(unwrap(await save(`race-${made}`, change))).toMatchObject({ waits: false });
	clock.advance(0.2 * minute);
	return `race-${made}`;
}

async function count(): Promise<void> {
	const job = games.jobs.find(({ name }) => name === "games.count-tournaments");
	await job?.run({}, { jobId: "1", attempt: 1, now: clock.now(), log: quiet, signal: undefined });
}
const desk = async (code: string) => (await readTournaments(db, clock.now())).find((one) => one.code === code);

/** Counts as the clock would until it is settled: transactions of others are waited for. */
async function settled(code: string): Promise<void> {
	clock.advance(3 * minute);
	for (let turn = 0; turn < 500 && (await desk(code))?.state !== "settled"; turn += 1) {
		await count();
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
	expect(await desk(code)).toMatchObject({ state: "settled" });
}

const points = (member: MemberId) => club.purse(member, "points");
const aside = (code: string) => club.wallet.houseBalance(`tournaments:${code}`, "P");
const awards = () =>
	club.rows<{ name: string; points: string }>("select name, points from loyalty.point_award order by 1");
const ask = { now: clock.now(), language: "en" };
const own = async (member: MemberId, code: string) =>
	unwrap(
		await callRoute(
			games.routes,
			{ endpoint: listOwnTournaments, input: {} },
			{ ...ask, principal: principalOf(member) },
		),
	).tournaments.find((one) => one.code === code);

/** After each: prizes, awards and the ledger agree, members' points are the opposite of the house's. */
afterEach(async () => {
	club.afterAward(undefined);
	expect(await club.rows("select * from loyalty.award_fault")).toEqual([]);
	expect(await club.rows("select * from games.tournament_fault")).toEqual([]);
	expect(await club.violations()).toEqual([]);
});

describe("a tournament with prizes in points", () => {
	test("pays points to who won, who is told of them, and nothing in money; nothing is set aside before", async () => {
		const [first, second, third] = [await enrol(10_000n), await enrol(10_000n), await enrol(10_000n)];
		const code = await begun();
		expect(await aside(code)).toBe(0n);
		await play(first, 900n);
		await play(second, 500n);
		await play(third, 100n);
		const cash = await club.purse(first, "cash");
		await settled(code);
		expect([await points(first), await points(second), await points(third)]).toEqual([5_000n, 2_000n, 0n]);
		expect(await club.purse(first, "cash")).toBe(cash);
		expect(await aside(code)).toBe(0n);
		expect(club.told.find(([member]) => member === first)?.[1]).toEqual({
			code,
			place: 1,
			amount: "50.00",
			currency: "P",
			prizesIn: "points",
		});
		expect(await own(second, code)).toMatchObject({ place: 2, prize: "20.00" });
		await games.refresh();
		const { tournaments } = unwrap(
			await callRoute(
				games.routes,
				{ endpoint: listTournaments, input: {} },
				{ ...ask, principal: principalOf(first) },
			),
		);
		expect(tournaments.find((one) => one.code === code)).toMatchObject({
			prizesIn: "points",
			prizes: ["50.00", "20.00"],
		});
	});

	test("is settled once, by however many at once", async () => {
		const member = await enrol(10_000n);
		const code = await begun();
		await play(member, 900n);
		clock.advance(3 * minute);
		for (let turn = 0; turn < 100 && (await desk(code))?.state !== "settled"; turn += 1)
			await Promise.all([count(), count(), count()]);
		await settled(code);
		expect(await points(member)).toBe(5_000n);
	});

	test("whose settling dies after the points were given has given none; the next gives them once", async () => {
		const member = await enrol(10_000n);
		const code = await begun();
		await play(member, 900n);
		const before = await awards();
		let deaths = 0;
		club.afterAward(async (tx) => {
			deaths += 1;
			await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
		});
		clock.advance(3 * minute);
		for (let turn = 0; turn < 500 && deaths < 2; turn += 1) {
			await count().catch(() => undefined);
			await new Promise((resolve) => setTimeout(resolve, 5));
		}
		expect(deaths).toBe(2);
		expect([await points(member), await awards()]).toEqual([0n, before]);
		expect(await desk(code)).toMatchObject({ state: "closing" });
		club.afterAward(undefined);
		await settled(code);
		expect(await points(member)).toBe(5_000n);
	});

	test("becomes one in money and back by an edit, which moves what is set aside; cancelled it gives nothing", async () => {
		made += 1;
		const code = `race-${made}`;
		const later = { startsAt: ahead(5), endsAt: ahead(9) };
		unwrap(await save(code, later));
		expect(unwrap(await save(code, { ...later, prizesIn: "money" }, 1))).toMatchObject({ waits: false });
		expect(await aside(code)).toBe(7_000n);
		unwrap(await save(code, later, 2));
		expect(await aside(code)).toBe(0n);
		const staff = { merchant: "tessera", operator: "Sven", now: clock.now() };
		unwrap(await closeTournament(deps, { ...staff, code, version: 3, how: "cancel", reason: "not now" }));
		expect(await aside(code)).toBe(0n);
		const acts = await club.rows<{ before: { prizesIn: string }; after: { prizesIn: string } }>(
			`select before, after from games.operator_act where after->>'code' = '${code}' order by id`,
		);
		expect(acts.map(({ before, after }) => [before.prizesIn, after.prizesIn]).slice(1, 3)).toEqual([
			["points", "money"],
			["money", "points"],
		]);
	});

	test("does not change what it gives once it has begun", async () => {
		const code = await begun();
		const stands = await desk(code);
		const { startsAt = "", endsAt = "" } = stands ?? {};
		expect(await save(code, { startsAt, endsAt, prizesIn: "money" }, 1)).toMatchObject({
			error: { code: "TOURNAMENT_BEGAN" },
		});
		await settled(code);
	});

	test("asks a second person by what its points cost as cash, and always where they become none", async () => {
		const terms = await db.read((tx) => pointTerms(tx, "tessera"));
		if (terms === undefined) throw new Error("no terms");
		// The dearest way: no conversion and no item pays more for a point.
		const ways = await club.rows<{ points: string; cash: string }>(
			"select step as points, cash from loyalty.conversion union all select points, cash from loyalty.item where cash > 0",
		);
		const paid = ways.map(({ points: given, cash }) => terms.cash * BigInt(given) - BigInt(cash) * terms.step);
		expect(paid.every((less) => less >= 0n)).toBe(true);
		expect(paid).toContain(0n);
		// A thousand in cash is this many points.
		const most = Number((100_000n * terms.step) / terms.cash) / 100;
		const later = { startsAt: ahead(5), endsAt: ahead(9) };
		const asked = async (code: string, prize: number, change: Partial<Settings> = {}) =>
			unwrap(await save(code, { ...later, prizes: [prize.toFixed(2)], ...change })).waits;
		expect(await asked("dear-1", most)).toBe(false);
		expect(await asked("dear-2", most + 1)).toBe(true);
		expect(await asked("dear-3", most / 2, { repeatsHours: 12 })).toBe(false);
		expect(await asked("dear-4", most / 2, { repeatsHours: 11 })).toBe(true);
		expect(await db.read((tx) => pointTerms(tx, "elsewhere"))).toBeUndefined();
		const nowhere = { merchant: "elsewhere", operator: "Sven", operatorId: "7", now: clock.now(), alone: 100_000n };
		const order = {
			...nowhere,
			code: "dear-5",
			version: undefined,
			settings: settings({ ...later, prizes: ["0.01"] }),
		};
		expect(unwrap(await askForTournament(deps, order))).toMatchObject({ waits: true });
	});
});

test("whoever plays, counts and dies, prizes in points and money are what was promised, each once (property)", async () => {
	const race = fc.record({
		prizesIn: fc.constantFrom("points" as const, "money" as const),
		prizes: fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 4 }),
		stakes: fc.array(fc.bigInt(1n, 900n), { maxLength: 4 }),
		deaths: fc.integer({ min: 0, max: 2 }),
	});
	await fc.assert(
		fc.asyncProperty(fc.array(race, { minLength: 1, maxLength: 2 }), async (races) => {
			for (const { prizesIn, prizes, stakes, deaths } of races) {
				const falling = prizes.toSorted((one, other) => other - one);
				const code = await begun({ prizesIn, prizes: falling.map((minor) => (minor / 100).toFixed(2)) });
				const players = await Promise.all(stakes.map(() => enrol(10_000n)));
				const spent = new Map(players.map((member, index) => [member, stakes[index] ?? 0n]));
				for (const [member, stake] of spent) await play(member, stake);
				let left = deaths;
				club.afterAward(async (tx) => {
					left -= 1;
					if (left >= 0) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
				});
				clock.advance(3 * minute);
				for (let turn = 0; turn < 500 && (await desk(code))?.state !== "settled"; turn += 1) {
					await Promise.all([count().catch(() => undefined), count().catch(() => undefined)]);
					await new Promise((resolve) => setTimeout(resolve, 2));
				}
				expect(await desk(code)).toMatchObject({ state: "settled" });
				const won = await Promise.all(
					players.map(async (member) => ({
						points: await points(member),
						money: (await club.purse(member, "cash")) - 10_000n + (spent.get(member) ?? 0n),
					})),
				);
				const promised = falling.slice(0, players.length).reduce((sum, minor) => sum + BigInt(minor), 0n);
				const sum = (kind: "points" | "money") => won.reduce((total, one) => total + one[kind], 0n);
				expect([sum("points"), sum("money")]).toEqual(prizesIn === "points" ? [promised, 0n] : [0n, promised]);
			}
			expect(await club.rows("select * from loyalty.award_fault")).toEqual([]);
		}),
		{ numRuns: historiesOf(12) },
	);
});
