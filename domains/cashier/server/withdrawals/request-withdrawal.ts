// A member asks for a withdrawal: a fresh login and the payment password first, then everything that may stand against it,
// and in the same transaction the amount is held. The same key again is the same withdrawal.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, ok, parseMinor, type Result } from "#platform/kernel";
import { requestWithdrawal } from "../../contract/index.ts";
import { drawCode, feeOf, levelsFor, reasonsFor, referenceShape } from "../../core/index.ts";
import { endBonus } from "../bonuses/bonus-end.ts";
import { announceWithdrawal } from "../changes.ts";
import { lockPayer } from "../deposits/payer-store.ts";
import type { CashierDeps } from "../ports.ts";
import { holdKeyOf } from "./change-withdrawal.ts";
import { type Allowed, judgeWithdrawal, type Requesting, type RequestRefusal } from "./judge-withdrawal.ts";
import { isFreshCall } from "./own-payout-accounts.ts";
import { isShared } from "./payout-account-store.ts";
import { payoutRuleOf, thresholdsOf } from "./payout-rules.ts";
import { aroundOf } from "./read-withdraw-desk.ts";
import { showWithdrawal } from "./shown-withdrawal.ts";
import { findOwn, findRequested, insertWithdrawal, type WithdrawalRow } from "./withdrawal-store.ts";
import { addStep } from "./withdrawal-trail.ts";

export function requestWithdrawalRoute(deps: CashierDeps): Route {
	return bind(requestWithdrawal, async (input, call) => {
		if (!(await deps.db.read((tx) => isFreshCall(tx, deps, call)))) return err(failure("LOGIN_NOT_FRESH"));
		const confirmed = await deps.members.confirmPaymentPassword(input.paymentPassword, call);
		if (!confirmed.ok) return confirmed;
		return deps.db.tx(async (tx) => {
			const around = await aroundOf(tx, deps, call);
			const amount = parseMinor(input.amount, call.principal.currency);
			await lockPayer(tx, call.principal.memberId);
			const asked = { input, call, around, amount: amount.ok ? amount.value : 0n };
			const taken = (await findBefore(tx, asked)) ?? (await take(tx, deps, asked));
			return taken.ok ? ok(showWithdrawal(taken.value, around)) : taken;
		});
	});
}

/** The withdrawal of this key, when it was asked for before: the same again, or a conflict. */
async function findBefore(
	tx: Tx,
	{ input, call, amount, around }: Requesting,
): Promise<Result<WithdrawalRow, RequestRefusal> | undefined> {
	const requestKey = call.idempotencyKey ?? "";
	const before = await findRequested(tx, { memberId: call.principal.memberId, requestKey });
	if (before === undefined) return undefined;
	const method = around.methods.find(({ id }) => id === before.method_id);
	const same =
		before.account_id === input.accountId && method?.code === input.method && BigInt(before.amount) === amount;
	return same ? ok(before) : err(failure("WITHDRAWAL_CONFLICT"));
}

/** The hold is placed before the row is written: what the balance does not hold leaves nothing behind. */
async function take(tx: Tx, deps: CashierDeps, asked: Requesting): Promise<Result<WithdrawalRow, RequestRefusal>> {
	const judged = await judgeWithdrawal(tx, deps, asked);
	if (!judged.ok) return judged;
	const { call, amount } = asked;
	const { memberId, currency } = call.principal;
	const id = deps.newId();
	const held = await deps.wallet.placeHold(tx, {
		memberId,
		currency,
		purse: "cash",
		amount,
		key: holdKeyOf(id),
		purpose: "withdrawal",
		expiresAt: new Date(call.now.getTime() + holdMilliseconds),
	});
	if (held.ok) {
		const written = await write(tx, deps, { ...asked, allowed: judged.value, id });
		const { givenUp } = judged.value;
		if (givenUp !== undefined) await endBonus(tx, deps, { bonus: givenUp, state: "forfeited", at: call.now });
		return ok(written);
	}
	if (held.error.code === "INSUFFICIENT_FUNDS") return err(failure("WITHDRAWAL_NOT_COVERED", held.error.value));
	throw new Error(`the ledger refused a hold: ${held.error.code}`);
}

/** A withdrawal ends by an act and never by its hold's time: that only has to be further away than any act. */
const holdMilliseconds = 100 * 365 * 24 * 3_600_000;
const mostDraws = 5;

async function write(
	tx: Tx,
	deps: CashierDeps,
	asked: Requesting & { readonly allowed: Allowed; readonly id: string },
): Promise<WithdrawalRow> {
	const { call, allowed, id, amount } = asked;
	const { memberId, merchant, currency } = call.principal;
	const weighed = await weigh(tx, deps, asked);
	const row = {
		memberId,
		id,
		merchant,
		currency,
		amount,
		requestKey: call.idempotencyKey ?? "",
		now: call.now,
		accountId: allowed.account.id,
		methodId: allowed.method.id,
		fee: feeOf(amount, allowed.terms.fee),
		wagered: allowed.wagered,
		holdKey: holdKeyOf(id),
		...weighed,
	};
	for (let draw = 0; draw < mostDraws; draw++) {
		if (!(await insertWithdrawal(tx, { ...row, reference: drawCode(deps.chance, referenceShape) }))) continue;
		const written = await findOwn(tx, { memberId, id });
		if (written === undefined) throw new Error("a withdrawal that was written is not there");
		await addStep(tx, written, { at: call.now, kind: "ask", by: "member", remark: "" });
		await announceWithdrawal(tx, written);
		return written;
	}
	throw new Error("no reference is free");
}

/** Why somebody looks at it more closely, and how many decide. */
async function weigh(
	tx: Tx,
	{ members, handsNothingDown }: CashierDeps,
	{ call, amount, allowed }: Requesting & { readonly allowed: Allowed },
) {
	const { merchant } = call.principal;
	const { manyADay } = await payoutRuleOf(tx, merchant);
	const { secondAbove, largeFrom } = await thresholdsOf(tx, call.principal);
	const login = await members.loginFacts(tx, call);
	const { facts, account, wagered } = allowed;
	const reasons = reasonsFor({
		...login,
		now: call.now,
		amount,
		largeFrom,
		manyADay,
		paidBefore: facts.paidBefore,
		askedToday: facts.askedToday,
		accountAddedAt: account.added_at,
		accountShared: await isShared(tx, account),
		deposited: facts.deposited,
		wagered: wagered - facts.wageredBefore,
		handsNothingDown: (await handsNothingDown?.(tx, call.principal.memberId)) === true,
	});
	return { reasons, levels: levelsFor(amount, secondAbove) };
}
