// Reads a member's picture.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { readMemberIcon } from "../contract/index.ts";
import { findById } from "./account-store.ts";
import type { UseCaseDeps } from "./deps.ts";

export function readMemberIconRoute({ db }: Pick<UseCaseDeps, "db">): Route {
	return bind(readMemberIcon, async (_input, { principal }) => {
		const account = await db.read((tx) => findById(tx, principal.memberId));
		return account === undefined ? err(failure("NOT_LOGGED_IN")) : ok({ icon: account.icon });
	});
}
