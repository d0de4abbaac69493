// Rooms on this process: opens them, acts in them, moves what is due, tells who listens. Any number of processes may do so over
// one database.
import { liveRoomOf, type RoomSnapshot } from "#platform/contract";
import { ok, type Result } from "#platform/kernel";
import { actInRoom } from "./act-in-room.ts";
import { openHands, type RoomsHands, type RoomsOptions, watchAll } from "./hands.ts";
import { lookAt } from "./look-at.ts";
import { type PlayDoor, playDoor } from "./play-door.ts";
import type { RoomActed, RoomKind, Rooms } from "./room.ts";
import { findRooms, insertRoom, keyOf, listDue, postponeRoom, type RoomKey } from "./room-rows.ts";
import { startWake, type Wake } from "./wake.ts";

export type RunningRooms = {
	readonly rooms: Rooms;
	/** These kinds are known: their rooms are heard of, joined and acted in here. */
	readonly know: (kinds: readonly RoomKind[]) => void;
	/** For the seats of play sessions. */
	readonly play: PlayDoor;
	/** How a live room (`room:<kind>:<id>`) stands for all; somebody watches it from now on. Undefined where there is none. */
	readonly join: (room: string) => Promise<RoomSnapshot | undefined>;
	/** Moves what is due by the clock, of all kinds that are known; answers when to look again. */
	readonly round: () => Promise<Date | undefined>;
	/** Keeps the rooms going and tells of them; answers how to stop, which lets go of what is held. */
	readonly run: () => Promise<() => Promise<void>>;
};

export function createRooms(options: RoomsOptions): RunningRooms {
	let wake: Wake | undefined;
	const hands = openHands(options, (at) => wake?.at(at));
	return {
		rooms: roomsOf(hands),
		know: (kinds) => {
			for (const kind of kinds) hands.kinds.set(kind.face.name, kind);
		},
		play: playDoor(hands),
		async join(room) {
			const [key] = keysOf(hands, [room]);
			if (key === undefined) return undefined;
			await watchAll(hands, [key]);
			return lookAt(hands, key);
		},
		round: () => moveDue(hands),
		async run() {
			const stop = await keepGoing(hands);
			const running = startWake({ clock: hands.clock, log: hands.log, round: () => moveDue(hands) });
			wake = running;
			return async () => {
				wake = undefined;
				await running.stop();
				await stop();
			};
		},
	};
}

function roomsOf(hands: RoomsHands): Rooms {
	const { db, clock, wake } = hands;
	return {
		async open(kind, id) {
			const now = clock.now();
			await insertRoom(db, { kind: kind.face.name, id, state: kind.begin(id, now), now });
			wake(now);
		},
		async act<State, Event, Command, Seen, Aids>(
			kind: RoomKind<State, Event, Command, Seen, Aids>,
			{ id, seat, command, at }: { id: string; seat: string; command: Command; at?: Date },
		): Promise<Result<RoomActed<Event, Seen>, string>> {
			const acted = await actInRoom(hands, kind, { id, act: { seat, command, at: at ?? clock.now() } });
			if (!acted.ok) return acted;
			const { seq, events, state } = acted.value;
			// Events and state of a kind were decided and folded by that kind.
			return ok({ seq, events: events as readonly Event[], seen: () => kind.shown(state as State, seat) });
		},
		async read<State, Event, Command, Seen, Aids>(kind: RoomKind<State, Event, Command, Seen, Aids>, id: string) {
			const known = await hands.readKnown(kind, id);
			// The state of a kind was folded by that kind.
			return known === undefined ? undefined : { seq: known.seq, state: known.state as State };
		},
		watch: (kind, id) => watchAll(hands, [{ kind: kind.face.name, id }]),
	};
}

const atOnce = 64;
/** A room that cannot be moved is looked at again after so long. */
const afterFault = 2_000;
/** What is due and was not moved is in another hand. */
const afterPassing = 25;

async function moveDue(hands: RoomsHands): Promise<Date | undefined> {
	const { db, clock, kinds, leases } = hands;
	const names = [...kinds.keys()];
	const listed = names.length === 0 ? [] : await listDue(db, { kinds: names, limit: atOnce + 1 });
	const now = clock.now();
	const held = leases.due(now);
	const due = [...listed.filter(({ wakeAt }) => wakeAt <= now), ...held.due];
	const moved = await Promise.all(due.map((key) => moveDueRoom(hands, key)));
	const later = listed.find(({ wakeAt }) => wakeAt > now)?.wakeAt;
	const again = moved.some((one) => one) ? 0 : afterPassing;
	const nexts = [later, held.next, due.length > 0 ? new Date(clock.now().getTime() + again) : undefined];
	const moments = nexts.flatMap((next) => next?.getTime() ?? []);
	return moments.length === 0 ? undefined : new Date(Math.min(...moments));
}

/** Whether it was moved here. */
async function moveDueRoom(hands: RoomsHands, { kind: name, id }: RoomKey): Promise<boolean> {
	const { db, clock, log, kinds, leases, mover } = hands;
	const kind = kinds.get(name);
	if (kind === undefined) return false;
	try {
		if (kind.pace === "owned" && !(await leases.claim({ kind: name, id }))) return false;
		const answer = await mover.move({ kind, id });
		if (answer.is === "lost") leases.drop(keyOf({ kind: name, id }));
		return answer.is === "moved";
	} catch (error) {
		log.error({ room: keyOf({ kind: name, id }), error }, "a room could not be moved");
		const to = new Date(clock.now().getTime() + afterFault);
		leases.wakes(keyOf({ kind: name, id }), to);
		await postponeRoom(db, { kind: name, id, to });
		return false;
	}
}

const sweepMilliseconds = 2_000;
const watchEvery = 15_000;

/** Leases are extended, whoever is watched stays awake, and what no news told is found. */
async function keepGoing(hands: RoomsHands): Promise<() => Promise<void>> {
	const { log, leases, kinds, asks, pushes, mover, leaseMilliseconds } = hands;
	const deaf = await asks.listen();
	const owned = () => [...kinds.values()].filter(({ pace }) => pace === "owned").map(({ face }) => face.name);
	const stops = [
		every(leaseMilliseconds / 3, () => leases.beat(owned())),
		every(sweepMilliseconds, () => sweep(hands)),
		every(watchEvery, () => watchAll(hands, heardHere(hands))),
	];
	function every(milliseconds: number, work: () => Promise<void>): () => void {
		const timer = setInterval(() => {
			work().catch((error: unknown) => log.warn({ error: String(error) }, "rooms could not be looked after"));
		}, milliseconds);
		return () => clearInterval(timer);
	}
	return async () => {
		for (const stop of stops) stop();
		pushes.stop();
		await mover.close();
		await leases.release().catch(() => undefined);
		await deaf();
	};
}

/** Rooms that somebody hears on this process. */
const heardHere = (hands: RoomsHands): readonly RoomKey[] => keysOf(hands, hands.audience.heard());

/** Those of live rooms that are of a known kind. */
function keysOf({ kinds }: RoomsHands, live: readonly string[]): readonly RoomKey[] {
	return live.flatMap((room) => {
		const [, kind = "", id = ""] = room.split(":");
		return kinds.has(kind) ? [{ kind, id }] : [];
	});
}

/** One read for all rooms that are heard here: what has changed and was not told. */
async function sweep(hands: RoomsHands): Promise<void> {
	const keys = heardHere(hands);
	if (keys.length === 0) return;
	for (const { kind: name, id, seq } of await hands.db.read((tx) => findRooms(tx, keys))) {
		const kind = hands.kinds.get(name);
		if (kind !== undefined && seq > hands.pushes.last(liveRoomOf({ kind: name, id })))
			hands.pushes.changed(kind, { id, seq, urgent: false });
	}
}
