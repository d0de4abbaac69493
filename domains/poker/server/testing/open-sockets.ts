// Seats of poker over real sockets, for tests: the channel upward of the site over a process of rooms; every byte that comes down
// to a seat, and every line that the process logs, is kept until it is asked for. Never imported outside tests.
import { createServer } from "node:http";
import { inspect } from "node:util";
import { io, type Socket } from "socket.io-client";
import * as z from "zod/mini";
import { createLog, type Log, type PlayTicket } from "#platform/http";
import { createLive } from "#platform/live";
import { pokerRoom } from "../../contract/index.ts";
import type { Hall, PokerNode, Sitting } from "./open-poker.ts";

const answered = z.union([
	z.object({ ok: z.literal(true), seq: z.int(), seen: pokerRoom.seen }),
	z.object({ ok: z.literal(false), code: z.string() }),
]);
export type Answered = z.infer<typeof answered>;

export async function openSockets(hall: Hall) {
	const lines: string[] = [];
	const write = (...line: readonly unknown[]): void => void lines.push(inspect(line, { depth: 9 }));
	const log: Log = { debug: write, info: write, warn: write, error: write };
	const tickets = new Map<string, PlayTicket>();
	let node: PokerNode | undefined;
	const busy = async () => ({ ok: false, error: "ROOM_BUSY" }) as const;
	const live = createLive({
		session: async () => undefined,
		log: createLog({ level: "debug", destination: { write: (line: string) => void lines.push(line) } }),
		playRooms: {
			admit: async (token) => tickets.get(token),
			join: async (play, room) => node?.running.play.join(play, room),
			act: async (play, act) => (await node?.running.play.act(play, act)) ?? busy(),
		},
	});
	const running = hall.node("sockets", { audience: live.audience, log });
	node = running;
	const server = createServer();
	live.attach(server);
	await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	return {
		node: running,
		/** What was logged since it was asked last. */
		logged: (): readonly string[] => lines.splice(0),
		/** A connection of its own that has joined a table. */
		async join(who: Sitting, table: string) {
			const token = `play-${tickets.size}`;
			tickets.set(token, who.play);
			const socket = io(`http://127.0.0.1:${port}/play`, {
				path: "/live",
				transports: ["websocket"],
				forceNew: true,
				reconnection: false,
				auth: { token },
			});
			const heard = keepBytes(socket);
			await new Promise<void>((resolve, reject) => {
				socket.on("connect", resolve);
				socket.on("connect_error", reject);
			});
			const ask = async (name: string, payload: object): Promise<Answered> =>
				z.parse(answered, await socket.timeout(20_000).emitWithAck(name, payload));
			const room = { kind: pokerRoom.name, id: table };
			await ask("join", room);
			return {
				who,
				heard: (): readonly string[] => heard.splice(0),
				send: (command: unknown, id = table) => ask("act", { ...room, id, command }),
				hangUp: () => void socket.disconnect(),
			};
		},
		async close(): Promise<void> {
			await live.close();
			server.close();
		},
	};
}

export type Line = Awaited<ReturnType<Awaited<ReturnType<typeof openSockets>>["join"]>>;

/** Packets as they come, before anybody has read them. */
function keepBytes(socket: Socket): string[] {
	const heard: string[] = [];
	socket.io.on("open", () => {
		socket.io.engine.on("packet", ({ data }) => {
			if (data !== undefined) heard.push(String(data));
		});
	});
	return heard;
}
