// Makes vouchers at the desk. What those are worth that somebody made alone within 24 hours is bounded by what they may adjust
// alone; above it the batch waits for another, and until then no voucher and no code exists.
import { failure } from "#platform/contract";
import { actorOf, atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok, parseMinor } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { makeVouchers } from "../../contract/index.ts";
import type { VoucherDesk } from "./seal-codes.ts";
import { voucherApprovals } from "./voucher-approval.ts";

/** As the table keeps it, in minor units. */
const mostMinor = 1_000_000_000_000_000n;
const longestMilliseconds = 2 * 366 * 86_400_000;

export const makeVouchersRoute = (desk: VoucherDesk): Route =>
	bind(makeVouchers, ({ amount: typed, count, expiresAt: ends, reason }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const { merchant, staffId, aloneUpTo: alone } = call.staff;
			const { currency } = desk.brand.brand(merchant);
			const amount = parseMinor(typed, currency);
			if (!amount.ok || amount.value <= 0n || amount.value > mostMinor) return err(failure("AMOUNT_INVALID"));
			const endsAt = new Date(ends);
			const left = endsAt.getTime() - call.now.getTime();
			if (left <= 0 || left > longestMilliseconds) return err(failure("VOUCHER_END_INVALID"));
			const id = commandKey("backoffice:vouchers", `${staffId} ${call.idempotencyKey ?? ""}`);
			const terms = { currency, amount: `${amount.value}`, count, endsAt: endsAt.toISOString() };
			const asked = await voucherApprovals(desk).ask(tx, { by: actorOf(call), id, terms, reason, alone });
			if (!asked.ok) return asked;
			return ok({ waits: asked.value.approval.state === "proposed", batchId: id });
		}),
	);
