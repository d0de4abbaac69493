// The name that pay-outs go to, in the security centre: given once, behind the password, and locked then. It leaves the
// house masked, for it also proves a login.
import { matchesPattern } from "#brand/core";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { readPayoutName, setPayoutName as setting } from "../../contract/index.ts";
import { maskedName } from "../../core/index.ts";
import type { UseCaseDeps } from "../deps.ts";
import { confirmPassword, proofWords } from "../passwords/confirm-password.ts";
import { writeEvent } from "../trail/account-events.ts";
import { payoutNameOf, setPayoutName } from "./payout-name.ts";

export function readPayoutNameRoute({ db }: Pick<UseCaseDeps, "db">): Route {
	return bind(readPayoutName, async (_input, { principal }) => {
		const name = await db.read((tx) => payoutNameOf(tx, principal.memberId));
		return ok({ masked: name === undefined ? "" : maskedName(name) });
	});
}

export function setPayoutNameRoute(deps: UseCaseDeps): Route {
	return bind(setting, async ({ name, password }, call) => {
		const { memberId } = call.principal;
		const { patternId, minLength: min, maxLength: max } = deps.brand.brand(call.merchant).fields.payeeName;
		if (!matchesPattern(name, patternId, { min, max })) return err(failure("PAYOUT_NAME_INVALID", { min, max }));
		const stands = await deps.db.read((tx) => payoutNameOf(tx, memberId));
		if (stands !== undefined) return err(failure("PAYOUT_NAME_LOCKED"));
		const confirmed = await confirmPassword(deps, password, call);
		if (!confirmed.ok) return err(proofWords(confirmed.error));
		return deps.db.tx(async (tx) => {
			if (!(await setPayoutName(tx, { memberId, name, now: call.now }))) return err(failure("PAYOUT_NAME_LOCKED"));
			await writeEvent(tx, { memberId, kind: "payout-name-set" }, call);
			return ok({});
		});
	});
}
