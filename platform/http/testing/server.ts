// A server on a free port for tests: every port is real code over memory, and what it logs can be read.
import { afterAll } from "vitest";
import type { Endpoint } from "#platform/contract";
import { manualClock, memberId } from "#platform/kernel";
import {
	createHttp,
	createLog,
	type HttpOptions,
	type HttpServer,
	type IdempotentAnswers,
	type Nonces,
	newSealingJwk,
	type PlayTicket,
	type Principal,
	type StaffPrincipal,
	sealingKeyFrom,
} from "../index.ts";
import type { Claim, StoredAnswer } from "../ports.ts";

export const member: Principal = {
	memberId: memberId("12"),
	sessionId: "s-member",
	guest: false,
	account: "alice",
	merchant: "tessera",
	currency: "P",
};

export const guest: Principal = { ...member, memberId: memberId("13"), sessionId: "s-guest", guest: true };

export const ticket: PlayTicket = {
	playId: "p-1",
	memberId: member.memberId,
	vendor: "originals",
	gameCode: "gems",
	mode: "real",
	currency: "P",
	merchant: "tessera",
};

const principals: Readonly<Record<string, Principal>> = {
	"member-token": member,
	"guest-token": guest,
	"other-token": { ...member, sessionId: "s-other", merchant: "elsewhere" },
};

const olga: StaffPrincipal = {
	staffId: "1",
	sessionId: "s-staff",
	name: "olga",
	merchant: "tessera",
	permissions: new Set<string>(),
	aloneUpTo: undefined,
};

const staff: Readonly<Record<string, StaffPrincipal>> = {
	"staff-token": olga,
	"cashier-token": { ...olga, permissions: new Set(["cashier.deposits:decide"]) },
	"staff-elsewhere-token": { ...olga, merchant: "elsewhere", permissions: new Set(["cashier.deposits:decide"]) },
};

export function memoryNonces(): Nonces {
	const claimed = new Set<string>();
	return {
		async claim(nonce) {
			const fresh = !claimed.has(nonce);
			claimed.add(nonce);
			return fresh;
		},
	};
}

export function memoryAnswers(): IdempotentAnswers {
	const kept = new Map<string, { digest: Buffer; answer: StoredAnswer | undefined }>();
	const nameOf = (call: { principal: string; endpoint: string; key: string }) =>
		[call.principal, call.endpoint, call.key].join(" ");
	return {
		async claim(call): Promise<Claim> {
			const found = kept.get(nameOf(call));
			if (found === undefined) {
				kept.set(nameOf(call), { digest: call.digest, answer: undefined });
				return { state: "mine" };
			}
			if (!found.digest.equals(call.digest)) return { state: "conflict" };
			return found.answer === undefined ? { state: "busy" } : { state: "done", answer: found.answer };
		},
		async finish(call, answer) {
			kept.set(nameOf(call), { digest: call.digest, answer });
		},
		async release(call) {
			kept.delete(nameOf(call));
		},
	};
}

export type TestServer = HttpServer & {
	readonly url: string;
	readonly clock: ReturnType<typeof manualClock>;
	/** All that was logged so far, as text. */
	readonly logged: () => string;
	/** A call with the headers a proper client sends. */
	readonly call: (endpoint: Endpoint, init?: CallInit) => Promise<TestAnswer>;
};

export type CallInit = {
	readonly body?: string;
	readonly query?: string;
	readonly head?: Readonly<Record<string, string>>;
};

export type TestAnswer = {
	readonly status: number;
	readonly head: Headers;
	readonly text: string;
	readonly json: unknown;
};

const opened: HttpServer[] = [];
afterAll(() => Promise.all(opened.map((http) => http.close())));

export async function testServer(options: Partial<HttpOptions> & Pick<HttpOptions, "routes">): Promise<TestServer> {
	const lines: string[] = [];
	const clock = manualClock(new Date("2030-01-01T00:00:00Z"));
	const log = createLog({ level: "debug", destination: { write: (line: string) => void lines.push(line) } });
	const http = await createHttp({
		api: { title: "test", version: "1" },
		authentication: {
			session: async (token) => principals[token],
			play: async (token) => (token === "play-token" ? ticket : undefined),
			staff: async (token) => staff[token],
		},
		brandOf: (asked) => (asked === undefined || asked === "tessera" ? "tessera" : undefined),
		statusOf: () => 0,
		alwaysOpen: new Set(),
		messageOf: (language, code) => `${language}:${code}`,
		languages: { known: new Set(["en", "ko", "cn"]), fallback: "en" },
		sealingKey: await sealingKeyFrom(await newSealingJwk()),
		nonces: memoryNonces(),
		answers: memoryAnswers(),
		log,
		clock,
		...options,
	});
	const url = await http.listen({ port: 0, host: "127.0.0.1" });
	opened.push(http);
	return { ...http, url, clock, logged: () => lines.join(""), call: (endpoint, init) => send(url, endpoint, init) };
}

async function send(url: string, endpoint: Endpoint, init: CallInit = {}): Promise<TestAnswer> {
	const { method, path, sealed, moduleIds } = endpoint;
	const type =
		init.body === undefined ? {} : { "content-type": sealed === true ? "application/jose" : "application/json" };
	const response = await fetch(`${url}${path}${init.query ?? ""}`, {
		method,
		headers: { "module-id": moduleIds[0], merchant: "tessera", language: "EN", ...type, ...init.head },
		...(init.body === undefined ? {} : { body: init.body }),
	});
	return answerFrom(response);
}

export async function answerFrom(response: Response): Promise<TestAnswer> {
	const text = await response.text();
	const isJson = response.headers.get("content-type")?.includes("json") === true;
	return {
		status: response.status,
		head: response.headers,
		text,
		json: isJson && text !== "" ? JSON.parse(text) : undefined,
	};
}
