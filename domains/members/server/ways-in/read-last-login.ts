// Reads the login before the one that asks.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { readLastLogin } from "../../contract/index.ts";
import type { UseCaseDeps } from "../deps.ts";
import { sessionStart } from "../sessions/session-store.ts";
import { loginBefore } from "./last-login.ts";

export function readLastLoginRoute({ db, brand }: Pick<UseCaseDeps, "db" | "brand">): Route {
	return bind(readLastLogin, async (_input, { principal, merchant }) => {
		const { memberId, sessionId } = principal;
		const last = await db.read(async (tx) => {
			const began = await sessionStart(tx, { memberId, sessionId });
			return began === undefined ? undefined : loginBefore(tx, { memberId, merchant, brand }, began);
		});
		return ok(last === undefined ? {} : { last });
	});
}
