// Asks providers: to take a payment, and what became of one that nobody told of. Rows are claimed and written in short
// transactions; nothing is locked while a provider is waited for.
import type { Log } from "#platform/http";
import { formatMinor, memberId } from "#platform/kernel";
import { nextLook } from "../../core/index.ts";
import { announce } from "../changes.ts";
import { lockOwn } from "../deposits/deposit-store.ts";
import { currencyOf } from "../deposits/shown-deposit.ts";
import type { CashierDeps } from "../ports.ts";
import type { DepositProvider } from "../providers/index.ts";
import { type AwaitedRow, changePayment, claimDue, writeStarted } from "./payment-store.ts";
import { takePaymentNews } from "./payment-webhook.ts";

export type AskDeps = Pick<CashierDeps, "db" | "providers" | "turnover"> & {
	readonly protection: Pick<CashierDeps["protection"], "judgeDeposit">;
	readonly wallet: Pick<CashierDeps["wallet"], "postAllIn" | "open">;
};

const atOnce = 5;
const batch = 50;

/** Asks for what is due, a batch at most; answers how many. */
export async function askDue(deps: AskDeps, { now, log }: { readonly now: Date; readonly log: Log }): Promise<number> {
	const due = await deps.db.tx((tx) => claimDue(tx, { now, most: batch }));
	await workTogether(due, (one) =>
		// One that goes wrong is claimed again when its claim is over; the others go on.
		ask(deps, one, now).catch((error: unknown) => log.error({ error }, "a payment could not be asked for")),
	);
	return due.length;
}

/** Some of them at once, until all are worked. */
export async function workTogether<One>(due: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
	const left = [...due];
	const hand = async (): Promise<void> => {
		for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
	};
	await Promise.all(Array.from({ length: atOnce }, hand));
}

/** Has the provider take a payment that was just opened. When it does not answer, the job asks again. */
export async function startPayment(deps: AskDeps, deposit: string, now: Date): Promise<void> {
	const [one] = await deps.db.tx((tx) => claimDue(tx, { now, most: 1, deposit }));
	if (one !== undefined) await ask(deps, one, now);
}

async function ask(deps: AskDeps, payment: AwaitedRow, now: Date): Promise<void> {
	const provider = deps.providers.get(payment.provider);
	if (provider !== undefined) await (payment.pay_address === "" ? start : read)(deps, provider, { payment, now });
	const nextAt = nextLook({ openedAt: payment.opened_at, expiresAt: payment.expires_at }, now) ?? null;
	await deps.db.tx(async (tx) => {
		const name = { memberId: memberId(payment.member_id), id: payment.deposit_id };
		const deposit = await lockOwn(tx, name);
		// Credited or lying with an operator: nobody asks for it any more.
		const done = deposit?.state === "credited" || deposit?.payment_state === "review";
		await changePayment(tx, payment, { nextAt: done ? null : nextAt });
	});
}

type Asked = { readonly payment: AwaitedRow; readonly now: Date };

async function start(deps: AskDeps, provider: DepositProvider, { payment, now }: Asked): Promise<void> {
	const { deposit_id, channel, language, expires_at: expiresAt, deposit_state } = payment;
	if (deposit_state !== "pending") return;
	const currency = currencyOf(payment);
	const amount = formatMinor(BigInt(payment.amount), currency);
	const order = { payment: deposit_id, amount, currency, channel, language, expiresAt };
	const started = await provider.start(order);
	if (started.outcome === "unanswered") return;
	if (started.outcome === "refused") {
		const news = { state: "failed", payment: deposit_id } as const;
		await takePaymentNews(deps, { provider: provider.code, news, toldBy: "poll", now });
		return;
	}
	await deps.db.tx(async (tx) => {
		const deposit = await lockOwn(tx, { memberId: memberId(payment.member_id), id: deposit_id });
		await writeStarted(tx, payment, started.payAddress);
		if (deposit !== undefined) await announce(tx, deposit);
	});
}

async function read(deps: AskDeps, provider: DepositProvider, { payment, now }: Asked): Promise<void> {
	const answer = await provider.read(payment.deposit_id);
	if (answer.outcome !== "known") return;
	await takePaymentNews(deps, { provider: provider.code, news: answer.news, toldBy: "poll", now });
}
