// The signed dialect of outside vendors: a signature that nobody gave moves nothing, and one that was given moves once.
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { getBalance } from "#wallet/contract";
import { hmacCommands, hmacPath } from "../../domains/games/server/dialects/hmac.ts";
import { hmacHeaders } from "../../domains/games/server/dialects/signatures.ts";
import { openBooks } from "../books.ts";
import { must, openPlay, type Person, vassalage } from "../caller.ts";
import { ownAddress } from "../journey.ts";
import { ownSite } from "../site.ts";
import { watchAftermath } from "./aftermath.ts";
import { hostileBodies, hostileValues } from "./values.ts";

const aftermath = watchAftermath();
const books = openBooks();
const secret = randomBytes(32);
const held: { person?: Person; token: string } = { token: "" };

beforeAll(async () => {
	const person = await aftermath.newPerson();
	held.person = person;
	held.token = (await openPlay("dancheong-gate", person.client)).playToken;
	aftermath.keepsSecret(held.token, secret.toString("hex"), secret.toString("base64"));
	await books.run(`insert into games.vendor_key (vendor, key_id, secret)
		values ('${vassalage}', 'hostile', decode('${secret.toString("hex")}', 'hex'))`);
});

function us(): Person {
	if (held.person === undefined) throw new Error("nobody is registered");
	return held.person;
}

type Signed = {
	readonly body: string;
	readonly nonce: string;
	readonly timestamp: string;
	readonly vendor: string;
	readonly signature: string;
};

function signed(body: string, change: Partial<Signed & { key: Buffer }> = {}): Signed {
	const timestamp = change.timestamp ?? String(Date.now());
	const signature = createHmac("sha256", change.key ?? secret)
		.update(`${body}|${timestamp}`)
		.digest("hex");
	return { body, nonce: "", vendor: vassalage, signature, ...change, timestamp };
}

/** A call of ours with a nonce in it, as the dialect asks. */
function command(content: object, change: Partial<Signed & { key: Buffer }> = {}): Signed {
	const nonce = change.nonce ?? randomUUID();
	return signed(JSON.stringify({ ...content, nonce }), { ...change, nonce });
}

const told = z.object({ status: z.string() });

async function tell(name: (typeof hmacCommands)[number], call: Signed): Promise<{ http: number; status: string }> {
	const response = await fetch(ownSite().url + hmacPath(name), {
		method: "POST",
		body: call.body,
		headers: {
			"x-forwarded-for": ownAddress(),
			"content-type": "application/json",
			[hmacHeaders.vendor]: call.vendor,
			[hmacHeaders.timestamp]: call.timestamp,
			[hmacHeaders.nonce]: call.nonce,
			[hmacHeaders.signature]: call.signature,
		},
	});
	const text = await response.text();
	expect(text).not.toMatch(/ at |node_modules|violates|syntax error/);
	return { http: response.status, ...z.parse(told, JSON.parse(text)) };
}

const bet = () => ({
	token: held.token,
	member: us().memberId,
	currency: "P",
	transaction: randomUUID(),
	game: "dancheong-gate",
	round: randomUUID(),
	amount: "0.40",
	closed: true,
});

const balance = async (): Promise<string> => (await must(us().client.call(getBalance, {}))).sumBalance;

describe.each(hmacCommands.map((name) => [name]))("%s", (name) => {
	it.each<[string, () => Signed, string]>([
		["another key", () => command(bet(), { key: randomBytes(32) }), "BAD_SIGNATURE"],
		["no key", () => command(bet(), { signature: "" }), "BAD_SIGNATURE"],
		["a signature in capitals", () => capital(command(bet())), "BAD_SIGNATURE"],
		["a body that was changed", () => changed(command(bet())), "BAD_SIGNATURE"],
		["another vendor", () => command(bet(), { vendor: "SOMEBODY" }), "BAD_SIGNATURE"],
		["a vendor of SQL", () => command(bet(), { vendor: "' or 1=1 --" }), "BAD_SIGNATURE"],
		["a time that passed", () => command(bet(), { timestamp: String(Date.now() - 600_000) }), "STALE_TIMESTAMP"],
		["a time to come", () => command(bet(), { timestamp: String(Date.now() + 600_000) }), "STALE_TIMESTAMP"],
		["a time in words", () => command(bet(), { timestamp: "now" }), "BAD_SIGNATURE"],
		["another nonce than it signed", () => ({ ...command(bet()), nonce: randomUUID() }), "BAD_SIGNATURE"],
	])("refuses %s", async (_what, make, status) => {
		const before = await balance();
		expect(await tell(name, make())).toEqual({ http: 401, status });
		expect(await balance()).toBe(before);
	});

	it("takes a signed call once", async () => {
		const call = command(bet());
		await tell(name, call);
		const after = await balance();
		expect(await tell(name, call)).toEqual({ http: 401, status: "NONCE_REUSED" });
		expect(await balance()).toBe(after);
	});

	it("answers what is signed and makes no sense with a status", async () => {
		const fields = Object.keys(bet());
		const calls = [
			...fields.flatMap((field) => hostileValues.map(([, value]) => command({ ...bet(), [field]: value }))),
			...hostileBodies
				.filter(([, body]) => body.length < 65_000)
				.map(([, body]) => signed(body, { nonce: randomUUID() })),
		];
		const answers = await Promise.all(calls.map((call) => tell(name, call)));
		expect(answers.filter(({ http }) => http !== 200 && http !== 401)).toEqual([]);
	});
});

const capital = (call: Signed): Signed => ({ ...call, signature: call.signature.toUpperCase() });
const changed = (call: Signed): Signed => ({ ...call, body: call.body.replace("0.40", "9.40") });
