// Where accounts stand to each other: whom a name means, and who stands above whom. For higher domains, in their transaction.
import { sql, type Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";

export { findById as accountOf, findByName as accountNamed } from "./account-store.ts";

/** A team deeper than this is taken for a mistake. */
const deepest = 64;

/** Whether a member stands below an agent, however deep: a walk up along the keys. */
export async function isBelow(
	tx: Tx,
	{ agentId, memberId }: { readonly agentId: MemberId; readonly memberId: MemberId },
): Promise<boolean> {
	const { rows } = await sql`
		with recursive above as (
			select upline_id, 1 as depth from members.accounts where id = ${memberId}::bigint
			union all
			select account.upline_id, above.depth + 1
			from above join members.accounts as account on account.id = above.upline_id
			where above.depth < ${deepest}::int
		)
		select 1 from above where upline_id = ${agentId}::bigint limit 1`.execute(tx);
	return rows.length > 0;
}
