// Hands withdrawals to providers, and asks what became of those that nobody told of. Rows are claimed and written in short
// transactions; nothing is locked while a provider is waited for.
import type { Log } from "#platform/http";
import { formatMinor } from "#platform/kernel";
import { nextLook, payoutKeyOf } from "../core/index.ts";
import { workTogether } from "./ask-provider.ts";
import { announceWithdrawal } from "./changes.ts";
import { hearPayout } from "./hear-payout.ts";
import { accountFor, openNumber } from "./payout-account-store.ts";
import { changePayout, claimPayouts, findPayout, isAsked, type PayoutRow } from "./payout-store.ts";
import type { PayoutDeps } from "./ports.ts";
import type { HandedOver, PayoutNews, PayoutOrder, PayoutProvider, PayoutProviders } from "./providers/index.ts";
import { currencyOf } from "./shown-deposit.ts";
import { lockWithdrawal } from "./withdrawal-store.ts";

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
	const news = provider === undefined ? undefined : await askedOf(deps, { provider, payout, key });
	if (news !== undefined) await hearPayout(deps, { provider: payout.provider, news, toldBy: "poll", now });
	await noteAsked(deps, { payout, answered: news !== undefined, now });
}

type Asked = { readonly provider: PayoutProvider; readonly payout: PayoutRow; readonly key: string };

/** What it says, by which key of ours it is known; undefined when it says nothing of this one. */
async function askedOf(deps: AskPayoutDeps, { provider, payout, key }: Asked): Promise<PayoutNews | undefined> {
	if (payout.state !== "opening") {
		const read = await provider.read(key);
		return read.outcome === "known" && read.news.payout === key ? read.news : undefined;
	}
	const order = await orderOf(deps, { payout, key });
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
		const withdrawal = await lockWithdrawal(tx, payout.withdrawal_id);
		const stands = await findPayout(tx, { ...payout, id: payout.withdrawal_id });
		if (withdrawal === undefined || stands === undefined || !isAsked(stands)) return;
		await changePayout(tx, payout, { nextAt, ...(answered ? { state: "accepted" } : {}) });
		if (answered && stands.state === "opening") await announceWithdrawal(tx, withdrawal);
	});
}

/** Undefined where the number does not open with this key. */
function orderOf(
	{ db, accountKey }: AskPayoutDeps,
	{ payout, key }: Omit<Asked, "provider">,
): Promise<PayoutOrder | undefined> {
	return db.tx(async (tx) => {
		const withdrawal = await lockWithdrawal(tx, payout.withdrawal_id);
		if (withdrawal === undefined) return undefined;
		const account = await accountFor(tx, withdrawal);
		const number = openNumber(accountKey, account);
		if (number === undefined) return undefined;
		const currency = currencyOf(withdrawal);
		const { kind, holder, bank } = account;
		const amount = formatMinor(BigInt(withdrawal.amount) - BigInt(withdrawal.fee), currency);
		return { payout: key, reference: withdrawal.reference, amount, currency, kind, holder, bank, number };
	});
}
