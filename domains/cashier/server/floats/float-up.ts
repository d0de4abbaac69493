// A member hands money from the main purse up to the float of the agent above. Nothing that protects them refuses it: it takes
// money out of play, and asks what a withdrawal asks to be played first.
import { type Account, accountOf } from "#members/api";
import { isAgent } from "#members/core";
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { spendable } from "#wallet/core";
import { transferUpline } from "../../contract/index.ts";
import { endBonus } from "../bonuses/bonus-end.ts";
import { lockPayer } from "../deposits/payer-store.ts";
import type { CashierDeps } from "../ports.ts";
import { tellMoved } from "../transfers/transfer-changes.ts";
import { showTransfer } from "../transfers/transfer-shown.ts";
import { insertTransfer, type TransferRow } from "../transfers/transfer-store.ts";
import { judgeLeaving } from "../withdrawals/judge-leaving.ts";
import { confirmPayment, findHanded, type HandCall, judgeHanding, marketAllows, notEnough } from "./float-hand.ts";

type Refusal = Extract<Answer<typeof transferUpline>, { readonly ok: false }>["error"];
type Asked = { readonly input: ParsedInputOf<typeof transferUpline>; readonly call: HandCall };

export function transferUplineRoute(deps: CashierDeps): Route {
	return bind(transferUpline, async (input, call) => {
		const confirmed = await confirmPayment(deps, { typed: input.paymentPassword, call });
		if (!confirmed.ok) return err(failure(confirmed.error.code, confirmed.error.value));
		return deps.db.tx(async (tx) => {
			await lockPayer(tx, call.principal.memberId);
			const handed = await handUp(tx, deps, { input, call });
			return handed.ok ? ok(showTransfer(handed.value)) : handed;
		});
	});
}

type Line = { readonly own: Account; readonly above: Account };

/** The agent directly above, while the account stands; undefined for who has none. */
export async function uplineOf(tx: Tx, { principal: { memberId, currency } }: HandCall): Promise<Line | undefined> {
	const own = await accountOf(tx, memberId);
	if (own?.uplineId === undefined) return undefined;
	const above = await accountOf(tx, own.uplineId);
	const stands = above?.status === "active" && above.currency === currency && isAgent(above.type);
	return stands && above !== undefined ? { own, above } : undefined;
}

async function handUp(tx: Tx, deps: CashierDeps, { input, call }: Asked): Promise<Result<TransferRow, Refusal>> {
	const pressed = { call, kind: "up", amount: input.amount } as const;
	const before = await findHanded(tx, pressed);
	if (before !== undefined) return before;
	const line = await uplineOf(tx, call);
	if (line === undefined) return err(failure("NO_UPLINE"));
	if (!(await marketAllows(tx, deps, call))) return err(failure("TRANSFERS_OFF"));
	const judged = await judgeHanding(tx, deps, pressed);
	if (!judged.ok) return judged;
	const leaving = await judgeLeaving(tx, deps, { call, paymentMethod: "up", giveUpBonus: input.giveUpBonus });
	if (!leaving.ok) return leaving;
	const moved = await move(tx, deps, { input, call, line, amount: judged.value });
	const { givenUp } = leaving.value;
	if (moved.ok && givenUp !== undefined) await endBonus(tx, deps, { bonus: givenUp, state: "forfeited", at: call.now });
	return moved;
}

type Moving = Asked & { readonly line: Line; readonly amount: bigint };

async function move(
	tx: Tx,
	deps: CashierDeps,
	{ input, call, line, amount }: Moving,
): Promise<Result<TransferRow, Refusal>> {
	const { memberId, currency, merchant } = call.principal;
	const id = deps.newId();
	const movement = commandKey("cashier:transfer", id);
	const to = { memberId: line.above.id, currency, purse: "float" } as const;
	await deps.wallet.open(tx, to);
	const from = { memberId, currency, purse: "cash" } as const;
	const moved = await deps.wallet.move(tx, { key: movement, from, to, amount });
	if (!moved.ok) {
		if (moved.error.code !== "INSUFFICIENT_FUNDS") throw new Error(`the ledger refused: ${moved.error.code}`);
		const { purses } = await deps.wallet.balanceIn(tx, memberId, currency);
		return err(notEnough(spendable(purses.find(({ purse }) => purse === "cash")), currency));
	}
	const row = await insertTransfer(tx, {
		member_id: memberId,
		id,
		merchant,
		request_key: call.idempotencyKey ?? "",
		kind: "up",
		currency,
		amount: `${amount}`,
		from_purse: "cash",
		to_member_id: to.memberId,
		to_purse: "float",
		from_account: line.own.account,
		to_account: line.above.account,
		remark: input.remark,
		done_at: call.now,
		movement,
	});
	for (const member of [memberId, to.memberId]) await tellMoved(tx, { memberId: member, currency });
	return ok(row);
}
