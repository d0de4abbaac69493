// The payment password: set and changed behind the login password and a second factor where there is one, asked for by a pay-out. Wrong ones are counted for the
// member, and lock after three.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { readPaymentPassword, sendPaymentCode, setPaymentPassword } from "../../contract/index.ts";
import { decidePaymentPassword } from "../../core/index.ts";
import { findById, setPaymentPasswordHash } from "../account-store.ts";
import type { UseCaseDeps } from "../deps.ts";
import { identityOf } from "../identity.ts";
import { tellChange } from "../trail/tell-change.ts";
import { countedProof } from "../ways-in/counted-proof.ts";
import { judges, wishWayOf } from "../ways-in/second-ways.ts";
import { sendSecondCode } from "../ways-in/send-second-code.ts";
import { confirmPassword, confirmSecret, type PasswordCall } from "./confirm-password.ts";

export function readPaymentPasswordRoute(deps: UseCaseDeps): Route {
	const { db, brand } = deps;
	return bind(readPaymentPassword, async (_input, { principal, merchant }) => {
		const { memberId } = principal;
		const account = await db.read((tx) => findById(tx, memberId));
		const known = await db.read((tx) => wishWayOf(tx, { ...deps, memberId }));
		const proof = known === undefined ? {} : { proof: { way: known.way, masked: known.masked } };
		const { patternId, minLength, maxLength } = brand.brand(merchant).fields.paymentPassword;
		return ok({ set: account?.paymentPasswordHash !== undefined, rule: { patternId, minLength, maxLength }, ...proof });
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
		return deps.db.tx((tx) => write(tx, deps, { hash: turn.value, proof: input.proof ?? "", call }));
	});
}

type NewHash = { readonly hash: string; readonly proof: string; readonly call: CallContext<"member"> };

async function write(
	tx: Tx,
	deps: UseCaseDeps,
	{ hash, proof, call }: NewHash,
): Promise<Answer<typeof setPaymentPassword>> {
	const { memberId } = call.principal;
	const known = await wishWayOf(tx, { ...deps, memberId });
	if (known !== undefined) {
		const proving = { ...deps, memberId, target: known.target, proof, call };
		const proven = await countedProof(tx, { memberId, call }, () => judges[known.way](tx, proving));
		if (!proven.ok) return proven;
	}
	const before = await findById(tx, memberId);
	await setPaymentPasswordHash(tx, memberId, hash);
	const isNew = before?.paymentPasswordHash === undefined;
	const change = isNew ? "payment-password-set" : "payment-password-changed";
	await tellChange(tx, deps.courier, { change, call });
	return ok({});
}

export function sendPaymentCodeRoute(deps: UseCaseDeps): Route {
	return bind(sendPaymentCode, (_input, call) =>
		deps.db.tx(async (tx) => {
			const { memberId, account } = call.principal;
			const known = await wishWayOf(tx, { ...deps, memberId });
			if (known === undefined || known.way === "authenticator") return err(failure("PHONE_NOT_ENABLED"));
			return sendSecondCode(tx, deps, { ...known, way: known.way, memberId, account, call });
		}),
	);
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
