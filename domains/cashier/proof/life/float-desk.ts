// The operator of agents' floats, and of the clock: who is an agent and who stands below, what is put into a float and taken out
// of it, and the jobs of the minute, run more often. Loses its connection like any other program, and asks again.
import { randomUUID } from "node:crypto";
import { issueFloat } from "#cashier/api";
import { accountTypes } from "#members/core";
import { type Database, sql } from "#platform/db";
import { systemClock } from "#platform/kernel";
import { withLedger } from "../../../../tools/bootstrap/operator/with-ledger.ts";
import type { Persist } from "../../../../tools/sim/patience.ts";
import { type CashBook, noteIssue } from "./cash-book.ts";

export type FloatDesk = {
	/** Makes an agent of the first account, and puts the others below. */
	readonly team: (agent: string, members: readonly string[]) => Promise<void>;
	/** Puts so many minor units into an agent's float, or takes them out where that is below nothing. Written down once. */
	readonly issue: (book: CashBook, agent: string, amount: bigint) => Promise<void>;
	/** Counts what was played, then ends what has come to its end: else both wait for the full minute. */
	readonly tick: () => Promise<void>;
	/** The time of the bonus that runs for a member is over now. */
	readonly endTime: (account: string) => Promise<void>;
};

export function openFloatDesk(db: Database, persist: Persist): FloatDesk {
	const run = (work: (tx: Parameters<Parameters<Database["tx"]>[0]>[0]) => Promise<unknown>): Promise<void> =>
		persist(async () => {
			await db.tx(work);
		});
	return {
		team: (agent, members) =>
			run(async (tx) => {
				await sql`update members.accounts set type = ${accountTypes.agent} where account = ${agent}`.execute(tx);
				await sql`update members.accounts set upline_id = (select id from members.accounts where account = ${agent})
					where account = any (${[...members]})`.execute(tx);
			}),
		issue: (book, agent, amount) => issueOnce({ db, persist }, { book, agent, amount }),
		tick: () =>
			run((tx) =>
				sql`select graphile_worker.add_job(name, '{}'::json, job_key => 'simulated ' || name, run_at => now() + wait)
					from (values ('loyalty.count-play', interval '0'), ('cashier.end-bonuses', interval '1 second')) as job (name, wait)`.execute(
					tx,
				),
			),
		endTime: (account) =>
			run((tx) =>
				sql`update cashier.bonus set ends_at = now() where state = 'running'
					and member_id = (select id from members.accounts where account = ${account})`.execute(tx),
			),
	};
}

/** By one id, however often it is tried: the answer to what was done may be lost. */
async function issueOnce(
	{ db, persist }: { readonly db: Database; readonly persist: Persist },
	{ book, agent, amount }: { readonly book: CashBook; readonly agent: string; readonly amount: bigint },
): Promise<void> {
	const id = randomUUID();
	const shared = { merchant: "tessera", account: agent, currency: "P", operator: "the simulation" } as const;
	const issued = await persist(() =>
		withLedger(db, (deps) => issueFloat(deps, { ...shared, id, amount, now: systemClock.now() })),
	);
	if (issued.ok) noteIssue(book, id, { account: agent, minor: amount });
	else if (issued.error !== "FLOAT_TOO_LOW") book.faults.push(`no float was issued to ${agent}: ${issued.error}`);
}
