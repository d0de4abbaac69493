// A member sets a limit or gives it up: a stricter one holds when the call is answered, a looser one waits.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { type CurrencyCode, err, ok, parseMinor, type Result } from "#platform/kernel";
import { setLimit } from "../contract/index.ts";
import { isTimeLimit, type LimitAmount, type LimitKind, type Period } from "../core/index.ts";
import { writeWish } from "./change-limit.ts";
import type { ProtectionTools } from "./ports.ts";
import { profileOf } from "./profile-store.ts";
import { protectionOf } from "./read-protection.ts";

export function setLimitRoute(tools: ProtectionTools): Route {
	return bind(setLimit, async (input, call) => {
		const { memberId, currency, merchant } = call.principal;
		const wanted = amountOf(input, currency);
		if (!wanted.ok) return err(failure(wanted.error));
		const { kind, period } = input;
		const answer = await tools.db.tx(async (tx) => {
			const { looserWaitHours } = await profileOf(tx, merchant);
			await writeWish(tx, tools.changes, {
				...{ memberId, currency, kind, period, holder: "member", actor: "member" },
				wanted: wanted.value,
				waitHours: looserWaitHours,
				now: call.now,
			});
			return protectionOf(tx, tools, call);
		});
		tools.changes.heard(memberId);
		return ok(answer);
	});
}

function amountOf(
	{ kind, period, amount }: { readonly kind: LimitKind; readonly period: Period; readonly amount: string | null },
	currency: CurrencyCode,
): Result<LimitAmount, "LIMIT_INVALID"> {
	if (amount === null) return ok(undefined);
	if (kind !== "time") {
		const minor = parseMinor(amount, currency);
		return minor.ok ? minor : err("LIMIT_INVALID");
	}
	if (!/^[0-9]+$/.test(amount) || !isTimeLimit(BigInt(amount), period)) return err("LIMIT_INVALID");
	return ok(BigInt(amount));
}
