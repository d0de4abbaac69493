// Logs a member out of one other place, of all others, or everywhere: here at once, on other nodes as soon as they hear.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { endSessions } from "../../contract/index.ts";
import type { UseCaseDeps } from "../deps.ts";
import { writeEvent } from "../trail/account-events.ts";
import { endSessions as endRows, type WhichSessions } from "./session-store.ts";

export function endSessionsRoute({ db, sessions }: Pick<UseCaseDeps, "db" | "sessions">): Route {
	return bind(endSessions, async ({ which }, call) => {
		const { memberId, sessionId } = call.principal;
		const ended = await db.tx(async (tx) => {
			const ids = await endRows(tx, memberId, asked({ which, own: sessionId }));
			if (ids.length > 0) await writeEvent(tx, { memberId, kind: "logged-out" }, call);
			return ids;
		});
		await sessions.forget(ended);
		return ok({ ended: ended.length });
	});
}

function asked({ which, own }: { readonly which: string; readonly own: string }): WhichSessions {
	if (which === "all") return "all";
	return which === "others" ? { allBut: own } : { only: which };
}
