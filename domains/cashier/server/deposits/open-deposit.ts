// A member opens a deposit: judged by the method's limits, by what waits already and by what protects them, it gets a
// reference to write on the transfer, or an address of a provider to pay at.
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, formatMinor, ok, parseMinor, type Result } from "#platform/kernel";
import { type Deposit, openDeposit } from "../../contract/index.ts";
import { type FailureKind, feeOf, judgeAmount, mostPending } from "../../core/index.ts";
import { chosenPromotion } from "../bonuses/bonus-offers.ts";
import { insertBonus } from "../bonuses/bonus-store.ts";
import { announce } from "../changes.ts";
import { callersMethods, callersWish } from "../methods/callers-methods.ts";
import { type OfferedMethods, offeredMethods } from "../methods/offered-methods.ts";
import { startPayment } from "../payments/ask-provider.ts";
import { insertPayment } from "../payments/payment-store.ts";
import type { CashierDeps } from "../ports.ts";
import { asShown, type DepositRow, findByKey, type ShownRow } from "./deposit-store.ts";
import { addFailure, blockOf, lockPayer, readPayer } from "./payer-store.ts";
import { showDeposit } from "./shown-deposit.ts";
import { judgeMember, type TakenDeposit, writeDeposit } from "./take-deposit.ts";

type Asked = TakenDeposit & { readonly promotion: string | undefined };
type Refusal = Extract<Answer<typeof openDeposit>, { readonly ok: false }>["error"];

/** An attempt that failed is written down, so a refusal commits. */
export function openDepositRoute(deps: CashierDeps): Route {
	return bind(openDeposit, async (input, call) => {
		const answer = await deps.db.tx(async (tx) => {
			const offered = await offeredMethods(tx, deps, call);
			const asked = askedOf(offered, input, call);
			if (asked === undefined) return err(failure("METHOD_NOT_FOUND"));
			await lockPayer(tx, call.principal.memberId);
			const opened = (await findBefore(tx, asked)) ?? (await open(tx, deps, asked));
			return opened.ok ? ok(showDeposit(opened.value, offered.methods, callersWish(deps, call))) : opened;
		});
		if (!answer.ok || answer.value.payment?.state !== "opening") return answer;
		return ok(await paidAtProvider(deps, call, answer.value));
	});
}

/** The provider is asked after the deposit is safe, and nobody waits for it but the caller, and not long. */
async function paidAtProvider(deps: CashierDeps, call: CallContext<"member">, deposit: Deposit): Promise<Deposit> {
	const { memberId } = call.principal;
	await startPayment(deps, deposit.depositId, call.now).catch((error: unknown) =>
		call.log.warn({ error }, "a payment was not started and is tried again"),
	);
	return deps.db.read(async (tx) => {
		const row = await findByKey(tx, { memberId, requestKey: call.idempotencyKey ?? "" });
		return row === undefined
			? deposit
			: showDeposit(row, await callersMethods(tx, deps, call), callersWish(deps, call));
	});
}

function askedOf(
	{ methods, agent }: OfferedMethods,
	input: ParsedInputOf<typeof openDeposit>,
	call: CallContext<"member">,
): Asked | undefined {
	const method = methods.find(({ code, enabled }) => code === input.method && enabled);
	if (method === undefined || method.kind === "voucher" || method.terms === undefined) return undefined;
	const amount = parseMinor(input.amount, call.principal.currency);
	// What is finer than the currency, or larger than any, fits into no method's bounds.
	const payee = method.kind === "agent-float" ? agent : undefined;
	return {
		call,
		method,
		terms: method.terms,
		amount: amount.ok ? amount.value : 0n,
		payee,
		promotion: input.promotion,
	};
}

/** The deposit of this key, when it was opened before: the same again, or a conflict. */
async function findBefore(
	tx: Tx,
	{ call, method, amount, promotion }: Asked,
): Promise<Result<ShownRow, Refusal> | undefined> {
	const requestKey = call.idempotencyKey ?? "";
	const before = await findByKey(tx, { memberId: call.principal.memberId, requestKey });
	if (before === undefined) return undefined;
	const same =
		before.method_id === method.id && BigInt(before.amount) === amount && before.promotion === (promotion ?? null);
	return same ? ok(before) : err(failure("DEPOSIT_CONFLICT"));
}

async function open(tx: Tx, deps: CashierDeps, asked: Asked): Promise<Result<ShownRow, Refusal>> {
	const refused = await judge(tx, deps, asked);
	if (refused === undefined) return write(tx, deps, asked);
	const kind = countedAs[refused.code];
	const { memberId } = asked.call.principal;
	if (kind !== undefined) await addFailure(tx, { memberId, at: asked.call.now, kind });
	return err(refused);
}

async function write(tx: Tx, deps: CashierDeps, asked: Asked): Promise<Result<ShownRow, Refusal>> {
	const { call, amount, terms, promotion: code } = asked;
	const credited = amount - feeOf(amount, terms.fee);
	const chosen = code === undefined ? undefined : await chosenPromotion(tx, deps, { call, code, credited });
	if (chosen?.ok === false) return chosen;
	const deposit = await writeDeposit(tx, deps, asked);
	const promotion = chosen?.value;
	if (promotion !== undefined) await insertBonus(tx, { promotion, deposit, now: call.now });
	await announce(tx, deposit);
	const bonus = promotion === undefined ? {} : ({ bonus_state: "chosen", bonus_name: promotion.name } as const);
	return ok({ ...asShown(deposit), ...bonus, ...(await writePayment(tx, deposit, asked)) });
}

/** The payment of a deposit that a provider takes; it is asked for at once, and by the job when that fails. */
async function writePayment(
	tx: Tx,
	{ member_id, id, opened_at }: DepositRow,
	{ call, method: { paidAt } }: TakenDeposit,
): Promise<Partial<ShownRow>> {
	if (paidAt === undefined) return {};
	const { provider, channel, otherAmount } = paidAt;
	const name = { member_id, deposit_id: id, provider, channel };
	await insertPayment(tx, { ...name, language: call.language, other_amount: otherAmount, next_at: opened_at });
	return { payment_state: "opening", pay_address: "" };
}

/** Refusals that count as an attempt that failed. */
const countedAs: Readonly<Record<string, FailureKind>> = { AMOUNT_OUT_OF_RANGE: "amount", LIMIT_REACHED: "limit" };

async function judge(tx: Tx, deps: CashierDeps, asked: TakenDeposit): Promise<Refusal | undefined> {
	const { call, terms, amount } = asked;
	const { memberId, currency } = call.principal;
	const blocked = await blockOf(tx, { memberId, now: call.now });
	if (blocked !== undefined) return failure("DEPOSITS_BLOCKED", { until: blocked.toISOString() });
	if (!judgeAmount(amount, terms).ok) {
		const [smallest, largest] = [terms.smallest, terms.largest].map((minor) => formatMinor(minor, currency));
		return failure("AMOUNT_OUT_OF_RANGE", { smallest, largest });
	}
	const payer = await readPayer(tx, call.principal);
	if (payer.pending >= mostPending) return failure("TOO_MANY_PENDING");
	return judgeMember(tx, deps, { call, amount, payer });
}
