// A vendor from outside: its row in the catalogue, its key, and calls signed as its dialect asks.
import { createHmac, randomUUID } from "node:crypto";
import pg from "pg";
import * as z from "zod/mini";

export const outsideVendor = { code: "SIMVENDOR", game: "sim-wheel" } as const;

export type Vendor = {
	readonly gameId: string;
	/** Sends a command, signed anew each time as a vendor's retry is. Undefined when no answer came. */
	readonly say: (command: string, body: object) => Promise<VendorAnswer | undefined>;
	/** The same with a signature that does not fit. */
	readonly forge: (command: string, body: object) => Promise<VendorAnswer | undefined>;
};

const vendorAnswer = z.object({
	status: z.string(),
	member: z.optional(z.string()),
	balance: z.optional(z.string()),
	replayed: z.optional(z.boolean()),
});
export type VendorAnswer = z.infer<typeof vendorAnswer>;

/** Enters the vendor into the catalogue, as an operator would. The key is the caller's. */
export async function registerVendor(adminUrl: string, where: { origin: string; secret: Buffer }): Promise<Vendor> {
	const client = new pg.Client({ connectionString: adminUrl });
	await client.connect();
	try {
		await client.query(
			`insert into games.vendor (code, names, art_code, launch_url, counter, interrupted, interrupted_after_seconds)
			values ($1, '{"en": "Outside"}', 'outside', '/arcade/', 'games:outside', 'refund', 2592000)`,
			[outsideVendor.code],
		);
		await client.query("insert into games.vendor_key (vendor, key_id, secret) values ($1, 'sim', $2)", [
			outsideVendor.code,
			where.secret,
		]);
		const inserted = await client.query(
			`insert into games.game (vendor, code, category, names, rtp, pay_table, lines, volatility, hot, new, art_small, art_show, hue, trial)
			values ($1, $2, 'RNG', '{"en": "Wheel"}', 97.30, 'wheel@1', 0, 'low', false, false, '', '', 0, false) returning id`,
			[outsideVendor.code, outsideVendor.game],
		);
		const { id } = z.parse(z.object({ id: z.string() }), inserted.rows[0]);
		await client.query("insert into games.game_limit values ($1, 'P', 1, 100000)", [id]);
		return {
			gameId: id,
			say: (command, body) => send(where, command, body),
			forge: (command, body) => send({ ...where, secret: Buffer.alloc(32, 7) }, command, body),
		};
	} finally {
		await client.end();
	}
}

async function send(
	where: { origin: string; secret: Buffer },
	command: string,
	body: object,
): Promise<VendorAnswer | undefined> {
	const nonce = randomUUID();
	const timestamp = String(Date.now());
	const text = JSON.stringify({ ...body, nonce });
	const signature = createHmac("sha256", where.secret).update(`${text}|${timestamp}`).digest("hex");
	try {
		const answer = await fetch(`${where.origin}/vendors/hmac/v1/${command}`, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"x-vendor": outsideVendor.code,
				"x-signature": signature,
				"x-timestamp": timestamp,
				"x-nonce": nonce,
				"x-forwarded-for": "198.51.100.7",
			},
			body: text,
			signal: AbortSignal.timeout(20_000),
		});
		return z.safeParse(vendorAnswer, await answer.json()).data;
	} catch {
		return undefined;
	}
}
