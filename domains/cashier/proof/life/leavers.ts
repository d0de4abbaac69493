// Payers who take money out again: they ask for withdrawals, cancel, confirm or say that nothing came, while operators approve,
// refuse and pay the same ones at the same time. What was told is noted.
import {
	addPayoutAccount,
	cancelWithdrawal,
	confirmWithdrawal,
	disputeWithdrawal,
	listWithdrawals,
	requestWithdrawal,
	type Withdrawal,
} from "#cashier/contract";
import { payoutMannerNames } from "#cashier/module";
import { setPaymentPassword } from "#members/contract";
import type { CallFailure } from "#platform/contract/client";
import type { Result } from "#platform/kernel";
import { type CashLife, noteWithdrawal } from "./cash-book.ts";
import { type PayoutDesk, picture } from "./payout-desk.ts";
import type { Provider } from "./till.ts";

export type Leaver = {
	readonly life: CashLife;
	readonly cashier: { readonly payouts: PayoutDesk; readonly provider: Pick<Provider, "payOut"> };
	readonly account: string;
};

const paymentPassword = "135792";

/** Refusals that are part of a life: too much at once, or more than is there. */
const expected: ReadonlySet<string> = new Set([
	"TOO_MANY_WITHDRAWALS",
	"WITHDRAWAL_REPEATED",
	"WITHDRAWAL_NOT_COVERED",
	"NOT_LOGGED_IN",
]);

/** A payment password, an account of one's own, and a document that was accepted. Answers the account's id. */
export async function prepareToLeave({ life, cashier, account }: Leaver, password: string): Promise<string> {
	const { client, patience } = life.person;
	const chosen = { password, paymentPassword, confirmPaymentPassword: paymentPassword };
	await patience.answered(() => client.call(setPaymentPassword, chosen));
	await cashier.payouts.prove(account);
	const number = `110-${life.chance.below(2 ** 32)}`;
	life.book.secrets.add(number);
	const named = {
		kind: "bank-account",
		holder: "Kim Minji",
		bank: "Mosaic Bank",
		accountNumber: number,
	} as const;
	const added = await patience.answered(() => client.call(addPayoutAccount, { ...named, paymentPassword }));
	// The answer to an account that was added may be lost: it is known then, and listed.
	if (added.ok) return added.value.accountId;
	if (added.error.code === "PAYOUT_ACCOUNT_KNOWN") return cashier.payouts.accountOf(account);
	throw new Error(`no account to pay out to: ${added.error.code}`);
}

export async function byPayout(leaver: Leaver, accountId: string): Promise<void> {
	const { life } = leaver;
	const withdrawal = await ask(leaver, accountId);
	if (withdrawal === undefined) return;
	const acts = actsOn(leaver, withdrawal, await picture());
	// In order, or some of them at once; then whatever is left of the way to its end, as long as it takes.
	if (life.chance.below(2) === 0) await Promise.all(acts.filter(() => life.chance.below(2) === 0).map((act) => act()));
	for (const act of acts.slice(0, 1 + life.chance.below(acts.length))) await act();
	await lookAtWithdrawals(leaver);
}

/** One key, sometimes thrice at once: it is one withdrawal. */
async function ask(leaver: Leaver, accountId: string): Promise<Withdrawal | undefined> {
	const { life } = leaver;
	const { client, patience } = life.person;
	const idempotencyKey = `leave-${life.chance.below(2 ** 32)}-${life.chance.below(2 ** 32)}`;
	const amount = `${20 + life.chance.below(80)}.${10 + life.chance.below(90)}`;
	const wish = { accountId, method: "mosaic-payout", amount, paymentPassword, giveUpBonus: true };
	const presses = life.chance.below(4) === 0 ? 3 : 1;
	const press = () => patience.answered(() => client.call(requestWithdrawal, wish, { idempotencyKey }));
	const answers = await Promise.all(Array.from({ length: presses }, press));
	const taken = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
	if (new Set(taken.map(({ withdrawalId }) => withdrawalId)).size > 1)
		life.book.faults.push("one key, two withdrawals");
	for (const answer of answers) {
		if (!answer.ok && !expected.has(answer.error.code)) life.book.faults.push(`not paid out: ${answer.error.code}`);
	}
	for (const withdrawal of taken) noteWithdrawal(life.cash, { ...withdrawal, account: leaver.account });
	return taken[0];
}

type Act = () => Promise<unknown>;

/** What two operators and the member may do with one, in the order of a quiet life. */
function actsOn(
	{ life, cashier, account }: Leaver,
	{ withdrawalId, reference }: Withdrawal,
	image: string,
): readonly Act[] {
	const { client, patience } = life.person;
	const told = (answer: Result<Withdrawal, CallFailure>): void => {
		if (answer.ok) noteWithdrawal(life.cash, { ...answer.value, account });
	};
	const { payouts } = cashier;
	const take = async (act: Promise<boolean>) => {
		if (await act) life.cash.paidOut.add(withdrawalId);
	};
	/** By a provider that does whatever it does; sometimes while somebody pays it by hand. */
	const byProvider = async () => {
		const key = await payouts.send(reference);
		if (key !== undefined) cashier.provider.payOut(key, mannerBy(life));
		if (life.chance.below(3) === 0) await payouts.judge(life.chance.below(2) === 0 ? "settle" : "dismiss");
	};
	const dispute = { withdrawalId, remark: "Nothing came", images: [image] };
	const middle: readonly Act[] = [
		() => payouts.refuse(reference),
		async () => told(await patience.answered(() => client.call(cancelWithdrawal, { withdrawalId }))),
	];
	return [
		...(life.chance.below(4) === 0 ? middle : []),
		() => payouts.approve(reference, "the first"),
		() => payouts.approve(reference, "the second"),
		...(life.chance.below(2) === 0 ? [byProvider, byProvider] : []),
		() => take(payouts.pay(reference)),
		...(life.chance.below(2) === 0
			? [
					async () => told(await patience.answered(() => client.call(disputeWithdrawal, dispute))),
					() => (life.chance.below(2) === 0 ? payouts.reverse(reference) : payouts.show(reference)),
				]
			: []),
		() => patience.answered(() => client.call(confirmWithdrawal, { withdrawalId })),
	];
}

const mannerBy = ({ chance }: CashLife) => payoutMannerNames[chance.below(payoutMannerNames.length)] ?? "plain";

/** What the page shows is what was told before. */
export async function lookAtWithdrawals({ life, account }: Leaver): Promise<void> {
	const { client, patience } = life.person;
	const list = await patience.answered(() => client.call(listWithdrawals, { pageSize: 100 }));
	for (const one of list.ok ? list.value.withdrawals : []) noteWithdrawal(life.cash, { ...one, account });
}
