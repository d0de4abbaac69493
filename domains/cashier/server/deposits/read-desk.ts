// The deposit page: ways to pay in, what waits, what limits leave.
import type { Tx } from "#platform/db";
import { bind, type CallContext, type Route } from "#platform/http";
import { formatMinor, ok } from "#platform/kernel";
import { type Method, readDepositDesk } from "../../contract/index.ts";
import { asksForLimit, mostPending } from "../../core/index.ts";
import { offersFor, shownBonus, showPromotion } from "../bonuses/bonus-offers.ts";
import { callersWish } from "../methods/callers-methods.ts";
import type { StoredMethod } from "../methods/method-store.ts";
import { offeredMethods } from "../methods/offered-methods.ts";
import type { CashierDeps } from "../ports.ts";
import { listOwn } from "./deposit-store.ts";
import { blockOf, readPayer } from "./payer-store.ts";
import { showDeposit } from "./shown-deposit.ts";

type Call = CallContext<"member">;

export function readDepositDeskRoute(deps: CashierDeps): Route {
	return bind(readDepositDesk, (_input, call) =>
		deps.db.tx(async (tx) => {
			const { memberId, currency } = call.principal;
			const { methods } = await offeredMethods(tx, deps, call);
			const wish = callersWish(deps, call);
			const payer = await readPayer(tx, call.principal);
			const pending = await listOwn(tx, { memberId, state: "pending", limit: mostPending });
			const limits = await limitsOf(tx, deps, { call, waiting: payer.waiting });
			const show = (minor: bigint): string => formatMinor(minor, currency);
			return ok({
				currency,
				methods: methods.flatMap((method) => showMethod(method, { show, simulated: simulatedIn(deps, method) })),
				pending: pending.map((row) => showDeposit(row, methods, wish)),
				mostPending,
				limits: limits.map(({ period, limit, left }) => ({ period, limit: show(limit), left: show(left) })),
				promotions: (await offersFor(tx, deps, call)).map((one) => showPromotion(one, show)),
				bonus: await shownBonus(tx, deps, call),
				asksForLimit: asksForLimit({ ...payer, limited: limits.length > 0 }),
				blockedUntil: (await blockOf(tx, { memberId, now: call.now }))?.toISOString() ?? null,
			});
		}),
	);
}

async function limitsOf(
	tx: Tx,
	{ protection }: CashierDeps,
	{ call, waiting }: { readonly call: Call; readonly waiting: bigint },
) {
	const { principal, now } = call;
	const { memberId, currency, merchant } = principal;
	const weighed = await protection.weigh(tx, { members: [{ memberId, currency, merchant }], now });
	const allowances = weighed.get(memberId)?.allowances.filter(({ kind }) => kind === "deposit") ?? [];
	return allowances.map(({ period, limit, used }) => {
		const left = limit - used - waiting;
		return { period, limit, left: left > 0n ? left : 0n };
	});
}

const simulatedIn = ({ providers }: CashierDeps, { paidAt }: StoredMethod): boolean =>
	paidAt !== undefined && providers.get(paidAt.provider)?.simulated === true;

/** Nothing for one that is closed or does not take the currency. */
function showMethod(
	method: StoredMethod,
	{ show, simulated }: { readonly show: (minor: bigint) => string; readonly simulated: boolean },
): Method[] {
	const { terms, texts, paidAt } = method;
	if (terms === undefined || !method.enabled) return [];
	return [
		{
			code: method.code,
			kind: method.kind,
			hours: method.hours,
			name: texts.name,
			summary: texts.summary,
			steps: texts.steps,
			smallest: show(terms.smallest),
			largest: show(terms.largest),
			fee: { fixed: show(terms.fee.fixed), percent: (terms.fee.basisPoints / 100).toFixed(2) },
			quick: terms.quick.map(show),
			provider: paidAt === undefined ? null : { channel: paidAt.channel, simulated },
		},
	];
}
