// The matches of a feed: opened when the feed first names one, told what it says of them, each in the order in which that came.
import type { Log } from "#platform/http";
import { fedLeague } from "../../contract/index.ts";
import { type EventMessage, fedBefore, inHouseNames, type Sport } from "../../core/index.ts";
import type { EventRoom } from "../event-room.ts";
import { insertEvents } from "../event-rows.ts";
import type { SportsbookDeps } from "../ports.ts";
import { type FeedCommand, feedSeat } from "./fed-room.ts";
import { listFedOpen } from "./feed-rows.ts";
import type { FeedFixture, FeedWire } from "./feed-wire.ts";

type Deps = Pick<SportsbookDeps, "db" | "rooms"> & {
	readonly room: EventRoom;
	readonly wire: Pick<FeedWire, "fixture">;
	readonly log: Log;
};

/** The feed's numbers of the sports that the house offers. */
const sportsBy: Readonly<Record<string, Sport>> = {
	"sr:sport:1": "football",
	"sr:sport:2": "basketball",
	"sr:sport:3": "baseball",
	"sr:sport:4": "hockey",
	"sr:sport:5": "tennis",
	"sr:sport:23": "volleyball",
	"sr:sport:109": "cs2",
	"sr:sport:110": "lol",
	"sr:sport:111": "dota2",
	"sr:sport:194": "valorant",
};

/** "sr:match:7" is `UOF-7`; undefined for what is no match: a season, a race. */
export function eventOf(name: string): string | undefined {
	const number = /^sr:match:([0-9]{1,9})$/.exec(name)?.[1];
	return number === undefined ? undefined : `${fedLeague}-${number}`;
}

/** So often a message is tried before it counts as missed. */
const attempts = 4;
/** What is known of matches is forgotten by then: they are many, and asked for again. */
const mostKnown = 5_000;

export type FedEvents = {
	/** False where it could not be written down. */
	readonly tell: (message: EventMessage, up: readonly number[]) => Promise<boolean>;
	/** These producers are heard: all matches are told. */
	readonly heard: (up: readonly number[]) => Promise<void>;
	/** After all that was told before. */
	readonly idle: () => Promise<void>;
};

export function createFedEvents(deps: Deps): FedEvents {
	const { db, rooms, room, log } = deps;
	/** The sport of each; null where it is none of the house's. */
	const known = new Map<string, Promise<Sport | null>>();
	const running = new Map<string, Promise<boolean>>();

	const sportOf = (name: string): Promise<Sport | null> => {
		const asked = known.get(name) ?? openEvent(deps, name);
		if (known.size > mostKnown) known.clear();
		known.set(name, asked);
		// What could not be asked is asked again.
		asked.catch(() => known.delete(name));
		return asked;
	};

	const act = async (id: string, command: FeedCommand): Promise<boolean> => {
		for (let attempt = 0; attempt < attempts; attempt++) {
			const acted = await rooms.act(room, { id, seat: feedSeat, command });
			if (acted.ok || acted.error !== "ROOM_BUSY") return acted.ok;
		}
		return false;
	};

	const tellOne = async (message: EventMessage, up: readonly number[]): Promise<boolean> => {
		const id = eventOf(message.event);
		const sport = id === undefined ? null : await sportOf(message.event);
		if (id === undefined || sport === null) return true;
		return act(id, { type: "fed", message: inHouseNames(sport, message), up });
	};

	return {
		tell(message, up) {
			const before = running.get(message.event) ?? Promise.resolve(true);
			const told = before
				.then(() => tellOne(message, up))
				.catch((fault: unknown) => {
					log.warn({ err: fault, event: message.event }, "a match of the odds feed cannot be told");
					return false;
				});
			running.set(message.event, told);
			void told.then(() => {
				if (running.get(message.event) === told) running.delete(message.event);
			});
			return told;
		},
		async heard(up) {
			const ids = await db.read(listFedOpen);
			await Promise.all(ids.map((id) => act(id, { type: "fed line", up })));
		},
		async idle() {
			await Promise.all(running.values());
		},
	};
}

/** Its row and its room, where they do not stand yet. */
async function openEvent({ db, rooms, room, wire }: Deps, name: string): Promise<Sport | null> {
	const id = eventOf(name);
	const fixture = id === undefined ? undefined : await wire.fixture(name);
	const sport = fixture === undefined ? undefined : sportsBy[fixture.sport];
	if (id === undefined || fixture === undefined || sport === undefined) return null;
	await db.tx((tx) => insertEvents(tx, [rowOf(id, fixture, sport)]));
	await rooms.open(room, id);
	return sport;
}

const rowOf = (id: string, { id: name, league, home, away, kickoff }: FeedFixture, sport: Sport) => ({
	id,
	league: fedLeague,
	season: 0,
	home: 0,
	away: 1,
	kickoff,
	state: JSON.stringify(fedBefore(sport)),
	ended_at: null,
	fed: JSON.stringify({ id: name, league, home, away }),
});
