// An act in a room: one of steps is moved here; an owned one is moved by whoever holds it, which this process does where nobody
// does.
import { setTimeout as sleep } from "node:timers/promises";
import { err, ok, type Result } from "#platform/kernel";
import type { RoomsHands } from "./hands.ts";
import type { RoomAct, RoomKind } from "./room.ts";
import { findRooms, keyOf } from "./room-rows.ts";

export type ActedIn = { readonly seq: number; readonly events: readonly unknown[]; readonly state: unknown };

type Acting = { readonly id: string; readonly act: RoomAct<unknown> };

export async function actInRoom(
	hands: RoomsHands,
	kind: RoomKind,
	{ id, act }: Acting,
): Promise<Result<ActedIn, string>> {
	if (kind.pace === "owned") return actInOwned(hands, kind, { id, act });
	const answer = await hands.mover.move({ kind, id, act });
	if (answer.is === "moved") return answer.acted;
	return err(answer.is === "unknown" ? "ROOM_UNKNOWN" : "ROOM_BUSY");
}

const pause = 50;

/** Until somebody has decided, for longer than a lease that nobody extends. */
async function actInOwned(hands: RoomsHands, kind: RoomKind, { id, act }: Acting): Promise<Result<ActedIn, string>> {
	const end = performance.now() + hands.leaseMilliseconds + 3_000;
	for (; performance.now() < end; await sleep(pause)) {
		const answer = await actOnce(hands, kind, { id, act });
		if (answer !== undefined) return answer;
	}
	return err("ROOM_BUSY");
}

/** Undefined where nobody knows whether it was decided, or who holds the room. */
async function actOnce(
	hands: RoomsHands,
	kind: RoomKind,
	{ id, act }: Acting,
): Promise<Result<ActedIn, string> | undefined> {
	const { db, clock, node, leases, mover, asks } = hands;
	const key = { kind: kind.face.name, id };
	if (leases.holds(keyOf(key))) {
		const answer = await mover.move({ kind, id, act });
		if (answer.is === "moved") return answer.acted;
		if (answer.is === "unknown") return err("ROOM_UNKNOWN");
		leases.drop(keyOf(key));
		return undefined;
	}
	const [row] = await db.read((tx) => findRooms(tx, [key]));
	if (row === undefined) return err("ROOM_UNKNOWN");
	const { owner, until } = row;
	if (owner === undefined || owner === node || until === undefined || until <= clock.now()) {
		await leases.claim(key);
		return undefined;
	}
	const answer = await asks.ask(owner, { ...key, ...act });
	if (answer === undefined || answer === "silent" || !answer.ok) return answer === "silent" ? undefined : answer;
	const known = await hands.readKnown(kind, id);
	return ok({ ...answer.value, state: known?.state ?? kind.begin(id, act.at) });
}
