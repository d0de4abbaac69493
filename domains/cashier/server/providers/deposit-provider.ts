// The port of a provider that takes payments: a payment is started, read, told of by a signed webhook, listed on a
// statement. Types only; an adapter is one file beside this one.
import type { Channel } from "../../core/index.ts";

export type PaymentOrder = {
	/** Our key of the payment, the same at every attempt: the deposit's id. */
	readonly payment: string;
	/** A decimal string of the currency. */
	readonly amount: string;
	readonly currency: string;
	readonly channel: Channel;
	readonly language: string;
	readonly expiresAt: Date;
};

export type Started =
	/** Where the member pays. The same order again answers the same payment. */
	| { readonly outcome: "started"; readonly payAddress: string }
	/** It takes no such payment, and never will. */
	| { readonly outcome: "refused"; readonly reason: string }
	/** Nobody knows: it is asked again, with the same key. */
	| { readonly outcome: "unanswered"; readonly reason: string };

/** Money that came to a provider, in its own words. */
export type ProviderMoney = {
	/** The provider's own number of it: the same money has the same number wherever it is told. */
	readonly line: string;
	/** Which payment it says that it is for. */
	readonly payment: string;
	readonly amount: string;
	readonly currency: string;
	readonly paidAt: Date;
};

export type PaymentNews =
	| { readonly state: "pending" | "failed"; readonly payment: string }
	| ({ readonly state: "paid" } & ProviderMoney);

export type Read =
	| { readonly outcome: "known"; readonly news: PaymentNews }
	| { readonly outcome: "unknown" | "unanswered" };

export type StatementPage =
	| { readonly outcome: "page"; readonly lines: readonly ProviderMoney[]; readonly next: string | undefined }
	| { readonly outcome: "unanswered" };

/** A webhook as it came: the bytes that were signed. */
export type SignedWebhook = {
	readonly body: string;
	readonly header: (name: string) => string | undefined;
	readonly now: Date;
};

export type WebhookRefusal = "BAD_SIGNATURE" | "STALE_TIMESTAMP" | "UNREADABLE";

/** None of these rejects for what a provider says or does not say; each has its own time limit. */
export type DepositProvider = {
	/** Its name in rows, and of its account in the ledger: `cashier:<code>`. */
	readonly code: string;
	/** Play money alone: nothing is really paid. */
	readonly simulated: boolean;
	readonly start: (order: PaymentOrder) => Promise<Started>;
	readonly read: (payment: string) => Promise<Read>;
	/** What was paid since, the oldest first, a page at a time; `after` is the `next` of the page before. */
	readonly statement: (asked: { readonly since: Date; readonly after: string | undefined }) => Promise<StatementPage>;
	/** What the webhook tells, when it is the provider's own and fresh. */
	readonly verify: (webhook: SignedWebhook) => VerifiedWebhook;
};

export type VerifiedWebhook =
	| { readonly ok: true; readonly value: PaymentNews }
	| { readonly ok: false; readonly error: WebhookRefusal };

/** Providers of this installation by their codes. */
export type DepositProviders = ReadonlyMap<string, DepositProvider>;
