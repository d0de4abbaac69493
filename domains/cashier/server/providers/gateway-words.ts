// What the signed gateway and the house say to each other over HTTP: bodies, headers, signatures. Both the adapter and the
// simulator speak it. HMAC-SHA256 over "<direction>.<milliseconds>.<what is said>", good for five minutes; the direction is
// signed, so that nothing we said can be sent back to us as if the provider had said it.
import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { instant } from "#platform/contract";
import { channels, payoutKinds } from "../../core/index.ts";

export const gatewayHeaders = { key: "x-key", timestamp: "x-timestamp", signature: "x-signature" } as const;

/** `call`: we to the provider. `webhook`: the provider to us. */
export type Direction = "call" | "webhook";

export type Said = {
	readonly direction: Direction;
	/** Unix milliseconds in decimal. */
	readonly timestamp: string;
	/** The raw body; of a call without one, the path with its query. */
	readonly text: string;
};

/** In lower-case hex. */
export const gatewaySignature = (secret: string, { direction, timestamp, text }: Said): string =>
	createHmac("sha256", secret).update(`${direction}.${timestamp}.${text}`).digest("hex");

export const validMilliseconds = 300_000;
const timestampShape = /^[0-9]{13}$/;

/** Compared in time that does not depend on where they differ. */
export function verifyGateway(
	secret: string,
	said: Said & { readonly signature: string; readonly now: Date },
): "BAD_SIGNATURE" | "STALE_TIMESTAMP" | undefined {
	if (!timestampShape.test(said.timestamp)) return "BAD_SIGNATURE";
	const expected = Buffer.from(gatewaySignature(secret, said));
	const given = Buffer.from(said.signature);
	if (expected.length !== given.length || !timingSafeEqual(expected, given)) return "BAD_SIGNATURE";
	return Math.abs(said.now.getTime() - Number(said.timestamp)) > validMilliseconds ? "STALE_TIMESTAMP" : undefined;
}

const name = z.string().check(z.regex(/^[\x21-\x7e]{1,120}$/));
/** Whatever a provider takes for an amount or a currency is kept as it was told. */
const told = z.string().check(z.maxLength(40));

export const orderBody = z.object({
	payment: name,
	amount: told,
	currency: told,
	channel: z.enum(channels),
	language: told,
	returnTo: z.string().check(z.maxLength(2_000)),
	expiresAt: instant,
});
export type OrderBody = z.infer<typeof orderBody>;

export const startedBody = z.object({ payAddress: z.string().check(z.minLength(1), z.maxLength(2_000)) });

export const moneyBody = z.object({
	line: name,
	payment: name,
	amount: told,
	currency: told,
	paidAt: instant,
});
export type MoneyBody = z.infer<typeof moneyBody>;

export const newsBody = z.discriminatedUnion("state", [
	z.object({ state: z.enum(["pending", "failed"]), payment: name }),
	z.extend(moneyBody, { state: z.literal("paid") }),
]);
export type NewsBody = z.infer<typeof newsBody>;

export const statementBody = z.object({
	lines: z.array(moneyBody).check(z.maxLength(1_000)),
	next: z.nullable(z.string().check(z.maxLength(200))),
});

export const payoutOrderBody = z.object({
	payout: name,
	reference: told,
	amount: told,
	currency: told,
	kind: z.enum(payoutKinds),
	holder: z.string(),
	bank: z.string(),
	number: z.string(),
});
export type PayoutOrderBody = z.infer<typeof payoutOrderBody>;

export const payoutMoneyBody = z.object({
	line: name,
	payout: name,
	amount: told,
	currency: told,
	/** The last signs of the number that it went to. */
	account: told,
	paidAt: instant,
});
export type PayoutMoneyBody = z.infer<typeof payoutMoneyBody>;

const longestReason = 500;

/** Made fit to be kept, however it was said: a word of money is never lost for the words beside it. */
const reason = z.pipe(
	z.string(),
	z.transform((said) =>
		said
			.replaceAll(/\p{Cc}+/gu, " ")
			.slice(0, longestReason)
			// Half of a sign that was cut through.
			.replaceAll(/\p{Cs}/gu, "")
			.trim(),
	),
);

export const payoutNewsBody = z.discriminatedUnion("state", [
	z.object({ state: z.literal("pending"), payout: name }),
	z.object({ state: z.literal("failed"), payout: name, reason }),
	z.extend(payoutMoneyBody, { state: z.literal("paid") }),
]);
export type PayoutNewsBody = z.infer<typeof payoutNewsBody>;

export const payoutStatementBody = z.object({
	lines: z.array(payoutMoneyBody).check(z.maxLength(1_000)),
	next: z.nullable(z.string().check(z.maxLength(200))),
});

/** A body is always an object. */
export type Shape = z.core.$ZodType<object>;

/** Undefined for what is no such thing. */
export function readJson<S extends Shape>(shape: S, text: string): z.core.output<S> | undefined {
	try {
		return z.safeParse(shape, JSON.parse(text)).data;
	} catch {
		return undefined;
	}
}
