// What we ask of a vendor, in its own dialect and signed: where a game is opened, and which games it has. An answer that is
// late, long, redirected or malformed is none; what a vendor says of addresses is believed only within its own origin.
import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { Log } from "#platform/http";
import type { Clock } from "#platform/kernel";
import { category, gameCode } from "../../contract/index.ts";
import type { VendorDialect } from "../../core/index.ts";
import type { CatalogueVendor } from "../catalogue.ts";
import { hashOf, hmacHeaders, hub88Header, signatureOf, signHub88 } from "./signatures.ts";
import type { KeysInForce, VendorKeys } from "./vendor-keys.ts";

type Tools = { readonly keys: VendorKeys; readonly clock: Clock; readonly log: Pick<Log, "warn"> };
type Asked = Pick<CatalogueVendor, "code" | "dialect" | "baseUrl" | "frameOrigin">;
type Fields = Readonly<Record<string, string>>;
type Written = { readonly headers: Readonly<Record<string, string>>; readonly body: string };
type Writer = (keys: KeysInForce, said: { vendor: string; fields: Fields; now: Date }) => Written | undefined;

const milliseconds = 8_000;
const mostBytes = 1_000_000;
const json = { "content-type": "application/json" };

const writers: Readonly<Record<VendorDialect, Writer>> = {
	hmac: ({ secrets: [secret] }, { vendor, fields, now }) => {
		const nonce = randomUUID();
		const body = JSON.stringify({ ...fields, nonce });
		const timestamp = String(now.getTime());
		if (secret === undefined) return undefined;
		const { vendor: name, signature, timestamp: time, nonce: once } = hmacHeaders;
		const signed = signatureOf(secret, { body, timestamp });
		return { body, headers: { ...json, [name]: vendor, [time]: timestamp, [once]: nonce, [signature]: signed } };
	},
	hub88: ({ own }, { fields }) => {
		const body = JSON.stringify({ ...fields, request_uuid: randomUUID() });
		return own === undefined ? undefined : { body, headers: { ...json, [hub88Header]: signHub88(own, body) } };
	},
	form: ({ secrets: [secret] }, { vendor, fields, now }) => {
		if (secret === undefined) return undefined;
		const said = { ...fields, providerId: vendor, timestamp: String(now.getTime()) };
		const body = new URLSearchParams({ ...said, hash: hashOf(secret, said) }).toString();
		return { body, headers: { "content-type": "application/x-www-form-urlencoded" } };
	},
};

/** The answer as it was parsed; undefined when there is none that can be believed. */
export async function askVendor(
	tools: Tools,
	vendor: Asked,
	{ path, fields }: { readonly path: string; readonly fields: Fields },
): Promise<unknown> {
	const keys = await tools.keys.inForce(vendor.code, vendor.dialect);
	const now = tools.clock.now();
	const written = keys === undefined ? undefined : writers[vendor.dialect](keys, { vendor: vendor.code, fields, now });
	if (written === undefined || vendor.baseUrl === undefined) return undefined;
	try {
		const signal = AbortSignal.timeout(milliseconds);
		const sent = { ...written, method: "POST", redirect: "error", signal } as const;
		const answer = await fetch(`${vendor.baseUrl.replace(/\/$/, "")}${path}`, sent);
		return answer.ok ? JSON.parse(await textOf(answer)) : undefined;
	} catch (error) {
		tools.log.warn({ vendor: vendor.code, path, error: String(error) }, "a vendor gave no answer");
		return undefined;
	}
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
export async function askAddress(tools: Tools, vendor: Asked, opening: Opening): Promise<string | undefined> {
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
export async function askGames(tools: Tools, vendor: Asked): Promise<readonly OfferedGame[] | undefined> {
	return z.safeParse(offeredList, await askVendor(tools, vendor, { path: "/game/list", fields: {} })).data?.games;
}
