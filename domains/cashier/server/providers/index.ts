// The registry of adapters, and the providers that an installation has: what its settings name, by their codes.
import type { Clock } from "#platform/kernel";
import type { DepositProviders } from "./deposit-provider.ts";
import type { GatewaySettings } from "./gateway-call.ts";
import type { PayoutProviders } from "./payout-provider.ts";
import { signedGateway } from "./signed-gateway.ts";
import { signedPayouts } from "./signed-payouts.ts";

export type {
	DepositProvider,
	DepositProviders,
	PaymentNews,
	ProviderMoney,
	WebhookRefusal,
} from "./deposit-provider.ts";

export type {
	HandedOver,
	PayoutNews,
	PayoutOrder,
	PayoutProvider,
	PayoutProviders,
	ProviderPayout,
} from "./payout-provider.ts";

/** How a provider is spoken to: one file an adapter, for what comes in and for what goes out. */
const adapters = { "signed-gateway": { payments: signedGateway, payouts: signedPayouts } } as const;

export type ProviderSettings = GatewaySettings & { readonly adapter: keyof typeof adapters };

/** Throws when two have one code. */
export const depositProviders = (settings: readonly ProviderSettings[], clock: Clock): DepositProviders =>
	byCode(settings.map((one) => adapters[one.adapter].payments(one, { clock })));

/** Throws when two have one code. */
export const payoutProviders = (settings: readonly ProviderSettings[], clock: Clock): PayoutProviders =>
	byCode(settings.map((one) => adapters[one.adapter].payouts(one, { clock })));

function byCode<Provider extends { readonly code: string }>(made: readonly Provider[]): ReadonlyMap<string, Provider> {
	const providers = new Map(made.map((one) => [one.code, one]));
	if (providers.size < made.length) throw new Error("two providers have one code");
	return providers;
}
