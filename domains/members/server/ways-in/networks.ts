// Networks an account was registered or logged in from: from another one a login asks for a second proof. Keeps keyed
// digests only, each for its member: an address cannot be read from them, nor two members be seen to share one.
import { type Tx, tables } from "#platform/db";
import { networkOf } from "../../core/index.ts";
import type { CodeKeeper } from "../codes/code-keeper.ts";
import type { MembersTables } from "../tables.ts";

export type MemberAt = { readonly memberId: string; readonly address: string };

export const networkDigest = (codes: CodeKeeper, { memberId, address }: MemberAt): Buffer =>
	codes.bucket(["network of", memberId, networkOf(address)]);

export async function isRegisteredNetwork(tx: Tx, codes: CodeKeeper, at: MemberAt): Promise<boolean> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.networks")
		.select("member_id")
		.where("member_id", "=", at.memberId)
		.where("network_digest", "=", networkDigest(codes, at))
		.executeTakeFirst();
	return row !== undefined;
}

/** Every login that succeeds does. */
export async function registerNetwork(tx: Tx, codes: CodeKeeper, at: MemberAt & { readonly now: Date }): Promise<void> {
	const { memberId, now } = at;
	await tables<MembersTables>(tx)
		.insertInto("members.networks")
		.values({
			member_id: memberId,
			network_digest: networkDigest(codes, at),
			created_at: now,
			last_login_at: now,
		})
		.onConflict((conflict) => conflict.columns(["member_id", "network_digest"]).doUpdateSet({ last_login_at: now }))
		.execute();
}
