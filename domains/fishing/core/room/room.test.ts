// A room without a ledger: what seats may say, what the clock brings, what an event leaves. Text first: what happens, then what is seen.
import { describe, expect, it } from "vitest";
import { seededChance } from "#platform/kernel";
import { fishTables } from "../games/tables.ts";
import { applyRoom } from "./apply.ts";
import { decideRoom } from "./decide.ts";
import { roomIdOf, roomNamed } from "./room-id.ts";
import {
	emptyRoom,
	type RoomCommand,
	type RoomEvent,
	type RoomState,
	type Seat,
	type SeatPlay,
	seatTimes,
} from "./state.ts";
import { type RoomAids, roomRests, tickRoom } from "./tick.ts";
import { createWaters } from "./water.ts";

const water = createWaters(fishTables["haenyeo-sea"]);
const chance = seededChance(5);
const aids: RoomAids = { water, waveSeed: () => 77, chanceOf: () => chance };
const begin = 1_790_000_000_000;

const play: SeatPlay = {
	playId: "1",
	memberId: "7",
	vendor: "TESSERA_FISH",
	gameCode: "haenyeo-sea",
	mode: "real",
	currency: "P",
	merchant: "tessera",
};
const sitBy = (sitting: string): RoomCommand => ({
	type: "sit",
	sitting,
	name: null,
	play,
	unit: "1",
	nonce: 0,
	balance: "1000",
	seeds: { id: "s1", clientSeed: "tessera", serverHash: "a" },
});

const folded = (state: RoomState, events: readonly RoomEvent[]): RoomState => events.reduce(applyRoom, state);

function decided(state: RoomState, owner: string, { command, now = begin }: { command: RoomCommand; now?: number }) {
	const answer = decideRoom(state, command, { owner, now, water: water(state.waves) });
	return answer.ok ? folded(state, answer.value) : answer.error;
}

/** Throws where it was refused. */
function went(state: RoomState, owner: string, of: { command: RoomCommand; now?: number }): RoomState {
	const next = decided(state, owner, of);
	if (typeof next === "string") throw new Error(next);
	return next;
}

/** The clock goes on until nothing is due. */
function passed(state: RoomState, now: number): RoomState {
	for (let [room, turn] = [state, 0]; turn < 40; turn++) {
		const { events } = tickRoom(room, now, aids);
		if (events.length === 0) return room;
		room = folded(room, events);
	}
	throw new Error("the clock never rests");
}

const seatIn = (state: RoomState, owner = "m1"): Seat => {
	const seat = state.seats.find((one) => one.owner === owner);
	if (seat === undefined) throw new Error(`${owner} sits nowhere`);
	return seat;
};

const manned = (...owners: readonly string[]): RoomState =>
	owners.reduce(
		(state, owner) => went(state, owner, { command: sitBy(`sitting of ${owner}`) }),
		passed(emptyRoom, begin),
	);

const later = begin + 9_000;
/** Fish in sight then, the cheapest first. */
const inSight = (state: RoomState, now = later): readonly number[] =>
	water(state.waves)
		.all()
		.filter(({ fish }) => water(state.waves).swims(fish, now) && !state.dead.includes(fish))
		.toSorted((a, b) => a.species.kill.of - b.species.kill.of)
		.map(({ fish }) => fish);

const fireAt = (fish: readonly number[], from = 0, now = later): RoomCommand => ({
	type: "fire",
	aim: 100,
	bet: 1,
	fired: fish.length,
	contacts: fish.map((one, index) => ({ shot: from + index, fish: one, bet: 1, at: now })),
});

describe("seats", () => {
	it("are four, each by whoever came; the fifth finds none, and one who comes back is the same", () => {
		const full = manned("m1", "m2", "m3", "m4");
		expect(full.seats.map(({ place }) => place)).toEqual([0, 1, 2, 3]);
		expect(decided(full, "m5", { command: sitBy("late") })).toBe("FISHING_ROOM_FULL");
		const back = went(full, "m2", { command: sitBy("another"), now: begin + 50 });
		expect(seatIn(back, "m2")).toMatchObject({ place: 1, sitting: "sitting of m2", heardAt: begin + 50 });
		const without = went(full, "m2", { command: { type: "leave" } });
		expect(went(without, "m6", { command: sitBy("new") }).seats.map(({ owner }) => owner)).toEqual([
			"m1",
			"m6",
			"m3",
			"m4",
		]);
	});

	it("are asked for: without one nothing is fired, and leaving twice is leaving once", () => {
		const room = manned("m1");
		expect(decided(room, "m9", { command: { type: "here" } })).toBe("FISHING_NO_SEAT");
		expect(decided(room, "m9", { command: { type: "leave" } })).toEqual(room);
	});

	it("are told that they idle, and given up: without a shot, and without a word", () => {
		const room = manned("m1", "m2");
		const heard = (state: RoomState, now: number) => went(state, "m1", { command: { type: "here" }, now });
		const idle = passed(heard(room, begin + 59_000), begin + seatTimes.idle);
		expect(idle.seats.map(({ owner, idle: idles }) => [owner, idles])).toEqual([["m1", true]]);
		const gone = passed(heard(heard(idle, begin + 118_000), begin + 176_000), begin + seatTimes.leaves);
		expect(roomRests(gone)).toBe(true);
		expect(roomRests(idle)).toBe(false);
	});
});

describe("a volley", () => {
	const room = passed(manned("m1", "m2"), later);
	it("gathers contacts for a while, waits for its word, and is asked for again until it comes", () => {
		const targets = inSight(room).slice(0, 3);
		const fired = went(room, "m1", { command: fireAt(targets), now: later });
		expect(tickRoom(fired, later, aids)).toMatchObject({ events: [], next: later + seatTimes.volley });
		const drawn = passed(fired, later + seatTimes.volley);
		expect(seatIn(drawn).volley).toMatchObject({ n: 0, asked: 0 });
		expect(tickRoom(drawn, later + 300, aids).next).toBeLessThanOrEqual(later + 300 + seatTimes.again);
		const asked = passed(drawn, later + seatTimes.volley + seatTimes.again);
		expect(seatIn(asked).volley?.asked).toBe(1);
		expect(decided(asked, "m1", { command: { type: "leave" } })).toBe("FISHING_VOLLEY_OPEN");
		// A word on another volley is no word on this one.
		expect(went(asked, "m1", { command: { type: "paid", n: 9, balance: "5" } })).toEqual(asked);
		expect(went(asked, "m1", { command: { type: "refused", n: 9, code: "X" } })).toEqual(asked);
		const paid = went(asked, "m1", { command: { type: "paid", n: 0, balance: "990" } });
		expect(seatIn(paid)).toMatchObject({ volley: null, balance: "990", staked: 3, n: 1, nonce: 3 });
	});

	it("that is refused leaves the fish and stops fire until the next shot", () => {
		const drawn = passed(went(room, "m1", { command: fireAt(inSight(room).slice(0, 2)), now: later }), later + 260);
		const stopped = went(drawn, "m1", { command: { type: "refused", n: 0, code: "INSUFFICIENT_FUNDS" } });
		expect(seatIn(stopped)).toMatchObject({ volley: null, stop: "INSUFFICIENT_FUNDS", staked: 0 });
		expect(stopped.dead).toEqual(room.dead);
		const on = went(stopped, "m1", { command: fireAt(inSight(room).slice(0, 1), 9, later + 500), now: later + 500 });
		expect(seatIn(on).stop).toBeNull();
	});

	it("pays one of two who hit the same fish at once; the other's bullet costs nothing", () => {
		for (let turn = 0; turn < 200; turn++) {
			const [target = 0] = inSight(room);
			const both = ["m1", "m2"].reduce(
				(state, owner) => went(state, owner, { command: fireAt([target]), now: later }),
				room,
			);
			const drawn = passed(both, later + 260);
			const first = seatIn(drawn, "m1").volley;
			if (first?.shots[0]?.killed !== true) continue;
			expect(seatIn(drawn, "m2")).toMatchObject({ volley: null, waits: [], nonce: 0 });
			const told = went(drawn, "m1", { command: { type: "paid", n: 0, balance: "1" } });
			expect(told.kills.at(-1)).toMatchObject({ fish: target, place: 0 });
			expect(told.dead).toContain(target);
			return;
		}
		throw new Error("nobody died in 200 draws");
	});

	it("holds sixteen; what came after makes the next, and who is quicker than the ledger fires into the sand", () => {
		const targets = inSight(room);
		const many = Array.from({ length: 16 }, (_, index) => targets[index % targets.length] ?? 0);
		let busy = room;
		for (let turn = 0; turn < 9; turn++) {
			const now = later + turn * 2_000;
			busy = went(busy, "m1", { command: fireAt(many, turn * 16, now), now });
		}
		expect(seatIn(busy).waits.length).toBeLessThanOrEqual(48);
		const drawn = passed(busy, later + 20_000);
		expect(seatIn(drawn).waits.length).toBe(seatIn(busy).waits.length - 16);
	});

	it("hears a message that comes again once, and passes what is late, early, or no bet of the house's", () => {
		const [fish = 0] = inSight(room);
		const contact = { shot: 5, fish, bet: 1, at: later };
		const fire = (contacts: readonly (typeof contact)[]): RoomCommand => ({
			type: "fire",
			aim: 1,
			bet: 1,
			fired: 1,
			contacts,
		});
		const heard = (...contacts: readonly (typeof contact)[]) =>
			seatIn(went(room, "m1", { command: fire(contacts), now: later })).waits.length;
		expect(heard(contact, contact)).toBe(1);
		expect(heard({ ...contact, at: later + 301 })).toBe(0);
		expect(heard({ ...contact, at: later - 2_501 })).toBe(0);
		expect(heard({ ...contact, bet: 7 })).toBe(0);
		expect(heard({ ...contact, fish: 999_999 })).toBe(0);
		const once = went(room, "m1", { command: fire([contact]), now: later });
		expect(seatIn(went(once, "m1", { command: fire([contact]), now: later })).waits).toHaveLength(1);
	});
});

describe("seeds", () => {
	const seeds: RoomCommand = { type: "seeds", from: "s1", seeds: { id: "s2", clientSeed: "own", serverHash: "b" } };
	const room = passed(manned("m1"), later);
	it("are changed between two volleys alone, once", () => {
		const changed = went(room, "m1", { command: seeds });
		expect(seatIn(changed)).toMatchObject({ seeds: { id: "s2" }, nonce: 0 });
		expect(went(changed, "m1", { command: seeds })).toEqual(changed);
		const fired = went(room, "m1", { command: fireAt(inSight(room).slice(0, 1)), now: later });
		expect(decided(fired, "m1", { command: seeds })).toBe("FISHING_VOLLEY_OPEN");
	});
});

describe("waves", () => {
	it("are drawn one ahead, one joins the other, and three are kept", () => {
		let room = manned("m1");
		expect(room.waves.map(({ n, kind }) => [n, kind])).toEqual([
			[0, "calm"],
			[1, "calm"],
		]);
		room = { ...room, dead: [3] };
		for (let second = 0; second < 170; second += 5) room = passed(room, begin + second * 1_000);
		expect(room.waves).toHaveLength(3);
		expect(room.waves.some(({ kind }) => kind === "boss")).toBe(true);
		// Fish of waves that are over are forgotten.
		expect(room.dead).toEqual([]);
	});

	it("begin anew where nobody was there meanwhile", () => {
		const slept = passed(manned("m1"), begin + 900_000);
		expect(slept.waves.at(-2)?.at).toBe(begin + 900_000);
	});
});

describe("an event that belongs to nobody", () => {
	it("changes nothing", () => {
		const room = manned("m1");
		expect(applyRoom(room, { type: "paid", owner: "m9", n: 0, balance: "1" })).toEqual(room);
		expect(applyRoom(room, { type: "paid", owner: "m1", n: 0, balance: "1" })).toEqual(room);
		expect(applyRoom(room, { type: "again", owner: "m1", n: 0, at: begin })).toEqual(room);
		expect(applyRoom(room, { type: "volley", owner: "m1", at: begin, shots: [] })).toEqual(room);
	});
});

describe("weapons in the water", () => {
	it("find nobody near a fish that does not swim", () => {
		const { waves } = manned("m1");
		expect(water(waves).near(999_999, later, new Set())).toEqual([]);
		expect(water(waves).find(77_000)).toBeUndefined();
	});

	it("reach what is within the blast, and no more than twenty", () => {
		const room = passed(manned("m1"), later);
		const all = inSight(room);
		for (const fish of all) {
			const near = water(room.waves).near(fish, later, new Set(all.slice(0, 1)));
			expect(near.length).toBeLessThanOrEqual(20);
			expect(near.some((one) => one.fish === fish || one.fish === all[0])).toBe(false);
		}
	});
});

describe("a room's name", () => {
	it("says game, mode, stakes and number, and nothing else is one", () => {
		const name = { game: "night-river", mode: "demo", stakes: "deep", number: 12 } as const;
		expect(roomNamed(roomIdOf(name))).toEqual(name);
		for (const wrong of [
			"",
			"night-river_demo_deep_65",
			"night-river_demo_deep_07",
			"x_demo_deep_1",
			"night-river_free_deep_1",
		])
			expect(roomNamed(wrong), wrong).toBeUndefined();
		expect(roomNamed("night-river_demo_low_1")).toBeUndefined();
		expect(roomNamed("night-river_demo_deep_1_2")).toBeUndefined();
	});
});
