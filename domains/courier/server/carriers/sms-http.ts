// Carries text messages over an HTTP provider: one signed POST a message. The provider sees who signed it, when, and
// that nothing was changed; the same `Idempotency-Key` comes at every attempt.
import { createHmac } from "node:crypto";
import type { Clock } from "#platform/kernel";
import type { Carrier, Report } from "./carrier.ts";

export type SmsSettings = {
	readonly url: string;
	/** Names the account; in the clear. */
	readonly key: string;
	/** Signs: HMAC-SHA256 over "<time in seconds>.<body>". Never sent. */
	readonly secret: string;
	/** Shown as the sender where the provider lets us. */
	readonly from: string;
};

export type SmsParts = { readonly clock: Clock; readonly fetch?: typeof globalThis.fetch; readonly patience?: number };

const patienceMilliseconds = 10_000;

export function smsCarrier(settings: SmsSettings, parts: SmsParts): Carrier {
	const { clock, fetch = globalThis.fetch, patience = patienceMilliseconds } = parts;
	return {
		async carry({ id, to, body: text }, stopping) {
			const body = JSON.stringify({ id, from: settings.from, to, text });
			const limit = AbortSignal.timeout(patience);
			try {
				const answer = await fetch(settings.url, {
					method: "POST",
					headers: signedHeaders(settings, { id, body, seconds: Math.floor(clock.now().getTime() / 1000) }),
					body,
					redirect: "error",
					signal: stopping === undefined ? limit : AbortSignal.any([limit, stopping]),
				});
				await answer.body?.cancel();
				return reportOf(answer.status);
			} catch (thrown) {
				return afterSilence(thrown);
			}
		},
	};
}

type Signed = { readonly id: string; readonly body: string; readonly seconds: number };

function signedHeaders({ key, secret }: SmsSettings, { id, body, seconds }: Signed): Record<string, string> {
	const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
	return {
		"content-type": "application/json",
		"idempotency-key": id,
		"x-key": key,
		"x-timestamp": String(seconds),
		"x-signature": signature,
	};
}

/** 402 and 429 say that the account is used up; what came to a gateway (502, 504) may have gone through. */
function reportOf(status: number): Report {
	const reason = `status ${status}`;
	if (status >= 200 && status < 300) return { outcome: "carried", reason };
	if (status === 402 || status === 429) return { outcome: "quota", reason };
	if (status === 401 || status === 403 || status === 404 || status === 503) return { outcome: "unreachable", reason };
	return { outcome: status >= 500 ? "unknown" : "refused", reason };
}

/** Nothing was sent when no connection came about. */
const beforeSending: ReadonlySet<string> = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"]);

function afterSilence(thrown: unknown): Report {
	const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : undefined;
	const code = cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "no answer";
	return { outcome: beforeSending.has(code) ? "unreachable" : "unknown", reason: code };
}
