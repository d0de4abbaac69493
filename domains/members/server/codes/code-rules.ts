// How long a brand's codes hold and how often they may be asked for.
import { type Tx, tables } from "#platform/db";
import { type CodeRules, standardCodeRules } from "../../core/index.ts";
import type { MembersTables } from "../tables.ts";

export async function readCodeRules(tx: Tx, merchant: string): Promise<CodeRules> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.code_rules")
		.selectAll()
		.where("merchant", "=", merchant)
		.executeTakeFirst();
	if (row === undefined) return standardCodeRules;
	return {
		expiredMinutes: row.expired_minutes,
		mailMinutes: row.mail_minutes,
		tries: row.tries,
		perTarget: row.per_target,
		perNetwork: row.per_network,
		perAccount: row.per_account,
		windowMinutes: row.window_minutes,
		perTargetDay: row.per_target_day,
		wrongPerNetwork: row.wrong_per_network,
	};
}
