// What members, agents and operators were told of deposits, withdrawals, bonuses and transfers, noted from answers alone.
import { type Book, tally } from "../../../../tools/sim/book.ts";
import type { Life } from "../../../../tools/sim/life.ts";
import { kept, type Run } from "../../../../tools/sim/run.ts";

export type KnownDeposit = {
	readonly account: string;
	/** Amounts as decimal strings; "" for one that nobody was told to be credited. */
	told: { readonly state: string; readonly credited: string } | undefined;
};

export type KnownWithdrawal = {
	readonly account: string;
	readonly amount: string;
	readonly ended: string | undefined;
};

export type CashBook = Pick<Book, "faults" | "counts"> & {
	/** Deposits that were opened, by their ids: whose, and what somebody was told became of it. */
	readonly deposits: Map<string, KnownDeposit>;
	/** Withdrawals that were asked for, by their ids: whose, how much, and the end that somebody was told. */
	readonly withdrawals: Map<string, KnownWithdrawal>;
	/** Withdrawals that an operator was told to have paid. */
	readonly paidOut: Set<string>;
	/** Ends of bonuses that somebody was told, by their deposits. */
	readonly bonuses: Map<string, string>;
	/** Transfers between an agent and a member that somebody was told of, by their ids: "down agent member 12.50". */
	readonly transfers: Map<string, string>;
	/** What an operator was told to have put into a float, by its id: "agent 1250" in minor units. */
	readonly issues: Map<string, string>;
};

/** The one of a run: faults and counts are the run's. */
export const cashBook = kept(
	({ book }: Run): CashBook => ({
		faults: book.faults,
		counts: book.counts,
		deposits: new Map(),
		withdrawals: new Map(),
		paidOut: new Set(),
		bonuses: new Map(),
		transfers: new Map(),
		issues: new Map(),
	}),
);

/** A life with money to pay in and out. */
export type CashLife = Life & { readonly cash: CashBook };

/** Notes what somebody was told of a deposit. An end, once told, stays. */
export function noteDeposit(
	book: CashBook,
	deposit: {
		readonly depositId: string;
		readonly account: string;
		readonly state: string;
		readonly credited: string | null;
		readonly bonus: { readonly state: string } | null;
	},
): void {
	const { depositId, account, state } = deposit;
	if (deposit.bonus !== null) noteBonus(book, { depositId, state: deposit.bonus.state });
	const known = book.deposits.get(depositId);
	if (known === undefined) tally(book, "deposits");
	const told = state === "pending" ? undefined : { state, credited: deposit.credited ?? "" };
	const before = known?.told;
	if (before !== undefined && (before.state !== told?.state || before.credited !== told.credited)) {
		book.faults.push(`deposit ${depositId} was told ${before.state} and then ${state}`);
	}
	book.deposits.set(depositId, { account, told: told ?? before });
}

const endsOfBonuses: ReadonlySet<string> = new Set(["released", "forfeited", "expired", "void"]);

function noteBonus(book: CashBook, { depositId, state }: { readonly depositId: string; readonly state: string }): void {
	const before = book.bonuses.get(depositId);
	if (before !== undefined && before !== state) {
		book.faults.push(`the bonus of ${depositId} was told ${before} and then ${state}`);
	}
	if (endsOfBonuses.has(state)) book.bonuses.set(depositId, state);
}

/** Notes a transfer of a team. It is done when it is told, and stays as it is. */
export function noteTransfer(
	book: CashBook,
	told: {
		readonly transferId: string;
		readonly type: string;
		readonly fromAccount: string;
		readonly toAccount: string;
		readonly amount: string;
	},
): void {
	const line = `${told.type} ${told.fromAccount} ${told.toAccount} ${told.amount}`;
	const before = book.transfers.get(told.transferId);
	if (before !== undefined && before !== line)
		book.faults.push(`transfer ${told.transferId} was told ${before} and then ${line}`);
	book.transfers.set(told.transferId, line);
}

export function noteIssue(book: CashBook, id: string, { account, minor }: { account: string; minor: bigint }): void {
	book.issues.set(id, `${account} ${minor}`);
}

const endsOfWithdrawals: ReadonlySet<string> = new Set(["received", "reversed", "refused", "cancelled"]);

/** Notes what somebody was told of a withdrawal. An end, once told, stays. */
export function noteWithdrawal(
	book: CashBook,
	told: { readonly withdrawalId: string; readonly account: string; readonly amount: string; readonly state: string },
): void {
	const { withdrawalId, account, amount, state } = told;
	const known = book.withdrawals.get(withdrawalId);
	if (known === undefined) tally(book, "withdrawals");
	if (known?.ended !== undefined && known.ended !== state) {
		book.faults.push(`withdrawal ${withdrawalId} was told ${known.ended} and then ${state}`);
	}
	const ended = endsOfWithdrawals.has(state) ? state : undefined;
	book.withdrawals.set(withdrawalId, { account, amount, ended: known?.ended ?? ended });
}
