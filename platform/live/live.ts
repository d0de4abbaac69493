// The server's half of the live channel, as its users see it: who hears what. Knows nothing of sockets.
import type { LiveEvent, PayloadOf } from "#platform/contract";
import type { MemberId } from "#platform/kernel";

/** Pushes typed messages. Nothing here waits, and nothing fails when nobody listens: a push is a hint, the calls hold the truth. */
export type Live = {
	/** To every connection of one member. Of several of one event within a tick, only the last is sent. */
	readonly toMember: <E extends LiveEvent>(memberId: MemberId, event: E, payload: PayloadOf<E>) => void;
	/** To everyone who is connected, logged in or not. */
	readonly toAll: <E extends LiveEvent>(event: E, payload: PayloadOf<E>) => void;
	/** To those who asked to hear a public room, like a board of winners. */
	readonly toRoom: <E extends LiveEvent>(room: string, event: E, payload: PayloadOf<E>) => void;
	/** To everyone who works here and is connected, whatever they may: never more than a hint where to look. */
	readonly toStaff: <E extends LiveEvent>(event: E, payload: PayloadOf<E>) => void;
	/** Disconnects a session that has ended. */
	readonly dropSession: (sessionId: string) => void;
};

/** Hears nothing and says nothing: for tests and for processes without connections. */
export const silentLive: Live = {
	toMember: () => {},
	toAll: () => {},
	toRoom: () => {},
	toStaff: () => {},
	dropSession: () => {},
};
