// What an agent does with deposits that members directly below asked for out of the float: sees them, and accepts or refuses
// each, once. Whoever loses a race finds it closed.
import { type Account, accountNames, accountOf } from "#members/api";
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type Route } from "#platform/http";
import { err, formatMinor, memberId, ok, type Result } from "#platform/kernel";
import { type AskedDeposit, acceptFloatDeposit, listFloatDeposits, refuseFloatDeposit } from "../../contract/index.ts";
import { endDeposit } from "../../core/index.ts";
import { announce } from "../changes.ts";
import { type DepositRow, listAsked, lockAsked, type ShownRow, writeEnd } from "../deposits/deposit-store.ts";
import { openOf } from "../deposits/own-deposits.ts";
import { addFailure, lockPayer } from "../deposits/payer-store.ts";
import { currencyOf } from "../deposits/shown-deposit.ts";
import { nextPlace, readPlace } from "../list-place.ts";
import type { CashierDeps } from "../ports.ts";
import { showTransfer } from "../transfers/transfer-shown.ts";
import { findTransfer, type TransferRow } from "../transfers/transfer-store.ts";
import { confirmPayment, type HandCall, judgeHanding, marketAllows } from "./float-hand.ts";
import { handedKey, handTo } from "./float-legs.ts";

export function listFloatDepositsRoute({ db }: CashierDeps): Route {
	return bind(listFloatDeposits, async ({ cursor, pageSize }, { principal }) => {
		const after = cursor === undefined ? undefined : readPlace(cursor);
		if (cursor !== undefined && after === undefined) return err(failure("INVALID_CURSOR"));
		return db.read(async (tx) => {
			const rows = await listAsked(tx, { payeeId: principal.memberId, after, limit: pageSize + 1 });
			const page = rows.slice(0, pageSize);
			const names = await accountNames(
				tx,
				page.map(({ member_id }) => member_id),
			);
			const deposits = page.map((row) => showAsked(row, names.get(row.member_id) ?? ""));
			return ok({ deposits, next: nextPlace(rows, { size: pageSize, at: ({ opened_at }) => opened_at }) });
		});
	});
}

const showAsked = (row: DepositRow, account: string): AskedDeposit => ({
	depositId: row.id,
	account,
	currency: row.currency,
	amount: formatMinor(BigInt(row.amount), currencyOf(row)),
	openedAt: row.opened_at.toISOString(),
	expiresAt: row.expires_at.toISOString(),
});

type Refusal = Extract<Answer<typeof acceptFloatDeposit>, { readonly ok: false }>["error"];
type Deciding = { readonly call: HandCall; readonly depositId: string };

export function acceptFloatDepositRoute(deps: CashierDeps): Route {
	return bind(acceptFloatDeposit, async ({ depositId, paymentPassword }, call) => {
		const confirmed = await confirmPayment(deps, { typed: paymentPassword, call });
		if (!confirmed.ok) return err(failure(confirmed.error.code, confirmed.error.value));
		return deps.db.tx(async (tx) => {
			await lockPayer(tx, call.principal.memberId);
			const handed = (await findAccepted(tx, { call, depositId })) ?? (await accept(tx, deps, { call, depositId }));
			return handed.ok ? ok(showTransfer(handed.value)) : handed;
		});
	});
}

/** What the same press did before. */
async function findAccepted(tx: Tx, { call, depositId }: Deciding): Promise<Result<TransferRow, Refusal> | undefined> {
	const requestKey = call.idempotencyKey ?? "";
	const before = await findTransfer(tx, { memberId: call.principal.memberId, requestKey });
	if (before === undefined) return undefined;
	return before.id === depositId ? ok(before) : err(failure("TRANSFER_CONFLICT"));
}

/** The agent is locked before the deposit, so that the float and the bounds of the day are judged one after another. */
async function accept(tx: Tx, deps: CashierDeps, { call, depositId }: Deciding): Promise<Result<TransferRow, Refusal>> {
	const deposit = await lockAsked(tx, { payeeId: call.principal.memberId, id: depositId });
	if (deposit === undefined) return err(failure("DEPOSIT_NOT_FOUND"));
	const amount = BigInt(deposit.amount);
	const end = endDeposit(openOf(deposit), { kind: "credit", arrived: amount });
	if (!end.ok) return err(failure(end.error === "NOTHING_LEFT" ? "NOTHING_LEFT" : "DEPOSIT_CLOSED"));
	if (end.value.state !== "credited") throw new Error("a credit that ends otherwise");
	const line = await directlyBelow(tx, { call, deposit });
	if (line === undefined) return err(failure("MEMBER_NOT_BELOW"));
	if ((await deps.handsNothingDown?.(tx, call.principal.memberId)) === true) return err(failure("HAND_DOWNS_FROZEN"));
	if (!(await marketAllows(tx, deps, call))) return err(failure("TRANSFERS_OFF"));
	const currency = currencyOf(deposit);
	// What the fee takes stays in the float: the agent was paid it beside the house.
	const { credited } = end.value;
	const judged = await judgeHanding(tx, deps, { call, kind: "down", amount: formatMinor(credited, currency) });
	if (!judged.ok) return judged;
	const { merchant } = deposit;
	const asked = { memberId: line.receiver.id, currency, merchant, amount, now: call.now };
	if (!(await deps.protection.judgeDeposit(tx, asked)).ok) return err(failure("RECEIVER_CLOSED"));
	const handed = await handTo(tx, deps, {
		id: deposit.id,
		requestKey: call.idempotencyKey ?? "",
		remark: "",
		...line,
		amount: credited,
		now: call.now,
	});
	if (!handed.ok) return handed;
	await writeEnd(tx, deposit, { ...end.value, by: "agent", at: call.now, postingKey: handedKey(deposit.id) });
	await announce(tx, deposit);
	return handed;
}

/** The tree as it stands now: whoever was moved elsewhere since is nobody's to decide on here. */
async function directlyBelow(
	tx: Tx,
	{ call, deposit }: { readonly call: HandCall; readonly deposit: ShownRow },
): Promise<{ readonly agent: Account; readonly receiver: Account } | undefined> {
	const receiver = await accountOf(tx, memberId(deposit.member_id));
	const agent = await accountOf(tx, call.principal.memberId);
	const stands = receiver?.status === "active" && receiver.uplineId === agent?.id;
	return stands && receiver !== undefined && agent !== undefined ? { agent, receiver } : undefined;
}

/** It counts as an attempt that failed, as any other that is refused. */
export function refuseFloatDepositRoute({ db }: CashierDeps): Route {
	return bind(refuseFloatDeposit, ({ depositId, reason }: ParsedInputOf<typeof refuseFloatDeposit>, call) =>
		db.tx(async (tx) => {
			const deposit = await lockAsked(tx, { payeeId: call.principal.memberId, id: depositId });
			if (deposit === undefined) return err(failure("DEPOSIT_NOT_FOUND"));
			const end = endDeposit(openOf(deposit), { kind: "refuse" });
			if (!end.ok) return err(failure("DEPOSIT_CLOSED"));
			await writeEnd(tx, deposit, { ...end.value, by: "agent", at: call.now, reason });
			await addFailure(tx, { memberId: deposit.member_id, at: call.now, kind: "refused" });
			await announce(tx, deposit);
			return ok({});
		}),
	);
}
