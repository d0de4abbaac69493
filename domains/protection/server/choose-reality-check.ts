// A member chooses how often play is interrupted, within the market's bounds. It holds when the call is answered.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { chooseRealityCheck } from "../contract/index.ts";
import { isRealityChoice } from "../core/index.ts";
import { writeEvent } from "./events.ts";
import type { ProtectionTools } from "./ports.ts";
import { profileOf } from "./profile-store.ts";
import { protectionOf } from "./read-protection.ts";
import { writeChoice } from "./reality-store.ts";

export function chooseRealityCheckRoute(tools: ProtectionTools): Route {
	return bind(chooseRealityCheck, async (input, call) => {
		const { memberId, merchant } = call.principal;
		const minutes = input.minutes ?? undefined;
		const answer = await tools.db.tx(async (tx) => {
			const { reality } = await profileOf(tx, merchant);
			if (!isRealityChoice(minutes, reality)) return undefined;
			const before = await writeChoice(tx, { memberId, minutes, now: call.now });
			const event = { memberId, at: call.now, kind: "reality-check-chosen", actor: "member" } as const;
			await writeEvent(tx, { ...event, before: { minutes: before }, after: { minutes } });
			await tools.changes.announce(tx, memberId);
			return protectionOf(tx, tools, call);
		});
		if (answer === undefined) return err(failure("INTERVAL_NOT_OFFERED"));
		tools.changes.heard(memberId);
		return ok(answer);
	});
}
