// The channel upward: `/play`, admitted by the token of one launched game. A seat joins rooms, hears what it alone may see, and
// sends small messages that are answered, each of them, whatever they are; who floods is hung up on.
import type { IncomingMessage } from "node:http";
import type { Namespace, Socket } from "socket.io";
import * as z from "zod/mini";
import { liveRoomOf, type RoomSnapshot, roomId, roomPush } from "#platform/contract";
import { type Log, type PlayTicket, tokenBuckets } from "#platform/http";
import { type Result, systemClock } from "#platform/kernel";
import { type Joined, mostJoined } from "./joins.ts";
import { tooMany, unavailable } from "./refusals.ts";

type RoomName = { readonly kind: string; readonly id: string };

export type PlayRooms = {
	/** Whose token it is, where play is allowed there and now; asked again every minute. */
	readonly admit: (token: string, request: IncomingMessage) => Promise<PlayTicket | undefined>;
	/** Undefined where there is no such room, or no seat in it for this play. */
	readonly join: (
		play: PlayTicket,
		room: RoomName,
	) => Promise<{ readonly seat: string; readonly snapshot: RoomSnapshot } | undefined>;
	readonly act: (
		play: PlayTicket,
		act: RoomName & { readonly command: unknown },
	) => Promise<Result<RoomSnapshot, string>>;
};

/** Who sits where, on this process. */
export type Seats = {
	readonly of: (room: string) => readonly string[];
	readonly rooms: () => readonly string[];
	readonly tell: (
		room: string,
		told: { readonly seat: string; readonly push: z.infer<typeof roomPush.payload> },
	) => void;
};

export const playNamespace = "/play";

/** A moment's burst, and then twenty a second. */
const quota = { max: 60, seconds: 3 };
/** Who goes on after so many refusals in a minute is hung up on. */
const refusals = { max: 120, seconds: 60 };
const largestCommand = 2_048;
const connectionsOfPlay = 4;

const named = z.object({ kind: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/)), id: roomId });
const acted = z.object({ ...named.shape, command: z.unknown() });
const auth = z.object({ token: z.string().check(z.minLength(1), z.maxLength(512)) });

type Player = { readonly play: PlayTicket; readonly token: string; readonly joined: Map<string, string> };

export type PlayChannelParts = {
	readonly rooms: PlayRooms;
	readonly log: Log;
	readonly recheckMilliseconds: number;
	/** So many forged tokens came from there that no other is looked at now. */
	readonly isBlocked: (socket: Socket) => boolean;
	readonly strike: (socket: Socket) => Promise<void>;
};

export function openPlayChannel(
	io: Namespace,
	parts: PlayChannelParts,
): { readonly seats: Seats; readonly stop: () => void } {
	const players = new Map<Socket, Player>();
	const seats = createSeats();
	const limits = tokenBuckets({ clock: systemClock });
	io.use((socket, next) => {
		void admitted(parts, socket, players).then((player) => {
			if (typeof player === "string") return next(new Error(player));
			players.set(socket, player);
			next();
		});
	});
	io.on("connection", (socket) => {
		const player = players.get(socket);
		if (player === undefined) return void socket.disconnect(true);
		socket.on("disconnect", () => {
			players.delete(socket);
			for (const [room, seat] of player.joined) seats.leave(socket, { room, seat });
		});
		socket.onAny(async (name: unknown, asked: unknown, answer: unknown) => {
			const said = await answered(
				{ ...parts, seats, socket, player, limited: await isOver(limits, socket, quota) },
				name,
				asked,
			);
			if (typeof answer === "function") answer(said);
			if (!said.ok && refusedByUs.has(said.code) && (await isOver(limits, socket, refusals))) socket.disconnect(true);
		});
	});
	const timer = setInterval(() => void recheck(parts, players), parts.recheckMilliseconds);
	return { seats, stop: () => clearInterval(timer) };
}

const isOver = async (limits: ReturnType<typeof tokenBuckets>, { id }: Socket, limit: typeof quota): Promise<boolean> =>
	(await limits.take(`${limit.max} ${id}`, limit)) > 0;

const refusedByUs: ReadonlySet<string> = new Set(["INVALID_INPUT", tooMany]);

/** Why not, as a text. */
async function admitted(
	{ rooms, log, isBlocked, strike }: PlayChannelParts,
	socket: Socket,
	players: ReadonlyMap<Socket, Player>,
): Promise<Player | string> {
	const given = z.safeParse(auth, socket.handshake.auth);
	if (!given.success) return "INVALID_INPUT";
	const { token } = given.data;
	if (isBlocked(socket)) return tooMany;
	try {
		const play = await rooms.admit(token, socket.request);
		if (play === undefined) {
			await strike(socket);
			return "NOT_LOGGED_IN";
		}
		const same = [...players.values()].filter(({ play: { playId } }) => playId === play.playId);
		return same.length >= connectionsOfPlay ? tooMany : { play, token, joined: new Map() };
	} catch (error) {
		log.error({ error: String(error) }, "a play token could not be checked");
		return unavailable;
	}
}

/** A connection outlives its game by no more than a round of this. */
async function recheck({ rooms, log }: PlayChannelParts, players: ReadonlyMap<Socket, Player>): Promise<void> {
	for (const [socket, { token }] of [...players]) {
		try {
			if ((await rooms.admit(token, socket.request)) === undefined) socket.disconnect(true);
		} catch (error) {
			log.warn({ error: String(error) }, "a play token could not be checked");
		}
	}
}

type Asked = PlayChannelParts & {
	readonly seats: ReturnType<typeof createSeats>;
	readonly socket: Socket;
	readonly player: Player;
	readonly limited: boolean;
};

/** Never throws. */
async function answered(of: Asked, name: unknown, asked: unknown): Promise<Joined> {
	if (of.limited) return { ok: false, code: tooMany };
	try {
		if (name === "join") return await joined(of, asked);
		if (name === "act") return await actedIn(of, asked);
		if (name === "leave") return left(of, asked);
	} catch (error) {
		of.log.error({ error: String(error) }, "a message of play could not be answered");
		return { ok: false, code: unavailable };
	}
	return { ok: false, code: "INVALID_INPUT" };
}

async function joined({ rooms, seats, socket, player }: Asked, asked: unknown): Promise<Joined> {
	const room = z.safeParse(named, asked);
	if (!room.success) return { ok: false, code: "INVALID_INPUT" };
	const name = liveRoomOf(room.data);
	if (!player.joined.has(name) && player.joined.size >= mostJoined) return { ok: false, code: tooMany };
	const found = await rooms.join(player.play, room.data);
	if (found === undefined) return { ok: false, code: "ROOM_UNKNOWN" };
	if (socket.connected && !player.joined.has(name)) {
		player.joined.set(name, found.seat);
		seats.sit(socket, { room: name, seat: found.seat });
		// Read again once it is joined: what changed between the two was told to nobody here.
		const again = await rooms.join(player.play, room.data);
		if (again !== undefined) return { ok: true, ...again.snapshot };
	}
	return { ok: true, ...found.snapshot };
}

function left({ seats, socket, player }: Asked, asked: unknown): Joined {
	const room = z.safeParse(named, asked);
	if (!room.success) return { ok: false, code: "INVALID_INPUT" };
	const name = liveRoomOf(room.data);
	const seat = player.joined.get(name);
	if (seat === undefined) return { ok: false, code: "ROOM_UNKNOWN" };
	player.joined.delete(name);
	seats.leave(socket, { room: name, seat });
	return { ok: true, seq: 0, now: Date.now(), seen: null };
}

async function actedIn({ rooms, player }: Asked, asked: unknown): Promise<Joined> {
	const act = z.safeParse(acted, asked);
	if (!act.success || JSON.stringify(act.data.command ?? null).length > largestCommand)
		return { ok: false, code: "INVALID_INPUT" };
	const { kind, id, command } = act.data;
	const done = await rooms.act(player.play, { kind, id, command });
	return done.ok ? { ok: true, ...done.value } : { ok: false, code: done.error };
}

type At = { readonly room: string; readonly seat: string };

function createSeats() {
	const rooms = new Map<string, Map<string, Set<Socket>>>();
	return {
		of: (room: string): readonly string[] => [...(rooms.get(room)?.keys() ?? [])],
		rooms: (): readonly string[] => [...rooms.keys()],
		sit(socket: Socket, { room, seat }: At): void {
			const seats = rooms.get(room) ?? new Map<string, Set<Socket>>();
			rooms.set(room, seats);
			seats.set(seat, (seats.get(seat) ?? new Set()).add(socket));
		},
		leave(socket: Socket, { room, seat }: At): void {
			const seats = rooms.get(room);
			seats?.get(seat)?.delete(socket);
			if (seats?.get(seat)?.size === 0) seats.delete(seat);
			if (seats?.size === 0) rooms.delete(room);
		},
		tell(room: string, { seat, push }: { seat: string; push: z.infer<typeof roomPush.payload> }): void {
			for (const socket of rooms.get(room)?.get(seat) ?? []) socket.emit(roomPush.name, push);
		},
	};
}
