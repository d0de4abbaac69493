// Matches that nobody looks at and nobody has bet on rest: what is due of them is played when somebody is about to read them.
import { type EventRoom, isOver, traderSeat } from "./event-room.ts";
import { listBetOn, listOpenEvents } from "./event-rows.ts";
import type { EventState } from "./event-state.ts";
import { isFedEvent, withHeard } from "./feed/heard.ts";
import type { SportsbookDeps } from "./ports.ts";

type Looking = Pick<SportsbookDeps, "db" | "rooms" | "clock"> & { readonly room: EventRoom };

/** A room that is awake is never so far behind. */
const behind = 1_500;

const sleepsAt = (state: EventState, now: number): boolean =>
	!state.booked && !isOver(state) && !isFedEvent(state) && state.nextAt < now - behind;

/** A match as it stands by the clock; undefined where there is none. */
export async function freshEvent(tools: Looking, id: string): Promise<EventState | undefined> {
	const { rooms, room, clock } = tools;
	const read = (await rooms.read(room, id))?.state;
	if (read !== undefined && isFedEvent(read)) return withHeard(tools, read);
	if (read === undefined || !sleepsAt(read, clock.now().getTime())) return read;
	await rooms.watch(room, id);
	// A long rest is caught up with in several moves.
	for (let turn = 0; turn < 8; turn++) {
		await rooms.act(room, { id, seat: traderSeat, command: { type: "look" } });
		const state = (await rooms.read(room, id))?.state;
		if (state === undefined || !sleepsAt(state, clock.now().getTime())) return state;
	}
	return (await rooms.read(room, id))?.state;
}

const watchEvery = 20_000;
const soon = 60_000;

/** Matches of a list that somebody looks at: those that run or are about to stay awake. Answers how to say so. */
export function keepAwake({ rooms, room }: Looking): (states: readonly EventState[], now: number) => Promise<void> {
	const watched = new Map<string, number>();
	return async (states, now) => {
		for (const [id, at] of watched) if (now - at > 3 * watchEvery) watched.delete(id);
		const due = states.filter(
			(state) => !isOver(state) && state.nextAt < now + soon && now - (watched.get(state.id) ?? 0) >= watchEvery,
		);
		for (const { id } of due) watched.set(id, now);
		await Promise.all(due.map(({ id }) => rooms.watch(room, id)));
	};
}

/** The first bet on a match is about to be taken: from now on it is played on time. False where that could not be written. */
export async function bookEvent({ rooms, room }: Looking, id: string): Promise<boolean> {
	if ((await rooms.read(room, id))?.state.booked === true) return true;
	return (await rooms.act(room, { id, seat: traderSeat, command: { type: "book" } })).ok;
}

/** Matches that began before a moment, of a league or of all: what is due of those that rest is played. */
export async function playRested(
	tools: Looking,
	{ began, league }: { readonly began: Date; readonly league?: string },
): Promise<void> {
	const rows = await tools.db.read((tx) => listOpenEvents(tx, { until: began }));
	for (const row of rows) if (league === undefined || row.league === league) await freshEvent(tools, row.id);
}

/** Matches with open bets whose rooms do not know of them: written by an earlier version, or a server died in between. */
export async function bookLeft(tools: Looking): Promise<void> {
	for (const id of await tools.db.read((tx) => listBetOn(tx))) await bookEvent(tools, id);
}
