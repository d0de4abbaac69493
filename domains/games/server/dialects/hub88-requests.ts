// Calls by the names that the vendor gave them (`request_uuid`): the same call is answered the same, and a name that was
// given to something else is a duplicate. What was done is answered from its transaction, so only refusals are kept here.
// A call that a lane carries out has its name claimed there; the others are claimed here, those that come together in one statement.
import { createLanes, type Database } from "#platform/db";
import { unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";

export type NamedCall = {
	readonly vendor: string;
	readonly requestId: string;
	/** Digest of what it says, names aside. */
	readonly content: string;
	readonly now: Date;
};

/** `refusal` is what it was refused with before; undefined for a call that is new, or that was done or never finished. */
export type Claim = { readonly same: boolean; readonly refusal: string | undefined };

export type NamedCalls = {
	/** Of several at once the first is claimed, and the others see what it said. Rejects when the database is away. */
	readonly claim: (call: NamedCall) => Promise<Claim>;
	readonly close: () => Promise<void>;
};

type ClaimedRow = {
	readonly vendor: string;
	readonly request_id: string;
	readonly content: string;
	readonly refusal: string | null;
};

const mostTogether = 128;

const claimStatement = {
	name: "games.claim-vendor-requests",
	// Its flush is not waited for: what a call did is kept by its transaction, which is durable before it is answered.
	text: `with quick as (select set_config('synchronous_commit', 'off', true))
		insert into games.vendor_request (vendor, request_id, content, asked_at)
		select one.vendor, one.request_id, one.content, one.asked_at
		from quick, unnest($1::text[], $2::text[], $3::uuid[], $4::timestamptz[])
			as one (vendor, request_id, content, asked_at) order by 1, 2
		on conflict (vendor, request_id) do update set content = games.vendor_request.content
		returning vendor, request_id, content, refusal`,
};

export function createNamedCalls(db: Pick<Database, "call">): NamedCalls {
	const lanes = createLanes<NamedCall, Claim>({
		lanes: 2,
		maxBatch: mostTogether,
		// The same name twice meets in one lane.
		laneOf: ({ requestId }) => requestId,
		run: (batch) => claimTogether(db, batch),
	});
	return { claim: async (call) => unwrap(await lanes.submit(call)), close: lanes.close };
}

/** `said`: what a call says, its own name aside. */
export const contentOfRequest = (said: string): string => commandKey("vendor-request", said);

const nameOf = (vendor: string, requestId: string): string => `${vendor} ${requestId}`;

async function claimTogether(db: Pick<Database, "call">, batch: readonly NamedCall[]): Promise<readonly Claim[]> {
	// Of the same name twice in a batch, the first has it.
	const first = new Map<string, NamedCall>();
	for (const call of batch) {
		const name = nameOf(call.vendor, call.requestId);
		if (!first.has(name)) first.set(name, call);
	}
	const calls = [...first.values()];
	const rows = await db.call<ClaimedRow>(claimStatement, [
		calls.map(({ vendor }) => vendor),
		calls.map(({ requestId }) => requestId),
		calls.map(({ content }) => content),
		calls.map(({ now }) => now),
	]);
	const kept = new Map(rows.map((row) => [nameOf(row.vendor, row.request_id), row]));
	return batch.map(({ vendor, requestId, content }) => {
		const row = kept.get(nameOf(vendor, requestId));
		return { same: row?.content === content, refusal: row?.refusal ?? undefined };
	});
}

const refuseStatement = {
	name: "games.refuse-vendor-request",
	text: `update games.vendor_request set refusal = $3 where vendor = $1 and request_id = $2 and refusal is null
		returning refusal`,
};

export async function keepRefusal(
	db: Pick<Database, "call">,
	call: Pick<NamedCall, "vendor" | "requestId"> & { readonly refusal: string },
): Promise<void> {
	await db.call(refuseStatement, [call.vendor, call.requestId, call.refusal]);
}
