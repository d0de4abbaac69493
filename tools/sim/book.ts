// What the people of the simulation know to be true, noted from answers alone. The verdict compares it with the ledger.

export type KnownRound = {
	readonly account: string;
	readonly roundId: string;
	readonly stake: string;
	readonly win: string;
};

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

export type Book = {
	readonly members: Map<string, { token: string }>;
	/** Rounds by the key their player made. */
	readonly rounds: Map<string, KnownRound>;
	/** What a vendor sent and had answered, by its transaction id: the signed amount in minor units. */
	readonly vendorMoves: Map<string, { readonly dialect: string; readonly minor: bigint }>;
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
	/** What broke a promise, in words. Must stay empty. */
	readonly faults: string[];
	/** Why calls had to be repeated, and how often. */
	readonly repeated: Map<string, number>;
	readonly counts: {
		rounds: number;
		repeats: number;
		doublings: number;
		trials: number;
		refused: number;
		vendorMoves: number;
		vendorTransfers: number;
		deposits: number;
		withdrawals: number;
	};
	/** Passwords and tokens that must not appear in a log. */
	readonly secrets: Set<string>;
};

export const openBook = (): Book => ({
	members: new Map(),
	rounds: new Map(),
	vendorMoves: new Map(),
	deposits: new Map(),
	withdrawals: new Map(),
	paidOut: new Set(),
	bonuses: new Map(),
	transfers: new Map(),
	issues: new Map(),
	faults: [],
	repeated: new Map(),
	counts: {
		rounds: 0,
		repeats: 0,
		doublings: 0,
		trials: 0,
		refused: 0,
		vendorMoves: 0,
		vendorTransfers: 0,
		deposits: 0,
		withdrawals: 0,
	},
	secrets: new Set(),
});

/** Notes a round. The same key must always show the same round, and no round may have two keys. */
export function noteRound(book: Book, key: string, round: KnownRound): void {
	const known = book.rounds.get(key);
	if (known === undefined) {
		book.rounds.set(key, round);
		book.counts.rounds += 1;
		return;
	}
	book.counts.repeats += 1;
	if (known.roundId !== round.roundId || known.stake !== round.stake || known.win !== round.win) {
		book.faults.push(`key ${key} showed round ${known.roundId} and then ${round.roundId}`);
	}
}

/** Notes what somebody was told of a deposit. An end, once told, stays. */
export function noteDeposit(
	book: Book,
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
	if (known === undefined) book.counts.deposits += 1;
	const told = state === "pending" ? undefined : { state, credited: deposit.credited ?? "" };
	const before = known?.told;
	if (before !== undefined && (before.state !== told?.state || before.credited !== told.credited)) {
		book.faults.push(`deposit ${depositId} was told ${before.state} and then ${state}`);
	}
	book.deposits.set(depositId, { account, told: told ?? before });
}

const endsOfBonuses: ReadonlySet<string> = new Set(["released", "forfeited", "expired", "void"]);

function noteBonus(book: Book, { depositId, state }: { readonly depositId: string; readonly state: string }): void {
	const before = book.bonuses.get(depositId);
	if (before !== undefined && before !== state) {
		book.faults.push(`the bonus of ${depositId} was told ${before} and then ${state}`);
	}
	if (endsOfBonuses.has(state)) book.bonuses.set(depositId, state);
}

/** Notes a transfer of a team. It is done when it is told, and stays as it is. */
export function noteTransfer(
	book: Book,
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

export function noteIssue(book: Book, id: string, { account, minor }: { account: string; minor: bigint }): void {
	book.issues.set(id, `${account} ${minor}`);
}

const endsOfWithdrawals: ReadonlySet<string> = new Set(["received", "reversed", "refused", "cancelled"]);

/** Notes what somebody was told of a withdrawal. An end, once told, stays. */
export function noteWithdrawal(
	book: Book,
	told: { readonly withdrawalId: string; readonly account: string; readonly amount: string; readonly state: string },
): void {
	const { withdrawalId, account, amount, state } = told;
	const known = book.withdrawals.get(withdrawalId);
	if (known === undefined) book.counts.withdrawals += 1;
	if (known?.ended !== undefined && known.ended !== state) {
		book.faults.push(`withdrawal ${withdrawalId} was told ${known.ended} and then ${state}`);
	}
	const ended = endsOfWithdrawals.has(state) ? state : undefined;
	book.withdrawals.set(withdrawalId, { account, amount, ended: known?.ended ?? ended });
}
