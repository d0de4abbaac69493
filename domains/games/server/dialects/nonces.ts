// Nonces of vendors' calls, each good once. Those that come together are claimed together. Their flush to disk is not waited for:
// after a database that died a nonce of its last moment may be good again, and a call that comes twice is the same transaction.
import { createLanes, type Database, plainArray, textArray } from "#platform/db";

export type Nonce = { readonly vendor: string; readonly nonce: string; readonly now: Date };

export type Nonces = {
	/** Whether it was new. Rejects when the database is away. */
	readonly claim: (nonce: Nonce) => Promise<boolean>;
	readonly close: () => Promise<void>;
};

const mostTogether = 128;

/** Answers which were new, where not all were. */
const statement = {
	name: "games.claim-nonces",
	text: `with quick as (select set_config('synchronous_commit', 'off', true)), claimed as (
			insert into games.vendor_nonce (vendor, nonce, seen_at)
			select one.vendor, one.nonce, one.seen_at from quick, unnest($1::text[], $2::text[], $3::timestamptz[])
				as one (vendor, nonce, seen_at) order by 1, 2
			on conflict do nothing returning vendor, nonce
		)
		select case when count(*) < cardinality($1::text[]) then coalesce(array_agg(vendor || ' ' || nonce), '{}') end as some
		from claimed`,
};

export function createNonces(db: Pick<Database, "call">): Nonces {
	const lanes = createLanes<Nonce, boolean>({
		lanes: 2,
		maxBatch: mostTogether,
		// The same nonce twice meets in one lane.
		laneOf: ({ nonce }) => nonce,
		run: (batch) => claimTogether(db, batch),
	});
	return {
		claim: async (nonce) => {
			const claimed = await lanes.submit(nonce);
			if (!claimed.ok) throw new Error(`no nonce can be claimed: ${claimed.error}`);
			return claimed.value;
		},
		close: lanes.close,
	};
}

async function claimTogether(db: Pick<Database, "call">, batch: readonly Nonce[]): Promise<readonly boolean[]> {
	const [row] = await db.call<{ some: string[] | null }>(statement, [
		textArray(batch.map(({ vendor }) => vendor)),
		textArray(batch.map(({ nonce }) => nonce)),
		plainArray(batch, ({ now }) => `"${now.toISOString()}"`),
	]);
	if (row?.some === null) return batch.map(() => true);
	const fresh = new Set(row?.some);
	// Of the same one twice in a batch, the first has it.
	return batch.map(({ vendor, nonce }) => fresh.delete(`${vendor} ${nonce}`));
}
