// The house's own dialect as a vendor speaks it: JSON, a keyed hash of body and time, a nonce that is good once.
import { createHmac, randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { formatMinor, parseMinor, unwrap } from "#platform/kernel";
import type { Command, Dialect, Forgery, Letter, Reply } from "./dialect.ts";

const answer = z.object({
	status: z.string(),
	member: z.optional(z.string()),
	balance: z.optional(z.string()),
	replayed: z.optional(z.boolean()),
});

export const hmacDialect = (vendor: string, secret: Buffer): Dialect => ({
	name: "hmac",
	lacks: [],
	write: (command, at, forged) => write(command, at, { vendor, secret, forged }),
	read({ body }, currency) {
		const { status, member, balance, replayed } = z.parse(answer, JSON.parse(body));
		return {
			status,
			ok: status === "OK",
			again: status === "TRY_AGAIN",
			...(member === undefined ? {} : { member }),
			...(replayed === undefined ? {} : { replayed }),
			...(balance === undefined ? {} : { balance: unwrap(parseMinor(balance, currency)) }),
		};
	},
});

type Signing = { readonly vendor: string; readonly secret: Buffer; readonly forged: Forgery | undefined };

function write({ name, amount, ...said }: Command, at: number, { vendor, secret, forged }: Signing): Letter {
	const nonce = randomUUID();
	const timestamp = String(forged === "stale" ? at - 300_001 : at);
	const money = amount === undefined ? {} : { amount: formatMinor(amount, said.currency) };
	const body = JSON.stringify({ ...said, ...money, nonce, reason: "a correction" });
	const signature = createHmac("sha256", secret).update(`${body}|${timestamp}`).digest("hex");
	return {
		path: `/vendors/hmac/v1/${name}`,
		headers: {
			"content-type": "application/json",
			"x-vendor": forged === "other vendor" ? "TESSERA" : vendor,
			"x-timestamp": timestamp,
			"x-nonce": nonce,
			"x-signature": forged === "signature" ? flipped(signature) : signature,
		},
		body,
	};
}

/** One bit of a hash in hex is another. */
export const flipped = (hash: string): string => (Number.parseInt(hash.charAt(0), 16) ^ 1).toString(16) + hash.slice(1);

/** Whether the platform signed it. */
export const isHmacFrom = (secret: Buffer, { body, header }: Reply): boolean =>
	createHmac("sha256", secret)
		.update(`${body}|${header("x-timestamp") ?? ""}`)
		.digest("hex") === header("x-signature");
