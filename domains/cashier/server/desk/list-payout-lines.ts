// What providers say they paid out and an operator judges: lines that wait, the oldest first.

import { pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { listPayoutLines, type PayoutLine } from "../../contract/index.ts";
import { referenceShape, showCode } from "../../core/index.ts";
import type { PayoutLineFact } from "../pay-outs/payout-line-store.ts";
import { readPayoutLines } from "../pay-outs/work-payout-lines.ts";
import type { CashierDesk } from "./ports.ts";

export const listPayoutLinesRoute = ({ db }: CashierDesk): Route =>
	bind(listPayoutLines, async ({ cursor: after }, { staff: { merchant } }) => {
		const from = after === undefined ? {} : { after };
		const { shown, last } = pageOf(await readPayoutLines(db, { merchant, ...from, most: pageSize + 1 }));
		return ok({ lines: shown.map(showPayoutLine), next: last?.id ?? null });
	});

export const showPayoutLine = (line: PayoutLineFact): PayoutLine => ({
	line: line.id,
	provider: line.provider,
	number: line.line_id,
	state: line.state,
	reason: line.reason,
	amount: line.amount,
	currency: line.currency,
	account: line.account,
	closedBy: line.closed_by,
	fault: line.fault === "" ? null : line.fault,
	reference: line.reference === null ? null : showCode(line.reference.replaceAll("-", ""), referenceShape),
	paidAt: line.paid_at.toISOString(),
});
