// Tells whether an affiliate code is an agent's. It says nothing of the agent.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { checkAffiliate } from "../../contract/index.ts";
import { findAffiliate } from "../account-store.ts";
import type { UseCaseDeps } from "../deps.ts";

export function checkAffiliateRoute({ db }: Pick<UseCaseDeps, "db">): Route {
	return bind(checkAffiliate, async ({ code }, { merchant }) => {
		const agent = await db.read((tx) => findAffiliate(tx, { merchant, code }));
		return agent === undefined ? err(failure("AFFILIATE_CODE_INVALID")) : ok({ affiliateCode: code.toUpperCase() });
	});
}
