// Reads who is logged in.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { readMember } from "../../contract/index.ts";
import { findById } from "../account-store.ts";
import { ownLabel } from "../club-label.ts";
import type { UseCaseDeps } from "../deps.ts";
import { wiredExclusion } from "../wired-exclusion.ts";

export function readMemberRoute({ db, clubLabelOf }: Pick<UseCaseDeps, "db" | "clubLabelOf">): Route {
	return bind(readMember, async (_input, call) => {
		const { principal } = call;
		const account = await db.read((tx) => findById(tx, principal.memberId));
		if (account === undefined) return err(failure("NOT_LOGGED_IN"));
		return ok({
			id: account.id,
			nickname: account.nickname,
			account: account.account,
			type: account.type,
			toUpline: account.uplineId !== undefined,
			clubLabel: (await clubLabelOf?.(account.id, call)) ?? ownLabel(account),
			memberLabel: [],
			merchant: account.merchant,
			currency: account.currency,
			...wiredExclusion(principal.excluded, call.now),
		});
	});
}
