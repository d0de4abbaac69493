// The second person agrees to vouchers, which makes them, or refuses them; whoever asked may take it back. Who agrees is shown no
// code.
import { actorOf, atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { decideVouchers, takeBackVouchers } from "../../contract/index.ts";
import type { VoucherDesk } from "./seal-codes.ts";
import { voucherApprovals } from "./voucher-approval.ts";

export const decideVouchersRoute = (desk: VoucherDesk): Route =>
	bind(decideVouchers, ({ batchId: id, decision: word }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const decided = await voucherApprovals(desk).decide(tx, { id, by: actorOf(call), word });
			return decided.ok ? ok({ outcome: word.kind === "approve" ? "agreed" : "refused" }) : decided;
		}),
	);

export const takeBackVouchersRoute = (desk: VoucherDesk): Route =>
	bind(takeBackVouchers, ({ batchId: id }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const taken = await voucherApprovals(desk).takeBack(tx, { id, by: actorOf(call) });
			return taken.ok ? ok({}) : taken;
		}),
	);
