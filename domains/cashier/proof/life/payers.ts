// Members who pay in by every way, and out again (leavers.ts): transfers that an operator works while the member cancels, vouchers that two redeem at once,
// payments at a provider in every manner. Keys are repeated; what was told is noted.
import { cancelDeposit, declineDepositLimit, listDeposits, openDeposit, redeemVoucher } from "#cashier/contract";
import { isManner, type MannerName, manners } from "#cashier/module";
import { note } from "../../../../tools/sim/life.ts";
import { type Person, register } from "../../../../tools/sim/person.ts";
import { type CashLife, noteDeposit } from "./cash-book.ts";
import type { FloatDesk } from "./float-desk.ts";
import { byPayout, lookAtWithdrawals, prepareToLeave } from "./leavers.ts";
import type { PayoutDesk } from "./payout-desk.ts";
import type { Desk, Provider } from "./till.ts";

export type Cashier = {
	readonly desk: Desk;
	readonly provider: Provider;
	readonly payouts: PayoutDesk;
	readonly floats: FloatDesk;
};

type Payer = { readonly life: CashLife; readonly cashier: Cashier; account: string; payoutAccount: string };

const everyManner: readonly MannerName[] = Object.keys(manners).filter(isManner);

export async function liveAsPayer(life: CashLife, cashier: Cashier): Promise<void> {
	const payer: Payer = { life, cashier, account: life.name, payoutAccount: "" };
	await enter(payer);
	while (!life.over()) {
		const paymentMethods = [byTransfer, byTransfer, byVoucher, byProvider, byProvider, play, leave, leave] as const;
		await paymentMethods[life.chance.below(paymentMethods.length)]?.(payer);
		if (life.chance.below(3) === 0) await look(payer);
	}
	await look(payer);
	await lookAtWithdrawals(payer);
}

/** A new account, and no limit wanted. */
async function enter(payer: Payer): Promise<void> {
	const { life, account } = payer;
	const { person, book, chance } = life;
	const credentials = { username: account, password: `Sim-${chance.below(2 ** 32)}-aZ9` };
	book.secrets.add(credentials.password);
	await register(person, credentials);
	note({ ...life, name: account });
	await person.patience.answered(() => person.client.call(declineDepositLimit, {}));
	payer.payoutAccount = await prepareToLeave(payer, credentials.password);
}

const leave = (payer: Payer): Promise<void> => byPayout(payer, payer.payoutAccount);

/** For a bonus, or for nothing. */
async function play({ life, cashier, account }: Payer): Promise<void> {
	await life.play({ ...life, name: account }, 1 + life.chance.below(10));
	await cashier.floats.tick();
}

const keyOf = (life: CashLife): string => `pay-${life.chance.below(2 ** 32)}-${life.chance.below(2 ** 32)}`;

/** Opens by one key, sometimes thrice at once: it is one deposit. Undefined when none is taken just now. */
async function open(payer: Payer, asked: { readonly method: string; readonly amount: string }) {
	const { life } = payer;
	const { client, patience } = life.person;
	const idempotencyKey = keyOf(life);
	const presses = life.chance.below(6) === 0 ? 3 : 1;
	const wish = life.chance.below(2) === 0 ? { ...asked, promotion: "every-deposit" } : asked;
	const answers = await Promise.all(
		Array.from({ length: presses }, () => patience.answered(() => client.call(openDeposit, wish, { idempotencyKey }))),
	);
	const opened = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
	if (new Set(opened.map(({ depositId }) => depositId)).size > 1) life.book.faults.push("one key opened two deposits");
	for (const answer of answers) if (!answer.ok) await recover(payer, answer.error.code);
	const [deposit] = opened;
	if (deposit !== undefined) noteDeposit(life.cash, { ...deposit, account: payer.account });
	return deposit;
}

/** A promotion asks for more, or one is chosen already: they pay in without it another time. */
const usual: ReadonlySet<string> = new Set([
	"DEPOSIT_CONFLICT",
	"NOT_LOGGED_IN",
	"PROMOTION_NOT_FOUND",
	"PROMOTION_TOO_SMALL",
]);

/** What may be refused on the way, and what a member does then. */
async function recover(payer: Payer, code: string): Promise<void> {
	const { life } = payer;
	if (code === "TOO_MANY_PENDING") return cancelAll(payer);
	if (code === "DEPOSITS_BLOCKED") {
		payer.account = `${life.name}n${life.chance.below(2 ** 20)}`.slice(0, 16);
		return enter(payer);
	}
	if (!usual.has(code)) life.book.faults.push(`${life.name} could not pay in: ${code}`);
}

async function cancelAll({ life, account }: Payer): Promise<void> {
	const { client, patience } = life.person;
	const list = await patience.answered(() => client.call(listDeposits, { state: "pending" }));
	for (const { depositId } of list.ok ? list.value.deposits : []) {
		const done = await patience.answered(() => client.call(cancelDeposit, { depositId }));
		if (done.ok) noteDeposit(life.cash, { ...done.value, account });
	}
}

async function byTransfer(payer: Payer): Promise<void> {
	const { life, cashier } = payer;
	const deposit = await open(payer, { method: "mosaic-bank", amount: String(10 + life.chance.below(90)) });
	if (deposit === undefined) return;
	const { depositId, reference } = deposit;
	const arrived = BigInt(1 + life.chance.below(9_999));
	const { client, patience } = life.person;
	const cancel = async (person: Person) => {
		const done = await patience.answered(() => person.client.call(cancelDeposit, { depositId }));
		if (done.ok) noteDeposit(life.cash, { ...done.value, account: payer.account });
		return done.ok;
	};
	const acts = [
		() => cashier.desk.accept(reference, arrived),
		() => cashier.desk.accept(reference, arrived),
		() => cashier.desk.refuse(reference),
		() => cancel(life.person),
	];
	const chosen = life.chance.below(3) === 0 ? acts : acts.slice(0, 1);
	await Promise.all(chosen.map((act) => act()));
	const list = await patience.answered(() => client.call(listDeposits, { pageSize: 50 }));
	const found = list.ok ? list.value.deposits.find((one) => one.depositId === depositId) : undefined;
	if (found?.state === "pending") life.book.faults.push(`deposit ${depositId} waits though it was decided`);
}

/** The same person twice at once by one key, or by two: it is credited once. */
async function byVoucher({ life, cashier, account }: Payer): Promise<void> {
	const { client, patience } = life.person;
	const amount = 100 + life.chance.below(2_000);
	const voucherCode = await cashier.desk.voucher(BigInt(amount));
	life.book.secrets.add(voucherCode);
	const [one, two] = [keyOf(life), keyOf(life)];
	const redeem = (idempotencyKey: string) =>
		patience.answered(() => client.call(redeemVoucher, { voucherCode }, { idempotencyKey }));
	const answers = await Promise.all([redeem(one), redeem(life.chance.below(2) === 0 ? one : two)]);
	const taken = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
	for (const deposit of taken) noteDeposit(life.cash, { ...deposit, account });
	if (new Set(taken.map(({ depositId }) => depositId)).size > 1) life.book.faults.push("a voucher became two deposits");
}

async function byProvider(payer: Payer): Promise<void> {
	const { life, cashier } = payer;
	const method = ["simulated-card", "simulated-wallet", "simulated-crypto"][life.chance.below(3)] ?? "";
	const deposit = await open(payer, { method, amount: String(20 + life.chance.below(80)) });
	if (deposit === undefined) return;
	// Where the provider has not answered yet nobody can pay: it is left to be followed.
	const manner = everyManner[life.chance.below(everyManner.length)] ?? "plain";
	cashier.provider.pay(deposit.depositId, manner);
	if (life.chance.below(8) === 0) await cancelAll(payer);
}

/** What the page shows is what was told before. */
async function look({ life, account }: Payer): Promise<void> {
	const { client, patience } = life.person;
	const list = await patience.answered(() => client.call(listDeposits, { pageSize: 100 }));
	for (const deposit of list.ok ? list.value.deposits : []) noteDeposit(life.cash, { ...deposit, account });
}
