// Lists where a member is logged in. Sessions that ended by idling are not there any more, cleared away or not.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { listSessions, mostSessions } from "../../contract/index.ts";
import { isAlive } from "../../core/index.ts";
import type { UseCaseDeps } from "../deps.ts";
import { browserName } from "../ways-in/browser-name.ts";
import { sessionsOf } from "./session-store.ts";

export function listSessionsRoute({ db, brand }: Pick<UseCaseDeps, "db" | "brand">): Route {
	return bind(listSessions, async (_input, { principal, now }) => {
		const { idleMinutes } = brand.brand(principal.merchant);
		const stored = await db.read((tx) => sessionsOf(tx, principal.memberId, mostSessions));
		const own = stored.filter((one) => one.sessionId === principal.sessionId);
		const others = stored.filter((one) => !own.includes(one) && isAlive(one, { idleMinutes }, now));
		return ok({
			sessions: [...own, ...others].map((one) => ({
				id: one.sessionId,
				startedAt: one.createdAt.toISOString(),
				lastSeenAt: one.lastSeenAt.toISOString(),
				address: one.address,
				...browserName(one.userAgent),
				current: own.includes(one),
			})),
		});
	});
}
