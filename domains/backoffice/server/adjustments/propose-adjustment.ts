// Asks for a correction of a member's main purse. What one may do alone is posted at once, credits and debits of 24 hours
// together; above it, it waits for another.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { aloneSince } from "#platform/desk/core";
import { bind, type Route } from "#platform/http";
import { type CurrencyCode, err, isCurrencyCode, type MemberId, ok, parseMinor } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { proposeAdjustment } from "../../contract/index.ts";
import { needsSecond } from "../../core/index.ts";
import { atDesk, type DeskCall } from "../desk.ts";
import { memberOf } from "../member-of.ts";
import type { Office } from "../office.ts";
import { writeAct } from "../write-act.ts";
import { type AdjustmentRow, adjustedAlone, claimAdjustment, insertAdjustment } from "./adjustment-store.ts";
import { aloneOfStaff } from "./alone.ts";
import { actOf, postAdjustment, tellAdjustment } from "./post-adjustment.ts";
import { askedNow } from "./proposal.ts";
import { shownNow } from "./shown-adjustments.ts";

/** The most that the ledger moves at once, in minor units. */
const most = 1_000_000_000_000_000n;

export const proposeAdjustmentRoute = (office: Office): Route =>
	bind(proposeAdjustment, async ({ memberId, direction, amount, reason }, call) => {
		const { merchant, name, staffId } = call.staff;
		const member = await memberOf(office.reads, { merchant, memberId });
		if (member === undefined || !isCurrencyCode(member.currency)) return err(failure("MEMBER_NOT_FOUND"));
		const size = parseMinor(amount, member.currency);
		if (!size.ok || size.value > most) return err(failure("AMOUNT_INVALID"));
		const delta = direction === "debit" ? -size.value : size.value;
		const asked = { memberId: member.id, currency: member.currency, delta, reason };
		return atDesk(office.db, call, async (tx) => {
			const id = commandKey("backoffice:adjustment", `${staffId} ${call.idempotencyKey ?? ""}`);
			if ((await claimAdjustment(tx, { id, staffId })) === undefined) {
				const row = await rowOf(tx, office, { id, asked, call });
				const posted = row.alone ? await postAdjustment(tx, office, { row, actor: name }) : ok(undefined);
				if (!posted.ok) return posted;
				await insertAdjustment(tx, row);
				const done = { state: row.state, operator: name, at: call.now, balance: posted.value };
				await writeAct(tx, actOf(row, { act: row.alone ? "adjustment posted" : "adjustment proposed", ...done }));
				await tellAdjustment(tx, row);
			}
			return ok({ adjustment: await shownNow(tx, id) });
		});
	});

type Asked = {
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	readonly delta: bigint;
	readonly reason: string;
};

/** As it will stand: posted at once, or proposed. Thresholds are in the brand's currency; in another nobody is alone. */
async function rowOf(
	tx: Tx,
	{ brand }: Pick<Office, "brand">,
	{ id, asked, call }: { readonly id: string; readonly asked: Asked; readonly call: DeskCall },
): Promise<AdjustmentRow> {
	const { memberId, currency, delta, reason } = asked;
	const { staffId, merchant } = call.staff;
	const mine = brand.brand(merchant).currency === currency ? await aloneOfStaff(tx, call.staff) : undefined;
	const given = await adjustedAlone(tx, { staffId, currency, since: aloneSince(call.now) });
	const alone = !needsSecond({ delta, given, aloneUpTo: mine });
	return {
		id,
		member_id: memberId,
		currency,
		delta: `${delta}`,
		reason,
		...askedNow(call, alone),
	};
}
