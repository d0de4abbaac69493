// The live channel over socket.io, on the HTTP server's own port. Clients listen, and
// join rooms that are open: whatever else they send ends the connection.
import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { Server, type Socket } from "socket.io";
import { parse } from "zod/mini";
import { type LiveEvent, type PayloadOf, roomPush } from "#platform/contract";
import { CallLog, type Principal } from "#platform/http";
import { systemClock } from "#platform/kernel";
import { countConnections, defaultBounds, type LiveBounds } from "./bounds.ts";
import { coalescer, type Push } from "./coalesce.ts";
import { isOwnOrigin, readHandshake } from "./handshake.ts";
import { createJoining, type OpenRooms } from "./joins.ts";
import type { Live } from "./live.ts";
import { openPlayChannel, type PlayRooms, playNamespace, type Seats } from "./play.ts";
import { type refusals, tooMany, unavailable } from "./refusals.ts";

export type LiveOptions = {
	/** Whose token it is. Asked when a client connects and again every minute, so it must not count as activity. */
	readonly session: (token: string) => Promise<Principal | undefined>;
	/** The same of somebody who works here; nobody does when not given. */
	readonly staff?: (token: string) => Promise<{ readonly sessionId: string } | undefined>;
	readonly log: Logger;
	/** Rooms that anyone may listen to. */
	readonly publicRooms?: readonly string[];
	/** Rooms that anyone may join while the connection stands. */
	readonly openRooms?: OpenRooms;
	/** What comes up from the seats of launched games, by `/play`; nobody does when not given. */
	readonly playRooms?: PlayRooms;
	/** Other origins whose pages may connect. */
	readonly allowedOrigins?: readonly string[];
	readonly recheckMilliseconds?: number;
	/** Whose connection it is; the socket's own address when not said. */
	readonly addressOf?: (request: IncomingMessage) => string;
	readonly bounds?: Partial<LiveBounds>;
};

export type LiveServer = {
	readonly live: Live;
	/** Begins to take connections on /live of this server. */
	readonly attach: (server: HttpServer) => void;
	/** Who hears of open rooms on this process. */
	readonly audience: RoomAudience;
	/** How many are connected. */
	readonly connections: () => number;
	readonly close: () => Promise<void>;
};

/** Live rooms by their names: `room:<kind>:<id>`. */
export type RoomAudience = {
	readonly heard: () => readonly string[];
	readonly isHeard: (room: string) => boolean;
	readonly toRoom: (room: string, push: PayloadOf<typeof roomPush>) => void;
	readonly seats: (room: string) => readonly string[];
	readonly toSeat: Seats["tell"];
};

export const livePath = "/live";

const largestMessageBytes = 4_096;
const defaultRecheckMilliseconds = 60_000;

const memberRoom = (memberId: string): string => `member ${memberId}`;
const sessionRoom = (sessionId: string): string => `session ${sessionId}`;
const staffRoom = "staff";
const publicRoom = (room: string): string => `public ${room}`;

export function createLive(options: LiveOptions): LiveServer {
	const allowed = new Set(options.allowedOrigins);
	const bounds = { ...defaultBounds, ...options.bounds };
	const addressOf = options.addressOf ?? (({ socket }) => socket.remoteAddress ?? "");
	const places = countConnections(bounds, systemClock);
	/** Before a connection is made: one too many is not even answered by the channel, and the client comes back later. */
	const mayConnect = (request: IncomingMessage): boolean => {
		if (!isOwnOrigin(request, allowed)) return false;
		const release = places.take(addressOf(request));
		if (release !== undefined) request.socket.once("close", release);
		return release !== undefined;
	};
	const io = new Server({
		path: livePath,
		serveClient: false,
		transports: ["websocket"],
		maxHttpBufferSize: largestMessageBytes,
		perMessageDeflate: false,
		allowRequest: (request, answer) => answer(null, mayConnect(request)),
	});
	const admitted = new WeakMap<Socket, string>();
	const tokens = new Map<Socket, string>();
	const joining = options.openRooms === undefined ? undefined : createJoining(options.openRooms, publicRoom);
	const door: Door = {
		...options,
		admitted,
		isBlocked: (socket) => places.isBlocked(addressOf(socket.request)),
		strike: (socket) => places.strike(addressOf(socket.request)),
		isFull: (rooms) => rooms.some((room) => (io.sockets.adapter.rooms.get(room)?.size ?? 0) >= bounds.ofOneMember),
	};
	io.use((socket, next) => void admit(socket, door).then(next, next));
	io.on("connection", (socket) => {
		const token = admitted.get(socket);
		if (token !== undefined) tokens.set(socket, token);
		socket.onAny((...message) => joining?.hear(socket, message) === true || socket.disconnect(true));
		socket.on("disconnect", () => tokens.delete(socket));
	});
	let attached = false;
	const stopChecking = recheck(tokens, options);
	const play = playOver(io, { ...options, isBlocked: door.isBlocked, strike: door.strike });
	return {
		live: liveOver(io, options.log),
		audience: audienceOf(io, play?.seats),
		attach(server) {
			attached = true;
			io.attach(server);
		},
		connections: () => io.engine?.clientsCount ?? 0,
		async close() {
			stopChecking();
			play?.stop();
			io.disconnectSockets(true);
			if (attached) await io.close();
		},
	};
}

type Door = LiveOptions & {
	/** The token that each was let in with. */
	readonly admitted: WeakMap<Socket, string>;
	/** So many forged tokens came from there that no other is looked at now. */
	readonly isBlocked: (socket: Socket) => boolean;
	readonly strike: (socket: Socket) => Promise<void>;
	/** One of these rooms, which are of one member or one session, holds as many connections as it may. */
	readonly isFull: (rooms: readonly string[]) => boolean;
};

const refused = (why: (typeof refusals)[number] | typeof unavailable | typeof tooMany): Error => new Error(why);

/** Resolves with why a client is refused, or with nothing when it is let in. */
async function admit(socket: Socket, door: Door): Promise<Error | undefined> {
	const handshake = readHandshake(socket.handshake.auth);
	if (handshake === undefined) return refused("INVALID_INPUT");
	const known = handshake.rooms.filter((room) => door.publicRooms?.includes(room));
	await socket.join(known.map(publicRoom));
	if (handshake.token === undefined) return undefined;
	if (door.isBlocked(socket)) return refused(tooMany);
	const rooms = await roomsOf(handshake.token, door);
	if (rooms === "unknown") return refused(unavailable);
	if (rooms === undefined) {
		await door.strike(socket);
		return refused("NOT_LOGGED_IN");
	}
	if (door.isFull(rooms.filter((room) => room !== staffRoom))) return refused(tooMany);
	await socket.join([...rooms]);
	door.admitted.set(socket, handshake.token);
	return undefined;
}

/** What a token's holder hears; undefined for a token that does not stand. */
async function standingRooms(token: string, { session, staff }: LiveOptions): Promise<readonly string[] | undefined> {
	const principal = await session(token);
	if (principal !== undefined) return [memberRoom(principal.memberId), sessionRoom(principal.sessionId)];
	const working = await staff?.(token);
	return working === undefined ? undefined : [staffRoom, sessionRoom(working.sessionId)];
}

/** `unknown` when the session could not be checked. */
async function roomsOf(token: string, options: LiveOptions): Promise<readonly string[] | undefined | "unknown"> {
	const { log } = options;
	try {
		return await standingRooms(token, options);
	} catch (thrown) {
		log.error({ call: "live", error: thrown }, "a session could not be checked");
		return "unknown";
	}
}

/** Sessions end in other ways than by logging out here; a connection does not outlive its own by more than a round. */
function recheck(tokens: Map<Socket, string>, options: LiveOptions): () => void {
	const round = async () => {
		for (const [socket, token] of [...tokens]) {
			const stands = await standingRooms(token, options).catch(() => "unknown" as const);
			if (stands === undefined) socket.disconnect(true);
		}
	};
	let busy = false;
	const timer = setInterval(async () => {
		if (busy) return;
		busy = true;
		await round();
		busy = false;
	}, options.recheckMilliseconds ?? defaultRecheckMilliseconds);
	return () => clearInterval(timer);
}

function playOver(io: Server, door: LiveOptions & Pick<Door, "isBlocked" | "strike">) {
	const { playRooms: rooms, log, recheckMilliseconds = defaultRecheckMilliseconds, isBlocked, strike } = door;
	if (rooms === undefined) return undefined;
	const lines = new CallLog(log, { requestId: "play", call: "play" });
	return openPlayChannel(io.of(playNamespace), { rooms, log: lines, recheckMilliseconds, isBlocked, strike });
}

function audienceOf(io: Server, seats: Seats | undefined): RoomAudience {
	const { rooms } = io.sockets.adapter;
	const open = publicRoom("room:");
	const joined = (): readonly string[] =>
		[...rooms.keys()].filter((name) => name.startsWith(open)).map((name) => name.slice(publicRoom("").length));
	return {
		heard: () => [...new Set([...joined(), ...(seats?.rooms() ?? [])])],
		isHeard: (room) => rooms.has(publicRoom(room)) || (seats?.of(room).length ?? 0) > 0,
		toRoom: (room, push) => void io.to(publicRoom(room)).emit(roomPush.name, push),
		seats: (room) => seats?.of(room) ?? [],
		toSeat: (room, told) => seats?.tell(room, told),
	};
}

function liveOver(io: Server, log: Logger): Live {
	const deliver = ({ room, name, payload }: Push) => {
		if (room === "") io.emit(name, payload);
		else io.to(room).emit(name, payload);
	};
	const push = coalescer({ later: setImmediate, deliver });
	const send = (room: string, event: LiveEvent, payload: unknown) => {
		// One process holds all connections, so a room that is not here is nowhere.
		if (room !== "" && !io.sockets.adapter.rooms.has(room)) return;
		try {
			push({ room, name: event.name, payload: parse(event.payload, payload) });
		} catch (thrown) {
			log.error({ call: "live", event: event.name, error: thrown }, "not what the event says");
		}
	};
	return {
		toMember: (memberId, event, payload) => send(memberRoom(memberId), event, payload),
		toAll: (event, payload) => send("", event, payload),
		toRoom: (room, event, payload) => send(publicRoom(room), event, payload),
		toStaff: (event, payload) => send(staffRoom, event, payload),
		dropSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
	};
}
