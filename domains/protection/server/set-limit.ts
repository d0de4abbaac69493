// A member sets a limit or gives it up: a stricter one holds when the call is answered, a looser one waits, and is refused
// while a break or an exclusion runs.
import { failure } from "#platform/contract";
import { bind, exclusionFailure, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { setLimit } from "../contract/index.ts";
import { writeWish } from "./change-limit.ts";
import { limitAmountOf } from "./limit-amount.ts";
import type { ProtectionTools } from "./ports.ts";
import { profileOf } from "./profile-store.ts";
import { protectionOf } from "./read-protection.ts";

export function setLimitRoute(tools: ProtectionTools): Route {
	return bind(setLimit, async (input, call) => {
		const { memberId, currency, merchant } = call.principal;
		const wanted = limitAmountOf(input, currency);
		if (!wanted.ok) return err(failure(wanted.error));
		const { kind, period } = input;
		const excluded = exclusionFailure(call.principal, call.now);
		const answer = await tools.db.tx(async (tx) => {
			const { looserWaitHours } = await profileOf(tx, merchant);
			const written = await writeWish(tx, tools.changes, {
				memberId,
				currency,
				kind,
				period,
				holder: "member",
				actor: "member",
				wanted: wanted.value,
				// Nothing looser slips through where the market lets it hold at once.
				waitHours: excluded === undefined ? looserWaitHours : Math.max(1, looserWaitHours),
				strictOnly: excluded !== undefined,
				now: call.now,
			});
			return written.ok ? ok(await protectionOf(tx, tools, call)) : written;
		});
		if (!answer.ok) return err(excluded ?? failure("SYSTEM_ERROR"));
		tools.changes.heard(memberId);
		return answer;
	});
}
