// Rows of the tables that calls leave behind: used nonces and the answers of idempotent calls. Decides nothing about calls.
import type { Database } from "#platform/db";
import type { Clock } from "#platform/kernel";
import type { Claim, IdempotentAnswers, Nonces } from "./ports.ts";

const claimNonce = {
	name: "platform-claim-nonce",
	text: "insert into platform.sealed_nonce (nonce, kept_until) values ($1, $2) on conflict do nothing returning nonce",
};

/** Nonces in the database: a replay is refused on every node and after a restart. */
export function databaseNonces(db: Database): Nonces {
	return {
		claim: async (nonce, until) => (await db.call(claimNonce, [nonce, until])).length === 1,
	};
}

// A claim whose process died is taken over after a minute: no call takes that long. A row inserted by this very
// statement is `mine`; else the row that stands is answered as it is.
const claimAnswer = {
	name: "platform-claim-answer",
	text: `with claimed as (
			insert into platform.idempotent_answer as kept (principal, endpoint, key, digest, claimed_at)
			values ($1, $2, $3, $4, $5)
			on conflict (principal, endpoint, key) do update set claimed_at = excluded.claimed_at
				where kept.status is null and kept.digest = excluded.digest
					and kept.claimed_at < excluded.claimed_at - interval '1 minute'
			returning 1
		)
		select true as mine, null::bytea as digest, null::integer as status, null::text as answer from claimed
		union all
		select false, digest, status, answer from platform.idempotent_answer
		where principal = $1 and endpoint = $2 and key = $3 and not exists (select from claimed)`,
};

const finishAnswer = {
	name: "platform-finish-answer",
	text: `update platform.idempotent_answer set status = $4, answer = $5
		where principal = $1 and endpoint = $2 and key = $3 and status is null`,
};

const releaseAnswer = {
	name: "platform-release-answer",
	text: `delete from platform.idempotent_answer
		where principal = $1 and endpoint = $2 and key = $3 and status is null`,
};

type ClaimRow = {
	readonly mine: boolean;
	readonly digest: Buffer | null;
	readonly status: number | null;
	readonly answer: string | null;
};

export function databaseAnswers(db: Database, clock: Clock): IdempotentAnswers {
	return {
		async claim({ principal, endpoint, key, digest }) {
			const values = [principal, endpoint, key, digest, clock.now()];
			const [row] = await db.call<ClaimRow>(claimAnswer, values);
			return claimOf(row, digest);
		},
		async finish({ principal, endpoint, key }, { status, text }) {
			await db.call(finishAnswer, [principal, endpoint, key, status, text]);
		},
		async release({ principal, endpoint, key }) {
			await db.call(releaseAnswer, [principal, endpoint, key]);
		},
	};
}

/** No row: another node inserted one after this statement began, so it is being done. */
function claimOf(row: ClaimRow | undefined, digest: Buffer): Claim {
	if (row === undefined) return { state: "busy" };
	if (row.mine) return { state: "mine" };
	if (row.digest === null || !digest.equals(row.digest)) return { state: "conflict" };
	if (row.status === null || row.answer === null) return { state: "busy" };
	return { state: "done", answer: { status: row.status, text: row.answer } };
}

const forgetNonces = {
	name: "platform-forget-nonces",
	text: "delete from platform.sealed_nonce where kept_until < $1",
};
const forgetAnswers = {
	name: "platform-forget-answers",
	text: "delete from platform.idempotent_answer where claimed_at < $1::timestamptz - interval '1 day'",
};

/** Removes what no call can ask for any more. For a job, every few minutes. */
export async function forgetKeptCalls(db: Database, now: Date): Promise<void> {
	await db.call(forgetNonces, [now]);
	await db.call(forgetAnswers, [now]);
}
