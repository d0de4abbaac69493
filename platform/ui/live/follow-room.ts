// Follows one shared room: joins it, keeps what was shown last, notices what was missed and asks again, says when nobody knows how
// it goes on. Knows no document; a push is whole, so the newest is all there is to know.
import * as z from "zod/mini";
import { liveRoomOf, type RoomFace, roomPush, roomSnapshot, type SeenOf } from "#platform/contract";
import type { LiveClient, LiveState } from "#platform/live/client";
import { type ExternalStore, externalStore } from "../state/external-store.ts";

export type RoomState<Seen> = {
	/** Undefined until it was heard for the first time. */
	readonly seen: Seen | undefined;
	readonly seq: number;
	/** The server's clock less this device's, in milliseconds, as well as it is known. */
	readonly ahead: number;
	/** Nobody here knows how the room goes on. */
	readonly away: boolean;
	/** There is no such room, or no seat in it. */
	readonly unknown: boolean;
};

/** What became of an act: the kind's code where it was refused; `silent` where nobody knows, so the same may be sent again. */
export type RoomAnswer = { readonly ok: true } | { readonly ok: false; readonly code: string } | "silent";

export type FollowedRoom<Seen> = {
	readonly state: ExternalStore<RoomState<Seen>>;
	/** Only by the channel upward. */
	readonly act: (command: unknown) => Promise<RoomAnswer>;
	/** Asks how the room stands. */
	readonly look: () => Promise<void>;
	readonly close: () => void;
};

export type FollowPorts = {
	readonly live: Pick<LiveClient, "state" | "on" | "onState" | "ask">;
	/** The channel upward names a room in two words. */
	readonly upward: boolean;
	/** This device's clock, in milliseconds. */
	readonly clock: () => number;
};

const answer = z.discriminatedUnion("ok", [
	z.object({ ok: z.literal(true), ...roomSnapshot.shape }),
	z.object({ ok: z.literal(false), code: z.string() }),
]);

/** A connection that is made for the first time has so long before it counts as away; so has a question, before it is repeated. */
const firstMilliseconds = 5_000;

export function followRoom<Face extends RoomFace>(
	face: Face,
	id: string,
	{ live, upward, clock }: FollowPorts,
): FollowedRoom<SeenOf<Face>> {
	type Seen = SeenOf<Face>;
	const state = externalStore<RoomState<Seen>>({ seen: undefined, seq: -1, ahead: 0, away: false, unknown: false });
	const change = (next: Partial<RoomState<Seen>>): void => state.set({ ...state.get(), ...next });
	const name = upward ? { kind: face.name, id } : liveRoomOf({ kind: face.name, id });
	let closed = false;
	const heard = (snapshot: z.infer<typeof roomSnapshot>): void => {
		const seen = z.safeParse<Face["seen"]>(face.seen, snapshot.seen);
		const before = state.get();
		if (!seen.success || snapshot.seq < before.seq) return;
		// What was quicker on its way says more of the server's clock.
		const late = snapshot.now - clock();
		const ahead = before.seen === undefined ? late : Math.max(before.ahead, late);
		change({ seen: seen.data, seq: snapshot.seq, ahead });
	};
	const look = async (): Promise<void> => {
		const said = z.safeParse(answer, await live.ask("join", name));
		if (closed || live.state() !== "on") return;
		if (!said.success || (!said.data.ok && said.data.code !== "ROOM_UNKNOWN")) {
			change({ away: true });
			setTimeout(() => !closed && void look(), firstMilliseconds);
		} else if (said.data.ok) {
			heard(said.data);
			change({ away: false, unknown: false });
		} else change({ away: false, unknown: true });
	};
	const slow = setTimeout(() => state.get().seen === undefined && change({ away: true }), firstMilliseconds);
	const stopState = followState(live, { lost: () => change({ away: true }), back: () => void look() });
	const stopPushes = live.on(roomPush, (push) => {
		if (push.kind !== face.name || push.id !== id) return;
		const missed = push.before > state.get().seq;
		heard(push);
		if (missed) void look();
	});
	return {
		state,
		look,
		async act(command) {
			const said = z.safeParse(answer, await live.ask("act", { kind: face.name, id, command }));
			if (!said.success) return "silent";
			if (!said.data.ok) return said.data;
			heard(said.data);
			return { ok: true };
		},
		close() {
			closed = true;
			clearTimeout(slow);
			stopState();
			stopPushes();
			if (live.state() === "on") void live.ask("leave", name);
		},
	};
}

type Turns = { readonly lost: () => void; readonly back: () => void };

function followState(live: Pick<LiveClient, "state" | "onState">, { lost, back }: Turns): () => void {
	let stands: LiveState = live.state();
	if (stands === "on") back();
	return live.onState((now) => {
		const was = stands;
		stands = now;
		if (now === "on") back();
		else if (was === "on") lost();
	});
}
