// An agent hands money from the float down to a member of the own team: it is a deposit of theirs, judged and counted as one.

import { type Account, accountNamed, accountOf, isBelow } from "#members/api";
import { isAgent } from "#members/core";
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { transferDown } from "../../contract/index.ts";
import { asksForLimit } from "../../core/index.ts";
import { lockPayer, readPayer } from "../deposits/payer-store.ts";
import type { CashierDeps } from "../ports.ts";
import { showTransfer } from "../transfers/transfer-shown.ts";
import type { TransferRow } from "../transfers/transfer-store.ts";
import { confirmPayment, findHanded, type HandCall, judgeHanding, marketAllows } from "./float-hand.ts";
import { handTo } from "./float-legs.ts";

type Refusal = Extract<Answer<typeof transferDown>, { readonly ok: false }>["error"];
type Asked = { readonly input: ParsedInputOf<typeof transferDown>; readonly call: HandCall };

export function transferDownRoute(deps: CashierDeps): Route {
	return bind(transferDown, async (input, call) => {
		const confirmed = await confirmPayment(deps, { typed: input.paymentPassword, call });
		if (!confirmed.ok) return err(failure(confirmed.error.code, confirmed.error.value));
		return deps.db.tx(async (tx) => {
			await lockPayer(tx, call.principal.memberId);
			const handed = await handDown(tx, deps, { input, call });
			return handed.ok ? ok(showTransfer(handed.value)) : handed;
		});
	});
}

async function handDown(tx: Tx, deps: CashierDeps, { input, call }: Asked): Promise<Result<TransferRow, Refusal>> {
	const receiver = await receiverOf(tx, { input, call });
	const pressed = { call, kind: "down", amount: input.amount } as const;
	const before = await findHanded(tx, receiver === undefined ? pressed : { ...pressed, to: receiver.id });
	if (before !== undefined) return before;
	const agent = await accountOf(tx, call.principal.memberId);
	if (agent === undefined || !isAgent(agent.type)) return err(failure("NOT_AGENT"));
	if ((await deps.handsNothingDown?.(tx, agent.id)) === true) return err(failure("HAND_DOWNS_FROZEN"));
	if (!(await marketAllows(tx, deps, call))) return err(failure("TRANSFERS_OFF"));
	if (receiver === undefined) return err(failure("MEMBER_NOT_BELOW"));
	const amount = await judgeHanding(tx, deps, pressed);
	if (!amount.ok) return amount;
	if (!(await mayReceive(tx, deps, { call, receiver, amount: amount.value }))) return err(failure("RECEIVER_CLOSED"));
	return handTo(tx, deps, {
		id: deps.newId(),
		requestKey: call.idempotencyKey ?? "",
		remark: input.remark,
		agent,
		receiver,
		amount: amount.value,
		now: call.now,
	});
}

/** The member of that name below whoever calls, whose account stands in the same currency. */
async function receiverOf(tx: Tx, { input, call }: Asked): Promise<Account | undefined> {
	const { memberId: agentId, merchant, currency } = call.principal;
	const found = await accountNamed(tx, { merchant, name: input.account });
	if (found?.status !== "active" || found.currency !== currency) return undefined;
	return (await isBelow(tx, { agentId, memberId: found.id })) ? found : undefined;
}

type Receiving = { readonly call: HandCall; readonly receiver: Account; readonly amount: bigint };

/** As any deposit of theirs: exclusions, proofs and limits hold, what waits counts, and the first question is answered first. */
async function mayReceive(tx: Tx, deps: CashierDeps, { call, receiver, amount }: Receiving): Promise<boolean> {
	const { currency, merchant } = call.principal;
	const payer = await readPayer(tx, { memberId: receiver.id, currency });
	const asked = { memberId: receiver.id, currency, merchant, amount, waiting: payer.waiting, now: call.now };
	const judged = await deps.protection.judgeDeposit(tx, asked);
	return judged.ok && !asksForLimit({ ...payer, limited: judged.value.limited });
}
