// The registry of adapters, and the providers that an installation has: what its settings name, by their codes.
import type { Clock } from "#platform/kernel";
import type { DepositProviders } from "./deposit-provider.ts";
import { type GatewaySettings, signedGateway } from "./signed-gateway.ts";

export type {
	DepositProvider,
	DepositProviders,
	PaymentNews,
	ProviderMoney,
} from "./deposit-provider.ts";

/** How a provider is spoken to: one file an adapter. */
const adapters = { "signed-gateway": signedGateway } as const;

export type ProviderSettings = GatewaySettings & { readonly adapter: keyof typeof adapters };

/** Throws when two have one code. */
export function depositProviders(settings: readonly ProviderSettings[], clock: Clock): DepositProviders {
	const providers = new Map(settings.map((one) => [one.code, adapters[one.adapter](one, { clock })]));
	if (providers.size < settings.length) throw new Error("two providers have one code");
	return providers;
}
