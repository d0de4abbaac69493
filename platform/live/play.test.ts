// The channel upward over real sockets: who is admitted, what is answered, and that nothing that is sent does any harm.
import { io, type Socket } from "socket.io-client";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createLog, type PlayTicket } from "#platform/http";
import { createLiveClient } from "#platform/live/client";
import { testServer } from "../http/testing/server.ts";
import { createLive } from "./index.ts";

const ticket = (playId: string): PlayTicket => ({
	playId,
	memberId: undefined,
	vendor: "HOUSE",
	gameCode: "poker",
	mode: "demo",
	currency: "P",
	merchant: "tessera",
});
const ended = new Set<string>();
const acted: unknown[] = [];
const snapshot = (seen: unknown) => ({ seq: 1, now: 2, seen });
const server = createLive({
	session: async () => undefined,
	log: createLog({ level: "silent", destination: { write: () => undefined } }),
	recheckMilliseconds: 50,
	bounds: { forgedTokens: 3 },
	addressOf: ({ headers }) => String(headers["x-test-address"] ?? "192.0.2.1"),
	playRooms: {
		admit: async (token) => {
			if (token === "away") throw new Error("no database");
			return token.startsWith("play-") && !ended.has(token) ? ticket(token) : undefined;
		},
		join: async ({ playId }, { kind, id }) =>
			kind === "table" ? { seat: `seat of ${playId}`, snapshot: snapshot({ id, mine: playId }) } : undefined,
		async act({ playId }, { kind, id, command }) {
			if (command === "throw") throw new Error("a bug");
			if (command === "no") return { ok: false, error: "NOT_YOUR_TURN" };
			acted.push([playId, kind, id, command]);
			return { ok: true, value: snapshot({ did: command }) };
		},
	},
});
const http = await testServer({ routes: [], addressLimit: "none" });
server.attach(http.fastify.server);
afterAll(() => server.close());

/** The socket, or why it was refused. */
const open = (auth: object, address = "192.0.2.1"): Promise<Socket | string> =>
	new Promise((resolve) => {
		const socket = io(`${http.url}/play`, {
			path: "/live",
			transports: ["websocket"],
			forceNew: true,
			reconnection: false,
			auth,
			extraHeaders: { "x-test-address": address },
		});
		socket.on("connect", () => resolve(socket));
		socket.on("connect_error", ({ message }) => resolve(message));
		onTestFinished(() => void socket.disconnect());
	});

async function seated(token: string): Promise<Socket> {
	const socket = await open({ token });
	if (typeof socket === "string") throw new Error(socket);
	return socket;
}

const ask = (socket: Socket, name: string, payload: unknown): Promise<unknown> =>
	socket.timeout(2_000).emitWithAck(name, payload);

describe("a connection upward", () => {
	test.each([
		[{}, "INVALID_INPUT"],
		[{ token: 7 }, "INVALID_INPUT"],
		[{ token: "x".repeat(600) }, "INVALID_INPUT"],
		[{ token: "nobody" }, "NOT_LOGGED_IN"],
		[{ token: "away" }, "UNAVAILABLE"],
	])("with %j is refused as %s", async (auth, why) => {
		expect(await open(auth, `198.51.100.${JSON.stringify(auth).length}`)).toBe(why);
	});

	test("is not looked up any more where many were forged", async () => {
		const tries = [];
		for (let turn = 0; turn < 6; turn++) tries.push(await open({ token: `forged-${turn}` }, "203.0.113.5"));
		expect(tries.slice(0, 4)).toEqual(Array(4).fill("NOT_LOGGED_IN"));
		expect(tries.slice(4)).toEqual(Array(2).fill("TOO_MANY_REQUESTS"));
	});

	test("ends soon after its game has ended, and one game holds four", async () => {
		const sockets: Socket[] = [];
		for (let count = 0; count < 4; count++) sockets.push(await seated("play-ending"));
		expect(await open({ token: "play-ending" })).toBe("TOO_MANY_REQUESTS");
		ended.add("play-ending");
		await vi.waitFor(() => expect(sockets.some(({ connected }) => connected)).toBe(false));
	});
});

describe("a message upward", () => {
	test("joins a room, is told there what its seat alone may hear, acts, and leaves", async () => {
		const [one, two] = [await seated("play-a"), await seated("play-b")];
		const heard: string[] = [];
		one.on("room", ({ seen }) => heard.push(`a ${seen}`));
		two.on("room", ({ seen }) => heard.push(`b ${seen}`));
		const room = { kind: "table", id: "t1" };
		expect(await ask(one, "join", room)).toEqual({ ok: true, seq: 1, now: 2, seen: { id: "t1", mine: "play-a" } });
		expect(await ask(two, "join", room)).toMatchObject({ ok: true });
		expect(server.audience.seats("room:table:t1")).toEqual(["seat of play-a", "seat of play-b"]);
		const push = { ...room, seq: 2, before: 1, now: 3, seen: "cards" };
		server.audience.toSeat("room:table:t1", { seat: "seat of play-a", push });
		await vi.waitFor(() => expect(heard).toEqual(["a cards"]));
		expect(await ask(one, "act", { ...room, command: { raise: 5 } })).toMatchObject({
			ok: true,
			seen: { did: { raise: 5 } },
		});
		expect(acted).toEqual([["play-a", "table", "t1", { raise: 5 }]]);
		expect(await ask(one, "act", { ...room, command: "no" })).toEqual({ ok: false, code: "NOT_YOUR_TURN" });
		await ask(one, "leave", room);
		two.disconnect();
		await vi.waitFor(() => expect(server.audience.heard()).toEqual([]));
	});

	test.each([
		["join", undefined],
		["join", "room:table:t1"],
		["join", { kind: "table", id: "../../etc" }],
		["join", { kind: "__proto__", id: "t1" }],
		["leave", null],
		["leave", { kind: "table", id: "never-joined" }],
		["act", [1, 2, 3]],
		["act", { kind: "table", id: "t1", command: "x".repeat(3_000) }],
		["act", { kind: "table", id: "t1", command: "throw" }],
		["constructor", {}],
		["raise", { kind: "table", id: "t1" }],
	])("%s of %j is answered, refused, and does no harm", async (name, payload) => {
		const socket = await seated(`play-${name}`);
		expect(await ask(socket, name, payload)).toMatchObject({ ok: false, code: expect.stringMatching(/^[A-Z_]+$/) });
		expect(await ask(socket, "act", { kind: "table", id: "t1", command: 1 })).toMatchObject({ ok: true });
		socket.disconnect();
	});

	test("without a way to answer it is taken all the same, and too large a one ends the connection", async () => {
		const socket = await seated("play-mute");
		socket.emit("act");
		socket.emit("act", { kind: "table", id: "t1", command: 1 }, "no function");
		expect(await ask(socket, "act", { kind: "table", id: "t1", command: 2 })).toMatchObject({ ok: true });
		const gone = new Promise<string>((resolve) => socket.on("disconnect", resolve));
		socket.emit("act", { kind: "table", id: "t1", command: "x".repeat(10_000) });
		expect(await gone).toMatch(/transport (close|error)/);
	});

	test("that comes too often is refused, and a flood is hung up on", async () => {
		const [flood, calm] = [await seated("play-flood"), await seated("play-calm")];
		const gone = new Promise<string>((resolve) => flood.on("disconnect", resolve));
		const codes: string[] = [];
		for (let count = 0; count < 400; count++)
			flood.emit("act", { kind: "table", id: "t1", command: count }, ({ code = "ok" }) => codes.push(code));
		expect(await gone).toBe("io server disconnect");
		expect(codes.filter((code) => code === "ok").length).toBeLessThan(80);
		expect(codes).toContain("TOO_MANY_REQUESTS");
		expect(await ask(calm, "act", { kind: "table", id: "t1", command: 1 })).toMatchObject({ ok: true });
	});

	test("goes by the browser's client, which says when nobody answered", async () => {
		const client = createLiveClient({ origin: http.url, upward: true });
		onTestFinished(client.disconnect);
		expect(await client.ask("act", {})).toBeUndefined();
		await client.connect("play-client");
		await vi.waitFor(() => expect(client.state()).toBe("on"));
		expect(await client.ask("join", { kind: "table", id: "t9" })).toMatchObject({ ok: true, seen: { id: "t9" } });
	});
});
