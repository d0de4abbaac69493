// Where providers tell of payments: one path a provider, the bytes that were signed, an answer after the commit. The same
// webhook again is answered the same.
import type { RawAnswer, RawCall, RawRoute } from "#platform/http";
import type { Result } from "#platform/kernel";
import { takePayoutNews } from "../pay-outs/payout-webhook.ts";
import type { CashierDeps } from "../ports.ts";
import type { WebhookRefusal } from "../providers/index.ts";
import { takePaymentNews } from "./payment-webhook.ts";

export const webhookPath = (code: string) => `/providers/${code}/webhook` as const;
export const payoutWebhookPath = (code: string) => `/providers/${code}/payout-webhook` as const;

export function providerWebhooks(deps: CashierDeps): readonly RawRoute[] {
	const payments = [...deps.providers.values()].map(({ code, verify }) =>
		route(webhookPath(code), verify, (news, now) =>
			takePaymentNews(deps, { provider: code, news, toldBy: "webhook", now }),
		),
	);
	const payouts = [...deps.payouts.values()].map(({ code, verify }) =>
		route(payoutWebhookPath(code), verify, (news, now) =>
			takePayoutNews(deps, { provider: code, news, toldBy: "webhook", now }),
		),
	);
	return [...payments, ...payouts];
}

function route<News>(
	path: RawRoute["path"],
	verify: (call: RawCall) => Result<News, WebhookRefusal>,
	hear: (news: News, now: Date) => Promise<string>,
): RawRoute {
	const handle = async (call: RawCall): Promise<RawAnswer> => {
		const told = verify(call);
		if (!told.ok) return { status: told.error === "UNREADABLE" ? 400 : 401, body: { error: told.error } };
		return { status: 200, body: { outcome: await hear(told.value, call.now) } };
	};
	return { method: "POST", path, handle };
}
