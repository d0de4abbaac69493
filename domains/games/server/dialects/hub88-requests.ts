// Calls by the names that the vendor gave them (`request_uuid`): the same call is answered the same, and a name that was
// given to something else is a duplicate. What was done is answered from its transaction, so only refusals are kept here.
import type { Database } from "#platform/db";
import { commandKey } from "#wallet/api";

export type NamedCall = {
	readonly vendor: string;
	readonly requestId: string;
	/** What it says, names aside. */
	readonly content: string;
	readonly now: Date;
};

/** `refusal` is what it was refused with before; undefined for a call that is new, or that was done or never finished. */
export type Claim = { readonly same: boolean; readonly refusal: string | undefined };

const claimStatement = {
	name: "games.claim-vendor-request",
	// Its flush is not waited for: what a call did is kept by its transaction, which is durable before it is answered.
	text: `with quick as (select set_config('synchronous_commit', 'off', true))
		insert into games.vendor_request (vendor, request_id, content, asked_at)
		select $1::text, $2::text, $3::uuid, $4::timestamptz from quick
		on conflict (vendor, request_id) do update set content = games.vendor_request.content
		returning content, refusal`,
};

/** Of several at once the first is claimed, and the others see what it said. */
export async function claimRequest(db: Pick<Database, "call">, call: NamedCall): Promise<Claim> {
	const content = commandKey("vendor-request", call.content);
	const [row] = await db.call<{ content: string; refusal: string | null }>(claimStatement, [
		call.vendor,
		call.requestId,
		content,
		call.now,
	]);
	return { same: row?.content === content, refusal: row?.refusal ?? undefined };
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
