// A provider of cards, wallets or coins behind a signed HTTP gateway: payments. Each call carries the payment's key, so that
// it may be repeated.
import { ok } from "#platform/kernel";
import type { DepositProvider, PaymentOrder, Started, StatementPage } from "./deposit-provider.ts";
import {
	type Answered,
	type GatewayParts,
	type GatewaySettings,
	gatewayCaller,
	heardBy,
	orderedBy,
	readBy,
	refusesPayment,
	statementPath,
} from "./gateway-call.ts";
import { type MoneyBody, type NewsBody, newsBody, readJson, startedBody, statementBody } from "./gateway-words.ts";

export function signedGateway(settings: GatewaySettings, parts: GatewayParts): DepositProvider {
	const call = gatewayCaller(settings, parts);
	return {
		code: settings.code,
		simulated: settings.simulated,
		start: async (order) => startedBy(await call("/payments", bodyOf(order, settings)), settings),
		async read(payment) {
			const read = readBy(newsBody, await call(`/payments/${encodeURIComponent(payment)}`));
			return read.outcome === "known" ? { outcome: "known", news: newsOf(read.said) } : read;
		},
		statement: async (asked) => pageOf(await call(statementPath("/statement", asked))),
		verify(webhook) {
			const told = heardBy(newsBody, { ...webhook, secret: settings.secret });
			return told.ok ? ok(newsOf(told.value)) : told;
		},
	};
}

function bodyOf({ expiresAt, ...order }: PaymentOrder, { returnTo }: GatewaySettings): string {
	return JSON.stringify({ ...order, returnTo, expiresAt: expiresAt.toISOString() });
}

function startedBy(answer: Answered | undefined, settings: GatewaySettings): Started {
	const ordered = orderedBy(startedBody, answer, refusesPayment);
	if (ordered.outcome !== "answered") return ordered;
	const { payAddress } = ordered.said;
	return leadsThere(payAddress, settings)
		? { outcome: "started", payAddress }
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
