// Withdrawals over the counter of the tests: members with money, an account and an accepted document, what they ask for, and
// operators who decide. Never imported outside tests.
import type { InputOf } from "#platform/contract";
import { drawPicture } from "#platform/http/testing";
import type { MemberId } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import {
	addPayoutAccount,
	listWithdrawals,
	type PayoutAccount,
	requestWithdrawal,
	type Withdrawal,
} from "../../contract/index.ts";
import { approveWithdrawal, payWithdrawal, type WithdrawalOrder } from "../api.ts";
import { paymentPassword } from "./known-members.ts";
import { type Counter, type CounterProviders, merchant, openCounter } from "./open-counter.ts";

export type Customer = { readonly member: MemberId; readonly account: PayoutAccount };

type Ask = Partial<InputOf<typeof requestWithdrawal>>;

export type Teller = Counter & {
	/** A new member with so much, in minor units, an account, and an accepted document. */
	readonly customer: (cash?: bigint) => Promise<Customer>;
	readonly prove: (member: MemberId) => Promise<void>;
	readonly addAccount: (member: MemberId, change?: Partial<InputOf<typeof addPayoutAccount>>) => ReturnType<typeof add>;
	readonly ask: (customer: Customer, change?: Ask, key?: string) => ReturnType<typeof askFor>;
	/** Asks for it and answers it. Throws when it is refused. */
	readonly asked: (customer: Customer, amount?: string) => Promise<Withdrawal>;
	readonly order: (withdrawal: Pick<Withdrawal, "reference">, operator?: string) => WithdrawalOrder;
	/** Approved by as many as it asks for, and paid by hand. */
	readonly paid: (customer: Customer, amount?: string) => Promise<Withdrawal>;
	readonly proof: () => Promise<{ readonly images: readonly string[]; readonly remark: string }>;
	/** How one of a member stands now. */
	readonly now: (customer: Customer, withdrawal: Pick<Withdrawal, "withdrawalId">) => Promise<Withdrawal>;
	readonly purse: (member: MemberId) => Promise<{ readonly balance: bigint; readonly held: bigint }>;
};

let numbers = 0;

const add = (counter: Counter, member: MemberId, change: Partial<InputOf<typeof addPayoutAccount>>) => {
	numbers += 1;
	const account = { kind: "bank-account", holder: "Kim Minji", bank: "Mosaic Bank" } as const;
	const number = { accountNumber: `110-234-${String(numbers).padStart(6, "0")}`, paymentPassword };
	return counter.call(member, addPayoutAccount, { ...account, ...number, ...change });
};

const askFor = (counter: Counter, { member, account }: Customer, { change, key }: { change: Ask; key?: string }) =>
	counter.call(
		member,
		requestWithdrawal,
		{ accountId: account.accountId, method: "mosaic-payout", amount: "100", paymentPassword, ...change },
		key === undefined ? {} : { key },
	);

export async function openTeller(given: CounterProviders = {}): Promise<Teller> {
	const counter = await openCounter(given);
	const { clock, db, deps, rows, wallet } = counter;
	let picture: string | undefined;
	const proof: Teller["proof"] = async () => {
		picture ??= (await drawPicture()).toString("base64");
		return { images: [picture], remark: "" };
	};
	const prove = async (member: MemberId) => {
		await rows(`insert into protection.document (member_id, id, merchant, kind, state, remark, sent_at, decided_at, decided_by)
			values (${member}, gen_random_uuid(), '${merchant}', 'identity', 'accepted', '', now(), now(), 'a test')`);
	};
	const order: Teller["order"] = ({ reference }, operator = "Han") => ({
		merchant,
		reference,
		operator,
		now: clock.now(),
	});
	const asked: Teller["asked"] = async (customer, amount = "100") => {
		const taken = await askFor(counter, customer, { change: { amount } });
		if (!taken.ok) throw new Error(taken.error.code);
		return taken.value;
	};
	return {
		...counter,
		prove,
		proof,
		order,
		asked,
		customer: async (cash = 100_000n) => {
			const member = await counter.enrol();
			await prove(member);
			const grant = { kind: "grant", counter: "promotions:tests", key: commandKey("test", `fund ${member}`) } as const;
			await wallet.post({ memberId: member, currency: "P", purse: "cash", delta: cash, ...grant });
			const account = await add(counter, member, {});
			if (!account.ok) throw new Error(account.error.code);
			return { member, account: account.value };
		},
		addAccount: (member, change = {}) => add(counter, member, change),
		ask: (customer, change = {}, key) => askFor(counter, customer, { change, ...(key === undefined ? {} : { key }) }),
		paid: async (customer, amount) => {
			const withdrawal = await asked(customer, amount);
			for (const operator of ["Han", "Lee"]) await approveWithdrawal(deps, order(withdrawal, operator));
			const done = await payWithdrawal(deps, { ...order(withdrawal), ...(await proof()) });
			if (!done.ok) throw new Error(done.error.code);
			return withdrawal;
		},
		now: async ({ member }, { withdrawalId }) => {
			const listed = await counter.call(member, listWithdrawals, { pageSize: 100 });
			const found = listed.ok ? listed.value.withdrawals.find((one) => one.withdrawalId === withdrawalId) : undefined;
			if (found === undefined) throw new Error("the withdrawal is not listed");
			return found;
		},
		purse: async (member) => {
			const { purses } = await db.read((tx) => wallet.balanceIn(tx, member, "P"));
			const { balance = 0n, held = 0n } = purses.find(({ purse }) => purse === "cash") ?? {};
			return { balance, held };
		},
	};
}
