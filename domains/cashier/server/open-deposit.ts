// A member opens a deposit: judged by the method's limits, by what waits already and by what protects them, it gets a
// reference to write on the transfer.
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, formatMinor, ok, parseMinor, type Result } from "#platform/kernel";
import { openDeposit } from "../contract/index.ts";
import { asksForLimit, drawCode, type FailureKind, judgeAmount, mostPending, referenceShape } from "../core/index.ts";
import { announce } from "./changes.ts";
import { type DepositRow, findByKey, insertDeposit, type ShownRow } from "./deposit-store.ts";
import type { StoredMethod, Terms } from "./method-store.ts";
import { addFailure, blockOf, lockPayer, readPayer } from "./payer-store.ts";
import type { CashierDeps } from "./ports.ts";
import { callersMethods } from "./read-desk.ts";
import { showDeposit } from "./shown-deposit.ts";

type Refusal = Extract<Answer<typeof openDeposit>, { readonly ok: false }>["error"];
type Asked = {
	readonly call: CallContext<"member">;
	readonly method: StoredMethod;
	readonly terms: Terms;
	/** Minor units. */
	readonly amount: bigint;
};

/** An attempt that failed is written down, so a refusal commits. */
export function openDepositRoute(deps: CashierDeps): Route {
	return bind(openDeposit, (input, call) =>
		deps.db.tx(async (tx) => {
			const methods = await callersMethods(tx, deps, call);
			const asked = askedOf(methods, input, call);
			if (asked === undefined) return err(failure("METHOD_NOT_FOUND"));
			await lockPayer(tx, call.principal.memberId);
			const opened = (await findBefore(tx, asked)) ?? (await open(tx, deps, asked));
			return opened.ok ? ok(showDeposit(opened.value, methods)) : opened;
		}),
	);
}

function askedOf(
	methods: readonly StoredMethod[],
	input: ParsedInputOf<typeof openDeposit>,
	call: CallContext<"member">,
): Asked | undefined {
	const method = methods.find(({ code, enabled }) => code === input.method && enabled);
	if (method?.kind !== "bank-transfer" || method.terms === undefined) return undefined;
	const amount = parseMinor(input.amount, call.principal.currency);
	// What is finer than the currency, or larger than any, fits into no method's bounds.
	return { call, method, terms: method.terms, amount: amount.ok ? amount.value : 0n };
}

/** The deposit of this key, when it was opened before: the same again, or a conflict. */
async function findBefore(tx: Tx, { call, method, amount }: Asked): Promise<Result<ShownRow, Refusal> | undefined> {
	const requestKey = call.idempotencyKey ?? "";
	const before = await findByKey(tx, { memberId: call.principal.memberId, requestKey });
	if (before === undefined) return undefined;
	const same = before.method_id === method.id && BigInt(before.amount) === amount;
	return same ? ok(before) : err(failure("DEPOSIT_CONFLICT"));
}

async function open(tx: Tx, deps: CashierDeps, asked: Asked): Promise<Result<ShownRow, Refusal>> {
	const refused = await judge(tx, deps, asked);
	if (refused === undefined) {
		const deposit = await write(tx, deps, asked);
		await announce(tx, deposit);
		return ok({ ...deposit, proofs: "0" });
	}
	const kind = countedAs[refused.code];
	const { memberId } = asked.call.principal;
	if (kind !== undefined) await addFailure(tx, { memberId, at: asked.call.now, kind });
	return err(refused);
}

/** Refusals that count as an attempt that failed. */
const countedAs: Readonly<Record<string, FailureKind>> = { AMOUNT_OUT_OF_RANGE: "amount", LIMIT_REACHED: "limit" };

async function judge(tx: Tx, { protection }: CashierDeps, asked: Asked): Promise<Refusal | undefined> {
	const { call, terms, amount } = asked;
	const { memberId, currency, merchant } = call.principal;
	const blocked = await blockOf(tx, { memberId, now: call.now });
	if (blocked !== undefined) return failure("DEPOSITS_BLOCKED", { until: blocked.toISOString() });
	if (!judgeAmount(amount, terms).ok) {
		const [smallest, largest] = [terms.smallest, terms.largest].map((minor) => formatMinor(minor, currency));
		return failure("AMOUNT_OUT_OF_RANGE", { smallest, largest });
	}
	const payer = await readPayer(tx, call.principal);
	if (payer.pending >= mostPending) return failure("TOO_MANY_PENDING");
	const { waiting } = payer;
	const judged = await protection.judgeDeposit(tx, { memberId, currency, merchant, amount, waiting, now: call.now });
	if (!judged.ok) return judged.error;
	return asksForLimit({ ...payer, limited: judged.value.limited }) ? failure("LIMIT_UNANSWERED") : undefined;
}

const mostDraws = 5;

/** A reference is drawn again when another deposit has it, which is next to never. */
async function write(tx: Tx, deps: CashierDeps, { call, method, terms, amount }: Asked): Promise<DepositRow> {
	const { memberId, merchant, currency } = call.principal;
	for (let draw = 0; draw < mostDraws; draw++) {
		const written = await insertDeposit(tx, {
			...{ memberId, merchant, currency, amount, fee: terms.fee, methodId: method.id },
			id: deps.newId(),
			requestKey: call.idempotencyKey ?? "",
			reference: drawCode(deps.chance, referenceShape),
			openedAt: call.now,
			expiresAt: new Date(call.now.getTime() + method.hours * 3_600_000),
		});
		if (written !== undefined) return written;
	}
	throw new Error("no reference is free");
}
