// Every call of every contract, tried with everything that a field, a body, a query and a header can hold. The list
// comes from the contracts, so that a new endpoint is tried by itself.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "#platform/contract";
import { isWhole, turnOf } from "../../tools/bootstrap/testing/turn.ts";
import { expectSoundBooks, openBooks } from "../books.ts";
import { registerPerson } from "../caller.ts";
import { type Attack, contentTypeOf, faultsAfter } from "./attack.ts";
import { endpoints, exampleOf, fieldsOf, hasBody } from "./endpoints.ts";
import { tokenFor } from "./rights.ts";
import { sealed, serverKey } from "./sealing.ts";
import { keptSecret, serverSaid } from "./server-log.ts";
import { hostileBodies, hostileQueries, hostileValues } from "./values.ts";

const books = openBooks();
const held = { memberId: "", password: "" };

beforeAll(async () => {
	const { memberId, password } = await registerPerson();
	Object.assign(held, { memberId, password });
});

afterAll(async () => {
	await expectSoundBooks(books);
	expect(serverSaid().bugs).toEqual([]);
	expect(keptSecret([held.password])).toEqual([]);
});

describe.each(endpoints.map((endpoint) => ({ name: endpoint.name, endpoint })))("$name", ({ endpoint }) => {
	it("refuses or takes each hostile value in each field, and breaks at none", () => {
		const plain = exampleOf(endpoint);
		const tried = fieldsOf(endpoint).flatMap((field) =>
			hostileValues.map(([, value]) => takes(endpoint, { ...plain, [field]: value })),
		);
		expect(tried).toHaveLength(fieldsOf(endpoint).length * hostileValues.length);
		expect(takes(endpoint, plain)).toBe(true);
	});

	it("answers hostile fields with a code", async () => {
		expect(await faultsAfter(endpoint, await withTokens(endpoint, await fieldAttacks(endpoint)))).toEqual([]);
	});

	it("answers its share of hostile bodies, queries, headers and methods with a code", async () => {
		const whole = [...(hasBody(endpoint) ? bodyAttacks(endpoint) : queryAttacks), ...(await headAttacks(endpoint))];
		expect(await faultsAfter(endpoint, await withTokens(endpoint, shareOf(endpoint, whole)))).toEqual([]);
	});
});

/** What decides how the wire is read and who is let in, before the call itself is known. */
const kindOf = ({ method, access, sealed, form, idempotent, bodyBytes, limit }: Endpoint): string =>
	JSON.stringify({ method, access, sealed, form, idempotent, long: bodyBytes !== undefined, limited: limit?.by });

/** Calls of one kind share what is tried around a call, four of them all of it: where one breaks, its kind does. */
function shareOf(endpoint: Endpoint, attacks: readonly Attack[]): readonly Attack[] {
	const kin = endpoints.filter((other) => kindOf(other) === kindOf(endpoint));
	const sharers = Math.min(4, kin.length);
	const turn = kin.indexOf(endpoint) % sharers;
	return attacks.filter((_, index) => index % sharers === turn);
}

async function fieldAttacks(endpoint: Endpoint): Promise<readonly Attack[]> {
	const plain = exampleOf(endpoint);
	const fields = fieldsOf(endpoint);
	const place = endpoints.indexOf(endpoint);
	// What the contract refuses goes no further than the contract, which the door asks for every call: those are tried on
	// the contract itself (above), and one of them over the wire. What it lets through goes alone, in its turn.
	const inputs = fields.flatMap((field, at) => {
		const taken = hostileValues.filter(([, value]) => takes(endpoint, { ...plain, [field]: value }));
		return taken
			.filter((_, number) => isWhole() || isTurn(place + at + number))
			.map(([what, value]) => ({ what: `${what} as ${field}`, input: { ...plain, [field]: value } }));
	});
	const refused = hostileValues.flatMap(([what, value]) => {
		const input = { ...plain, ...Object.fromEntries(fields.map((field) => [field, value])) };
		return takes(endpoint, input) ? [] : [{ what: `${what} as ${fields.join(", ")}`, input }];
	});
	const [first, ...more] = refused;
	if (first !== undefined) inputs.push(turnOf([first, ...more], place));
	const surplus = {
		what: "fields nobody asked for",
		input: { ...plain, memberId: "1", balance: "1000000", isAgent: 1 },
	};
	return Promise.all([...inputs, surplus].map(({ what, input }) => attackWith(endpoint, { what, input })));
}

/** A third of what is let through is tried in a run: of neighbours another, and of the next commit's again another. */
const isTurn = (place: number): boolean => turnOf([true, false, false], place);

/** Whether the contract lets an input through, as it is written on its way. */
function takes(endpoint: Endpoint, input: object): boolean {
	const arriving = hasBody(endpoint) ? input : Object.fromEntries(new URLSearchParams(queryOf(input)));
	return z.safeParse(endpoint.input, arriving).success;
}

async function attackWith(endpoint: Endpoint, tried: { what: string; input: object }): Promise<Attack> {
	const { what, input } = tried;
	if (!hasBody(endpoint)) return { what, query: queryOf(input) };
	if (endpoint.sealed !== true) return { what, body: JSON.stringify(input) };
	return { what, body: await sealed(await key(), { body: input }) };
}

const published: { key?: ReturnType<typeof serverKey> } = {};
const key = (): ReturnType<typeof serverKey> => {
	published.key ??= serverKey();
	return published.key;
};

/** A query as short as the server reads one: longer ones are a matter of the wire. */
function queryOf(input: object): string {
	const given = Object.entries(input).filter(([, value]) => value !== undefined);
	const written = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
	const most = Math.floor(1_500 / Math.max(1, given.length));
	return new URLSearchParams(given.map(([name, value]) => [name, written(value).slice(0, most)])).toString();
}

const bodyAttacks = (endpoint: Endpoint): readonly Attack[] => [
	...hostileBodies.map(([what, body]) => ({ what, body })),
	...["text/plain", "application/xml", "multipart/form-data", "application/x-www-form-urlencoded", "nonsense"].map(
		(type) => ({ what: `a body of ${type}`, body: "{}", head: { "content-type": type } }),
	),
	{ what: "a type with a surplus", body: "{}", head: { "content-type": `${contentTypeOf(endpoint)}; charset=utf-7` } },
	{ what: "a compressed body that is none", body: "{}", head: { "content-encoding": "gzip" } },
];

const queryAttacks: readonly Attack[] = hostileQueries.map(([what, query]) => ({ what, query }));

async function headAttacks(endpoint: Endpoint): Promise<readonly Attack[]> {
	const honest = await attackWith(endpoint, { what: "", input: exampleOf(endpoint) });
	const heads: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
		["no module", { "module-id": "" }],
		["another module", { "module-id": "NOPE9" }],
		["a module of the prototype", { "module-id": "constructor" }],
		["another merchant", { merchant: "somebody-else" }],
		["a merchant of SQL", { merchant: "' or 1=1 --" }],
		["a merchant of the prototype", { merchant: "__proto__" }],
		["an unknown language", { language: "../../etc" }],
		["a language of the prototype", { language: "constructor" }],
		["a garbled token", { authorization: "Bearer aaaa.bbbb.cccc" }],
		["an empty token", { authorization: "Bearer " }],
		["a token of another kind", { authorization: "Basic YTpi" }],
		["a token without end", { authorization: `Bearer ${"a".repeat(7_000)}` }],
		["a garbled idempotency key", { "idempotency-key": "' --" }],
		["an address that is none", { "x-forwarded-for": "not an address, 1.2.3.4.5, ::::" }],
		["another host", { "x-forwarded-host": "evil.example" }],
		["another method by a header", { "x-http-method-override": "DELETE" }],
	];
	// What another call of the same path answers is that call's own matter.
	const taken = new Set<string>(endpoints.filter(({ path }) => path === endpoint.path).map(({ method }) => method));
	const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].filter((method) => !taken.has(method));
	return [
		...heads.map(([what, head]) => ({ ...honest, what, head })),
		...methods.map((method) => ({ what: `the method ${method}`, method })),
	];
}

/** By callers with rights, so that what is tried is not the right alone; a new one where a session's quota ends. */
async function withTokens(endpoint: Endpoint, attacks: readonly Attack[]): Promise<readonly Attack[]> {
	const { limit } = endpoint;
	const each = limit?.by === "session" ? limit.max : attacks.length;
	const tokens: (string | undefined)[] = [];
	for (let first = 0; first < attacks.length; first += each) {
		tokens.push(await tokenFor(endpoint, { books, memberId: held.memberId }));
	}
	return attacks.map((attack, index) => ({ ...attack, token: tokens[Math.floor(index / each)] }));
}
