// Where providers tell of payments: one path a provider, the bytes that were signed, an answer after the commit. The same
// webhook again is answered the same.
import type { RawAnswer, RawCall, RawRoute } from "#platform/http";
import { hearPayment } from "./hear-payment.ts";
import type { CashierDeps } from "./ports.ts";
import type { DepositProvider } from "./providers/index.ts";

export const webhookPath = (code: string) => `/providers/${code}/webhook` as const;

export function providerWebhooks(deps: CashierDeps): readonly RawRoute[] {
	return [...deps.providers.values()].map((provider) => ({
		method: "POST",
		path: webhookPath(provider.code),
		handle: (call) => answer(deps, provider, call),
	}));
}

async function answer(deps: CashierDeps, provider: DepositProvider, call: RawCall): Promise<RawAnswer> {
	const told = provider.verify(call);
	if (!told.ok) return { status: told.error === "UNREADABLE" ? 400 : 401, body: { error: told.error } };
	const heard = { provider: provider.code, news: told.value, toldBy: "webhook", now: call.now } as const;
	return { status: 200, body: { outcome: await hearPayment(deps, heard) } };
}
