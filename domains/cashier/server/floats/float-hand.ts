// What handing money on has in common, down and up: the payment password, the key of the press, the bounds of the brand.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { CallContext } from "#platform/http";
import { type CurrencyCode, err, formatMinor, type MemberId, ok, parseMinor, type Result } from "#platform/kernel";
import type { Purse } from "#wallet/api";
import { spendable } from "#wallet/core";
import { judgeFloat, leftToday } from "../../core/index.ts";
import type { CashierDeps } from "../ports.ts";
import { findTransfer, type TransferRow } from "../transfers/transfer-store.ts";
import { type FloatPaymentMethod, handedOn, termsOf } from "./float-store.ts";

export type HandCall = CallContext<"member">;

export type HandRefusal = Failure<
	"TRANSFERS_OFF" | "TRANSFER_AMOUNT" | "TRANSFER_OUT_OF_RANGE" | "DAY_LIMIT_REACHED" | "NOT_ENOUGH"
>;

/** Asked before anything is locked: it takes a while, and wrong ones are counted whatever becomes of the rest. */
export function confirmPayment(
	{ members }: Pick<CashierDeps, "members">,
	{ typed, call }: { readonly typed: string; readonly call: HandCall },
) {
	return members.confirmPaymentPassword(typed, call);
}

type Pressed = {
	readonly call: HandCall;
	readonly kind: FloatPaymentMethod;
	readonly amount: string;
	readonly to?: MemberId;
};

/** The transfer of this key, when it was made before: the same again, or a conflict. The member is locked by the caller. */
export async function findHanded(
	tx: Tx,
	{ call, kind, amount, to }: Pressed,
): Promise<Result<TransferRow, Failure<"TRANSFER_CONFLICT">> | undefined> {
	const { memberId, currency } = call.principal;
	const before = await findTransfer(tx, { memberId, requestKey: call.idempotencyKey ?? "" });
	if (before === undefined) return undefined;
	const minor = parseMinor(amount, currency);
	const same = before.kind === kind && minor.ok && BigInt(before.amount) === minor.value;
	return same && (to === undefined || before.to_member_id === to) ? ok(before) : err(failure("TRANSFER_CONFLICT"));
}

/** Whether the market of the brand lets money go between agents and members (T13). */
export async function marketAllows(
	tx: Tx,
	{ protection }: Pick<CashierDeps, "protection">,
	{ principal, now }: HandCall,
): Promise<boolean> {
	const { memberId, currency, merchant } = principal;
	const weighed = await protection.weigh(tx, { members: [{ memberId, currency, merchant }], now });
	return weighed.get(memberId)?.profile.agentTransfers === true;
}

const purseOf = { down: "float", up: "cash" } as const satisfies Readonly<Record<FloatPaymentMethod, Purse>>;

/** What may go that way now, in minor units; undefined where nothing may. */
export async function roomFor(
	tx: Tx,
	{ wallet }: Pick<CashierDeps, "wallet">,
	{ call, kind }: Pick<Pressed, "call" | "kind">,
) {
	const { memberId, currency, merchant } = call.principal;
	const terms = await termsOf(tx, { merchant, currency, kind });
	if (terms === undefined) return undefined;
	const handed = await handedOn(tx, { memberId, currency, kind, now: call.now });
	const { purses } = await wallet.balanceIn(tx, memberId, currency);
	const available = spendable(purses.find(({ purse }) => purse === purseOf[kind]));
	return { terms, handed, left: leftToday(terms, handed), available };
}

/** The amount in minor units, when it is one, fits the bounds and is there. */
export async function judgeHanding(
	tx: Tx,
	deps: Pick<CashierDeps, "wallet">,
	{ call, kind, amount: typed }: Pressed,
): Promise<Result<bigint, HandRefusal>> {
	const { currency } = call.principal;
	const room = await roomFor(tx, deps, { call, kind });
	if (room === undefined) return err(failure("TRANSFERS_OFF"));
	const amount = parseMinor(typed, currency);
	if (!amount.ok) return err(failure("TRANSFER_AMOUNT"));
	const show = (minor: bigint): string => formatMinor(minor, currency);
	const judged = judgeFloat(amount.value, room);
	if (!judged.ok && judged.error === "DAY_LIMIT_REACHED") return err(failure(judged.error, { left: show(room.left) }));
	if (!judged.ok) {
		const { smallest, largest } = room.terms;
		return err(failure(judged.error, { smallest: show(smallest), largest: show(largest) }));
	}
	if (room.available < amount.value) return err(notEnough(room.available, currency));
	return ok(amount.value);
}

export const notEnough = (available: bigint, currency: CurrencyCode): Failure<"NOT_ENOUGH"> =>
	failure("NOT_ENOUGH", { available: formatMinor(available, currency) });
