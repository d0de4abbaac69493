// The payment password: set and changed behind the login password, asked for by a pay-out. Wrong ones are counted for the
// member, and lock after three.
import { failure } from "#platform/contract";
import { type Tx, tables } from "#platform/db";
import { bind, type CallContext, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { readPaymentPassword, setPaymentPassword } from "../contract/index.ts";
import { decidePaymentPassword } from "../core/index.ts";
import { findById } from "./account-store.ts";
import { confirmPassword, confirmSecret, type PasswordCall } from "./confirm-password.ts";
import type { UseCaseDeps } from "./deps.ts";
import { identityOf } from "./identity.ts";
import type { MembersTables } from "./tables.ts";
import { tellChange } from "./tell-change.ts";

export function readPaymentPasswordRoute({ db, brand }: Pick<UseCaseDeps, "db" | "brand">): Route {
	return bind(readPaymentPassword, async (_input, { principal, merchant }) => {
		const account = await db.read((tx) => findById(tx, principal.memberId));
		const { patternId, minLength, maxLength } = brand.brand(merchant).fields.paymentPassword;
		return ok({ set: account?.paymentPasswordHash !== undefined, rule: { patternId, minLength, maxLength } });
	});
}

export function setPaymentPasswordRoute(deps: UseCaseDeps): Route {
	return bind(setPaymentPassword, async (input, call) => {
		const { memberId } = call.principal;
		const rule = deps.brand.brand(call.merchant).fields.paymentPassword;
		const { birthday } = await deps.db.read((tx) => identityOf(tx, memberId));
		const decided = decidePaymentPassword(rule, { ...input, birthday });
		if (!decided.ok) return err(failure(decided.error));
		const confirmed = await confirmPassword(deps, input.password, call);
		if (!confirmed.ok) return confirmed;
		const turn = await deps.passwords.inTurn(() => deps.passwords.hash(decided.value));
		if (!turn.ok) return err(failure("SERVER_BUSY"));
		await deps.db.tx((tx) => write(tx, deps, { hash: turn.value, call }));
		return ok({});
	});
}

type NewHash = { readonly hash: string; readonly call: CallContext<"member"> };

async function write(tx: Tx, { courier }: UseCaseDeps, { hash, call }: NewHash): Promise<void> {
	const { memberId } = call.principal;
	const before = await findById(tx, memberId);
	await tables<MembersTables>(tx)
		.updateTable("members.accounts")
		.set({ payment_password_hash: hash })
		.where("id", "=", memberId)
		.execute();
	const isNew = before?.paymentPasswordHash === undefined;
	await tellChange(tx, courier, { change: isNew ? "payment-password-set" : "payment-password-changed", call });
}

/** `PAYMENT_PASSWORD_LOCKED` carries `{ retryAfterSeconds }`. */
export type PaymentPasswordRefusal = {
	readonly code: "SERVER_BUSY" | "PAYMENT_PASSWORD_MISSING" | "PAYMENT_PASSWORD_LOCKED" | "WRONG_PAYMENT_PASSWORD";
	readonly value?: { readonly retryAfterSeconds: number };
};

/** Whether this is the payment password of whoever calls. */
export async function confirmPaymentPassword(
	deps: Pick<UseCaseDeps, "db" | "passwords">,
	typed: string,
	call: PasswordCall,
): Promise<Result<undefined, PaymentPasswordRefusal>> {
	const account = await deps.db.read((tx) => findById(tx, call.principal.memberId));
	if (account?.paymentPasswordHash === undefined) return err({ code: "PAYMENT_PASSWORD_MISSING" });
	const confirmed = await confirmSecret(deps, { use: "payment-password", typed, call });
	if (confirmed.ok) return confirmed;
	if (confirmed.error.refused === "busy") return err({ code: "SERVER_BUSY" });
	if (confirmed.error.refused === "wrong") return err({ code: "WRONG_PAYMENT_PASSWORD" });
	const { retryAfterSeconds } = confirmed.error;
	return err({ code: "PAYMENT_PASSWORD_LOCKED", value: { retryAfterSeconds } });
}
