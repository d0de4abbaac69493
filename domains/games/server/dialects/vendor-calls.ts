// What we ask of a vendor, in its own dialect and signed: where a game is opened, and which games it has. An answer that is
// late, long, redirected or malformed is none; what a vendor says of addresses is believed only within its own origin.
import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { Log, MaybePromise } from "#platform/http";
import type { Clock } from "#platform/kernel";
import { category, gameCode } from "../../contract/index.ts";
import type { VendorDialect } from "../../core/index.ts";
import type { CatalogueVendor } from "../catalogue/catalogue.ts";
import { answerSignatureOf, hashOf, hmacHeaders, hub88Header, signatureOf, signHub88 } from "./signatures.ts";
import { isSame, type KeysInForce, type VendorKeys } from "./vendor-keys.ts";

export type VendorCallTools = { readonly keys: VendorKeys; readonly clock: Clock; readonly log: Pick<Log, "warn"> };
export type AskedVendor = Pick<CatalogueVendor, "code" | "dialect" | "baseUrl" | "frameOrigin">;
type Fields = Readonly<Record<string, string>>;
type Written = { readonly headers: Readonly<Record<string, string>>; readonly body: string };
type Writer = (
	keys: KeysInForce,
	said: { vendor: string; fields: Fields; now: Date },
) => MaybePromise<Written | undefined>;

const milliseconds = 8_000;
const validMilliseconds = 300_000;
const mostBytes = 1_000_000;
const json = { "content-type": "application/json" };

const writeSigned: Writer = ({ secrets: [secret] }, { vendor, fields, now }) => {
	const { nonce = randomUUID() } = fields;
	const body = JSON.stringify({ ...fields, nonce });
	const timestamp = String(now.getTime());
	if (secret === undefined) return undefined;
	const { vendor: name, signature, timestamp: time, nonce: once } = hmacHeaders;
	const signed = signatureOf(secret, { body, timestamp });
	return { body, headers: { ...json, [name]: vendor, [time]: timestamp, [once]: nonce, [signature]: signed } };
};

const writers: Readonly<Record<VendorDialect, Writer>> = {
	hmac: writeSigned,
	transfer: writeSigned,
	hub88: async ({ own }, { fields }) => {
		const body = JSON.stringify({ ...fields, request_uuid: randomUUID() });
		return own === undefined ? undefined : { body, headers: { ...json, [hub88Header]: await signHub88(own, body) } };
	},
	form: ({ secrets: [secret] }, { vendor, fields, now }) => {
		if (secret === undefined) return undefined;
		const said = { ...fields, providerId: vendor, timestamp: String(now.getTime()) };
		const body = new URLSearchParams({ ...said, hash: hashOf(secret, said) }).toString();
		return { body, headers: { "content-type": "application/x-www-form-urlencoded" } };
	},
};

type Question = {
	readonly path: string;
	readonly fields: Fields;
	/** Milliseconds that it may take. */
	readonly patience?: number;
};

/** The answer as it was parsed; undefined when there is none that can be believed. */
export async function askVendor(
	tools: VendorCallTools,
	vendor: AskedVendor,
	{ path, fields, patience = milliseconds }: Question,
): Promise<unknown> {
	const keys = await tools.keys.inForce(vendor.code, vendor.dialect);
	const now = tools.clock.now();
	const said = { vendor: vendor.code, fields, now };
	const written = keys === undefined ? undefined : await writers[vendor.dialect](keys, said);
	if (written === undefined || vendor.baseUrl === undefined) return undefined;
	try {
		const signal = AbortSignal.timeout(patience);
		const sent = { ...written, method: "POST", redirect: "error", signal } as const;
		const answer = await fetch(`${vendor.baseUrl.replace(/\/$/, "")}${path}`, sent);
		const text = answer.ok ? await textOf(answer) : "";
		if (vendor.dialect !== "transfer" || isAnswerOf(keys, { text, headers: answer.headers, now })) {
			return answer.ok ? JSON.parse(text) : undefined;
		}
		throw new Error("an answer that the vendor did not sign, or not now");
	} catch (error) {
		tools.log.warn({ vendor: vendor.code, path, error: String(error) }, "a vendor gave no answer");
		return undefined;
	}
}

type Answered = { readonly text: string; readonly headers: Headers; readonly now: Date };

/** Signed by the vendor and fresh. That it answers just this call, the caller sees by what it echoes. */
function isAnswerOf(keys: KeysInForce | undefined, { text, headers, now }: Answered): boolean {
	const timestamp = headers.get(hmacHeaders.timestamp) ?? "";
	const given = headers.get(hmacHeaders.signature) ?? "";
	const fresh = /^[0-9]{13}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp)) <= validMilliseconds;
	const isSigned = (secret: Buffer) =>
		isSame({ expected: answerSignatureOf(secret, { body: text, timestamp }), given });
	return fresh && keys?.secrets.some(isSigned) === true;
}

async function textOf({ body }: Response): Promise<string> {
	const parts: Uint8Array[] = [];
	let bytes = 0;
	for await (const part of body ?? []) {
		bytes += part.length;
		if (bytes > mostBytes) throw new Error("a longer answer than any is");
		parts.push(part);
	}
	return Buffer.concat(parts).toString("utf8");
}

const opened = z.object({ url: z.string().check(z.maxLength(2_000)) });

export type Opening = {
	/** Undefined for a trial, which the vendor plays with money of its own. */
	readonly player: { readonly user: string; readonly token: string } | undefined;
	readonly game: string;
	readonly currency: string;
	readonly language: string;
	/** The player's. */
	readonly address: string;
};

/** Where the game is opened; undefined when the vendor does not say, or says a place that is not its own. */
export async function askAddress(
	tools: VendorCallTools,
	vendor: AskedVendor,
	opening: Opening,
): Promise<string | undefined> {
	const { player, game, currency, language, address } = opening;
	const fields = { ...player, game_code: game, currency, lang: language, ip: address, platform: "GPL_DESKTOP" };
	const said = z.safeParse(opened, await askVendor(tools, vendor, { path: "/game/url", fields }));
	if (!said.success || !URL.canParse(said.data.url)) return undefined;
	const { href, origin } = new URL(said.data.url);
	if (origin === vendor.frameOrigin) return href;
	tools.log.warn({ vendor: vendor.code, origin }, "a vendor opens its game at an origin that is not its own");
	return undefined;
}

const offered = z.object({
	game_code: gameCode,
	name: z.string().check(z.minLength(1), z.maxLength(80)),
	category: z._default(z.catch(category, "RNG"), "RNG"),
	rtp: z._default(z.string().check(z.regex(/^(100|[0-9]{1,2})(\.[0-9]{1,2})?$/)), "0"),
});
const offeredList = z.object({ games: z.array(offered).check(z.maxLength(2_000)) });
export type OfferedGame = z.infer<typeof offered>;

/** Undefined when the vendor gives no list. */
export async function askGames(
	tools: VendorCallTools,
	vendor: AskedVendor,
): Promise<readonly OfferedGame[] | undefined> {
	return z.safeParse(offeredList, await askVendor(tools, vendor, { path: "/game/list", fields: {} })).data?.games;
}
