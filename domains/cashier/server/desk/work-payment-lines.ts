// Money that providers told of and nobody could credit by itself: lines that wait, the oldest first, and the decision of whoever
// answers for deposits. The cashier decides and writes down; of two who press at once one wins.

import { deskOf, pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { decidePaymentLine, listPaymentLines, type PaymentLine } from "../../contract/index.ts";
import { referenceShape, showCode } from "../../core/index.ts";
import type { WaitingLine } from "../payments/line-store.ts";
import { creditLine, readLines, returnLine } from "../payments/work-lines.ts";
import type { CashierDesk } from "./ports.ts";

export const paymentLineRoutes = (desk: CashierDesk): readonly Route[] => [
	bind(listPaymentLines, async ({ cursor: after }, { staff: { merchant } }) => {
		const from = after === undefined ? {} : { after };
		const { shown, last } = pageOf(await readLines(desk.db, { merchant, ...from, most: pageSize + 1 }));
		return ok({ lines: shown.flatMap(showLine), next: last?.id ?? null });
	}),
	bind(decidePaymentLine, async ({ paymentLineId: id, decision }, call) => {
		const { merchant, name: operator } = call.staff;
		const order = { merchant, operator, id, now: call.now };
		const { wallet, protection, turnover, newId, chance } = desk;
		const deps = { db: deskOf(desk.db, call), wallet, protection, turnover, newId, chance };
		const done =
			decision.kind === "credit"
				? await creditLine(deps, { ...order, reference: decision.reference })
				: await returnLine(deps, { ...order, why: decision.why });
		return done.ok ? ok({}) : done;
	}),
];

/** A line without a fault was credited by itself and waits for nobody. */
const showLine = ({ fault, reference, ...line }: WaitingLine): readonly PaymentLine[] =>
	fault === ""
		? []
		: [
				{
					line: line.id,
					provider: line.provider,
					number: line.line_id,
					payment: line.payment,
					amount: line.amount,
					currency: line.currency,
					paidAt: line.paid_at.toISOString(),
					fault,
					reference: reference === null ? null : showCode(reference.replaceAll("-", ""), referenceShape),
				},
			];
