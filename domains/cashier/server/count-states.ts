// How many deposits and withdrawals of a brand are in each state, counted to a thousand: for who chooses one to look at.
import { type Database, sql } from "#platform/db";
import { type DepositState, depositStates, type WithdrawalState, withdrawalStates } from "../core/index.ts";

const mostCounted = 1_000;

/** What an agent decides waits for no operator. */
export function countDepositStates(
	db: Pick<Database, "read">,
	merchant: string,
): Promise<Readonly<Partial<Record<DepositState, number>>>> {
	return db.read(async (tx) => {
		const { rows } = await sql<{ state: DepositState; count: number }>`
			select asked.state, (select count(*) from (select 1 from cashier.deposit as one
				where one.merchant = ${merchant} and one.state = asked.state and (one.state <> 'pending' or one.payee_id is null)
				limit ${mostCounted}) as counted)::int as count
			from unnest(${[...depositStates]}::text[]) as asked (state)`.execute(tx);
		return byState(rows);
	});
}

export function countWithdrawalStates(
	db: Pick<Database, "read">,
	merchant: string,
): Promise<Readonly<Partial<Record<WithdrawalState, number>>>> {
	return db.read(async (tx) => {
		const { rows } = await sql<{ state: WithdrawalState; count: number }>`
			select asked.state, (select count(*) from (select 1 from cashier.withdrawal as one
				where one.merchant = ${merchant} and one.state = asked.state limit ${mostCounted}) as counted)::int as count
			from unnest(${[...withdrawalStates]}::text[]) as asked (state)`.execute(tx);
		return byState(rows);
	});
}

function byState<State extends string>(
	rows: readonly { readonly state: State; readonly count: number }[],
): Readonly<Partial<Record<State, number>>> {
	const counts: Partial<Record<State, number>> = {};
	for (const { state, count } of rows) counts[state] = count;
	return counts;
}
