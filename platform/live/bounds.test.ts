// How many connections there may be, and what whoever brings one too many hears.
import { io } from "socket.io-client";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { createLog, type Principal } from "#platform/http";
import { manualClock, memberId } from "#platform/kernel";
import { createLiveClient } from "#platform/live/client";
import { testServer } from "../http/testing/server.ts";
import { countConnections } from "./bounds.ts";
import { createLive } from "./index.ts";

const asked: string[] = [];
const member = (id: string): Principal => ({
	memberId: memberId(id),
	sessionId: `session-${id}`,
	guest: false,
	account: `member${id}`,
	merchant: "tessera",
	currency: "P",
});
const server = createLive({
	session: async (token) => {
		asked.push(token);
		return token.startsWith("token-") ? member(token.slice(6)) : undefined;
	},
	log: createLog({ level: "error", destination: { write: () => undefined } }),
	addressOf: ({ headers }) => String(headers["x-test-address"] ?? "192.0.2.1"),
	bounds: { ofOneNetwork: 6, ofOneMember: 2, forgedTokens: 3 },
});
const http = await testServer({ routes: [], addressLimit: "none" });
server.attach(http.fastify.server);
afterAll(() => server.close());

/** "on", or why not; a connection that stands is kept until the test is over. */
const connect = (address: string, auth: object = {}): Promise<string> =>
	new Promise((resolve) => {
		const socket = io(http.url, {
			path: "/live",
			transports: ["websocket"],
			forceNew: true,
			reconnection: false,
			auth,
			extraHeaders: { "x-test-address": address },
		});
		socket.on("connect", () => resolve("on"));
		socket.on("connect_error", ({ message }) => resolve(message));
		onTestFinished(() => void socket.disconnect());
	});
const times = (count: number, make: () => Promise<string>) => Promise.all(Array.from({ length: count }, make));

test("one network holds so many, however fast it asks; another is not kept waiting", async () => {
	const answers = await times(30, () => connect("198.51.100.1"));
	expect(answers.filter((answer) => answer === "on")).toHaveLength(6);
	expect(await connect("198.51.100.2")).toBe("on");
	expect(await connect("2001:db8:1:2::1")).toBe("on");
});

test("addresses of one subscriber count as one, and one that leaves makes room", async () => {
	const bounds = { ofOneNetwork: 2, ofOneMember: 1, forgedTokens: 1 };
	const { take } = countConnections(bounds, manualClock(new Date(0)));
	const leave = take("2001:db8:7:7::1");
	expect([leave, take("2001:db8:7:7::2")].every((place) => place !== undefined)).toBe(true);
	expect(take("2001:db8:7:7::3")).toBeUndefined();
	leave?.();
	expect(take("2001:db8:7:7::3")).toBeDefined();
});

test("one member holds so many, from wherever; the next is told to come later, not that it is over", async () => {
	expect(await connect("198.51.100.10", { token: "token-1" })).toBe("on");
	expect(await connect("198.51.100.11", { token: "token-1" })).toBe("on");
	expect(await connect("198.51.100.12", { token: "token-1" })).toBe("TOO_MANY_REQUESTS");
	expect(await connect("198.51.100.12", { token: "token-2" })).toBe("on");
	const client = createLiveClient({ origin: http.url, againMilliseconds: 10 });
	onTestFinished(client.disconnect);
	const before = asked.length;
	await client.connect("token-1");
	await new Promise((go) => setTimeout(go, 600));
	expect(client.state()).toBe("connecting");
	// Twice as long each time: 10, 20, 40, 80, 160, 320 and not sixty times ten.
	expect(asked.length - before).toBeGreaterThan(2);
	expect(asked.length - before).toBeLessThan(14);
});

test("forged tokens are looked up so often, and then none of that network is for a while", async () => {
	const before = asked.length;
	for (let turn = 0; turn < 12; turn += 1) await connect("203.0.113.9", { token: `forged-${turn}` });
	expect(asked.length - before).toBe(4);
	expect(await connect("203.0.113.9", { token: "token-3" })).toBe("TOO_MANY_REQUESTS");
	expect(await connect("203.0.113.9")).toBe("on");
	expect(await connect("203.0.113.10", { token: "token-3" })).toBe("on");
	await vi.waitFor(() => expect(server.connections()).toBeGreaterThan(0));
});
