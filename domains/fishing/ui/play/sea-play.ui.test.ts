// An angler's game without a document: what a press, a held cannon and a lock make of a room as it is told.
import { describe, expect, it } from "vitest";
import type { RoomAnswer, RoomState } from "#platform/ui";
import type { FishingSeen } from "../../contract/index.ts";
import { fishTables, type SeatCommand } from "../../core/index.ts";
import { createSeaPlay } from "./sea-play.ts";

const begin = 1_000_000;
const mine: NonNullable<FishingSeen["mine"]> = {
	place: 0,
	sitting: "s",
	balance: "10.00",
	staked: "0.00",
	won: "0.00",
	nonce: 0,
	lastShot: 41,
	serverHash: "0".repeat(64),
	stop: null,
	idle: false,
};
const seat = { place: 0, name: "a", aim: 750, bet: 1, fired: 0, idle: false };

function open(more: Partial<FishingSeen> = {}) {
	let now = begin;
	const sent: SeatCommand[] = [];
	let answer: RoomAnswer = { ok: true };
	const state: RoomState<FishingSeen> = {
		seen: { waves: [{ n: 0, kind: "calm", seed: 31, at: begin }], dead: [], seats: [seat], kills: [], mine, ...more },
		seq: 1,
		ahead: 0,
		away: false,
		unknown: false,
	};
	const room = { now: state };
	const play = createSeaPlay({
		table: fishTables["haenyeo-sea"],
		place: 0,
		bets: [1, 2, 3, 5, 8, 10],
		now: () => now,
		room: () => room.now,
		act: async (command) => {
			sent.push(command);
			return answer;
		},
		onFired: () => undefined,
		onTouched: () => undefined,
	});
	/** So many frames, each in its own turn, so that answers come between them. */
	const swim = async (milliseconds: number): Promise<ReturnType<typeof play.advance>> => {
		let drawn = play.advance(0);
		for (const end = now + milliseconds; now < end; ) {
			now += 16;
			drawn = play.advance(16);
			await Promise.resolve();
		}
		return drawn;
	};
	const fires = () => sent.flatMap((one) => (one.type === "fire" ? [one] : []));
	const reply = (next: RoomAnswer): void => {
		answer = next;
	};
	return { play, room, state, swim, fires, sent, reply };
}

describe("an angler's game", () => {
	it("fires eight times a second while it is held, and tells each contact once, in the order of the shots", async () => {
		const { play, swim, fires } = open();
		await swim(6_000);
		play.aimAt(640, 360);
		play.hold(true);
		await swim(5_000);
		play.hold(false);
		await swim(11_000);
		const contacts = fires().flatMap((one) => one.contacts);
		expect(fires().at(-1)?.fired).toBe(40);
		expect(contacts.length).toBeGreaterThan(4);
		// On from what the room has heard of.
		expect(contacts.map(({ shot }) => shot)).toEqual(contacts.map((_, index) => 42 + index));
	});

	it("sends a contact again that nobody answered, and forgets one that comes too late to count", async () => {
		const { play, swim, fires, reply } = open();
		await swim(6_000);
		reply("silent");
		play.hold(true);
		await swim(4_000);
		play.hold(false);
		const tries = fires().flatMap((one) => one.contacts.map(({ shot }) => shot));
		expect(tries.length).toBeGreaterThan(new Set(tries).size);
		await swim(14_000);
		const count = fires().length;
		await swim(3_000);
		expect(fires()).toHaveLength(count);
	});

	it("locks what is dearest first; the cannon follows it, and the lock ends with its fish", async () => {
		const { play, room, state, swim } = open();
		await swim(12_000);
		play.lockNext();
		const { lock } = play.hand.get();
		const dearest = Math.max(...play.targets().map(({ swimmer }) => swimmer.species.kill.of));
		expect(play.targets().find(({ fish }) => fish === lock)?.swimmer.species.kill.of).toBe(dearest);
		const before = play.aim();
		await swim(1_500);
		expect([play.hand.get().lock, play.aim() === before]).toEqual([lock, false]);
		if (state.seen !== undefined) room.now = { ...state, seen: { ...state.seen, dead: [lock ?? 0] } };
		await swim(32);
		expect(play.hand.get().lock).toBeUndefined();
		play.lockNext();
		play.turnBy(12);
		expect(play.hand.get().lock).toBeUndefined();
	});

	it("a press locks what it touches where locking is on", async () => {
		const { play, swim } = open();
		const { targets } = await swim(12_000);
		const [one] = targets;
		if (one === undefined) throw new Error("nothing swims");
		play.press(one);
		expect(play.hand.get().lock).toBeUndefined();
		play.change({ locks: true });
		play.press(one);
		expect(play.hand.get().lock).toBe(one.fish);
	});

	it("shows others' bullets, and fires none without a seat of its own", async () => {
		const { play, room, state, swim, fires } = open({ mine: undefined, seats: [{ ...seat, place: 2, fired: 5 }] });
		await swim(200);
		play.hold(true);
		if (state.seen !== undefined)
			room.now = { ...state, seen: { ...state.seen, seats: [{ ...seat, place: 2, fired: 7 }] } };
		const { bullets } = await swim(32);
		expect(bullets.map(({ place, own }) => [place, own])).toEqual([
			[2, false],
			[2, false],
		]);
		expect(fires()).toEqual([]);
	});

	it("says that somebody still looks, and agrees with another about what swims", async () => {
		const [one, two] = [open(), open()];
		await one.swim(15_100);
		expect(one.sent).toEqual([{ type: "here" }]);
		expect(one.play.digest(begin + 9_000)).toBe(two.play.digest(begin + 9_000));
	});
});
