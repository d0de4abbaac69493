// A provider of cards, wallets or coins behind a signed HTTP gateway. Each call is signed, has a time limit, follows no
// redirect and carries the payment's key, so that it may be repeated.
import { type Clock, err, ok } from "#platform/kernel";
import type { DepositProvider, PaymentOrder, Started, StatementPage } from "./deposit-provider.ts";
import {
	gatewayHeaders,
	gatewaySignature,
	type MoneyBody,
	type NewsBody,
	newsBody,
	readJson,
	startedBody,
	statementBody,
	verifyGateway,
} from "./gateway-words.ts";

export type GatewaySettings = {
	readonly code: string;
	readonly simulated: boolean;
	/** Where it is called, without a slash at its end. */
	readonly url: string;
	/** Names our account; in the clear. */
	readonly key: string;
	/** Signs both ways. Never sent. */
	readonly secret: string;
	/** Where it sends the member back to. */
	readonly returnTo: string;
};

export type GatewayParts = {
	readonly clock: Clock;
	readonly fetch?: typeof globalThis.fetch;
	/** Milliseconds until a call is given up. */
	readonly patience?: number;
};

const patienceMilliseconds = 5_000;

export function signedGateway(settings: GatewaySettings, parts: GatewayParts): DepositProvider {
	const call = callerOf(settings, parts);
	return {
		code: settings.code,
		simulated: settings.simulated,
		start: async (order) => startedBy(await call("/payments", bodyOf(order, settings)), settings),
		async read(payment) {
			const answer = await call(`/payments/${encodeURIComponent(payment)}`);
			if (answer?.status === 404) return { outcome: "unknown" };
			const said = answer?.status === 200 ? readJson(newsBody, answer.text) : undefined;
			return said === undefined ? { outcome: "unanswered" } : { outcome: "known", news: newsOf(said) };
		},
		async statement({ since, after }) {
			const query = new URLSearchParams({ since: since.toISOString(), ...(after === undefined ? {} : { after }) });
			return pageOf(await call(`/statement?${query}`));
		},
		verify({ body, header, now }) {
			const [timestamp, signature] = [header(gatewayHeaders.timestamp) ?? "", header(gatewayHeaders.signature) ?? ""];
			const said = { direction: "webhook", text: body, timestamp, signature, now } as const;
			const refused = verifyGateway(settings.secret, said);
			if (refused !== undefined) return err(refused);
			const told = readJson(newsBody, body);
			return told === undefined ? err("UNREADABLE") : ok(newsOf(told));
		},
	};
}

type Answered = { readonly status: number; readonly text: string };

/** Undefined when no answer came in time. */
function callerOf({ url, key, secret }: GatewaySettings, parts: GatewayParts) {
	const { clock, fetch = globalThis.fetch, patience = patienceMilliseconds } = parts;
	return async (path: string, body?: string): Promise<Answered | undefined> => {
		const timestamp = String(clock.now().getTime());
		const signature = gatewaySignature(secret, { direction: "call", timestamp, text: body ?? path });
		const signed = {
			[gatewayHeaders.key]: key,
			[gatewayHeaders.timestamp]: timestamp,
			[gatewayHeaders.signature]: signature,
		};
		try {
			const answer = await fetch(`${url}${path}`, {
				headers: { ...signed, ...(body === undefined ? {} : { "content-type": "application/json" }) },
				...(body === undefined ? {} : { method: "POST", body }),
				redirect: "error",
				signal: AbortSignal.timeout(patience),
			});
			return { status: answer.status, text: await answer.text() };
		} catch {
			return undefined;
		}
	};
}

function bodyOf({ expiresAt, ...order }: PaymentOrder, { returnTo }: GatewaySettings): string {
	return JSON.stringify({ ...order, returnTo, expiresAt: expiresAt.toISOString() });
}

/** What says that our own call was wrong, or that it was too much at once, says nothing of the payment. */
const ours: ReadonlySet<number> = new Set([401, 403, 404, 408, 429]);

function startedBy(answer: Answered | undefined, settings: GatewaySettings): Started {
	if (answer === undefined) return { outcome: "unanswered", reason: "no answer" };
	const { status, text } = answer;
	const reason = `status ${status}`;
	if (status >= 400 && status < 500 && !ours.has(status)) return { outcome: "refused", reason };
	const started = status === 200 ? readJson(startedBody, text) : undefined;
	if (started === undefined) return { outcome: "unanswered", reason };
	return leadsThere(started.payAddress, settings)
		? { outcome: "started", payAddress: started.payAddress }
		: { outcome: "unanswered", reason: "an address that leads elsewhere" };
}

/** A member is sent to https alone; a simulator's page may stand on our own site, or where the simulator itself stands. */
function leadsThere(address: string, { simulated, url }: GatewaySettings): boolean {
	if (!URL.canParse(address)) return simulated && /^\/[a-z]/.test(address);
	const { protocol, origin } = new URL(address);
	return protocol === "https:" || (simulated && origin === new URL(url).origin);
}

function newsOf(said: NewsBody) {
	return said.state === "paid" ? { state: said.state, ...moneyOf(said) } : said;
}

function moneyOf({ line, payment, amount, currency, paidAt }: MoneyBody) {
	return { line, payment, amount, currency, paidAt: new Date(paidAt) };
}

function pageOf(answer: Answered | undefined): StatementPage {
	const page = answer?.status === 200 ? readJson(statementBody, answer.text) : undefined;
	if (page === undefined) return { outcome: "unanswered" };
	return { outcome: "page", lines: page.lines.map(moneyOf), next: page.next ?? undefined };
}
