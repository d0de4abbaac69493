// The live channel over real sockets: who hears what, who may connect, and how a connection ends.
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { io } from "socket.io-client";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { defineLiveEvent } from "#platform/contract";
import { createLog, type Principal } from "#platform/http";
import { memberId } from "#platform/kernel";
import { createLiveClient, type LiveClient, type LiveState } from "#platform/live/client";
import { testServer } from "../http/testing/server.ts";
import { coalescer, type Push } from "./coalesce.ts";
import { isOwnOrigin, readHandshake } from "./handshake.ts";
import { createLive } from "./index.ts";

const balance = defineLiveEvent({ name: "balance", payload: z.object({ available: z.string() }) });
const notice = defineLiveEvent({ name: "notice", payload: z.object({ title: z.string() }) });

const principal = (id: string): Principal => ({
	memberId: memberId(id),
	sessionId: `session-${id}`,
	guest: false,
	account: `member${id}`,
	merchant: "tessera",
	currency: "P",
});
const sessions = new Map([
	["token-1", principal("1")],
	["token-2", principal("2")],
	["token-3", principal("3")],
	["token-4", principal("4")],
]);
/** Sessions that cannot be checked, as while the database is away. */
const unchecked = new Set<string>();
const lines: string[] = [];
const server = createLive({
	session: async (token) => {
		if (unchecked.has(token)) throw new Error("no database");
		return sessions.get(token);
	},
	staff: async (token) => (token === "staff-token" ? { sessionId: "session-staff" } : undefined),
	log: createLog({ level: "debug", destination: { write: (line: string) => void lines.push(line) } }),
	publicRooms: ["winners"],
	recheckMilliseconds: 100,
});
const http = await testServer({ routes: [], addressLimit: "none" });
server.attach(http.fastify.server);
afterAll(() => server.close());
const { live } = server;

const until = (check: () => void) => vi.waitFor(check, { timeout: 3_000, interval: 5 });

async function connected(token?: string, rooms: readonly string[] = []): Promise<LiveClient> {
	const client = createLiveClient({ origin: http.url, rooms, againMilliseconds: 20 });
	onTestFinished(client.disconnect);
	await client.connect(token);
	await until(() => expect(client.state()).toBe("on"));
	return client;
}

function hearing(client: LiveClient) {
	const heard: string[] = [];
	client.on(balance, ({ available }) => heard.push(available));
	client.on(notice, ({ title }) => heard.push(title));
	return heard;
}

test("a member hears their own balance on every connection, nobody else does", async () => {
	const clients = await Promise.all([connected("token-1"), connected("token-1"), connected("token-2"), connected()]);
	const [one, again, other, visitor] = clients.map(hearing);
	live.toMember(memberId("1"), balance, { available: "10.00" });
	live.toAll(notice, { title: "to all" });
	await until(() => expect(visitor).toEqual(["to all"]));
	await until(() => expect([one, again, other]).toEqual([["10.00", "to all"], ["10.00", "to all"], ["to all"]]));
});

test("of several balances in one tick the last is sent", async () => {
	const heard = hearing(await connected("token-1"));
	for (let cents = 0; cents < 100; cents++) live.toMember(memberId("1"), balance, { available: `${cents}` });
	live.toMember(memberId("1"), notice, { title: "end" });
	await until(() => expect(heard).toEqual(["99", "end"]));
});

test("a public room is heard by those who asked, a private one cannot be asked for", async () => {
	const listener = hearing(await connected(undefined, ["winners", "member 1"]));
	const other = hearing(await connected());
	live.toMember(memberId("1"), balance, { available: "private" });
	live.toRoom("winners", notice, { title: "a winner" });
	live.toAll(notice, { title: "end" });
	await until(() => expect([listener, other]).toEqual([["a winner", "end"], ["end"]]));
});

test("who works here hears what is for staff, members and visitors do not", async () => {
	const clients = await Promise.all([connected("staff-token"), connected("token-1"), connected(undefined, ["staff"])]);
	const heard = clients.map(hearing);
	live.toStaff(notice, { title: "look at the queue" });
	live.toAll(notice, { title: "end" });
	await until(() => expect(heard).toEqual([["look at the queue", "end"], ["end"], ["end"]]));
});

test("what the contract does not name is not sent, what is no such payload is not heard", async () => {
	const client = await connected("token-1");
	const heard = hearing(client);
	const wrong = defineLiveEvent({ name: "balance", payload: z.object({ available: z.number() }) });
	live.toMember(memberId("1"), wrong, { available: 1 });
	await sleep(20);
	// As a bug would make it: a payload that its event does not allow.
	live.toMember(memberId("1"), balance, JSON.parse('{"available":7}'));
	live.toMember(memberId("1"), balance, JSON.parse('{"available":"8","secret":"hidden-word"}'));
	await until(() => expect(heard).toEqual(["8"]));
	expect(lines.join("")).toContain("not what the event says");
	expect(lines.join("")).not.toContain("hidden-word");
});

describe("a connection", () => {
	test("with a token that does not stand is refused, and stays so", async () => {
		const client = createLiveClient({ origin: http.url });
		const states: LiveState[] = [];
		client.onState((state) => states.push(state));
		await client.connect("forged");
		await until(() => expect(states).toEqual(["connecting", "refused"]));
	});

	test("ends with its session's logout, and only it", async () => {
		const [leaving, staying] = [await connected("token-2"), await connected("token-1")];
		sessions.delete("token-2");
		live.dropSession("session-2");
		await until(() => expect(leaving.state()).toBe("refused"));
		expect(staying.state()).toBe("on");
	});

	test("that is there again is told of, the first time it is there is not", async () => {
		const client = createLiveClient({ origin: http.url, againMilliseconds: 20 });
		onTestFinished(client.disconnect);
		let back = 0;
		const stop = client.onBack(() => {
			back += 1;
		});
		await client.connect("token-1");
		await until(() => expect(client.state()).toBe("on"));
		expect(back).toBe(0);
		await client.connect("token-1");
		await until(() => expect(back).toBe(1));
		stop();
		let later = 0;
		client.onBack(() => {
			later += 1;
		});
		await client.connect("token-1");
		await until(() => expect([back, later]).toEqual([1, 1]));
	});

	test("that the server ended while its session stands comes back", async () => {
		const client = await connected("token-1");
		const states: LiveState[] = [];
		client.onState((state) => states.push(state));
		live.dropSession("session-1");
		await until(() => expect(states).toEqual(["connecting", "on"]));
	});

	test("whose session cannot be checked just now is asked for again, and not refused", async () => {
		unchecked.add("token-4");
		const client = createLiveClient({ origin: http.url, againMilliseconds: 20 });
		const states: LiveState[] = [];
		client.onState((state) => states.push(state));
		await client.connect("token-4");
		await until(() => expect(lines.join("")).toContain("a session could not be checked"));
		expect(states).toEqual(["connecting"]);
		unchecked.clear();
		await until(() => expect(states).toEqual(["connecting", "on"]));
		client.disconnect();
	});

	test("ends soon after its session has ended elsewhere", async () => {
		const client = await connected("token-3");
		sessions.delete("token-3");
		await until(() => expect(client.state()).toBe("refused"));
	});

	test("that sends anything is ended", async () => {
		const socket = io(http.url, { path: "/live", transports: ["websocket"], forceNew: true, auth: {} });
		const ended = new Promise<string>((resolve) => socket.on("disconnect", resolve));
		socket.emit("balance", { available: "1000000" });
		expect(await ended).toBe("io server disconnect");
	});

	test("that sends too much is ended", async () => {
		const socket = io(http.url, {
			path: "/live",
			transports: ["websocket"],
			forceNew: true,
			auth: {},
			reconnection: false,
		});
		const ended = new Promise<string>((resolve) => socket.on("disconnect", resolve));
		socket.on("connect", () => socket.emit("x", "y".repeat(10_000)));
		expect(await ended).toMatch(/transport (close|error)/);
	});

	test("of another page's is refused", async () => {
		const from = (origin: string) =>
			new Promise<string>((resolve) => {
				const socket = io(http.url, {
					path: "/live",
					transports: ["websocket"],
					forceNew: true,
					reconnection: false,
					auth: {},
					extraHeaders: { origin },
				});
				socket.on("connect", () => resolve("on"));
				socket.on("connect_error", () => resolve("refused"));
				onTestFinished(() => void socket.disconnect());
			});
		expect(await from("https://evil.example")).toBe("refused");
		expect(await from(http.url)).toBe("on");
	});

	test("that is taken and never made is given up, and made anew", async () => {
		let asked = 0;
		const mute = createServer(() => {
			asked += 1;
		});
		onTestFinished(() => void mute.close());
		await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
		const address = mute.address();
		if (typeof address !== "object" || address === null) throw new Error("no port");
		const client = createLiveClient({ origin: `http://127.0.0.1:${address.port}`, openMilliseconds: 30 });
		onTestFinished(client.disconnect);
		await client.connect(undefined);
		await vi.waitFor(() => expect(asked).toBeGreaterThan(1), { timeout: 5_000, interval: 5 });
		expect(client.state()).toBe("connecting");
	});

	test("that is replaced or closed by its owner says so", async () => {
		const client = await connected("token-1");
		await client.connect(undefined);
		await until(() => expect(client.state()).toBe("on"));
		client.disconnect();
		expect(client.state()).toBe("off");
		await until(() => expect(server.connections()).toBeGreaterThan(0));
	});
});

test("calls are still answered beside the channel", async () => {
	expect((await fetch(`${http.url}/healthz`)).status).toBe(200);
	expect((await fetch(`${http.url}/live/?transport=polling&EIO=4`)).status).toBe(400);
});

test("a coalescer delivers the last of each kind, in the order of their first", () => {
	const works: (() => void)[] = [];
	const sent: Push[] = [];
	const push = coalescer({ later: (work) => void works.push(work), deliver: (one) => void sent.push(one) });
	push({ room: "a", name: "balance", payload: 1 });
	push({ room: "b", name: "balance", payload: 2 });
	push({ room: "a", name: "balance", payload: 3 });
	expect([works.length, sent]).toEqual([1, []]);
	works[0]?.();
	expect(sent.map(({ room, payload }) => [room, payload])).toEqual([
		["a", 3],
		["b", 2],
	]);
	push({ room: "a", name: "balance", payload: 4 });
	expect(works).toHaveLength(2);
});

test.each([
	[undefined, "example.com", true],
	["https://example.com", "example.com", true],
	["http://localhost:4000", "localhost:4000", true],
	["http://localhost:4001", "localhost:4000", false],
	["https://example.com.evil.net", "example.com", false],
	["null", "example.com", false],
	["https://friend.example", "example.com", true],
	["https://example.com", undefined, false],
])("origin %s at host %s: %s", (origin, host, expected) => {
	const headers = { ...(origin === undefined ? {} : { origin }), ...(host === undefined ? {} : { host }) };
	expect(isOwnOrigin({ headers }, new Set(["https://friend.example"]))).toBe(expected);
});

test.each([
	[{}, { rooms: [] }],
	[
		{ token: "t", rooms: ["winners"] },
		{ token: "t", rooms: ["winners"] },
	],
	[{ token: "" }, undefined],
	[{ token: "x".repeat(513) }, undefined],
	[{ token: ["a"] }, undefined],
	[{ rooms: Array(11).fill("a") }, undefined],
	[null, undefined],
])("the handshake %j is read as %j", (auth, expected) => {
	expect(readHandshake(auth)).toEqual(expected);
});

test("what was never attached to a server ends in peace, as where the server could not start", async () => {
	const unattached = createLive({
		session: async () => undefined,
		staff: async () => undefined,
		log: createLog({ level: "debug", destination: { write: () => {} } }),
	});
	await expect(unattached.close()).resolves.toBeUndefined();
});
