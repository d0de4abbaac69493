// What every way to pay in has in common: whether the member may, by what protects them, and the row of the deposit.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { CallContext } from "#platform/http";
import type { DepositFailure } from "#protection/api";
import { asksForLimit, drawCode, referenceShape } from "../../core/index.ts";
import type { StoredMethod, Terms } from "../methods/method-store.ts";
import type { CashierDeps } from "../ports.ts";
import { type DepositRow, insertDeposit, type NewDeposit } from "./deposit-store.ts";
import type { PayerFacts } from "./payer-store.ts";

type Call = CallContext<"member">;

/** The amount in minor units. What waits counts as if it had come. */
export async function judgeMember(
	tx: Tx,
	{ protection }: Pick<CashierDeps, "protection">,
	{ call, amount, payer }: { readonly call: Call; readonly amount: bigint; readonly payer: PayerFacts },
): Promise<DepositFailure | Failure<"LIMIT_UNANSWERED"> | undefined> {
	const { memberId, currency, merchant } = call.principal;
	const { waiting } = payer;
	const judged = await protection.judgeDeposit(tx, { memberId, currency, merchant, amount, waiting, now: call.now });
	if (!judged.ok) return judged.error;
	return asksForLimit({ ...payer, limited: judged.value.limited }) ? failure("LIMIT_UNANSWERED") : undefined;
}

const mostDraws = 5;

export type TakenDeposit = {
	readonly call: Call;
	readonly method: StoredMethod;
	readonly terms: Terms;
	/** Minor units. */
	readonly amount: bigint;
	/** The agent whose float it comes out of. */
	readonly payee?: NewDeposit["payee"];
};

export function writeDeposit(tx: Tx, deps: Drawing, taken: TakenDeposit): Promise<DepositRow> {
	const { call, method, terms, amount, payee } = taken;
	const { memberId, merchant, currency } = call.principal;
	return drawDeposit(tx, deps, {
		memberId,
		merchant,
		currency,
		amount,
		fee: terms.fee,
		methodId: method.id,
		payee,
		account: { bank: method.texts.bank, holder: method.holder, number: method.number },
		requestKey: call.idempotencyKey ?? "",
		openedAt: call.now,
		expiresAt: new Date(call.now.getTime() + method.hours * 3_600_000),
	});
}

type Drawing = Pick<CashierDeps, "newId" | "chance">;

/** A reference is drawn again when another deposit has it, which is next to never. */
export async function drawDeposit(
	tx: Tx,
	{ newId, chance }: Drawing,
	deposit: Omit<NewDeposit, "id" | "reference">,
): Promise<DepositRow> {
	for (let draw = 0; draw < mostDraws; draw++) {
		const drawn = { id: newId(), reference: drawCode(chance, referenceShape) };
		const written = await insertDeposit(tx, { ...deposit, ...drawn });
		if (written !== undefined) return written;
	}
	throw new Error("no reference is free");
}
