// The doors of the fishing rooms: who comes in, where they sit, what is refused and why, what is forgotten, what a kill leaves behind.
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "zod/mini";
import { sql } from "#platform/db";
import { log } from "#platform/http/testing";
import { unwrap } from "#platform/kernel";
import { secureChance, secureIds } from "#platform/kernel/node";
import { enterFishing, readFishingSeeds } from "../contract/index.ts";
import { mostRooms } from "../core/index.ts";
import { fishingJobs } from "./jobs.ts";
import { playTicketOf, seatPlayOf, tableIn } from "./ports.ts";
import { createSeeds } from "./seeds.ts";
import { writeSetting } from "./setting-rows.ts";
import { type Angler, fieldOf, openFishing } from "./testing/open-fishing.ts";

const sea = await openFishing();
afterAll(() => sea.close());

const refused = (code: string) => expect.objectContaining({ ok: false, error: expect.objectContaining({ code }) });
const launched = async (balance = 100_000n) => sea.launch(await sea.enrol(balance));
const sit = (angler: Angler, stakes = "shore") => sea.call("sit-fishing", angler, { stakes });
const roomOf = async (angler: Angler, stakes = "shore") => fieldOf(await sit(angler, stakes), "roomId");

let shots = 0;
const fire = (room: string, angler: Angler, fish: readonly number[], bet = 1) =>
	sea.send(room, angler, {
		type: "fire",
		aim: 250,
		bet,
		fired: shots,
		contacts: fish.map((one) => ({ shot: ++shots, fish: one, bet, at: sea.clock.now().getTime() })),
	});
const mineOf = async (room: string, angler: Angler) => (await sea.seen(room, angler)).mine;

let versions = 0;
const set = (open: boolean, most = mostRooms) =>
	sea.db.tx((tx) =>
		writeSetting(tx, {
			game: "haenyeo-sea",
			stakes: "reef",
			open,
			mostRooms: most,
			version: versions++,
			now: sea.clock.now(),
			operator: "Olga",
		}),
	);

describe("whoever comes", () => {
	it("is told of the purse, of cannons, of rooms by their stakes", async () => {
		const angler = await launched();
		const look = async () => parse(enterFishing.output, unwrap(await sea.call("enter-fishing", angler)));
		const before = await look();
		expect(before).toMatchObject({ mode: "real", currency: "P", balance: "1000.00", payTable: "haenyeo-sea@1" });
		expect(before.classes.map(({ stakes, unit }) => [stakes, unit])).toEqual([
			["shore", "0.01"],
			["reef", "0.10"],
			["deep", "1.00"],
		]);
		await roomOf(angler, "deep");
		expect((await look()).classes.find(({ stakes }) => stakes === "deep")).toMatchObject({
			taken: 1,
			rooms: 1,
			open: true,
		});
	});

	it("by another game's session finds nothing here", async () => {
		const { play } = await launched();
		const stranger: Angler = { play: { ...play, vendor: "TESSERA" }, member: undefined };
		const calls = [
			...([
				["enter-fishing"],
				["sit-fishing", { stakes: "shore" }],
				["read-fishing-seeds"],
				["list-fishing-sittings"],
			] as const),
			["list-sitting-volleys", { sittingId: "0198c000-0000-7000-8000-000000000001" }] as const,
			["rotate-fishing-seeds", { serverHash: "0".repeat(64), clientSeed: "a" }] as const,
		];
		for (const [call, input] of calls)
			expect(await sea.call(call, stranger, input), call).toEqual(refused("FISHING_UNKNOWN"));
		expect(await sea.send("haenyeo-sea_real_shore_1", stranger, { type: "here" })).toMatchObject({ ok: false });
		expect(() => tableIn("nowhere")).toThrow("no fishing room");
		expect(() => playTicketOf({ ...seatPlayOf(play), currency: "XX" })).toThrow("without a play session");
		expect(() => playTicketOf({ ...seatPlayOf(play), memberId: "x" })).toThrow("without a play session");
	});

	it("finds a class closed where the house says so; who sits plays on, and rooms are no more than said", async () => {
		const sitting = await launched();
		const room = await roomOf(sitting, "reef");
		expect(await set(false)).toBe(true);
		expect(await sit(await launched(), "reef")).toEqual(refused("FISHING_STAKES_CLOSED"));
		expect(await roomOf(sitting, "reef")).toBe(room);
		expect(await set(true, 1)).toBe(true);
		for (let seat = 0; seat < 3; seat++) expect(await roomOf(await launched(), "reef")).toBe(room);
		expect(await sit(await launched(), "reef")).toEqual(refused("FISHING_ROOM_FULL"));
		expect(await set(true)).toBe(true);
		expect(await roomOf(await launched(), "reef")).toBe("haenyeo-sea_real_reef_2");
		expect(
			await sea.db.tx((tx) =>
				writeSetting(tx, {
					game: "night-river",
					stakes: "reef",
					open: true,
					mostRooms: 2,
					version: 3,
					now: sea.clock.now(),
					operator: "Olga",
				}),
			),
		).toBe(false);
	});

	it("does not change seats while a volley is on its way", async () => {
		const angler = await launched();
		const room = await roomOf(angler);
		await sea.pass(9_000);
		const [target] = await sea.swimming(room);
		let letGo = (): void => {};
		sea.ledger.held = new Promise((resolve) => {
			letGo = resolve;
		});
		unwrap(await fire(room, angler, [target?.fish ?? 0]));
		sea.clock.advance(260);
		await sea.running.round();
		const { serverHash } = parse(readFishingSeeds.output, unwrap(await sea.call("read-fishing-seeds", angler))).current;
		const rotated = await sea.call("rotate-fishing-seeds", angler, { serverHash, clientSeed: "late" });
		expect(rotated).toEqual(refused("FISHING_SEEDS_IN_USE"));
		expect(await sit(angler, "deep")).toEqual(refused("PLAY_BUSY"));
		letGo();
		sea.ledger.held = undefined;
		await sea.pass(400);
		expect(await roomOf(angler, "deep")).toBe("haenyeo-sea_real_deep_1");
	});
});

describe("seeds", () => {
	it("are retired without a seat as well, and not twice by two presses", async () => {
		const angler = await launched();
		const first = parse(readFishingSeeds.output, unwrap(await sea.call("read-fishing-seeds", angler)));
		const { serverHash } = first.current;
		const press = async (clientSeed: string) =>
			parse(
				readFishingSeeds.output,
				unwrap(await sea.call("rotate-fishing-seeds", angler, { serverHash, clientSeed })),
			);
		expect((await press("one")).current).toMatchObject({ serverHash: first.next.serverHash, clientSeed: "one" });
		expect((await press("two")).current).toMatchObject({ serverHash: first.next.serverHash, clientSeed: "one" });
	});

	it("do not open with another house key, and nothing is drawn from what was not read", async () => {
		const angler = await launched();
		const { serverHash } = parse(readFishingSeeds.output, unwrap(await sea.call("read-fishing-seeds", angler))).current;
		const seeds = createSeeds({ newId: secureIds, chance: secureChance(), key: Buffer.alloc(32, 9) });
		const { rows } = await sea.db.read((tx) =>
			sql<{ id: string }>`select id from fishing.seed_pair where server_hash = ${serverHash}`.execute(tx),
		);
		const of = { id: rows[0]?.id ?? "", clientSeed: "a", serverHash };
		await expect(sea.db.read((tx) => seeds.know(tx, [of]))).rejects.toThrow("another house key");
		expect(() => seeds.chanceOf(of, 0)).toThrow("not read");
	});
});

describe("a volley that the ledger does not take", () => {
	it.each(["LIMIT_REACHED", "REALITY_CHECK", "STAKE_OUT_OF_RANGE"])(
		"for %s is void: its contacts cost nothing, fire stops and the reason is told",
		async (code) => {
			const angler = await launched();
			const room = await roomOf(angler);
			await sea.pass(9_000);
			const [target] = await sea.swimming(room);
			sea.ledger.refuses = code;
			unwrap(await fire(room, angler, [target?.fish ?? 0]));
			await sea.pass(400);
			expect(await mineOf(room, angler)).toMatchObject({ stop: code, staked: "0.00", balance: "1000.00" });
			expect(await sea.purse(angler)).toBe(100_000n);
		},
	);

	it("because the game's own limits say so is refused by the games themselves", async () => {
		const angler = await launched();
		const room = await roomOf(angler, "deep");
		await sea.pass(9_000);
		await sea.db.tx((tx) => sql`update games.game set enabled = false where code = 'haenyeo-sea'`.execute(tx));
		await sea.games.refresh();
		const [target] = await sea.swimming(room);
		unwrap(await fire(room, angler, [target?.fish ?? 0]));
		await sea.pass(400);
		expect((await mineOf(room, angler))?.stop).toMatch(/GAME_DISABLED|GAME_UNDER_MAINTENANCE/);
		await sea.db.tx((tx) => sql`update games.game set enabled = true where code = 'haenyeo-sea'`.execute(tx));
		await sea.games.refresh();
		expect(await sea.purse(angler)).toBe(100_000n);
	});

	it("because nobody knows is asked for again under its key, and written once", async () => {
		const angler = await launched();
		const room = await roomOf(angler);
		await sea.pass(9_000);
		const [target] = await sea.swimming(room);
		sea.ledger.refuses = "PLAY_BUSY";
		unwrap(await fire(room, angler, [target?.fish ?? 0]));
		await sea.pass(400);
		expect(await mineOf(room, angler)).toMatchObject({ stop: null, staked: "0.00" });
		for (let turn = 0; turn < 3; turn++) await sea.pass(1_600);
		expect(await mineOf(room, angler)).toMatchObject({ stop: null, staked: "0.01" });
		expect(angler.member === undefined ? [] : await sea.rounds(angler.member)).toHaveLength(1);
	});
});

describe("trials that are over", () => {
	it("are forgotten after two days, and nobody else is", async () => {
		const trial = await sea.launch();
		const member = await launched();
		await roomOf(trial);
		await roomOf(member, "deep");
		const count = async () =>
			(
				await sea.db.read((tx) =>
					sql<{ n: number }>`select (select count(*) from fishing.sitting where owner like 'p%')::int
						+ (select count(*) from fishing.seed_pair where owner like 'p%')::int as n`.execute(tx),
				)
			).rows[0]?.n;
		const forget = fishingJobs({ db: sea.db, log }).jobs.find(({ name }) => name === "fishing.forget-trials");
		const run = (days: number) =>
			forget?.run(
				{},
				{
					jobId: "1",
					attempt: 1,
					log,
					signal: undefined,
					now: new Date(sea.clock.now().getTime() + days * 86_400_000),
				},
			);
		await run(3);
		// It sits still.
		expect(await count()).toBeGreaterThan(0);
		unwrap(await sea.send(await roomOf(trial), trial, { type: "leave" }));
		await sea.db.tx((tx) =>
			sql`update fishing.sitting set left_at = ${sea.clock.now()} where owner like 'p%' and left_at is null`.execute(
				tx,
			),
		);
		await run(1);
		expect(await count()).toBeGreaterThan(0);
		await run(3);
		expect(await count()).toBe(0);
		const { rows } = await sea.db.read((tx) => sql`select id from fishing.seed_pair where owner like 'm%'`.execute(tx));
		expect(rows.length).toBeGreaterThan(0);
	});
});
