// The signed gateway as a provider that pays out. Each order carries the withdrawal's own key, so that it may be repeated.
import { ok } from "#platform/kernel";
import {
	type GatewayParts,
	type GatewaySettings,
	gatewayCaller,
	hasKey,
	heardBy,
	orderedBy,
	readBy,
	refusesPayout,
	statementPath,
} from "./gateway-call.ts";
import {
	type PayoutMoneyBody,
	type PayoutNewsBody,
	payoutNewsBody,
	payoutStatementBody,
	readJson,
} from "./gateway-words.ts";
import type { HandedOver, PayoutNews, PayoutOrder, PayoutProvider, ProviderPayout } from "./payout-provider.ts";

export function signedPayouts(settings: GatewaySettings, parts: GatewayParts): PayoutProvider {
	const call = gatewayCaller(settings, parts);
	const read: PayoutProvider["read"] = async (payout) => {
		const known = readBy(payoutNewsBody, await call(`/payouts/${encodeURIComponent(payout)}`));
		return known.outcome === "known" ? { outcome: "known", news: newsOf(known.said) } : known;
	};
	return {
		code: settings.code,
		simulated: settings.simulated,
		async payOut(order) {
			const answer = await call("/payouts", JSON.stringify(order));
			// A first answer that was lost is no refusal of what it has.
			const known = hasKey(answer) ? await read(order.payout) : undefined;
			if (known?.outcome === "known") return handedOver(order, known.news);
			const ordered = orderedBy(payoutNewsBody, answer, refusesPayout);
			return ordered.outcome === "answered" ? handedOver(order, newsOf(ordered.said)) : ordered;
		},
		read,
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

/** An answer about another pay-out says nothing of this one. */
const handedOver = ({ payout }: PayoutOrder, news: PayoutNews): HandedOver =>
	news.payout === payout ? { outcome: "accepted", news } : { outcome: "unanswered", reason: "an answer about another" };

const newsOf = (said: PayoutNewsBody): PayoutNews =>
	said.state === "paid" ? { state: said.state, ...moneyOf(said) } : said;

function moneyOf({ line, payout, amount, currency, account, paidAt }: PayoutMoneyBody): ProviderPayout {
	return { line, payout, amount, currency, account, paidAt: new Date(paidAt) };
}
