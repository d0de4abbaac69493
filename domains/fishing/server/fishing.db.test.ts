// Fishing rooms over a real ledger: volleys, kills that are told when they are written, races, seats, restarts, trials, and draws that
// are checked without our code.
import { createHash, createHmac } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "zod/mini";
import { unwrap } from "#platform/kernel";
import {
	listFishingSittings,
	listSittingVolleys,
	readFishingSeeds,
	type VolleyEvent,
	volleyEvent,
} from "../contract/index.ts";
import { fishTables, speciesNamed } from "../core/index.ts";
import { type Angler, fieldOf, openFishing } from "./testing/open-fishing.ts";

const sea = await openFishing();
afterAll(() => sea.close());

type Sat = { readonly angler: Angler; readonly room: string };

async function sitDown(balance = 1_000_000n, stakes = "shore"): Promise<Sat> {
	const angler = await sea.launch(await sea.enrol(balance));
	return { angler, room: fieldOf(await sea.call("sit-fishing", angler, { stakes }), "roomId") };
}

let shots = 0;
/** Bullets at these fish, one each. */
const fire = ({ angler, room }: Sat, fish: readonly number[], bet = 1) =>
	sea.send(room, angler, {
		type: "fire",
		aim: 250,
		bet,
		fired: shots,
		contacts: fish.map((one) => ({ shot: ++shots, fish: one, bet, at: sea.clock.now().getTime() })),
	});

const roundsOf = async ({ angler: { member } }: Sat) => (member === undefined ? [] : await sea.rounds(member));

const volleysOf = async (sat: Sat): Promise<readonly VolleyEvent[]> =>
	(await roundsOf(sat)).flatMap(({ events }) => events.map((event) => parse(volleyEvent, event)));

const mineOf = async ({ angler, room }: Sat) => {
	const { mine } = await sea.seen(room, angler);
	if (mine === undefined) throw new Error("no seat");
	return mine;
};

/** Fires at whatever is cheapest until so many bullets have touched something. */
async function hunt(sat: Sat, contacts: number): Promise<void> {
	for (let done = 0; done < contacts; ) {
		const targets = (await sea.swimming(sat.room)).slice(0, 4).map(({ fish }) => fish);
		if (targets.length > 0) unwrap(await fire(sat, targets));
		done += targets.length;
		await sea.pass(600);
	}
}

describe("a volley", () => {
	it("is one round of the ledger: what is told is what was written", async () => {
		const sat = await sitDown();
		await sea.pass(9_000);
		await hunt(sat, 28);
		const rounds = await roundsOf(sat);
		const volleys = await volleysOf(sat);
		const stakes = rounds.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
		const wins = rounds.reduce((sum, { win }) => sum + BigInt(win), 0n);
		const drawn = volleys.flatMap((volley) => volley.shots);
		expect(stakes).toBe(BigInt(drawn.length));
		expect(wins).toBe(BigInt(drawn.reduce((sum, { times }) => sum + times, 0)));
		expect(wins).toBeGreaterThan(0n);
		expect(await sea.purse(sat.angler)).toBe(1_000_000n - stakes + wins);
		const mine = await mineOf(sat);
		expect({ staked: mine.staked, won: mine.won, balance: mine.balance }).toEqual({
			staked: (Number(stakes) / 100).toFixed(2),
			won: (Number(wins) / 100).toFixed(2),
			balance: (Number(1_000_000n - stakes + wins) / 100).toFixed(2),
		});
		// Nonces run from 0 without a gap, and nobody dies twice.
		expect(drawn.map(({ nonce }) => nonce)).toEqual(drawn.map((_, index) => index));
		const dead = drawn.flatMap((shot) => (shot.killed ? [shot.fish, ...shot.died] : []));
		expect(new Set(dead).size).toBe(dead.length);
		expect(await sea.violations()).toEqual([]);
	});

	it("is not told before it is written, and a fish that it killed is nobody else's", async () => {
		const [sat, other] = [await sitDown(), await sitDown()];
		expect(other.room).toBe(sat.room);
		await sea.pass(9_000);
		let killed: number | undefined;
		for (let turn = 0; turn < 40 && killed === undefined; turn++) {
			let letGo = (): void => {};
			sea.ledger.held = new Promise((resolve) => {
				letGo = resolve;
			});
			const [target] = await sea.swimming(sat.room);
			if (target === undefined) throw new Error("nobody swims");
			const told = (await sea.stateOf(sat.room)).lastKill;
			unwrap(await fire(sat, [target.fish]));
			sea.clock.advance(260);
			await sea.running.round();
			const seat = (await sea.stateOf(sat.room)).seats.find(({ owner }) => owner === `m${sat.angler.member}`);
			if (seat?.volley?.shots[0]?.killed === true) {
				killed = target.fish;
				expect((await sea.stateOf(sat.room)).lastKill).toBe(told);
				const before = await roundsOf(other);
				unwrap(await fire(other, [target.fish]));
				sea.clock.advance(260);
				await sea.running.round();
				letGo();
				sea.ledger.held = undefined;
				await sea.pass(300);
				expect((await sea.stateOf(sat.room)).lastKill).toBe(told + 1);
				expect((await sea.seen(sat.room, other.angler)).kills.at(-1)).toMatchObject({ fish: killed });
				// The other's bullet touched nobody: it cost nothing.
				expect(await roundsOf(other)).toEqual(before);
			}
			letGo();
			sea.ledger.held = undefined;
			await sea.pass(400);
		}
		expect(killed).toBeDefined();
	});

	it.each(["before", "after"] as const)(
		"that a process died %s is written once, by whoever has the room then",
		async (moment) => {
			const sat = await sitDown(10_000n);
			await sea.pass(9_000);
			const [target] = await sea.swimming(sat.room);
			if (target === undefined) throw new Error("nobody swims");
			sea.ledger.fault = moment;
			unwrap(await fire(sat, [target.fish], 10));
			await sea.pass(300);
			expect((await mineOf(sat)).staked).toBe("0.00");
			const two = sea.node("two");
			sea.clock.advance(6_000);
			const look = { id: sat.room, seat: `m${sat.angler.member}`, command: { type: "here" } } as const;
			unwrap(await two.running.rooms.act(two.fishing.kind, look));
			for (let turn = 0; turn < 4; turn++) await sea.pass(1_600, two);
			const rounds = await roundsOf(sat);
			expect(rounds).toHaveLength(1);
			expect((await mineOf(sat)).staked).toBe("0.10");
			expect(await sea.purse(sat.angler)).toBe(10_000n - 10n + BigInt(rounds[0]?.win ?? 0));
			// The first one is back.
			sea.clock.advance(6_000);
			unwrap(await sea.running.rooms.act(sea.fishing.kind, look));
		},
	);

	it("stands in the record by its sitting, and nobody else reads it", async () => {
		const [sat, other] = [await sitDown(), await sitDown()];
		await sea.pass(9_000);
		await hunt(sat, 8);
		const listed = unwrap(await sea.call("list-fishing-sittings", sat.angler));
		const [sitting] = parse(listFishingSittings.output, listed).sittings;
		const rounds = await roundsOf(sat);
		expect(sitting).toMatchObject({ stakes: "shore", leftAt: null, volleys: rounds.length, shots: 8 });
		const open = ({ angler }: Sat, sittingId = sitting?.sittingId) =>
			sea.call("list-sitting-volleys", angler, { sittingId });
		const { volleys } = parse(listSittingVolleys.output, unwrap(await open(sat)));
		expect(volleys.map(({ n }) => n)).toEqual(rounds.map((_, n) => n).toReversed());
		expect(volleys.reduce((sum, { win }) => sum + Math.round(Number(win) * 100), 0)).toBe(
			rounds.reduce((sum, { win }) => sum + Number(win), 0),
		);
		expect(await open(other)).toMatchObject({ ok: false, error: { code: "FISHING_SITTING_UNKNOWN" } });
		expect(
			parse(listFishingSittings.output, unwrap(await sea.call("list-fishing-sittings", other.angler))).sittings,
		).toEqual([expect.objectContaining({ shots: 0 })]);
	});

	it("that is refused touches nobody: fire stops with the reason", async () => {
		const sat = await sitDown(5n);
		await sea.pass(9_000);
		const [target] = await sea.swimming(sat.room);
		if (target === undefined) throw new Error("nobody swims");
		unwrap(await fire(sat, [target.fish], 10));
		await sea.pass(400);
		expect((await mineOf(sat)).stop).toBe("INSUFFICIENT_FUNDS");
		expect(await sea.purse(sat.angler)).toBe(5n);
		expect((await sea.stateOf(sat.room)).dead).not.toContain(target.fish);
	});
});

describe("a seat", () => {
	it("is checked: what swims, what was fired, how often, by whom", async () => {
		const sat = await sitDown();
		await sea.pass(9_000);
		const targets = await sea.swimming(sat.room);
		const at = sea.clock.now().getTime();
		const send = (contacts: { shot: number; fish: number; bet: number; at: number }[]) =>
			sea.send(sat.room, sat.angler, { type: "fire", aim: 0, bet: 1, fired: 1, contacts });
		const fish = targets[0]?.fish ?? 0;
		shots += 100;
		unwrap(await send([{ shot: shots, fish: 999_999, bet: 1, at }]));
		unwrap(await send([{ shot: shots + 1, fish, bet: 7, at }]));
		unwrap(await send([{ shot: shots + 2, fish, bet: 1, at: at + 5_000 }]));
		unwrap(await send([{ shot: shots + 3, fish, bet: 1, at: at - 9_000 }]));
		await sea.pass(400);
		expect((await mineOf(sat)).staked).toBe("0.00");
		// A message that comes again is one message, and more than a burst is not heard of.
		const [still] = await sea.swimming(sat.room);
		const many = Array.from({ length: 16 }, (_, index) => ({
			shot: shots + 10 + index,
			fish: still?.fish ?? 0,
			bet: 1,
			at: sea.clock.now().getTime(),
		}));
		unwrap(await send(many));
		unwrap(await send(many));
		const seat = (await sea.stateOf(sat.room)).seats.find(({ owner }) => owner === `m${sat.angler.member}`);
		expect(seat?.waits.length).toBeLessThanOrEqual(16);
		expect(seat?.tokens).toBeLessThan(6);
		shots += 100;
		const stranger = await sea.launch(await sea.enrol(10n));
		expect(await sea.send(sat.room, stranger, { type: "here" })).toEqual({ ok: false, error: "FISHING_NO_SEAT" });
	});

	it("is told that it idles, and given up when nothing is heard of it", async () => {
		const sat = await sitDown();
		for (let second = 0; second < 65; second += 13) {
			await sea.pass(13_000);
			await sea.send(sat.room, sat.angler, { type: "here" });
		}
		await sea.pass(100);
		expect((await mineOf(sat)).idle).toBe(true);
		for (let second = 0; second < 6; second++) await sea.pass(13_000);
		expect((await sea.seen(sat.room, sat.angler)).mine).toBeUndefined();
	});

	it("is kept for whoever comes back, and moves with who sits down elsewhere", async () => {
		const sat = await sitDown();
		const again = await sea.call("sit-fishing", sat.angler, { stakes: "shore" });
		expect(fieldOf(again, "roomId")).toBe(sat.room);
		const deep = await sea.call("sit-fishing", sat.angler, { stakes: "deep" });
		expect(fieldOf(deep, "roomId")).toBe("haenyeo-sea_real_deep_1");
		expect((await sea.seen(sat.room, sat.angler)).mine).toBeUndefined();
	});
});

describe("a trial", () => {
	it("plays in rooms that are marked as such, and never in the ledger", async () => {
		const angler = await sea.launch();
		const room = fieldOf(await sea.call("sit-fishing", angler, { stakes: "shore" }), "roomId");
		expect(room).toBe("haenyeo-sea_demo_shore_1");
		const cents = (text: string): number => Math.round(Number(text) * 100);
		const before = (await mineOf({ angler, room })).balance;
		await sea.pass(9_000);
		await hunt({ angler, room }, 8);
		const { staked, won, balance } = await mineOf({ angler, room });
		expect(staked).not.toBe("0.00");
		expect(cents(balance)).toBe(cents(before) - cents(staked) + cents(won));
		// Whoever comes next reads the room from its rows.
		const { running, fishing } = sea.node("later");
		expect((await running.rooms.read(fishing.kind, room))?.state.seats).toHaveLength(1);
		const paid = await sitDown();
		expect(await sea.send(paid.room, angler, { type: "here" })).toEqual({ ok: false, error: "ROOM_UNKNOWN" });
		expect(await sea.violations()).toEqual([]);
	});
});

describe("draws", () => {
	it("follow from the seed pair and the shot's number, as anybody can reckon", async () => {
		const sat = await sitDown();
		await sea.pass(9_000);
		await hunt(sat, 24);
		const seeds = parse(readFishingSeeds.output, unwrap(await sea.call("read-fishing-seeds", sat.angler)));
		const { serverHash } = seeds.current;
		const volleys = await volleysOf(sat);
		expect(volleys.every((volley) => volley.serverHash === serverHash)).toBe(true);
		const rotated = unwrap(
			await sea.call("rotate-fishing-seeds", sat.angler, { serverHash, clientSeed: "my-own-seed" }),
		);
		const { past, current } = parse(readFishingSeeds.output, rotated);
		expect(current).toEqual({ serverHash: seeds.next.serverHash, clientSeed: "my-own-seed", nextNonce: 0 });
		const [pair] = past;
		if (pair === undefined) throw new Error("nothing was revealed");
		expect(createHash("sha256").update(pair.serverSeed).digest("hex")).toBe(serverHash);
		for (const { species, nonce, killed } of volleys.flatMap((volley) => volley.shots)) {
			const { kill } = speciesNamed(fishTables["haenyeo-sea"], species);
			const word = createHmac("sha256", pair.serverSeed)
				.update(`${pair.clientSeed}:${nonce}:0`)
				.digest()
				.readUInt32BE(0);
			expect(word % kill.of < kill.win).toBe(killed);
		}
		await hunt(sat, 4);
		expect((await mineOf(sat)).serverHash).toBe(seeds.next.serverHash);
	});
});
