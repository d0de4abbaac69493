// Hands withdrawals to providers, and asks what became of those that nobody told of. Rows are claimed and written in short
// transactions; nothing is locked while a provider is waited for.
import type { Tx } from "#platform/db";
import type { Log } from "#platform/http";
import { formatMinor } from "#platform/kernel";
import { nextLook, payoutKeyOf } from "../../core/index.ts";
import { announceWithdrawal } from "../changes.ts";
import { currencyOf } from "../deposits/shown-deposit.ts";
import { workTogether } from "../payments/ask-provider.ts";
import type { PayoutDeps } from "../ports.ts";
import type { HandedOver, PayoutNews, PayoutOrder, PayoutProvider, PayoutProviders } from "../providers/index.ts";
import { accountFor, openNumber } from "../withdrawals/payout-account-store.ts";
import { lockWithdrawal, type WithdrawalRow } from "../withdrawals/withdrawal-store.ts";
import { isQuestioned } from "./payout-line-store.ts";
import { changePayout, claimPayouts, findPayout, isAsked, type PayoutRow } from "./payout-store.ts";
import { failPayout, takePayoutNews } from "./payout-webhook.ts";

export type AskPayoutDeps = Pick<PayoutDeps, "db" | "wallet" | "accountKey"> & { readonly payouts: PayoutProviders };

const batch = 50;

/** Asks for what is due, a batch at most; answers how many. */
export async function askDuePayouts(
	deps: AskPayoutDeps,
	{ now, log }: { readonly now: Date; readonly log: Log },
): Promise<number> {
	const due = await deps.db.tx((tx) => claimPayouts(tx, { now, most: batch }));
	await workTogether(due, (one) =>
		// One that goes wrong is claimed again when its claim is over; the others go on.
		ask(deps, one, now).catch((error: unknown) => log.error({ error }, "a pay-out could not be asked for")),
	);
	return due.length;
}

/** Hands over one that was just sent. When the provider does not answer, the job does it again. */
export async function startPayout(deps: AskPayoutDeps, withdrawal: string, now: Date): Promise<void> {
	const [one] = await deps.db.tx((tx) => claimPayouts(tx, { now, most: 1, withdrawal }));
	if (one !== undefined) await ask(deps, one, now);
}

async function ask(deps: AskPayoutDeps, payout: PayoutRow, now: Date): Promise<void> {
	const provider = deps.payouts.get(payout.provider);
	const key = payoutKeyOf(payout.withdrawal_id, payout.attempt);
	const news = provider === undefined ? undefined : await askedOf(deps, { provider, payout, key, now });
	if (news !== undefined) await takePayoutNews(deps, { provider: payout.provider, news, toldBy: "poll", now });
	await noteAsked(deps, { payout, answered: news !== undefined, now });
}

type Asked = {
	readonly provider: PayoutProvider;
	/** As it was claimed. */
	readonly payout: PayoutRow;
	readonly key: string;
	readonly now: Date;
};

/**
 * What it says, by which key of ours it is known; undefined when it says nothing of this one. One that it does not know, however
 * often it was handed over, is handed over again with the same key.
 */
async function askedOf(deps: AskPayoutDeps, asked: Asked): Promise<PayoutNews | undefined> {
	const { provider, payout, key } = asked;
	if (payout.state === "opening") {
		const order = await orderOf(deps, asked);
		if (order !== "barred") return handOver(asked, order);
	}
	const read = await provider.read(key);
	if (read.outcome === "known") return read.news.payout === key ? read.news : undefined;
	if (read.outcome === "unanswered") return undefined;
	const order = await orderOf(deps, { ...asked, unknown: true });
	return order === "barred" ? undefined : handOver(asked, order);
}

async function handOver({ provider, key }: Asked, order: PayoutOrder | undefined): Promise<PayoutNews | undefined> {
	return order === undefined ? undefined : newsOf(await provider.payOut(order), key);
}

function newsOf(handed: HandedOver, payout: string): PayoutNews | undefined {
	if (handed.outcome === "accepted") return handed.news;
	return handed.outcome === "refused" ? { state: "failed", payout, reason: handed.reason } : undefined;
}

/** When it is asked for again: never given up, for it is the house's money until the provider says. */
async function noteAsked(
	{ db }: AskPayoutDeps,
	{ payout, answered, now }: { readonly payout: PayoutRow; readonly answered: boolean; readonly now: Date },
): Promise<void> {
	const nextAt = nextLook({ openedAt: payout.sent_at, expiresAt: now }, now) ?? null;
	await db.tx(async (tx) => {
		const stands = await lockClaimed(tx, payout);
		if (stands === undefined) return;
		await changePayout(tx, payout, { nextAt, ...(answered ? { state: "accepted" } : {}) });
		if (answered && stands.payout.state === "opening") await announceWithdrawal(tx, stands.withdrawal);
	});
}

type Claimed = { readonly withdrawal: WithdrawalRow; readonly payout: PayoutRow };

/** As it stands now, under its lock; undefined when it came to its end meanwhile, or the claim is over and another's. */
async function lockClaimed(tx: Tx, claimed: PayoutRow): Promise<Claimed | undefined> {
	const withdrawal = await lockWithdrawal(tx, claimed.withdrawal_id);
	const payout = await findPayout(tx, { ...claimed, id: claimed.withdrawal_id });
	if (withdrawal === undefined || payout === undefined || !isAsked(payout)) return undefined;
	return payout.next_at?.getTime() === claimed.next_at?.getTime() ? { withdrawal, payout } : undefined;
}

const neverHad = "it does not know of it, and is not handed it any more";

/**
 * What the provider is to be handed. `barred`: the withdrawal was paid another way, or is in question, so that nothing is
 * handed over; one that the provider does not know has failed then. Undefined where it is nobody's turn to hand it over, or the
 * number does not open with this key.
 */
function orderOf(
	deps: AskPayoutDeps,
	{ payout: claimed, key, now, unknown = false }: Asked & { readonly unknown?: boolean },
): Promise<PayoutOrder | "barred" | undefined> {
	return deps.db.tx(async (tx) => {
		const stands = await lockClaimed(tx, claimed);
		if (stands === undefined) return undefined;
		const { withdrawal } = stands;
		if (withdrawal.state === "sent" && !(await isQuestioned(tx, withdrawal.id))) {
			return orderFor(tx, deps, { withdrawal, key });
		}
		if (unknown) await failPayout(tx, deps, { ...stands, reason: neverHad, by: "provider", at: now });
		return "barred";
	});
}

async function orderFor(
	tx: Tx,
	{ accountKey }: AskPayoutDeps,
	{ withdrawal, key }: { readonly withdrawal: WithdrawalRow; readonly key: string },
): Promise<PayoutOrder | undefined> {
	const account = await accountFor(tx, withdrawal);
	const number = openNumber(accountKey, account);
	if (number === undefined) return undefined;
	const currency = currencyOf(withdrawal);
	const { kind, holder, bank } = account;
	const amount = formatMinor(BigInt(withdrawal.amount) - BigInt(withdrawal.fee), currency);
	return { payout: key, reference: withdrawal.reference, amount, currency, kind, holder, bank, number };
}
