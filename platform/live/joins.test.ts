// Rooms that a connection joins while it stands: which, how many, how often, and what whoever sends something else meets.
import { io, type Socket } from "socket.io-client";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "#platform/http";
import { testServer } from "../http/testing/server.ts";
import { createLive } from "./index.ts";

const server = createLive({
	session: async () => undefined,
	log: createLog({ level: "error", destination: { write: () => undefined } }),
	openRooms: {
		async join(room) {
			if (room.endsWith(":broken")) throw new Error("no database");
			return room.startsWith("room:table:") ? { seq: 3, now: 5, seen: { at: room } } : undefined;
		},
	},
});
const http = await testServer({ routes: [], addressLimit: "none" });
server.attach(http.fastify.server);
afterAll(() => server.close());

async function connected(): Promise<Socket> {
	const socket = io(http.url, {
		path: "/live",
		transports: ["websocket"],
		forceNew: true,
		reconnection: false,
		auth: {},
	});
	onTestFinished(() => void socket.disconnect());
	await new Promise<void>((resolve) => socket.on("connect", () => resolve()));
	return socket;
}

const join = (socket: Socket, room: string): Promise<unknown> => socket.timeout(2_000).emitWithAck("join", room);

test("a room is joined while the connection stands, answered with how it stands, heard, and left", async () => {
	const [here, elsewhere] = [await connected(), await connected()];
	const heard: unknown[] = [];
	here.on("room", (push) => heard.push(push));
	elsewhere.on("room", (push) => heard.push(push));
	expect(await join(here, "room:table:one")).toEqual({ ok: true, seq: 3, now: 5, seen: { at: "room:table:one" } });
	expect([server.audience.heard(), server.audience.isHeard("room:table:one")]).toEqual([["room:table:one"], true]);
	const push = { kind: "table", id: "one", seq: 4, before: 3, now: 6, seen: {} };
	server.audience.toRoom("room:table:one", push);
	server.audience.toRoom("room:table:two", push);
	await vi.waitFor(() => expect(heard).toEqual([push]));
	here.emit("leave", "room:table:one");
	await vi.waitFor(() => expect(server.audience.heard()).toEqual([]));
	expect(here.connected).toBe(true);
});

test("one that does not exist, or cannot be read, is not joined, and is no end of the connection", async () => {
	const socket = await connected();
	expect(await join(socket, "room:stranger:one")).toEqual({ ok: false, code: "ROOM_UNKNOWN" });
	expect(await join(socket, "room:table:broken")).toEqual({ ok: false, code: "UNAVAILABLE" });
	expect(server.audience.heard()).toEqual([]);
});

test("so many at once, so often a minute", async () => {
	const socket = await connected();
	const answers = [];
	for (let place = 0; place < 12; place++) answers.push(await join(socket, `room:table:t${place}`));
	expect(answers.filter((answer) => JSON.stringify(answer).includes('"ok":true'))).toHaveLength(8);
	expect(answers.at(-1)).toEqual({ ok: false, code: "TOO_MANY_REQUESTS" });
	let refused = 0;
	for (let again = 0; again < 70; again++)
		if (JSON.stringify(await join(socket, "room:table:t1")).includes("TOO_MANY")) refused += 1;
	expect(refused).toBeGreaterThan(10);
	expect(refused).toBeLessThan(30);
});

test.each([
	["join", "member 1", () => {}],
	["join", { room: "room:table:one" }, () => {}],
	["join", "room:table:one"],
	["leave", "staff"],
	["look", "room:table:one", () => {}],
])("%s of %j is no message of ours and ends the connection", async (name, ...rest) => {
	const socket = await connected();
	const ended = new Promise<string>((resolve) => socket.on("disconnect", resolve));
	socket.emit(name, ...rest);
	expect(await ended).toBe("io server disconnect");
});
