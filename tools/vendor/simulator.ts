// A vendor outside the house, as a small server: a list of games, an address for each launch, and a page in which rounds are
// played by calling the platform's wallet in a dialect, with bad manners where they are switched on.
import { randomInt, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import * as z from "zod/mini";
import { type CurrencyCode, formatMinor, isCurrencyCode, parseMinor } from "#platform/kernel";
import type { Books } from "./books.ts";
import type { Dialect, Letter, Reply } from "./dialects/dialect.ts";
import { playPage } from "./page.ts";
import { faults, playRound, type Seat } from "./round.ts";

export type VendorSettings = {
	readonly dialect: Dialect;
	/** Where the wallet is. */
	readonly platform: string;
	/** Whose pages may frame the games: the same, unless a proxy stands between. */
	readonly framedBy?: string;
	/** Whether a call to it was signed by the platform. */
	readonly isOurs: (call: Reply) => boolean;
	readonly port: number;
	/** Of a vendor that keeps members' money. */
	readonly books?: Books;
	readonly delayMilliseconds?: number;
};

export type Vendor = {
	readonly origin: string;
	/** Who was seated at an address that it opened. */
	readonly seatAt: (address: string) => Seat | undefined;
	readonly close: () => Promise<void>;
};

const games = [
	{ game_code: "sim_wheel", name: "Wheel of Elsewhere", category: "RNG", rtp: "96.00" },
	{ game_code: "sim_dice", name: "Dice of Elsewhere", category: "RNG", rtp: "96.00" },
];

const launch = z.object({
	game_code: z.string(),
	currency: z.string(),
	user: z.optional(z.string()),
	token: z.optional(z.string()),
});
const asked = z.object({ stake: z.string(), faults: z.array(z.enum(faults)) });

type Open = { readonly seats: Map<string, Seat>; readonly settings: VendorSettings; origin: string };

/** Listens on a port of this machine; 0 takes a free one. */
export async function openVendor(settings: VendorSettings): Promise<Vendor> {
	const open: Open = { seats: new Map(), settings, origin: "" };
	const server = createServer((request, response) => {
		answer(open, request, response).catch((error: unknown) => {
			process.stderr.write(`${String(error)}\n`);
			if (!response.headersSent) response.writeHead(500);
			response.end();
		});
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(settings.port, "127.0.0.1", resolve);
	});
	const address = server.address();
	open.origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : settings.port}`;
	return {
		origin: open.origin,
		seatAt: (url) => open.seats.get(/\/play\/([^/]+)$/.exec(url)?.[1] ?? ""),
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

async function answer(open: Open, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { method, url = "" } = request;
	const [, room, id = "", act] = url.split("/");
	const body = await textOf(request);
	if (method === "POST" && (room === "game" || room === "wallet")) {
		answerPlatform(open, { room, call: id, body, request, response });
		return;
	}
	const seat = open.seats.get(id);
	if (room !== "play" || seat === undefined) {
		response.writeHead(404).end("No such game.");
		return;
	}
	if (method === "POST" && act === "round") {
		tell(response, await playIn(open, seat, body));
		return;
	}
	response.writeHead(200, {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": `default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; frame-ancestors ${open.settings.framedBy ?? open.settings.platform}`,
	});
	response.end(playPage({ ...seat, dialect: open.settings.dialect.name }));
}

type Called = {
	readonly room: string;
	readonly call: string;
	readonly body: string;
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
};

function answerPlatform(open: Open, { room, call, body, request, response }: Called): void {
	const header = (name: string) => [request.headers[name]].flat()[0];
	const { books, isOurs } = open.settings;
	if (!isOurs({ body, header })) response.writeHead(401).end("{}");
	else if (room === "wallet") {
		const reply = books?.answer(call, body);
		// No answer at all is what the platform makes the most of.
		if (reply === undefined) response.destroy();
		else response.writeHead(200, { "content-type": "application/json", ...reply.headers }).end(reply.body);
	} else {
		const isForm = header("content-type")?.includes("urlencoded") === true;
		tell(response, call === "list" ? { games } : seatPlayer(open, { body, isForm }), books);
	}
}

/** Without a player there is nothing to open: this vendor has no trials. */
function seatPlayer(open: Open, { body, isForm }: { readonly body: string; readonly isForm: boolean }): object {
	const said = z.parse(launch, isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body));
	const { user: member, token, currency, game_code: game } = said;
	if (member === undefined || token === undefined || !isCurrencyCode(currency)) return {};
	const id = randomUUID();
	open.seats.set(id, { member, token, game, currency });
	return { url: `${open.origin}/play/${id}` };
}

async function playIn({ settings }: Open, seat: Seat, body: string): Promise<object> {
	const { stake, faults: wrong } = z.parse(asked, JSON.parse(body));
	const amount = parseMinor(stake, seat.currency);
	if (!amount.ok || amount.value <= 0n) return { error: "That is no stake." };
	const { member, currency } = seat;
	if (settings.books !== undefined && settings.books.balance(member, currency) < amount.value) {
		return { error: "So much does not lie here. Bring it to this vendor first." };
	}
	const { taken, won, balance, lines } = await playRound(
		{ dialect: settings.dialect, post: (letter) => post(settings.platform, letter), now: Date.now },
		{
			seat,
			stake: amount.value,
			win: winOf(amount.value),
			faults: new Set(wrong),
			delayMilliseconds: settings.delayMilliseconds ?? 1_500,
		},
	);
	if (taken) settings.books?.move(member, currency, won - amount.value);
	const shown = (minor: bigint | undefined, currency: CurrencyCode) =>
		minor === undefined ? undefined : formatMinor(minor, currency);
	return {
		won: shown(won, seat.currency),
		balance: shown(balance, seat.currency),
		lines: lines.map((line) => ({ ...line, balance: shown(line.balance, seat.currency) })),
	};
}

/** Twice the stake in 48 of 100 rounds: a return of 96. */
const winOf = (stake: bigint): bigint => (randomInt(100) < 48 ? stake * 2n : 0n);

async function post(platform: string, { path, headers, body }: Letter): Promise<Reply | undefined> {
	try {
		const sent = { method: "POST", headers, body, signal: AbortSignal.timeout(20_000) };
		const reply = await fetch(`${platform}${path}`, sent);
		const text = await reply.text();
		return reply.status >= 500 ? undefined : { body: text, header: (name) => reply.headers.get(name) ?? undefined };
	} catch {
		return undefined;
	}
}

/** Signed by a vendor that signs its answers. */
function tell(response: ServerResponse, said: object, books?: Books): void {
	const body = JSON.stringify(said);
	const headers = books?.sign(body).headers ?? {};
	response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store", ...headers }).end(body);
}

async function textOf(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(Buffer.from(part));
	return Buffer.concat(parts).toString("utf8");
}
