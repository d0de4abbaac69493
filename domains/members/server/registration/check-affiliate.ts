// Tells whether an affiliate code is an agent's. It says nothing of the agent.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { checkAffiliate } from "../../contract/index.ts";
import type { UseCaseDeps } from "../deps.ts";
import { findInvitation } from "../invitations.ts";

export function checkAffiliateRoute({ db }: Pick<UseCaseDeps, "db">): Route {
	return bind(checkAffiliate, async ({ code }, { merchant, now }) => {
		const agent = await db.read((tx) => findInvitation(tx, { merchant, code, now }));
		return agent === undefined ? err(failure("AFFILIATE_CODE_INVALID")) : ok({ affiliateCode: code.toUpperCase() });
	});
}
