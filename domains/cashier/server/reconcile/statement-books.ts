// The books that a provider and the house both keep: payments in, and pay-outs. A book says how its statement is read a page at
// a time, what the house keeps of the same time, and how what nobody told is heard.
import type { OwnLine, StatementLine } from "../../core/index.ts";
import { takePayoutNews } from "../pay-outs/payout-webhook.ts";
import { takePaymentNews } from "../payments/payment-webhook.ts";
import type { DepositProvider, PayoutProvider } from "../providers/index.ts";
import type { ReconcileDeps } from "./check.ts";
import { ownLines, ownPayoutLines } from "./own-lines.ts";

/** A line with its time, and how it is heard as if it had been told. */
export type StatedLine = StatementLine & {
	readonly paidAt: Date;
	readonly hear: (now: Date) => Promise<string>;
};

export type StatementPage =
	| { readonly outcome: "page"; readonly lines: readonly StatedLine[]; readonly next: string | undefined }
	| { readonly outcome: "unanswered" };

export type Book = {
	/** What its findings begin with. */
	readonly name: string;
	readonly page: (asked: { readonly since: Date; readonly after: string | undefined }) => Promise<StatementPage>;
	readonly own: (of: { readonly since: Date; readonly until: Date }) => Promise<readonly OwnLine[]>;
};

export const booksOf = (deps: ReconcileDeps): readonly Book[] => [
	...[...deps.providers.values()].map((provider) => paymentBook(deps, provider)),
	...[...deps.payouts.values()].map((provider) => payoutBook(deps, provider)),
];

const paymentBook = (deps: ReconcileDeps, { code, statement }: DepositProvider): Book => ({
	name: code,
	own: (of) => ownLines(deps.db, { ...of, provider: code }),
	async page(asked) {
		const page = await statement(asked);
		if (page.outcome !== "page") return page;
		const hear = (money: (typeof page.lines)[number]) => (now: Date) =>
			takePaymentNews(deps, { provider: code, news: { state: "paid", ...money }, toldBy: "statement", now });
		return { ...page, lines: page.lines.map((money) => ({ ...money, hear: hear(money) })) };
	},
});

const payoutBook = (deps: ReconcileDeps, { code, statement }: PayoutProvider): Book => ({
	name: `${code}:payouts`,
	own: (of) => ownPayoutLines(deps.db, { ...of, provider: code }),
	async page(asked) {
		const page = await statement(asked);
		if (page.outcome !== "page") return page;
		const hear = (money: (typeof page.lines)[number]) => (now: Date) =>
			takePayoutNews(deps, { provider: code, news: { state: "paid", ...money }, toldBy: "statement", now });
		const lines = page.lines.map((money) => ({ ...money, payment: whereTo(money), hear: hear(money) }));
		return { ...page, lines };
	},
});

/** What a pay-out is for, with where it went: both are compared, as own-lines.ts writes them. */
const whereTo = ({ payout, account }: { readonly payout: string; readonly account: string }): string =>
	`${payout} to ${account}`;
