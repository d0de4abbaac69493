// A correction of a member's main purse, as two people decide about it: it moves a balance, so its size counts whichever way it goes.
import { type ApprovalEvent, approvalsOf } from "#platform/desk";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import type { OfficeActName } from "../../contract/index.ts";
import type { Office } from "../office.ts";
import { writeAct } from "../write-act.ts";
import { type Adjusted, adjustmentTerms } from "./adjustment-terms.ts";
import { type BalanceChange, postAdjustment, tellAdjustment } from "./post-adjustment.ts";

const acts = {
	asked: "adjustment proposed",
	"done alone": "adjustment posted",
	agreed: "adjustment agreed",
	refused: "adjustment refused",
	"taken back": "adjustment taken back",
	lapsed: "adjustment lapsed",
} as const satisfies Readonly<Record<ApprovalEvent["what"], OfficeActName>>;

const sizeOf = (delta: bigint): bigint => (delta < 0n ? -delta : delta);

export const adjustmentApprovals = (office: Pick<Office, "wallet">) =>
	approvalsOf({
		name: "adjustment",
		permission: "wallet.adjustments:decide",
		says: {
			NOT_FOUND: "ADJUSTMENT_NOT_FOUND",
			CLOSED: "ADJUSTMENT_CLOSED",
			OWN: "OWN_PROPOSAL",
			NOT_OWN: "NOT_OWN_PROPOSAL",
		},
		terms: adjustmentTerms,
		worth: ({ delta, currency }) => ({ size: sizeOf(BigInt(delta)), currency }),
		about: ({ memberId }) => memberId,
		carry: (tx, { id, terms: asked, reason }, { by: { operator: name }, askedBy }) => {
			const actor = askedBy === undefined ? name : `${askedBy} + ${name}`;
			return postAdjustment(tx, office, { id, terms: asked, reason, actor });
		},
		note: async (tx, row, { what, operator, at, why, done }) => {
			await writeAct(tx, {
				merchant: row.merchant,
				act: acts[what],
				operator,
				at,
				...changeOf(row, { what, why, done }),
			});
			await tellAdjustment(tx, row);
		},
	});

type Change = Pick<ApprovalEvent, "what"> & {
	readonly why: string | undefined;
	readonly done: BalanceChange | undefined;
};

function changeOf({ id, terms: { memberId, delta, currency }, state, reason }: Adjusted, { what, why, done }: Change) {
	const amount = isCurrencyCode(currency) ? formatMinor(BigInt(delta), currency) : delta;
	const from = what === "asked" || what === "done alone" ? undefined : "proposed";
	return {
		before: { adjustment: id, member: memberId, state: from, balance: done?.before },
		after: { state, amount, currency, reason, why, balance: done?.after },
	};
}
