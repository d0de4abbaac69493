// The signed gateway as a provider that pays out. Each order carries the withdrawal's own key, so that it may be repeated.
import { ok } from "#platform/kernel";
import {
	type GatewayParts,
	type GatewaySettings,
	gatewayCaller,
	heardBy,
	orderedBy,
	readBy,
	statementPath,
} from "./gateway-call.ts";
import {
	type PayoutMoneyBody,
	type PayoutNewsBody,
	payoutNewsBody,
	payoutStatementBody,
	readJson,
} from "./gateway-words.ts";
import type { PayoutNews, PayoutProvider, ProviderPayout } from "./payout-provider.ts";

export function signedPayouts(settings: GatewaySettings, parts: GatewayParts): PayoutProvider {
	const call = gatewayCaller(settings, parts);
	return {
		code: settings.code,
		simulated: settings.simulated,
		async payOut(order) {
			const ordered = orderedBy(payoutNewsBody, await call("/payouts", JSON.stringify(order)));
			if (ordered.outcome !== "answered") return ordered;
			const news = newsOf(ordered.said);
			// An answer about another pay-out says nothing of this one.
			return news.payout === order.payout
				? { outcome: "accepted", news }
				: { outcome: "unanswered", reason: "an answer about another" };
		},
		async read(payout) {
			const read = readBy(payoutNewsBody, await call(`/payouts/${encodeURIComponent(payout)}`));
			return read.outcome === "known" ? { outcome: "known", news: newsOf(read.said) } : read;
		},
		async statement(asked) {
			const answer = await call(statementPath("/payout-statement", asked));
			const page = answer?.status === 200 ? readJson(payoutStatementBody, answer.text) : undefined;
			if (page === undefined) return { outcome: "unanswered" };
			return { outcome: "page", lines: page.lines.map(moneyOf), next: page.next ?? undefined };
		},
		verify(webhook) {
			const told = heardBy(payoutNewsBody, { ...webhook, secret: settings.secret });
			return told.ok ? ok(newsOf(told.value)) : told;
		},
	};
}

const newsOf = (said: PayoutNewsBody): PayoutNews =>
	said.state === "paid" ? { state: said.state, ...moneyOf(said) } : said;

function moneyOf({ line, payout, amount, currency, account, paidAt }: PayoutMoneyBody): ProviderPayout {
	return { line, payout, amount, currency, account, paidAt: new Date(paidAt) };
}
