// Spins on a real ledger: what is staked, won, kept and answered.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { awardFreeSpins } from "#games/api";
import { createGamesModule, migrations as gamesMigrations, registerStudios } from "#games/module";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as deskMigrations } from "#platform/desk";
import { migrations as jobsMigrations } from "#platform/jobs";
import {
	type Chance,
	type MemberId,
	manualClock,
	memberId,
	seededChance,
	systemClock,
	unwrap,
	uuidMaker,
} from "#platform/kernel";
import { silentLive } from "#platform/live";
import { freeStanding, unprotected } from "#protection/api";
import { commandKey } from "#wallet/api";
import { createWalletModule, migrations as walletMigrations } from "#wallet/module";
import { doubleUp, enterSlot, spinSlot } from "../contract/index.ts";
import { payTableId, payTables, playRound, replayRound } from "../core/index.ts";
import { goldenModel } from "../core/testing/golden.ts";
import { sealTable } from "./digest.ts";
import { knownFigures } from "./figures.gen.ts";
import { shownGames } from "./listings.ts";
import { migrations } from "./migrations.ts";
import { studio } from "./module.ts";
import { loadPayTables } from "./pay-tables.ts";
import { openFloor, type Seat } from "./testing/open-floor.ts";

/** The chance of all tests here: what is drawn next can be set, else it is seeded. */
const seeded = seededChance(20_261_121);
let scripted: number[] = [];
const chance: Chance = { below: (limit) => scripted.shift() ?? seeded.below(limit) };

/** Members of a market that lets nothing be bought or doubled. */
const strict = new Set<MemberId>();
async function standingOf({ memberId: member }: { memberId: MemberId }) {
	const allowed = !strict.has(member);
	return { ...freeStanding, featureBuy: allowed, doubleUp: allowed };
}

const db = await testDatabase([jobsMigrations, deskMigrations, walletMigrations, gamesMigrations, migrations]);
const clock = manualClock(systemClock.now());
const wallet = createWalletModule({ db, live: silentLive });
await wallet.start(clock.now());
const games = await createGamesModule({
	vendorKey: randomBytes(32),
	potKey: randomBytes(32),
	db,
	clock,
	chance: seededChance(2026),
	wallet: wallet.api,
	newId: uuidMaker({ clock, randomBytes: (count) => randomBytes(count) }),
	log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
	brand: { brand: () => ({ currency: "P", sorting: [{ gameCategory: "RNG", point: "1.20" }] }) },
	members: {
		standings: async (_tx, members) =>
			new Map(members.map((member) => [member, { status: "active", account: `player${member}`, merchant: "tessera" }])),
		loginRuns: async () => true,
		onSessionEnded: () => undefined,
	},
	protection: { ...unprotected, playStanding: standingOf },
});
const floor = await openFloor({ db, clock, chance, games });
afterAll(async () => {
	await games.close();
	await wallet.close();
});

let nextMember = 5000;

/** A new member with this much in the purse (minor units of P). */
async function enrol(balance: bigint): Promise<MemberId> {
	nextMember += 1;
	const member = memberId(String(nextMember));
	const cash = { memberId: member, currency: "P", purse: "cash" } as const;
	await db.tx(async (tx) => {
		await wallet.api.open(tx, cash);
		if (balance === 0n) return;
		const key = commandKey("test", `grant-${member}`);
		unwrap(await wallet.api.postIn(tx, { ...cash, key, kind: "grant", delta: balance, counter: "house:grants" }));
	});
	return member;
}

const sit = async (game: string, balance: bigint): Promise<Seat> => floor.sit(game, await enrol(balance));

const purseOf = async ({ member }: Seat): Promise<bigint> =>
	member === undefined ? -1n : (await wallet.api.balance(member, "P")).available;

const violations = async (): Promise<string[]> =>
	(await wallet.api.audit()).filter((found) => found.violations > 0n).map(({ check }) => check);

const answer = z.object({ ...spinSlot.output.shape });

let pressed = 0;
const newKey = (): string => `press-${String(++pressed).padStart(6, "0")}`;

type Wish = { coin?: string; key?: string; mode?: string; award?: string };

async function spin(seat: Seat, input: Wish = {}) {
	// A person presses at most once a millisecond; rounds are told apart by their time.
	clock.advance(1);
	const answered = await floor.call("spin-slot", seat, { coin: "0.02", key: newKey(), ...input });
	if (!answered.ok) throw new Error(`refused: ${JSON.stringify(answered.error)}`);
	return z.parse(answer, answered.value);
}

const refusal = async (seat: Seat, input: Wish = {}) => {
	const answered = await floor.call("spin-slot", seat, { coin: "0.02", key: newKey(), ...input });
	return answered.ok ? undefined : answered.error;
};

const each = payTables.map(({ game }) => [game] as const);

describe("a spin", () => {
	test.each(each)("of %s moves the stake and the win, and answers the events of the round (G03, T20)", async (game) => {
		const seat = await sit(game, 1_000_00n);
		let expected = 1_000_00n;
		const cost = BigInt(payTables.find((table) => table.game === game)?.modes[0]?.cost ?? 0);
		for (let round = 0; round < 25; round++) {
			const { round: played, balance, replayed } = await spin(seat);
			const credits = played.events.at(-1);
			if (credits?.type !== "total") throw new Error("no total");
			expected += BigInt(credits.win) * 2n - cost * 2n;
			expect(replayed).toBe(false);
			expect(balance).toBe(`${expected / 100n}.${String(expected % 100n).padStart(2, "0")}`);
			expect(played.payTable).toBe(`${game}@1`);
			expect(played.coin).toBe("0.02");
			expect(replayRound(played.events).at(-1)?.over).toBe(true);
		}
		expect(await purseOf(seat)).toBe(expected);
		expect(await violations()).toEqual([]);
	});

	test("is what the core plays with the same chance: the server adds nothing", async () => {
		const seat = await sit("bojagi", 100_00n);
		const table = payTables.find(({ game }) => game === "bojagi");
		const [mode] = table?.modes ?? [];
		if (table === undefined || mode === undefined) throw new Error("no table");
		const stops = [3, 14, 15, 9, 2];
		scripted = [...stops];
		const { round } = await spin(seat);
		const replay = [...stops];
		const expected = playRound(table, mode, { below: () => replay.shift() ?? 0 });
		expect(round.events).toEqual(expected.events);
	});

	test("G25: the round is kept as it was answered, with its pay table", async () => {
		const seat = await sit("magpie-tiger", 100_00n);
		const { round } = await spin(seat);
		const kept = await games.api.round(seat.play, round.roundId);
		expect(kept).toMatchObject({ payTable: "magpie-tiger@1", events: round.events, status: "complete" });
	});
});

describe("the same key again", () => {
	test("vector 1: the same round, charged once, whatever chance says now", async () => {
		const seat = await sit("dancheong-gate", 100_00n);
		const key = newKey();
		const first = await spin(seat, { key });
		const again = await spin(seat, { key });
		expect(again).toEqual({ ...first, replayed: true });
	});

	test("vector 2: with another coin it is refused and moves nothing", async () => {
		const seat = await sit("dancheong-gate", 100_00n);
		const key = newKey();
		const { balance } = await spin(seat, { key });
		expect(await refusal(seat, { key, coin: "0.05" })).toMatchObject({ code: "DUPLICATE_TRANSACTION" });
		expect((await spin(seat, { key })).balance).toBe(balance);
	});

	test("sent twice at once it is still one round", async () => {
		const seat = await sit("bojagi", 100_00n);
		const key = newKey();
		const answers = await Promise.all(Array.from({ length: 8 }, () => spin(seat, { key })));
		expect(new Set(answers.map(({ round }) => round.roundId)).size).toBe(1);
		expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
		expect(new Set(answers.map(({ balance }) => balance)).size).toBe(1);
	});
});

describe("a way to bet that the player chose", () => {
	test.each([
		["calm", "calm"],
		["storm", "storm"],
		[undefined, "calm"],
	])("%s is played and kept with the round as %s", async (mode, kept) => {
		const seat = await sit("wayfinder", 100_00n);
		const { round } = await spin(seat, mode === undefined ? {} : { mode });
		expect(round.events[0]).toEqual({ type: "bet", mode: kept, cost: 25 });
		expect(round.stake).toBe("0.50");
	});

	test("one that the table does not have moves nothing", async () => {
		const seat = await sit("wayfinder", 100_00n);
		const failure = await refusal(seat, { mode: "typhoon" });
		expect(failure).toEqual({ code: "SLOT_MODE_NOT_OFFERED", value: { modes: ["calm", "trade", "storm"] } });
		expect(await purseOf(seat)).toBe(100_00n);
	});

	test("the frame is told what it may choose, each with its return and its top", async () => {
		const seat = await sit("wayfinder", 100_00n);
		const entered = await floor.call("enter-slot", seat);
		const { payTable } = z.parse(enterSlot.output, entered.ok ? entered.value : undefined);
		expect(payTable.modes?.map(({ code }) => code)).toEqual(["calm", "trade", "storm"]);
		expect(new Set(payTable.modes?.map(({ rtp }) => rtp)).size).toBe(1);
		expect(payTable.modes?.map(({ topAward }) => topAward.credits)).toEqual([34_020, 68_040, 136_080]);
	});
});

describe("a spin that the house gave", () => {
	const give = async (member: MemberId, game: string, stake: bigint): Promise<string> => {
		const listed = games.api.houseGames("P").find(({ code }) => code === game);
		const made = await awardFreeSpins(
			{ db, wallet: wallet.api },
			{
				merchant: "tessera",
				operator: "Sven",
				operatorId: "1",
				now: clock.now(),
				currency: "P",
				stake,
				spins: 3,
				key: commandKey("test", crypto.randomUUID()),
				memberIds: [member],
				games: [listed?.id ?? ""],
				alone: stake * 3n,
				startsAt: clock.now(),
				endsAt: new Date(clock.now().getTime() + 3_600_000),
				reason: "a good customer",
			},
		);
		return unwrap(made).id;
	};
	const entered = async (seat: Seat) => {
		const answered = await floor.call("enter-slot", seat);
		return z.parse(enterSlot.output, answered.ok ? answered.value : undefined);
	};

	test("is offered on entering, costs nothing, wins money, counts down, and is shown again by its key and its record", async () => {
		const seat = await sit("dancheong-gate", 0n);
		const award = await give(seat.member ?? memberId("0"), "dancheong-gate", 40n);
		expect((await entered(seat)).freeSpins).toMatchObject([
			{ freeSpinsId: award, spins: 3, left: 3, won: "0.00", stake: "0.40" },
		]);
		const key = newKey();
		const first = await spin(seat, { key, award });
		expect(first.round).toMatchObject({ stake: "0.00", freeStake: "0.40", coin: "0.02" });
		expect(first.award).toEqual({ freeSpinsId: award, spins: 3, left: 2, won: first.round.win });
		expect(first.balance).toBe(first.round.win);
		expect(await spin(seat, { key, award })).toEqual({ ...first, replayed: true });
		expect(await refusal(seat, { award, coin: "0.05" })).toEqual({ code: "FREE_SPINS_NOT_HERE" });
		expect((await entered(seat)).lastRound).toEqual(first.round);
		for (let left = 1; left >= 0; left--) expect((await spin(seat, { award })).award).toMatchObject({ left });
		expect(await refusal(seat, { award })).toEqual({ code: "FREE_SPINS_USED" });
		expect((await entered(seat)).freeSpins).toEqual([]);
		expect(await violations()).toEqual([]);
	});

	test("is no bonus that is bought, whatever it costs, and none of a trial", async () => {
		const seat = await sit("coin-divers", 0n);
		const award = await give(seat.member ?? memberId("0"), "coin-divers", 1_100n);
		expect(await refusal(seat, { award, mode: "bought" })).toEqual({ code: "SLOT_BUY_NOT_ALLOWED" });
		const trial = await floor.sit("coin-divers");
		expect(await refusal(trial, { award, coin: "0.02" })).toEqual({ code: "FREE_SPINS_NOT_HERE" });
	});

	test("can be given in every game at each of its stakes, within what the catalogue takes", () => {
		const offered = floor.slots.api.freeSpinsStakes({ currency: "P", now: clock.now() });
		expect(offered.map(({ gameCode }) => gameCode).toSorted()).toEqual(payTables.map(({ game }) => game).toSorted());
		for (const { gameCode, stakes } of offered) {
			const { min, max } = games.api.houseGames("P").find(({ code }) => code === gameCode) ?? { min: 0n, max: 0n };
			expect(stakes[0]?.stake).toBe(min);
			expect(stakes.at(-1)?.stake).toBeLessThanOrEqual(max);
			for (const { stake, most } of stakes) expect(most).toBeGreaterThan(stake);
		}
	});
});

describe("a bonus that is bought", () => {
	const featuresOf = async (seat: Seat) => {
		const entered = await floor.call("enter-slot", seat);
		return z.parse(enterSlot.output, entered.ok ? entered.value : undefined);
	};

	test("costs its own price and comes for certain; the frame is told its price and return", async () => {
		const seat = await sit("coin-divers", 1_000_00n);
		const { features, payTable } = await featuresOf(seat);
		expect(features).toEqual({ buy: true, doubleUp: true });
		expect(payTable.buy).toMatchObject({ code: "bought", cost: 550, topAward: { credits: 10_000 } });
		expect(payTable.modes).toBeUndefined();
		const { round } = await spin(seat, { mode: "bought" });
		expect(round.stake).toBe("11.00");
		expect(round.events[0]).toEqual({ type: "bet", mode: "bought", cost: 550 });
		expect(round.events.some(({ type }) => type === "hold-start")).toBe(true);
		expect(await violations()).toEqual([]);
	});

	test("is refused by the server where the market does not allow it, and in a trial; nothing moves", async () => {
		const member = await enrol(100_00n);
		strict.add(member);
		const seat = await floor.sit("coin-divers", member);
		expect(await refusal(seat, { mode: "bought" })).toEqual({ code: "SLOT_BUY_NOT_ALLOWED" });
		expect(await purseOf(seat)).toBe(100_00n);
		expect((await featuresOf(seat)).features).toEqual({ buy: false, doubleUp: false });
		const trial = await floor.sit("coin-divers");
		expect(await refusal(trial, { mode: "bought" })).toEqual({ code: "SLOT_BUY_NOT_ALLOWED" });
	});
});

describe("a double-up", () => {
	/** Two rows of crabs: 24 credits. */
	const crabs = [1, 7, 2];
	const winning = async (seat: Seat) => {
		scripted = [...crabs];
		return (await spin(seat)).round;
	};
	const press = async (seat: Seat, roundId: string, side: "left" | "right") => {
		clock.advance(1);
		return floor.call("double-up", seat, { roundId, side });
	};
	async function doubled(seat: Seat, roundId: string, drawn: 0 | 1) {
		scripted = [drawn];
		const answered = await press(seat, roundId, "left");
		if (!answered.ok) throw new Error(`refused: ${JSON.stringify(answered.error)}`);
		return z.parse(z.object({ ...doubleUp.output.shape }), answered.value);
	}
	const refused = async (seat: Seat, roundId: string) => {
		const answered = await press(seat, roundId, "left");
		return answered.ok ? undefined : answered.error.code;
	};

	test("is a round of its own that stakes what was won and pays it twice or not at all", async () => {
		const seat = await sit("coin-divers", 10_00n);
		const won = await winning(seat);
		expect(won.win).toBe("0.48");
		const { round, balance } = await doubled(seat, won.roundId, 0);
		expect(round).toMatchObject({ stake: "0.48", win: "0.96", coin: "0.02", payTable: "coin-divers@1/double-up" });
		expect(round.events[1]).toEqual({
			type: "double-up",
			round: won.roundId,
			step: 1,
			picked: "left",
			drawn: "left",
			pay: 48,
		});
		expect(balance).toBe("10.76");
		const lost = await doubled(seat, round.roundId, 1);
		expect(lost.round).toMatchObject({ stake: "0.96", win: "0.00" });
		expect(await purseOf(seat)).toBe(10_00n - 20n);
		expect(await games.api.round(seat.play, round.roundId)).toMatchObject({ events: round.events, win: 96n });
		expect(await violations()).toEqual([]);
	});

	test("comes once a win, however often and on whichever side it is pressed at once", async () => {
		const seat = await sit("coin-divers", 10_00n);
		const { roundId } = await winning(seat);
		scripted = [];
		const sides = ["left", "right", "left", "right", "left", "right"] as const;
		const answers = await Promise.all(sides.map((side) => press(seat, roundId, side)));
		const rounds = answers.map((one) => z.parse(doubleUp.output, one.ok ? one.value : undefined).round);
		expect(new Set(rounds.map((round) => round.roundId)).size).toBe(1);
		const [first] = rounds;
		const after = await purseOf(seat);
		expect(after).toBe(10_00n - 20n + 48n - 48n + BigInt(Math.round(Number(first?.win) * 100)));
		const later = await winning(seat);
		const again = await press(seat, roundId, "right");
		expect(again.ok && z.parse(doubleUp.output, again.value)).toMatchObject({ round: first, replayed: true });
		expect(later.roundId).not.toBe(roundId);
		expect(await violations()).toEqual([]);
	});

	test("ends after three in a row, and after a loss there is nothing to double", async () => {
		const seat = await sit("coin-divers", 10_00n);
		let { roundId } = await winning(seat);
		for (let step = 1; step <= 3; step++) roundId = (await doubled(seat, roundId, 0)).round.roundId;
		expect(await refused(seat, roundId)).toBe("SLOT_DOUBLE_NOT_OFFERED");
		const lost = await doubled(seat, (await winning(seat)).roundId, 1);
		expect(await refused(seat, lost.round.roundId)).toBe("SLOT_DOUBLE_NOT_OFFERED");
		expect(await purseOf(seat)).toBe(10_00n - 40n + 48n * 8n);
	});

	test("waits with the last round: whoever comes back finds the same round with the same win, to be doubled once", async () => {
		const seat = await sit("coin-divers", 10_00n);
		const { roundId } = await winning(seat);
		const back = await floor.sit("coin-divers", seat.member);
		const answered = await floor.call("enter-slot", back);
		const { lastRound, features } = z.parse(enterSlot.output, answered.ok ? answered.value : undefined);
		expect([lastRound?.roundId, lastRound?.win, features.doubleUp]).toEqual([roundId, "0.48", true]);
		const { round } = await doubled(back, roundId, 0);
		expect(round.win).toBe("0.96");
		expect((await doubled(seat, roundId, 1)).round.roundId).toBe(round.roundId);
		expect(await purseOf(seat)).toBe(10_00n - 20n + 96n);
	});

	test("takes the last round alone, one's own, of a game that offers it, where the market allows it", async () => {
		const [seat, other] = [await sit("coin-divers", 10_00n), await sit("coin-divers", 10_00n)];
		const { roundId } = await winning(seat);
		expect(await refused(other, roundId)).toBe("SLOT_DOUBLE_NOT_OFFERED");
		await winning(seat);
		expect(await refused(seat, roundId)).toBe("SLOT_DOUBLE_NOT_OFFERED");
		const elsewhere = await floor.sit("bojagi", seat.member);
		expect(await refused(elsewhere, roundId)).toBe("SLOT_DOUBLE_NOT_OFFERED");
		const member = await enrol(10_00n);
		strict.add(member);
		const kept = await floor.sit("coin-divers", member);
		expect(await refused(kept, (await winning(kept)).roundId)).toBe("SLOT_DOUBLE_NOT_OFFERED");
		expect(await purseOf(kept)).toBe(10_00n - 20n + 48n);
		const trial = await floor.sit("coin-divers");
		expect(await refused(trial, (await winning(trial)).roundId)).toBe("SLOT_DOUBLE_NOT_OFFERED");
		const nowhere = { ...seat, play: { ...seat.play, gameCode: "wheel" } };
		expect(await refused(nowhere, roundId)).toBe("SLOT_UNKNOWN");
	});
});

describe("what is refused", () => {
	test.each([["0.03"], ["1000.00"], ["0.020"], ["2"]])("a coin of %s, which the table does not offer", async (coin) => {
		const seat = await sit("dancheong-gate", 100_00n);
		const failure = await refusal(seat, { coin });
		expect(failure).toEqual({
			code: "SLOT_COIN_NOT_OFFERED",
			value: { coins: ["0.01", "0.02", "0.05", "0.10", "0.20", "0.50", "1.00"] },
		});
		expect(await purseOf(seat)).toBe(100_00n);
	});

	test("vector 8: a stake above the balance, with the true balance; a win that was drawn is not paid", async () => {
		const seat = await sit("dancheong-gate", 39n);
		expect(await refusal(seat)).toEqual({ code: "INSUFFICIENT_FUNDS", value: { balance: "0.39" } });
		expect(await purseOf(seat)).toBe(39n);
	});

	test("a game that is no slot", async () => {
		const seat = await sit("bojagi", 1_00n);
		const elsewhere = { ...seat, play: { ...seat.play, gameCode: "wheel" } };
		expect(await refusal(elsewhere)).toEqual({ code: "SLOT_UNKNOWN" });
	});

	test("a game that is switched off (T03)", async () => {
		const seat = await sit("bojagi", 10_00n);
		await db.tx((tx) => sql`update games.game set enabled = false where code = 'bojagi'`.execute(tx));
		await games.refresh();
		const failure = await refusal(seat);
		await db.tx((tx) => sql`update games.game set enabled = true where code = 'bojagi'`.execute(tx));
		await games.refresh();
		expect(failure).toMatchObject({ code: "GAME_DISABLED" });
		expect((await spin(seat)).replayed).toBe(false);
	});
});

describe("a trial (G19)", () => {
	test("needs no member, is marked, plays the same table, and moves no account", async () => {
		const before = await db.read((tx) => sql`select count(*) as postings from wallet.posting`.execute(tx));
		const seat = await floor.sit("magpie-tiger");
		const { round, balance } = await spin(seat);
		expect(round).toMatchObject({ mode: "demo", payTable: "magpie-tiger@1" });
		const won = round.events.at(-1);
		if (won?.type !== "total") throw new Error("no total");
		expect(Number(balance) * 100).toBeCloseTo(10_000_00 - 50 + won.win * 2, 4);
		const after = await db.read((tx) => sql`select count(*) as postings from wallet.posting`.execute(tx));
		expect(after.rows).toEqual(before.rows);
	});

	test("draws from the same chance by the same rules as a round for money", async () => {
		const [real, trial] = [await sit("dancheong-gate", 100_00n), await floor.sit("dancheong-gate")];
		scripted = [1, 2, 3, 4, 5];
		const paid = await spin(real);
		scripted = [1, 2, 3, 4, 5];
		const free = await spin(trial);
		expect(free.round.events.slice(0, 2)).toEqual(paid.round.events.slice(0, 2));
	});
});

describe("entering", () => {
	const entered = async (seat: Seat) => {
		const answered = await floor.call("enter-slot", seat);
		if (!answered.ok) throw new Error(`refused: ${answered.error.code}`);
		return z.parse(z.object({ ...enterSlot.output.shape }), answered.value);
	};

	test.each(each)("%s shows its rules, coins, figures and the balance (G05, G07)", async (game) => {
		const seat = await sit(game, 12_34n);
		const table = payTables.find((one) => one.game === game);
		const room = await entered(seat);
		expect(room).toMatchObject({ mode: "real", currency: "P", balance: "12.34", defaultCoin: "0.02" });
		expect(room.payTable).toMatchObject({ id: `${game}@1`, cost: table?.modes[0]?.cost, grid: table?.grid });
		expect(room.payTable.symbols.map(({ code }) => code)).toEqual(table?.symbols.map(({ code }) => code));
		expect(Number(room.payTable.rtp)).toBeGreaterThan(94);
		expect(Number(room.payTable.rtp)).toBeLessThan(98);
		expect(room.payTable.topAward.credits).toBe(table?.topAward);
		expect(room.lastRound).toBeUndefined();
	});

	test("G27: the last round comes back whole, to be shown to its end", async () => {
		const seat = await sit("bojagi", 100_00n);
		await spin(seat);
		const { round, balance } = await spin(seat);
		const room = await entered(seat);
		expect(room.lastRound).toEqual(round);
		expect(room.balance).toBe(balance);
	});

	test("a game that is no slot is not entered", async () => {
		const seat = await sit("bojagi", 0n);
		const answered = await floor.call("enter-slot", { ...seat, play: { ...seat.play, gameCode: "wheel" } });
		expect(answered).toEqual({ ok: false, error: { code: "SLOT_UNKNOWN" } });
	});
});

describe("the seed", () => {
	test("releases every table with figures that need no new computing", async () => {
		const tables = await loadPayTables(db);
		for (const table of payTables) {
			const digest = sealTable(table).digest;
			const known = knownFigures.find((figures) => figures.digest === digest);
			expect(tables.version(table.game, table.version)?.report).toEqual(known?.report);
		}
	});

	test("may run again and again", async () => {
		await registerStudios({ db, now: clock.now() }, [studio]);
		const { rows } = await db.read((tx) =>
			sql`select count(*)::int as count from slots.pay_table where game = 'bojagi'`.execute(tx),
		);
		expect(rows).toEqual([{ count: 1 }]);
	});

	test("puts every game into the catalogue under its own studio, with its figures and limits", async () => {
		const { rows } = await db.read((tx) =>
			sql<{
				game: string;
			}>`select concat_ws(' ', vendor, code, rtp, pay_table, lines, volatility, top_times, top_one_in) as game
				from games.game where code <> 'wheel' order by sort_order`.execute(tx),
		);
		const listed = shownGames.map(({ vendor, shown }) => {
			const { catalogue } = z.parse(
				goldenModel,
				JSON.parse(readFileSync(`domains/slots/games/${shown.code}/golden.json`, "utf8")),
			);
			const { rtp, lines, volatility, top } = catalogue;
			return [vendor, shown.code, rtp, `${shown.code}@1`, lines, volatility, top.times, top.oneIn].join(" ");
		});
		expect(rows.map(({ game }) => game)).toEqual(listed);
	});

	test("T02: the face tells every released table with its digest", () => {
		const told = floor.slots.api.payTables();
		expect(told.map(({ id }) => id).sort()).toEqual(payTables.map(payTableId).sort());
		expect(told.every(({ digest }) => /^[0-9a-f]{64}$/.test(digest))).toBe(true);
	});
});
