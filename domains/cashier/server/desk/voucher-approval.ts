// A batch of vouchers, as two people decide about it: worth what all its vouchers are. No voucher and no code exists before it is
// agreed to.
import { failure } from "#platform/contract";
import { type ApprovalEvent, approvalsOf } from "#platform/desk";
import { err, formatMinor, isCurrencyCode, ok } from "#platform/kernel";
import type { CashierAct } from "../../contract/operator-acts.ts";
import { writeAct } from "../operator-act.ts";
import { batchTerms, makeSealed, type VoucherDesk } from "./seal-codes.ts";

/** So many of a brand wait at once, and so many of one's own are listed whose codes are not taken. */
export const mostBatches = 30;

/** What is made is written down by the cashier. */
const acts: Readonly<Partial<Record<ApprovalEvent["what"], CashierAct>>> = {
	asked: "vouchers asked for",
	refused: "vouchers refused",
	"taken back": "vouchers taken back",
	lapsed: "vouchers lapsed",
};

export const voucherApprovals = (desk: VoucherDesk) =>
	approvalsOf({
		name: "vouchers",
		permission: "cashier.vouchers:decide",
		says: {
			NOT_FOUND: "PROPOSAL_NOT_FOUND",
			CLOSED: "PROPOSAL_CLOSED",
			OWN: "OWN_PROPOSAL",
			NOT_OWN: "PROPOSAL_NOT_FOUND",
		},
		waits: { most: mostBatches, full: "VOUCHERS_WAIT" },
		terms: batchTerms,
		worth: ({ amount, count, currency }) => ({ size: BigInt(amount) * BigInt(count), currency }),
		about: ({ currency }) => currency,
		carry: async (tx, batch, { by, askedBy }) => {
			if (new Date(batch.terms.endsAt) <= by.now) return err(failure("VOUCHER_END_INVALID"));
			await makeSealed(tx, desk, { batch, by, ...(askedBy === undefined ? {} : { askedBy }) });
			return ok({});
		},
		note: async (tx, { id, merchant, terms: asked, reason }, { what, operator, at, why }) => {
			const act = acts[what];
			if (act === undefined) return;
			const { currency, count, endsAt: expiresAt } = asked;
			const amount = isCurrencyCode(currency) ? formatMinor(BigInt(asked.amount), currency) : asked.amount;
			const after = { amount, count, currency, expiresAt, reason, why };
			await writeAct(tx, { merchant, act, operator, at, before: { batch: id }, after });
		},
	});
