// Reads whether an authenticator guards the caller's account.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { readAuthenticator } from "../../contract/index.ts";
import type { UseCaseDeps } from "../deps.ts";

export function readAuthenticatorRoute({ db, authenticators }: Pick<UseCaseDeps, "db" | "authenticators">): Route {
	return bind(readAuthenticator, async (_input, { principal }) =>
		ok(await db.read((tx) => authenticators.state(tx, principal.memberId))),
	);
}
