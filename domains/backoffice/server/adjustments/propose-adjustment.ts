// Asks for a correction of a member's main purse. What one may do alone is posted at once, credits and debits of 24 hours
// together; above it, it waits for another.
import { failure } from "#platform/contract";
import { actorOf, atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, isCurrencyCode, ok, parseMinor } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { proposeAdjustment } from "../../contract/index.ts";
import { memberOf } from "../member-of.ts";
import type { Office } from "../office.ts";
import { adjustmentApprovals } from "./adjustment-approval.ts";
import { shownNow } from "./shown-adjustments.ts";

/** The most that the ledger moves at once, in minor units. */
const most = 1_000_000_000_000_000n;

export const proposeAdjustmentRoute = (office: Office): Route =>
	bind(proposeAdjustment, async ({ memberId, direction, amount, reason }, call) => {
		const { merchant, staffId } = call.staff;
		const member = await memberOf(office.reads, { merchant, memberId });
		if (member === undefined || !isCurrencyCode(member.currency)) return err(failure("MEMBER_NOT_FOUND"));
		const size = parseMinor(amount, member.currency);
		if (!size.ok || size.value > most) return err(failure("AMOUNT_INVALID"));
		const { currency } = member;
		const id = commandKey("backoffice:adjustment", `${staffId} ${call.idempotencyKey ?? ""}`);
		// Thresholds are in the brand's currency; in another nobody is alone.
		const alone = office.brand.brand(merchant).currency === currency ? call.staff.aloneUpTo : undefined;
		const terms = { memberId: member.id, currency, delta: `${direction === "debit" ? -size.value : size.value}` };
		return atDesk(office.db, call, async (tx) => {
			const asked = await adjustmentApprovals(office).ask(tx, { by: actorOf(call), id, terms, reason, alone });
			return asked.ok ? ok({ adjustment: await shownNow(tx, asked.value.approval) }) : asked;
		});
	});
