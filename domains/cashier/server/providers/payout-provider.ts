// The port of a provider that pays out: it is handed a pay-out, asked how it stands, tells of it by a signed webhook, lists
// what it paid on a statement. Types only; an adapter is one file beside this one.
import type { PayoutKind } from "../../core/index.ts";
import type { SignedWebhook, WebhookRefusal } from "./deposit-provider.ts";

export type PayoutOrder = {
	/** Our key of the pay-out, the same at every attempt to hand it over: the withdrawal's own. */
	readonly payout: string;
	/** As the member and the operator know it. */
	readonly reference: string;
	/** What arrives, a decimal string of the currency. */
	readonly amount: string;
	readonly currency: string;
	readonly kind: PayoutKind;
	readonly holder: string;
	readonly bank: string;
	/** In full. */
	readonly number: string;
};

/** Money that a provider paid out, in its own words. */
export type ProviderPayout = {
	/** The provider's own number of it: the same money has the same number wherever it is told. */
	readonly line: string;
	/** Which pay-out it says that it is. */
	readonly payout: string;
	readonly amount: string;
	readonly currency: string;
	/** The last signs of the number that it went to. */
	readonly account: string;
	readonly paidAt: Date;
};

export type PayoutNews =
	| { readonly state: "pending"; readonly payout: string }
	/** It pays nothing, and says why. */
	| { readonly state: "failed"; readonly payout: string; readonly reason: string }
	| ({ readonly state: "paid" } & ProviderPayout);

export type HandedOver =
	/** It is in its hands; what it says of it already. The same order again is the same pay-out. */
	| { readonly outcome: "accepted"; readonly news: PayoutNews }
	/** It pays no such thing, and never will. */
	| { readonly outcome: "refused"; readonly reason: string }
	/** Nobody knows: it is handed over again, with the same key. */
	| { readonly outcome: "unanswered"; readonly reason: string };

export type PayoutRead =
	| { readonly outcome: "known"; readonly news: PayoutNews }
	| { readonly outcome: "unknown" | "unanswered" };

export type PayoutPage =
	| { readonly outcome: "page"; readonly lines: readonly ProviderPayout[]; readonly next: string | undefined }
	| { readonly outcome: "unanswered" };

export type VerifiedPayout =
	| { readonly ok: true; readonly value: PayoutNews }
	| { readonly ok: false; readonly error: WebhookRefusal };

/** None of these rejects for what a provider says or does not say; each has its own time limit. */
export type PayoutProvider = {
	/** Its name in rows. */
	readonly code: string;
	/** Play money alone: nothing is really paid. */
	readonly simulated: boolean;
	readonly payOut: (order: PayoutOrder) => Promise<HandedOver>;
	readonly read: (payout: string) => Promise<PayoutRead>;
	/** What was paid out since, the oldest first, a page at a time; `after` is the `next` of the page before. */
	readonly statement: (asked: { readonly since: Date; readonly after: string | undefined }) => Promise<PayoutPage>;
	/** What the webhook tells, when it is the provider's own and fresh. */
	readonly verify: (webhook: SignedWebhook) => VerifiedPayout;
};

/** Who pays out for this installation, by their codes; the first that may is asked. */
export type PayoutProviders = ReadonlyMap<string, PayoutProvider>;
