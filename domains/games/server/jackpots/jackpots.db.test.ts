// Pots on a real ledger (G24 [4.13]): each stake counts once and to the last micro-unit, whoever counts at once and whatever
// dies in between; a hit is paid once, to the round that reached the point, and can be shown again from the records.

import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { type Chance, type MemberId, seededChance, unwrap } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { listJackpots } from "../../contract/index.ts";
import { contributionOf, doublingTable } from "../../core/index.ts";
import { callerOf } from "../testing/hall-caller.ts";
import { listing } from "../testing/open-hall.ts";
import { outsideRound } from "../testing/outside-round.ts";
import { openOwnHall } from "../testing/own-hall.ts";
import { countJackpots } from "./count-jackpots.ts";
import { digestOfPoint, hitPoints } from "./hit-point.ts";
import { jackpotFaults } from "./pot-store.ts";
import { seedJackpots } from "./seed-jackpots.ts";
import { fundPot, type PotSettings, readPots, savePot } from "./work-jackpots.ts";

const pushed: unknown[] = [];
const { db, hall, wallet } = await openOwnHall({
	games: [listing("lantern"), listing("kite"), listing("magpie-tiger")],
	live: { ...silentLive, toAll: (_event, payload) => void pushed.push(payload) },
});
const { call } = callerOf(hall);
const { api } = hall.games;
const staff = () => ({ merchant: "tessera", operator: "Sven", now: hall.clock.now() });
const rows = async <Row>(text: string) => (await db.tx((tx) => sql.raw<Row>(text).execute(tx))).rows;
const points = hitPoints(Buffer.alloc(32, 9));
const tools = (change: Partial<Parameters<typeof countJackpots>[0]> = {}) => ({
	db,
	wallet: wallet.api,
	clock: hall.clock,
	chance: seededChance(2026),
	hitPoints: points,
	...change,
});
const count = (chance: Chance = seededChance(2026)) => countJackpots(tools({ chance }));

let made = 0;
const settings = (change: Partial<PotSettings> = {}): PotSettings => ({
	names: { en: "Harbour pot", ko: "항구 잭팟" },
	ratePpm: 10_000,
	seed: "10.00",
	most: "50.00",
	games: [],
	tag: null,
	paused: false,
	...change,
});
async function makePot(change: Partial<PotSettings> = {}, kind: "progressive" | "mystery" | "must-hit-by" = "mystery") {
	made += 1;
	const code = `pot-${made}`;
	const order = { ...staff(), code, version: undefined, kind, currency: "P", settings: settings(change) };
	unwrap(await savePot(db, order));
	return code;
}
const fund = (code: string, amount: string, id = crypto.randomUUID()) =>
	fundPot({ db, wallet: wallet.api }, { ...staff(), code, amount, reason: "opening", id });
const deskPot = async (code: string) => {
	const found = (await readPots(db)).find((pot) => pot.code === code);
	if (found === undefined) throw new Error(`no pot ${code}`);
	return found;
};
const pause = async (code: string) => {
	const { version, kind, currency, names, ratePpm, seed, most, games, tag } = await deskPot(code);
	const rest = { names, ratePpm, seed, most, games, tag, paused: true };
	unwrap(await savePot(db, { ...staff(), code, version, kind, currency, settings: rest }));
};
async function play(member: MemberId, stake: bigint, game = "lantern", payTable = "1"): Promise<string> {
	const { play: ticket } = await hall.sit(member, game);
	hall.clock.advance(1_000);
	const key = `j-${crypto.randomUUID()}`;
	const round = await api.playRound({ play: ticket, key, stake, win: 0n, payTable, events: [] });
	return unwrap(round).roundId;
}
const contributed = async (code: string) => {
	const [row] = await rows<{ contributed: string }>(`select contributed from games.jackpot where code = '${code}'`);
	return BigInt(row?.contributed ?? 0);
};
const cycles = (code: string) =>
	rows<{
		number: number;
		round_id: string | null;
		amount: string | null;
		sealed_point: Buffer | null;
		most_units: string;
		hit_units: string | null;
		salt: string | null;
		digest: string;
	}>(
		`select c.* from games.jackpot_cycle c join games.jackpot j on j.id = c.jackpot_id where j.code = '${code}' order by number`,
	);
/** What only the server can read. */
const secretOf = (code: string, cycle: Awaited<ReturnType<typeof cycles>>[number] | undefined) =>
	points.open({ code, number: cycle?.number ?? 0 }, cycle?.sealed_point ?? Buffer.alloc(0));
const gameId = async (code: string) =>
	(await rows<{ id: string }>(`select id from games.game where code = '${code}'`))[0]?.id ?? "";

/** After each: the books of all pots agree, the ledger is whole; no pot grows in the next test. */
afterEach(async () => {
	expect(await db.read(jackpotFaults)).toEqual([]);
	expect(await hall.violations()).toEqual([]);
	for (const { code, paused } of await readPots(db)) if (!paused) await pause(code);
});

test("a new house with play money opens its first pots once, funded and running", async () => {
	const own = { db, wallet: wallet.api, clock: hall.clock };
	await seedJackpots({ ...own, brand: { brand: () => ({ playMoney: false }) } });
	expect(await readPots(db)).toEqual([]);
	for (let start = 0; start < 2; start += 1)
		await seedJackpots({ ...own, brand: { brand: () => ({ playMoney: true }) } });
	await count();
	expect(await readPots(db)).toMatchObject([
		{ code: "house", amount: "100.00", reserve: "200.00", games: [], paused: false },
		{ code: "tiger", amount: "50.00", reserve: "100.00", games: [await gameId("magpie-tiger")] },
	]);
});

describe("contributions", () => {
	test("are the stakes times the rate to the micro-unit; whole units lie on the ledger, and everybody is told", async () => {
		const code = await makePot({ ratePpm: 12_345 });
		await count();
		const member = await hall.enrol(100_000n);
		for (const stake of [1n, 33n, 777n, 1_000n]) await play(member, stake);
		await count();
		expect(await contributed(code)).toBe(contributionOf(1_811n, 12_345));
		// 22.356795 minor units: 22 on the ledger, the rest carried.
		expect((await deskPot(code)).amount).toBe("0.22");
		await play(member, 1_000n);
		await count();
		expect(await contributed(code)).toBe(contributionOf(2_811n, 12_345));
		await expect.poll(() => pushed.at(-1)).toEqual({ pots: [{ code, amount: "0.34" }] });
	});

	test("count once, however many count at once, and nothing of trials, doubled wins, other games, other tags or a paused pot", async () => {
		const kite = await gameId("kite");
		await rows("update games.game set tags = '{harbour}' where code = 'lantern'");
		const [all, one, tagged, still] = [
			await makePot(),
			await makePot({ games: [kite] }),
			await makePot({ tag: "harbour" }),
			await makePot({ paused: true }),
		];
		await count();
		const member = await hall.enrol(100_000n);
		await play(member, 500n);
		await play(member, 300n, "kite");
		await play(member, 700n, "kite", doublingTable("kite@1"));
		const trial = await hall.sit(undefined);
		unwrap(await api.playRound({ play: trial.play, key: "t", stake: 900n, win: 0n, payTable: "1", events: [] }));
		const counted = await Promise.all([count(), count(), count()]);
		expect(counted.filter((answer) => answer !== undefined).length).toBeGreaterThan(0);
		await count();
		const rate = 10_000;
		expect(await contributed(all)).toBe(contributionOf(800n, rate));
		expect(await contributed(one)).toBe(contributionOf(300n, rate));
		expect(await contributed(tagged)).toBe(contributionOf(500n, rate));
		expect(await contributed(still)).toBe(0n);
	});

	test("a round of several commands counts when it is complete, once, whatever becomes of it later", async () => {
		const code = await makePot();
		await count();
		const member = await hall.enrol(100_000n);
		const round = await outsideRound(hall, member, "pot-1");
		await round.bet(50n, false);
		await count();
		expect(await contributed(code)).toBe(0n);
		await round.win(10n);
		await count();
		expect(await contributed(code)).toBe(contributionOf(50n, 10_000));
		await round.takeBack("win");
		await count();
		expect(await contributed(code)).toBe(contributionOf(50n, 10_000));
	});

	test("survive a counter that dies at any step: random bets, random deaths, the same sums (G24)", async () => {
		const code = await makePot({ ratePpm: 99_991, seed: "0.00", most: "10.00" });
		unwrap(await fund(code, "3.00"));
		await count();
		const member = await hall.enrol(10_000_000n);
		const died = new Error("killed");
		const dying = (after: number) => {
			let steps = 0;
			const step = <T>(work: () => Promise<T>): Promise<T> => {
				steps += 1;
				return steps > after ? Promise.reject(died) : work();
			};
			return tools({
				wallet: {
					...wallet.api,
					openAll: (tx, of) => step(() => wallet.api.openAll(tx, of)),
					postAllIn: async (tx, groups) => {
						const posted = await step(() => wallet.api.postAllIn(tx, groups));
						return step(async () => posted);
					},
				},
			});
		};
		let staked = 0n;
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.bigInt({ min: 1n, max: 3_000n }), { minLength: 1, maxLength: 4 }),
				fc.integer({ min: 0, max: 3 }),
				async (stakes, after) => {
					for (const stake of stakes) await play(member, stake);
					staked += stakes.reduce((sum, stake) => sum + stake, 0n);
					await countJackpots(dying(after)).catch((thrown) => expect(thrown).toBe(died));
					await Promise.all([count(), count()]);
					await count();
					expect(await contributed(code)).toBe(contributionOf(staked, 99_991));
					expect(await db.read(jackpotFaults)).toEqual([]);
				},
			),
			{ numRuns: historiesOf(6) },
		);
	}, 60_000);
});

describe("a hit", () => {
	/** The lowest point there is: the first whole unit above the seed. */
	const lowest: Chance = { below: () => 0 };

	test("pays the pot once, by promo, to the round that reached the point, and the next cycle begins with its seed", async () => {
		const code = await makePot({ ratePpm: 100_000, tag: null }, "must-hit-by");
		unwrap(await fund(code, "25.00"));
		await count(lowest);
		const [first, second] = [await hall.enrol(10_000n), await hall.enrol(10_000n)];
		await play(first, 9n);
		const winning = await play(second, 4n);
		await play(first, 6n);
		await Promise.all([count(lowest), count(lowest)]);
		await count(lowest);
		// 10.00 seed and one unit: the second round brought 900,000 up to 1,300,000 micro-units.
		expect(await hall.balance(second)).toBe(10_000n - 4n + 1_001n);
		expect(await hall.balance(first)).toBe(10_000n - 15n);
		const [won, open] = await cycles(code);
		expect(won).toMatchObject({ number: 1, round_id: winning, amount: "1001", hit_units: "1" });
		expect(open).toMatchObject({ number: 2, round_id: null });
		expect(await deskPot(code)).toMatchObject({ amount: "10.00", cycleSeed: "10.00", reserve: "5.00" });
		const events = await api.significant({
			merchant: "tessera",
			from: new Date(0),
			to: new Date(hall.clock.now().getTime() + 1_000),
			memberId: second,
			limit: 5,
		});
		expect(events).toMatchObject([{ kind: "jackpot-won", facts: { win: "10.01" } }]);
	});

	test("is shown to everybody with a masked name, and proves the point that its digest told before", async () => {
		const code = await makePot({ ratePpm: 200_000 });
		await count(lowest);
		await hall.games.refresh();
		const told = unwrap(await call(listJackpots, {})).pots.find((pot) => pot.code === code);
		expect(told).not.toHaveProperty("hitBy");
		const winner = await hall.enrol(10_000n);
		await play(winner, 5n);
		hall.clock.advance(20_000);
		await count(lowest);
		await hall.games.refresh();
		hall.clock.advance(20_000);
		const { hits, pots } = unwrap(await call(listJackpots, { language: "ko" }));
		const hit = hits.find((one) => one.code === code);
		expect(hit).toMatchObject({
			name: "항구 잭팟",
			amount: "0.01",
			digest: told?.digest,
			account: expect.stringContaining("*"),
		});
		expect(digestOfPoint({ code, number: 1, hitUnits: BigInt(hit?.hitUnits ?? 0), salt: hit?.salt ?? "" })).toBe(
			told?.digest,
		);
		expect(pots.find((pot) => pot.code === code)).toMatchObject({
			cycle: 2,
			gameIds: [],
		});
	});

	test("is found again from the records alone: the same rounds in the same order reach the same point", async () => {
		const code = await makePot({ ratePpm: 150_000, seed: "0.00", most: "10.00" });
		await count();
		const member = await hall.enrol(1_000_000n);
		for (let round = 0; round < 60; round += 1) {
			await play(member, BigInt(1 + ((round * 37) % 200)));
			if (round % 7 === 0) await count();
		}
		await count();
		const [id] = await rows<{ id: string; mark: string }>(`select j.id, c.opened_mark as mark from games.jackpot j
			join games.jackpot_cycle c on c.jackpot_id = j.id and c.number = 1 where j.code = '${code}'`);
		const again = await rows<{ round_id: string; upto: string }>(`select round_id,
			sum(stake::numeric * 150000) over (order by transaction_id, round_id)::text as upto
			from games.jackpot_rounds(${id?.mark}, 9223372036854775807)`);
		let point = 0n;
		for (const cycle of (await cycles(code)).filter(({ round_id }) => round_id !== null)) {
			point += BigInt(cycle.hit_units ?? 0) * 1_000_000n;
			expect(again.find(({ upto }) => BigInt(upto) >= point)?.round_id).toBe(cycle.round_id);
		}
		expect((await cycles(code)).length).toBeGreaterThan(1);
	});
});

describe("the point of a cycle that is open", () => {
	test("stands nowhere in the database but sealed, and in the clear once it is hit", async () => {
		const code = await makePot({ ratePpm: 200_000, seed: "0.00", most: "10.00" });
		await count();
		const [open] = await cycles(code);
		const { hitUnits, salt } = secretOf(code, open);
		expect(open).toMatchObject({ hit_units: null, salt: null, most_units: "1000" });
		expect(open?.digest).toBe(digestOfPoint({ code, number: 1, hitUnits, salt }));
		await play(await hall.enrol(10_000n), hitUnits * 5n);
		await count();
		const [won, next] = await cycles(code);
		expect(won).toMatchObject({ hit_units: `${hitUnits}`, salt, sealed_point: null, amount: `${hitUnits}` });
		expect(next).toMatchObject({ number: 2, hit_units: null, salt: null, sealed_point: expect.any(Buffer) });
	});

	test("does not open with the key of another house: nothing is counted, and all of it when the key is back", async () => {
		const code = await makePot();
		await count();
		await play(await hall.enrol(10_000n), 700n);
		const other = tools({ hitPoints: hitPoints(Buffer.alloc(32, 8)) });
		await expect(countJackpots(other)).rejects.toThrow(/sealed with another house key/);
		expect(await contributed(code)).toBe(0n);
		await count();
		expect(await contributed(code)).toBe(contributionOf(700n, 10_000));
	});

	test("is sealed by the first count where an earlier version left it in the clear, and stays the same, of each pot its own", async () => {
		const codes = [await makePot(), await makePot({}, "must-hit-by"), await makePot({}, "progressive")];
		await count();
		const secrets = await Promise.all(
			codes.map(async (code) => {
				const [before] = await cycles(code);
				const secret = secretOf(code, before);
				await rows(`update games.jackpot_cycle set hit_units = ${secret.hitUnits}, salt = '${secret.salt}',
					sealed_point = null where digest = '${before?.digest}'`);
				return { secret, digest: before?.digest };
			}),
		);
		await count();
		for (const [place, code] of codes.entries()) {
			const [after] = await cycles(code);
			expect(after).toMatchObject({ hit_units: null, salt: null, digest: secrets[place]?.digest });
			expect(secretOf(code, after)).toEqual(secrets[place]?.secret);
		}
	});

	test("lies within what the database lets its cycle grow to, by the rules that it was opened with", async () => {
		for (const [kind, change, most] of [
			["mystery", {}, "4000"],
			["must-hit-by", { seed: "0.00", most: "25.00" }, "2500"],
			["progressive", {}, "10000000000000"],
		] as const) {
			const code = await makePot(change, kind);
			unwrap(await fund(code, "10.00"));
			await count();
			const [cycle] = await cycles(code);
			expect(cycle?.most_units).toBe(most);
			expect(secretOf(code, cycle).hitUnits <= BigInt(most)).toBe(true);
			const full = `update games.jackpot_cycle set accrued = ${most}000000 where digest = '${cycle?.digest}'`;
			await expect(rows(full)).rejects.toThrow(/check constraint/);
		}
	});
});

describe("an operator", () => {
	test("funds a pot once, with who and why; what is no amount is refused", async () => {
		const code = await makePot({ paused: true });
		const id = crypto.randomUUID();
		await Promise.all([fund(code, "7.00", id), fund(code, "7.00", id)]);
		expect((await deskPot(code)).reserve).toBe("7.00");
		expect(await fund(code, "0.00")).toMatchObject({ error: { code: "AMOUNT_INVALID" } });
		expect(await fund(code, "1.001")).toMatchObject({ error: { code: "AMOUNT_INVALID" } });
		expect(await fund("nowhere", "1.00")).toMatchObject({ error: { code: "JACKPOT_NOT_FOUND" } });
		const [act] = await rows<{ act: string; operator: string; after: { reason: string } }>(
			"select act, operator, after from games.operator_act order by id desc limit 1",
		);
		expect(act).toMatchObject({
			act: "jackpot funded",
			operator: "Sven",
			after: { reason: "opening", amount: "7.00" },
		});
	});

	test("edits a version that was looked at; rules that make no sense are refused with their part", async () => {
		const code = await makePot({ paused: true });
		const set = (version: number | undefined, change: Partial<PotSettings>) =>
			savePot(db, {
				...staff(),
				code,
				version,
				kind: "mystery",
				currency: "P",
				settings: settings({ paused: true, ...change }),
			});
		expect(await set(undefined, {})).toMatchObject({ error: { code: "JACKPOT_EXISTS" } });
		expect(await set(1, { ratePpm: 20_000 })).toMatchObject({ value: { version: 2, ratePpm: 20_000 } });
		expect(await set(1, {})).toMatchObject({ error: { code: "CHANGED_MEANWHILE" } });
		for (const [part, change] of [
			["RATE", { ratePpm: 0 }],
			["MOST", { most: "10.01" }],
			["MOST", { most: "x" }],
			["GAMES", { games: ["999"] }],
		] as const)
			expect(await set(2, change)).toMatchObject({ error: { code: "JACKPOT_INVALID", part } });
		const [version] =
			await rows(`select v.rate_ppm from games.jackpot_version v join games.jackpot j on j.id = v.jackpot_id
			where j.code = '${code}' and v.version = 2`);
		expect(version).toEqual({ rate_ppm: 20_000 });
	});

	test("the database itself refuses a cycle beyond its point and money that does not match what was contributed", async () => {
		const code = await makePot({ ratePpm: 1_000 });
		await count();
		const of = `(select id from games.jackpot where code = '${code}')`;
		await expect(rows(`update games.jackpot_cycle set accrued = 1e15 where jackpot_id = ${of}`)).rejects.toThrow();
		await expect(rows(`update games.jackpot set moved = moved + 1 where id = ${of}`)).rejects.toThrow();
		await expect(rows(`update games.jackpot set reserve = -1 where id = ${of}`)).rejects.toThrow();
	});
});

describe("rules over time", () => {
	const lowest: Chance = { below: () => 0 };

	test("a new rate holds for what is counted after it; what was counted before keeps the old one", async () => {
		const code = await makePot({ ratePpm: 10_000 });
		await count();
		const member = await hall.enrol(100_000n);
		await play(member, 700n);
		await count();
		const { kind, currency } = await deskPot(code);
		const order = { ...staff(), code, version: 1, kind, currency, settings: settings({ ratePpm: 30_000 }) };
		unwrap(await savePot(db, order));
		await play(member, 300n);
		await count();
		expect(await contributed(code)).toBe(contributionOf(700n, 10_000) + contributionOf(300n, 30_000));
		const versions = await rows<{ version: number; since: string }>(
			`select v.version, v.since from games.jackpot_version v join games.jackpot j on j.id = v.jackpot_id
				where j.code = '${code}' order by version`,
		);
		expect(versions.map(({ version }) => version)).toEqual([1, 2]);
		expect(BigInt(versions[1]?.since ?? 0)).toBeGreaterThan(BigInt(versions[0]?.since ?? 0));
	});

	test("a pause stops the pot where it is, and the same cycle and hit point go on after it", async () => {
		const code = await makePot();
		await count();
		const member = await hall.enrol(100_000n);
		await play(member, 1_000n);
		await count();
		const [before] = await cycles(code);
		await pause(code);
		await play(member, 5_000n);
		await count();
		await hall.games.refresh();
		expect(unwrap(await call(listJackpots, {})).pots.map((pot) => pot.code)).not.toContain(code);
		const { version, kind, currency } = await deskPot(code);
		unwrap(await savePot(db, { ...staff(), code, version, kind, currency, settings: settings() }));
		await play(member, 1_000n);
		await count();
		expect(await contributed(code)).toBe(contributionOf(2_000n, 10_000));
		const [after] = await cycles(code);
		expect([secretOf(code, after), after?.digest]).toEqual([secretOf(code, before), before?.digest]);
	});

	test("an edit and a count at once: one waits for the other, and no round is counted by both rules", async () => {
		const code = await makePot({ ratePpm: 10_000 });
		await count();
		const member = await hall.enrol(100_000n);
		for (let version = 1; version < 6; version += 1) {
			await play(member, 100n);
			const { kind, currency } = await deskPot(code);
			const edit = savePot(db, { ...staff(), code, version, kind, currency, settings: settings({ ratePpm: 20_000 }) });
			await Promise.all([count(), edit, count()]);
		}
		await count();
		const counted = await contributed(code);
		// The first round may have come before the first edit or after it.
		expect([contributionOf(500n, 20_000), contributionOf(400n, 20_000) + contributionOf(100n, 10_000)]).toContain(
			counted,
		);
	});

	test("a reserve that does not cover the seed makes a smaller one, and an empty one none: never below zero", async () => {
		const code = await makePot({ ratePpm: 200_000, seed: "10.00", most: "50.00" });
		unwrap(await fund(code, "12.50"));
		await count(lowest);
		const member = await hall.enrol(100_000n);
		const seeds: string[] = [];
		for (let round = 0; round < 3; round += 1) {
			seeds.push((await deskPot(code)).cycleSeed);
			await play(member, 5n);
			await count(lowest);
		}
		expect(seeds).toEqual(["10.00", "2.50", "0.00"]);
		expect(await deskPot(code)).toMatchObject({ cycleSeed: "0.00", reserve: "0.00" });
	});
});

describe("many pots and many vendors", () => {
	test("each pot counts for itself, and each vendor's account gives the units that its stakes completed", async () => {
		const [small, great] = [await makePot({ ratePpm: 2_500 }), await makePot({ ratePpm: 40_000 })];
		await count();
		const member = await hall.enrol(100_000n);
		const outside = await outsideRound(hall, member, `pots-${made}`);
		await play(member, 333n);
		await outside.bet(777n, true);
		await count();
		for (const [code, rate] of [
			[small, 2_500],
			[great, 40_000],
		] as const) {
			expect(await contributed(code)).toBe(contributionOf(1_110n, rate));
			const [moved] = await rows<{ units: string }>(
				`select coalesce(sum(-delta), 0)::text as units from wallet.posting where counter = 'jackpots:${code}'`,
			);
			expect(BigInt(moved?.units ?? 0)).toBe(contributionOf(1_110n, rate) / 1_000_000n);
		}
		const vendors = await rows<{ counter: string }>(
			"select distinct counter from wallet.posting where member_id = 9223372036854775807 and kind = 'grant' and counter like 'games:%'",
		);
		expect(vendors.map(({ counter }) => counter).sort()).toEqual(["games:outside", "games:tessera"]);
	});

	test("one round may win several pots, each paid for itself", async () => {
		const lowest: Chance = { below: () => 0 };
		const [one, other] = [await makePot({ ratePpm: 100_000 }), await makePot({ ratePpm: 150_000 })];
		await count(lowest);
		const member = await hall.enrol(1_000n);
		const round = await play(member, 10n);
		await count(lowest);
		for (const code of [one, other]) expect((await cycles(code))[0]).toMatchObject({ round_id: round, amount: "1" });
		expect(await hall.balance(member)).toBe(1_000n - 10n + 2n);
	});

	test("one great stake hits a pot again and again, and every cycle of it is written and paid", async () => {
		const lowest: Chance = { below: () => 0 };
		const code = await makePot({ ratePpm: 100_000 });
		await count(lowest);
		const member = await hall.enrol(1_000n);
		await play(member, 45n);
		await count(lowest);
		const won = (await cycles(code)).filter(({ round_id: round }) => round !== null);
		expect(won.map(({ number, amount }) => [number, amount])).toEqual([1, 2, 3, 4].map((number) => [number, "1"]));
		expect(await hall.balance(member)).toBe(1_000n - 45n + 4n);
		expect(await contributed(code)).toBe(4_500_000n);
	});

	test("a pot that must be hit by an amount never pays more, through many cycles (seed 9)", async () => {
		const code = await makePot({ ratePpm: 200_000, seed: "0.00", most: "10.00" }, "must-hit-by");
		const chance = seededChance(9);
		await count(chance);
		await hall.games.refresh();
		expect(unwrap(await call(listJackpots, {})).pots).toMatchObject([{ code, hitBy: "10.00" }]);
		const member = await hall.enrol(10_000_000n);
		for (let round = 0; round < 8; round += 1) {
			await play(member, 7_777n);
			await count(chance);
		}
		const paid = (await cycles(code)).flatMap(({ amount }) => (amount === null ? [] : [Number(amount)]));
		expect(paid.length).toBeGreaterThan(5);
		expect(Math.max(...paid)).toBeLessThanOrEqual(1_000);
	});
});

describe("what everybody hears", () => {
	const told = () => pushed.at(-1);

	test("is of pots that run alone, in whole minor units, and never more than a win would pay (G24)", async () => {
		const [runs, still] = [await makePot({ ratePpm: 3_333 }), await makePot({ paused: true })];
		await count();
		const member = await hall.enrol(100_000n);
		let paid = 0n;
		for (const stake of [299n, 1n, 1n, 599n]) {
			await play(member, stake);
			paid += contributionOf(stake, 3_333);
			await count();
			const amount = `0.0${paid / 1_000_000n}`;
			await expect.poll(told).toEqual({ pots: [{ code: runs, amount }] });
		}
		expect(JSON.stringify(pushed)).not.toContain(`"${still}"`);
	});

	test("a funding fills the reserve and never the pot that is shown", async () => {
		const code = await makePot({ seed: "5.00" });
		unwrap(await fund(code, "5.00"));
		await count();
		expect(await deskPot(code)).toMatchObject({ amount: "5.00", reserve: "0.00" });
		unwrap(await fund(code, "50.00"));
		expect(await deskPot(code)).toMatchObject({ amount: "5.00", reserve: "50.00" });
	});

	test("a count that found nothing tells nobody", async () => {
		await makePot();
		await count();
		await hall.games.refresh();
		const before = pushed.length;
		const [version] = await rows<{ version: string }>("select version from games.jackpot_mark");
		for (let run = 0; run < 3; run += 1) await count();
		expect(await rows("select version from games.jackpot_mark")).toEqual([version]);
		expect(pushed).toHaveLength(before);
	});
});

test("a progressive pot is won in proportion to what is staked, and paid like any other", async () => {
	const code = await makePot({ ratePpm: 100_000, seed: "1.00", most: "10.00" }, "progressive");
	unwrap(await fund(code, "20.00"));
	const chance = seededChance(11);
	await count(chance);
	const member = await hall.enrol(1_000_000n);
	const before = await hall.balance(member);
	let staked = 0n;
	for (let round = 0; round < 10; round += 1) {
		await play(member, 5_000n);
		staked += 5_000n;
		await count(chance);
	}
	const won = (await cycles(code)).flatMap(({ amount }) => (amount === null ? [] : [BigInt(amount)]));
	expect(won.length).toBeGreaterThan(0);
	expect(await hall.balance(member)).toBe(before - staked + won.reduce((sum, amount) => sum + amount, 0n));
});

describe("play that does not count", () => {
	test("a stake that was refused has no round: whoever is frozen or excluded feeds nothing and wins nothing", async () => {
		const code = await makePot({ ratePpm: 200_000 });
		await count({ below: () => 0 });
		const member = await hall.enrol(10_000n);
		const { play: ticket } = await hall.sit(member, "lantern");
		for (const [index, state] of (["frozen", "closed"] as const).entries()) {
			hall.setStanding(member, state);
			hall.clock.advance(60_000);
			const key = `excluded-${made}-${index}`;
			const refused = await api.playRound({ play: ticket, key, stake: 100n, win: 0n, payTable: "1", events: [] });
			expect(refused.ok).toBe(false);
		}
		await count();
		expect(await contributed(code)).toBe(0n);
		expect(await hall.balance(member)).toBe(10_000n);
		hall.setStanding(member, "active");
	});

	test("a round of another currency feeds no pot, and what ended before a pot ran never comes to it", async () => {
		const member = await hall.enrol(10_000n);
		await play(member, 1_000n);
		const code = await makePot();
		const order = { ...staff(), code: `${code}-won`, version: undefined, kind: "mystery", currency: "KRW" } as const;
		unwrap(await savePot(db, { ...order, settings: settings({ seed: "0", most: "100000" }) }));
		await count();
		const early = await contributed(code);
		await play(member, 500n);
		await count();
		expect((await contributed(code)) - early).toBe(contributionOf(500n, 10_000));
		expect(await contributed(`${code}-won`)).toBe(0n);
	});

	test("no call answers the hit point or the salt of a cycle that is open", async () => {
		const code = await makePot({}, "progressive");
		await count();
		await hall.games.refresh();
		const { pots } = unwrap(await call(listJackpots, {}));
		const [cycle] = await cycles(code);
		const said = JSON.stringify([pots, await readPots(db)]);
		expect(said).toContain(cycle?.digest);
		expect(said).not.toContain(secretOf(code, cycle).salt);
		expect(said).not.toMatch(/hit_?units|sealed/i);
	});
});

test("while no pot runs, the job only moves its mark and does not come again by itself", async () => {
	await rows(
		"select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'games.count-jackpots'))",
	);
	expect(await count()).toMatchObject({ running: 0, won: [] });
	await hall.runJob("games.count-jackpots");
	const waiting = await rows("select 1 from graphile_worker.jobs where task_identifier = 'games.count-jackpots'");
	expect(waiting).toEqual([]);
});

test("the clock's job counts, and comes again by itself in a few seconds while a pot runs", async () => {
	await makePot();
	await hall.runJob("games.count-jackpots");
	await hall.runJob("games.audit-jackpots");
	const waiting = await rows("select 1 from graphile_worker.jobs where task_identifier = 'games.count-jackpots'");
	expect(waiting).toHaveLength(1);
});
