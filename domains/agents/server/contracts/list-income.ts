// Lists what an agent's contracts paid, period by period.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { listIncome } from "../../contract/index.ts";
import { askReport } from "../asking-agent.ts";
import type { AgentsDeps } from "../ports.ts";
import { billsOf, billTotals } from "./bill-store.ts";
import { shownBills } from "./shown-bill.ts";

const oneDay = 86_400_000;

export function listIncomeRoute({ db, dayZone }: Pick<AgentsDeps, "db" | "dayZone">): Route {
	return bind(listIncome, async (input, { principal }) => {
		const zone = (await dayZone(principal.merchant)) * 60_000;
		return db.read(async (tx) => {
			const days = await askReport(tx, principal, input);
			if (!days.ok) return days;
			if (input.cursor !== undefined && !/^[0-9]{1,18}$/.test(input.cursor)) return err(failure("INVALID_CURSOR"));
			const asked = {
				agentId: principal.memberId,
				kind: input.kind,
				from: new Date(Date.parse(days.value.from) - zone),
				to: new Date(Date.parse(days.value.to) + oneDay - zone),
			};
			const rows = await billsOf(tx, { ...asked, before: input.cursor, limit: input.pageSize + 1 });
			const totals = await billTotals(tx, asked);
			const bills = await shownBills(tx, rows.slice(0, input.pageSize));
			return ok({
				currency: principal.currency,
				totals: totals.map((sum) => ({ ...sum, paid: formatMinor(sum.paid, principal.currency) })),
				bills,
				next: rows.length > input.pageSize ? (bills.at(-1)?.id ?? null) : null,
			});
		});
	});
}
