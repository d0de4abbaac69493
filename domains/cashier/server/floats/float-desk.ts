// What may go between a member and the agent above, or an agent and the members below, for the pages that ask.
import { accountOf } from "#members/api";
import { isAgent } from "#members/core";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { currencySymbols, formatMinor, ok } from "#platform/kernel";
import { readFloatDesk } from "../../contract/index.ts";
import type { CashierDeps } from "../ports.ts";
import { shownLeaving } from "../withdrawals/judge-leaving.ts";
import { type HandCall, marketAllows, roomFor } from "./float-hand.ts";
import type { FloatPaymentMethod } from "./float-store.ts";
import { uplineOf } from "./float-up.ts";

export function readFloatDeskRoute(deps: CashierDeps): Route {
	return bind(readFloatDesk, (_input, call) =>
		deps.db.tx(async (tx) => {
			const { currency, memberId } = call.principal;
			const line = await uplineOf(tx, call);
			const own = line?.own ?? (await accountOf(tx, memberId));
			const allowed = await marketAllows(tx, deps, call);
			const agent = own !== undefined && isAgent(own.type);
			return ok({
				currency,
				symbol: currencySymbols[currency],
				upline: line?.above.account ?? null,
				up: allowed && line !== undefined ? await shownRoom(tx, deps, { call, kind: "up" }) : null,
				...(await shownLeaving(tx, deps, { call, paymentMethod: "up" })),
				down: allowed && agent ? await shownRoom(tx, deps, { call, kind: "down" }) : null,
			});
		}),
	);
}

async function shownRoom(
	tx: Tx,
	deps: CashierDeps,
	asked: { readonly call: HandCall; readonly kind: FloatPaymentMethod },
) {
	const room = await roomFor(tx, deps, asked);
	if (room === undefined) return null;
	const show = (minor: bigint): string => formatMinor(minor, asked.call.principal.currency);
	const { terms, left, available } = room;
	return {
		smallest: show(terms.smallest),
		largest: show(terms.largest),
		left: show(left),
		available: show(available),
	};
}
