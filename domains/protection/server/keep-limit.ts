// A member takes back a looser limit that waits.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { keepLimit } from "../contract/index.ts";
import { takeBackWish } from "./change-limit.ts";
import type { ProtectionTools } from "./ports.ts";
import { protectionOf } from "./read-protection.ts";

export function keepLimitRoute(tools: ProtectionTools): Route {
	return bind(keepLimit, ({ kind, period }, call) => {
		const { memberId, currency } = call.principal;
		return tools.db.tx(async (tx) => {
			const wish = { memberId, currency, kind, period, holder: "member", actor: "member", now: call.now } as const;
			const kept = await takeBackWish(tx, tools.changes, wish);
			return kept.ok ? ok(await protectionOf(tx, tools, call)) : err(failure(kept.error));
		});
	});
}
