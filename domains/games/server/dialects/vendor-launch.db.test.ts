// A game of a vendor outside the house, from its launch to its last round: the vendor is asked for the address in its own
// dialect, over HTTP, and plays with bad manners; what it opens elsewhere, or not at all, is not opened.
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import * as z from "zod/mini";
import { sql } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { hub88Header } from "../../../../tools/vendor/dialects/hub88.ts";
import { faults } from "../../../../tools/vendor/round.ts";
import { openVendor, type Vendor } from "../../../../tools/vendor/simulator.ts";
import { launchGame, launchTrial } from "../../contract/index.ts";
import {
	everywhere,
	lodge,
	openFormVendor,
	openHmacVendor,
	openHub88Vendor,
	openTransferVendor,
} from "../testing/dialect-port.ts";
import { callerOf } from "../testing/hall-caller.ts";
import { vendorKey } from "../testing/open-hall.ts";
import { openOwnHall } from "../testing/own-hall.ts";
import { askGames } from "./vendor-calls.ts";
import { createVendorKeys } from "./vendor-keys.ts";

const { hall } = await openOwnHall();
const [hmac, hub88, form] = [await openHmacVendor(hall), await openHub88Vendor(hall), await openFormVendor(hall)];
const books = await openTransferVendor(hall);
const platform = await servePlatform();
const { call, as } = callerOf(hall);

/** The platform's side over real HTTP: what vendors call, and nothing else. */
async function servePlatform(): Promise<{ readonly url: string }> {
	const server = createServer(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(Buffer.from(part));
		const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
		const reply = await hmac.post({ path: request.url ?? "", headers, body: Buffer.concat(parts).toString() });
		const signed = [hub88Header, "x-signature", "x-timestamp"].flatMap((name) => {
			const value = reply.header(name);
			return value === undefined ? [] : [[name, value] as const];
		});
		response.writeHead(reply.status, Object.fromEntries(signed));
		response.end(reply.body);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	afterAll(() => new Promise((resolve) => server.close(resolve)));
	const address = server.address();
	if (typeof address !== "object" || address === null) throw new Error("a server without a port");
	return { url: `http://127.0.0.1:${address.port}` };
}

const played = z.object({
	won: z.string(),
	balance: z.string(),
	lines: z.array(z.object({ said: z.string(), status: z.string() })),
});

async function setVendor(code: string, where: { baseUrl: string | null; frameOrigin: string | null }): Promise<void> {
	await hall.db.tx((tx) =>
		sql`update games.vendor set base_url = ${where.baseUrl}, frame_origin = ${where.frameOrigin} where code = ${code}`.execute(
			tx,
		),
	);
	await hall.games.refresh();
}

async function gameOf(code: string): Promise<string> {
	const { rows } = await hall.db.read((tx) =>
		sql<{ id: string }>`select id from games.game where vendor = ${code}`.execute(tx),
	);
	return rows[0]?.id ?? "";
}

describe.each([
	["the signed HTTP dialect", hmac],
	["Hub88", hub88],
	["the form dialect", form],
	["the transfer dialect", books],
] as const)("%s", (_name, outside) => {
	const { dialect, speaker, isOurs } = outside;
	const kept = "books" in outside ? { books: outside.books } : {};
	const code = speaker.vendor;
	let vendor: Vendor;
	let member: MemberId;
	const launch = async () => call(launchGame, { gameId: await gameOf(code), vassalage: code }, as(member));
	beforeAll(async () => {
		vendor = await openVendor({ ...kept, dialect, platform: platform.url, isOurs, port: 0, delayMilliseconds: 5 });
		await setVendor(code, { baseUrl: `${vendor.origin}/`, frameOrigin: vendor.origin });
		member = await hall.enrol(10_000n);
		if (dialect.name === "transfer") {
			books.books.move(member, "P", 10_000n);
			await lodge(hall, { member, vendor: code });
		}
	});
	afterAll(() => vendor.close());

	it("opens the vendor's page, and rounds of every bad manner end as those of a good one", async () => {
		const launched = await launch();
		if (!launched.ok) throw new Error(launched.error.code);
		const { game_url: address, around } = launched.value;
		expect(new URL(address).origin).toBe(vendor.origin);
		expect(around?.showSession).toBe(true);
		expect(hall.games.frameOrigins()).toContain(vendor.origin);
		const page = await fetch(address);
		expect(page.headers.get("content-security-policy")).toContain(`frame-ancestors ${platform.url}`);
		expect(await page.text()).not.toContain(vendorKey.toString("hex"));
		let expected = 10_000n;
		for (const wrong of [[], ...faults.map((fault) => [fault]), faults]) {
			const told = await fetch(`${address}/round`, {
				method: "POST",
				body: JSON.stringify({ stake: "2.50", faults: wrong }),
			});
			const round = z.parse(played, await told.json());
			expected += BigInt(round.won.replace(".", "")) - 250n;
			expect({ wrong, balance: await everywhere(hall, member) }).toEqual({ wrong, balance: expected });
			expect(BigInt(round.balance.replace(".", ""))).toBe(expected);
			for (const { said, status } of round.lines) {
				if (/forged|too early/.test(said)) expect(status).not.toMatch(/^(OK|RS_OK|0)$/);
			}
		}
		expect(await hall.violations()).toEqual([]);
	});

	it("gives its list of games to who signs for it", async () => {
		const { log, keys } = {
			log: { debug() {}, info() {}, warn() {}, error() {} },
			keys: createVendorKeys(hall.db, vendorKey),
		};
		const asked = { code, dialect: dialect.name, baseUrl: vendor.origin, frameOrigin: vendor.origin };
		const games = await askGames({ log, keys, clock: hall.clock }, asked);
		expect(games?.map(({ game_code }) => game_code)).toEqual(["sim_wheel", "sim_dice"]);
		const stranger = { ...asked, code: "TESSERA" };
		expect(await askGames({ log, keys, clock: hall.clock }, stranger)).toBeUndefined();
	});

	it("is not opened elsewhere than at its own origin, nor when it does not answer; nothing of the launch stays", async () => {
		const sessions = async () => {
			const { rows } = await hall.db.read((tx) =>
				sql<{
					open: number;
				}>`select count(*)::int as open from games.play_session where member_id = ${member}::bigint and ended_at is null`.execute(
					tx,
				),
			);
			return rows[0]?.open;
		};
		const before = await sessions();
		await setVendor(code, { baseUrl: vendor.origin, frameOrigin: "https://elsewhere.example" });
		expect(await launch()).toMatchObject({ error: { code: "GAME_UNDER_MAINTENANCE" } });
		await setVendor(code, { baseUrl: `${vendor.origin}/nowhere`, frameOrigin: vendor.origin });
		expect(await launch()).toMatchObject({ error: { code: "GAME_UNDER_MAINTENANCE" } });
		const trial = await call(launchTrial, { gameId: await gameOf(code), vassalage: code });
		expect(trial).toMatchObject({ error: { code: "GAME_UNDER_MAINTENANCE" } });
		expect(await sessions()).toBe(before);
		await setVendor(code, { baseUrl: null, frameOrigin: null });
		const own = await launch();
		expect(own.ok && own.value.game_url).toMatch(/^\/arcade\/#launch=/);
		expect(hall.games.frameOrigins()).not.toContain(vendor.origin);
	});
});

test.each([
	["ftp://vendor.example", null],
	["https://vendor.example?x=1", null],
	[null, "https://vendor.example/path"],
	[null, "https://vendor.example; script-src *"],
])("the database refuses the addresses %s and %s", async (baseUrl, frameOrigin) => {
	await expect(setVendor("OUTSIDE", { baseUrl, frameOrigin })).rejects.toThrow(/check/);
});

describe("money at a vendor with books of its own", () => {
	const { books: far, dialect, isOurs, speaker } = books;
	const { api } = hall.games;
	let served: Vendor;
	let member: MemberId;
	let number = 0;
	const order = (way: "out" | "home", amount: bigint) => {
		number += 1;
		const id = `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
		return { vendor: speaker.vendor, id, way, memberId: member, currency: "P", amount } as const;
	};
	const lies = () => far.balance(member, "P");
	const tells = () => api.balanceFar(order("home", 1n));
	beforeAll(async () => {
		served = await openVendor({ books: far, dialect, platform: platform.url, isOurs, port: 0 });
		await setVendor(speaker.vendor, { baseUrl: served.origin, frameOrigin: served.origin });
		member = await hall.enrol(0n);
	});
	afterAll(() => served.close());

	it("goes there and comes home once by its id, and no more than there is", async () => {
		const there = order("out", 500n);
		expect(await api.statusFar(there)).toBe("unknown");
		expect([await api.sendFar(there), await api.sendFar(there)]).toEqual(["done", "done"]);
		expect([lies(), await tells(), await api.statusFar(there)]).toEqual([500n, 500n, "done"]);
		const [home, more] = [order("home", 200n), order("home", 301n)];
		expect([await api.sendFar(home), await api.sendFar(more), await api.statusFar(more)]).toEqual([
			...["done", "refused", "refused"],
		]);
		expect(lies()).toBe(300n);
	});

	it.each([
		["late", "done"],
		["silent", "unknown"],
		["wrong", "done"],
		["forged", "done"],
	] as const)("an answer that is %s is none, and the status query says %s", async (fault, after) => {
		const there = order("out", 100n);
		const before = lies();
		far.goWrong(() => fault);
		expect([await api.sendFar(there), fault === "late" ? 0n : await tells()]).toEqual([
			...["silent", fault === "late" ? 0n : undefined],
		]);
		far.goWrong(() => undefined);
		expect(await api.statusFar(there)).toBe(after);
		expect(lies() - before).toBe(after === "done" ? 100n : 0n);
		// The same word about another amount is not about ours.
		expect(await api.statusFar({ ...there, amount: 101n })).toBe(after === "done" ? "silent" : "unknown");
	});

	it("a call that it hears twice is done once", async () => {
		const before = lies();
		far.goWrong(() => "double");
		expect(await api.sendFar(order("out", 50n))).toBe("done");
		far.goWrong(() => undefined);
		expect(lies() - before).toBe(50n);
	});

	it("calls that we did not sign move nothing, and our call cannot be sent back as an answer", async () => {
		const body = JSON.stringify({
			user: member,
			currency: "P",
			transaction: "x",
			way: "out",
			amount: "9.00",
			nonce: "n",
		});
		const sent = await fetch(`${served.origin}/wallet/deposit`, { method: "POST", body });
		expect([sent.status, far.transfers.has("x")]).toEqual([401, false]);
		const mirror = createServer(async (request, response) => {
			const parts: Buffer[] = [];
			for await (const part of request) parts.push(Buffer.from(part));
			const { "x-signature": signature, "x-timestamp": time } = request.headers;
			response.writeHead(200, { "x-signature": String(signature), "x-timestamp": String(time) });
			response.end(Buffer.concat(parts));
		});
		await new Promise<void>((resolve) => mirror.listen(0, "127.0.0.1", resolve));
		const address = mirror.address();
		const origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
		await setVendor(speaker.vendor, { baseUrl: origin, frameOrigin: origin });
		expect(await api.sendFar(order("out", 5n))).toBe("silent");
		await new Promise((resolve) => mirror.close(resolve));
		expect(await api.sendFar(order("out", 5n))).toBe("silent");
		expect(await api.sendFar({ ...order("out", 5n), vendor: "OUTSIDE" })).toBe("silent");
	});
});
