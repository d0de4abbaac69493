// What a kind of shared room is, and what rooms offer: a round that everybody is in, a clock, one hand that moves it. Knows
// no money and no domain; types alone.
import type { core } from "zod/mini";
import type { RoomFace } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { PlayTicket } from "#platform/http";
import type { Result } from "#platform/kernel";

/**
 * `steps`: any node moves the room, each move under its row's lock: draws, tables, crash. `owned`: one node at a time holds it
 * by a lease, hears all its commands and moves it by a clock of its own: where acts come by the ten a second.
 */
export type RoomPace = "steps" | "owned";

/** A moment of a move. `aids`: what the kind fetched for it. */
export type RoomMoment<Aids> = { readonly id: string; readonly at: Date; readonly aids: Aids };

/** Something that a seat wants, and when it reached the server. */
export type RoomAct<Command> = { readonly seat: string; readonly command: Command; readonly at: Date };

/**
 * One kind of room. `begin`, `apply`, `tick`, `decide` and `shown` are pure: chance and secrets come as `aids`, and what was
 * drawn from them stands in the events. State and events are plain JSON. Nothing of `shown` may tell what is secret yet.
 */
export type RoomKind<State = unknown, Event = unknown, Command = unknown, Seen = unknown, Aids = unknown> = {
	readonly face: RoomFace<core.$ZodType<Seen>, core.$ZodType<Command>>;
	/** What its rows hold, parsed when they are read. */
	readonly state: core.$ZodType<State>;
	readonly event: core.$ZodType<Event>;
	readonly pace: RoomPace;
	begin(id: string, now: Date): State;
	/** The state after an event: all there is to say follows from the log. */
	apply(state: State, event: Event): State;
	/** What `tick` and `decide` need besides the state. Asked at the beginning of a move, and anew after each tick with events. */
	aids?(tx: Tx, of: { readonly id: string; readonly state: State; readonly at: Date }): Promise<Aids>;
	/** What the clock brings by now, and when to look again. Asked again until it brings nothing. */
	tick(state: State, moment: RoomMoment<Aids>): { readonly events: readonly Event[]; readonly next: Date | undefined };
	/**
	 * Decides what a seat wants: events, or a code why not. What was due before it came has been told already. A command whose
	 * answer was lost is sent again, so it names what it acts on (a bet, a turn), and a repetition has no events.
	 */
	decide(state: State, act: RoomAct<Command>, moment: RoomMoment<Aids>): Result<readonly Event[], string>;
	/** What all see; with a seat, what that seat sees. */
	shown(state: State, seat: string | undefined): Seen;
	/** What belongs to the events elsewhere (tickets, results), in the transaction that writes them. May be run again. */
	carry?(tx: Tx, carried: RoomCarried<State, Event>): Promise<void>;
	/** Nothing runs here for the moment, so a room that nobody watches sleeps. One that never rests leaves it out. */
	rests?(state: State): boolean;
	/** The seat that a play session has there; undefined where it has none. Without this nobody comes by the `/play` channel. */
	seatOf?(play: PlayTicket, id: string): string | undefined;
	/** A push goes out at once; anything else at most so often, in milliseconds. 100 when not said. */
	readonly pushEvery?: number;
	isUrgent?(event: Event): boolean;
	/** Seats that are joined are told what they alone see, with each push. */
	readonly tellsSeats?: boolean;
	/** Moves between two snapshots; 32 when not said. */
	readonly snapshotEvery?: number;
};

export type RoomCarried<State, Event> = {
	readonly id: string;
	readonly seq: number;
	readonly events: readonly Event[];
	/** Before the events, and after them. */
	readonly before: State;
	readonly state: State;
	readonly at: Date;
};

/** What came of an act: its own events, and the room after it. */
export type RoomActed<Event, Seen> = {
	readonly seq: number;
	readonly events: readonly Event[];
	/** As the seat that acted sees it. */
	readonly seen: () => Seen;
};

/** `ROOM_UNKNOWN`: there is none, or nobody has a seat. `ROOM_BUSY`: not decided, or not known whether: the same again soon. */
export type RoomRefusal = "ROOM_UNKNOWN" | "ROOM_BUSY";

/** The rooms of all kinds, as the domains use them. */
export type Rooms = {
	/** Makes a room, where there is none. */
	readonly open: (kind: RoomKind, id: string) => Promise<void>;
	/** Decides what a seat wants; durable when it resolves. Refusals are the kind's own codes and those of rooms. */
	readonly act: <State, Event, Command, Seen, Aids>(
		kind: RoomKind<State, Event, Command, Seen, Aids>,
		act: { readonly id: string; readonly seat: string; readonly command: Command; readonly at?: Date },
	) => Promise<Result<RoomActed<Event, Seen>, string>>;
	/** The state as it is written; undefined where there is no room. */
	readonly read: <State, Event, Command, Seen, Aids>(
		kind: RoomKind<State, Event, Command, Seen, Aids>,
		id: string,
	) => Promise<{ readonly seq: number; readonly state: State } | undefined>;
	/** Somebody looks: a room that sleeps wakes, and is awake for a while. */
	readonly watch: (kind: RoomKind, id: string) => Promise<void>;
};
