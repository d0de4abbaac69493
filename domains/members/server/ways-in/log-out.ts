// Ends a session and what hangs on it: here before it is answered, on other nodes as soon as they hear of it.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { logOut } from "../../contract/index.ts";
import type { UseCaseDeps } from "../deps.ts";
import { endSessions } from "../sessions/session-store.ts";
import { writeEvent } from "../trail/account-events.ts";

export function logOutRoute({ db, sessions }: Pick<UseCaseDeps, "db" | "sessions">): Route {
	return bind(logOut, async (_input, call) => {
		const { memberId, sessionId } = call.principal;
		await db.tx(async (tx) => {
			const ended = await endSessions(tx, memberId, { only: sessionId });
			if (ended.length > 0) await writeEvent(tx, { memberId, kind: "logged-out" }, call);
		});
		await sessions.forget([sessionId]);
		return ok({});
	});
}
