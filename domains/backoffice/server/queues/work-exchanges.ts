// Whoever works the points mall sees what members applied for, passes it or refuses it with a reason. Loyalty decides and moves
// points, stock and cash; of two who press at once one wins.
import { wishOf } from "#brand/core";
import {
	countExchanges,
	type DeskExchange,
	exchangePlaceOf,
	findExchange,
	mayDecide,
	readExchanges,
} from "#loyalty/api";
import { accountNames } from "#members/api";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { atDesk, pageOf, pageSize, within } from "#platform/desk";
import { bind, type CallContext, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok } from "#platform/kernel";
import { decideExchange, listExchangeQueue, lookAtExchange, type QueuedExchange } from "../../contract/index.ts";
import type { Office } from "../office.ts";
import { writeAct } from "../write-act.ts";
import { cursorOf, placeOf } from "./queue-place.ts";

export const exchangeRoutes = (office: Office): readonly Route[] => [
	listExchangeQueueRoute(office),
	lookAtExchangeRoute(office),
	decideExchangeRoute(office),
];

type Call = Pick<CallContext<"staff">, "staff" | "language">;

const wishFor = ({ brand }: Pick<Office, "brand">, { staff, language }: Call) =>
	wishOf(brand.brand(staff.merchant), language);

const listExchangeQueueRoute = (office: Office): Route =>
	bind(listExchangeQueue, async ({ cursor, state = "applying" }, call) => {
		const after = cursor === undefined ? undefined : placeOf(cursor, "number");
		if (cursor !== undefined && after === undefined) return err(failure("INVALID_CURSOR"));
		const { merchant } = call.staff;
		return office.db.read(async (tx) => {
			const asked = { merchant, status: state, after, limit: pageSize + 1, wish: wishFor(office, call) };
			const { shown, last } = pageOf(await readExchanges(tx, asked));
			const { counts } = await countExchanges(tx, merchant);
			const next = last === undefined ? null : cursorOf(exchangePlaceOf(last));
			return ok({ exchanges: await showExchanges(tx, shown), counts, next });
		});
	});

const lookAtExchangeRoute = (office: Office): Route =>
	bind(lookAtExchange, async ({ exchangeNumber: number }, call) => {
		const { merchant } = call.staff;
		const found = await office.db.read(async (tx) => {
			const one = await findExchange(tx, { merchant, number, wish: wishFor(office, call) });
			return one === undefined ? undefined : { one, shown: await showExchange(tx, one) };
		});
		if (found === undefined || !isCurrencyCode(found.one.currency)) return err(failure("EXCHANGE_NOT_FOUND"));
		const { currency, memberId } = found.one;
		const { purses } = await office.reads.wallet.balance(memberId, currency);
		const points = purses.find(({ purse }) => purse === "points");
		const left = points === undefined ? 0n : points.balance - points.held;
		return ok({ exchange: found.shown, pointsLeft: formatMinor(left, currency) });
	});

const decideExchangeRoute = (office: Office): Route =>
	bind(decideExchange, ({ exchangeNumber: number, decision }, call) =>
		atDesk(office.db, call, async (tx) => {
			const { merchant, name } = call.staff;
			const wish = wishFor(office, call);
			const before = await findExchange(tx, { merchant, number, wish });
			if (before === undefined) return err(failure("EXCHANGE_NOT_FOUND"));
			const remark = decision.kind === "accept" ? decision.remark : decision.why;
			const decided = await office.loyalty.decideExchange({
				operator: { name, merchants: new Set([merchant]), rights: new Set([mayDecide]) },
				transactionNumber: number,
				decision: decision.kind === "accept" ? "pass" : "reject",
				remark,
				db: within(tx),
			});
			if (!decided.ok || decided.value.already) return err(failure("EXCHANGE_DECIDED"));
			const { status } = decided.value;
			await writeAct(tx, {
				merchant,
				act: status === "passed" ? "exchange passed" : "exchange rejected",
				operator: name,
				at: call.now,
				before: { exchange: number, member: before.memberId, state: before.status },
				after: { exchange: number, member: before.memberId, state: status, remark },
			});
			const after = await findExchange(tx, { merchant, number, wish });
			if (after === undefined) throw new Error("an exchange that is gone");
			return ok({ exchange: await showExchange(tx, after) });
		}),
	);

async function showExchange(tx: Tx, exchange: DeskExchange): Promise<QueuedExchange> {
	const [shown] = await showExchanges(tx, [exchange]);
	if (shown === undefined) throw new Error("an exchange that is not shown");
	return shown;
}

/** With the names of members: one question for all of them. */
async function showExchanges(tx: Tx, exchanges: readonly DeskExchange[]): Promise<QueuedExchange[]> {
	const ids = exchanges.map(({ memberId }) => memberId);
	const names = await accountNames(tx, ids);
	return exchanges.map(({ status, stock, points, cash, appliedAt, decidedAt, currency, ...one }) => {
		const show = (minor: bigint) => (isCurrencyCode(currency) ? formatMinor(minor, currency) : minor.toString());
		return {
			...one,
			currency,
			account: names.get(one.memberId) ?? "",
			stock: stock ?? null,
			points: show(points),
			cash: show(cash),
			state: status,
			appliedAt: appliedAt.toISOString(),
			decidedAt: decidedAt?.toISOString() ?? null,
		};
	});
}
