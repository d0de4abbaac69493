// What pay-outs ask of the members: the holder's name, proofs of a wish that changes where money goes (T07), and since when
// the login, its network, its browser and the password are known.
import { matchesPattern } from "#brand/core";
import { type Failure, failure } from "#platform/contract";
import { type Tx, tables } from "#platform/db";
import type { CallContext } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { payoutNameKey } from "../../core/index.ts";
import { findById } from "../account-store.ts";
import type { CodeKeeper } from "../codes/code-keeper.ts";
import type { UseCaseDeps } from "../deps.ts";
import { confirmPaymentPassword, type PaymentPasswordRefusal } from "../passwords/payment-password.ts";
import type { MembersTables } from "../tables.ts";
import { writeEvent } from "../trail/account-events.ts";
import { countedProof, type ProofFailure } from "../ways-in/counted-proof.ts";
import { networkDigest } from "../ways-in/networks.ts";
import { judges, wishWayOf } from "../ways-in/second-ways.ts";
import { payoutNameOf, setPayoutName } from "./payout-name.ts";

export type PayoutCall = Pick<CallContext<"member">, "merchant" | "address" | "now" | "principal">;

export type PayoutWish = {
	readonly paymentPassword: string;
	/** A second factor, where the member has one. */
	readonly proof: string | undefined;
};

export type PayoutWishFailure = PaymentPasswordRefusal | ProofFailure;

/** The payment password, and the second factor of whoever has one: what is wrong is counted, and locks. */
export async function provePayoutWish(
	deps: UseCaseDeps,
	{ paymentPassword, proof = "" }: PayoutWish,
	call: PayoutCall,
): Promise<Result<undefined, PayoutWishFailure>> {
	const { memberId } = call.principal;
	const confirmed = await confirmPaymentPassword(deps, paymentPassword, call);
	if (!confirmed.ok) return confirmed;
	return deps.db.tx(async (tx): Promise<Result<undefined, ProofFailure>> => {
		const known = await wishWayOf(tx, { ...deps, memberId });
		if (known === undefined) return ok(undefined);
		const proving = { ...deps, memberId, target: known.target, proof, call };
		return countedProof(tx, { memberId, call }, () => judges[known.way](tx, proving));
	});
}

export type HolderFailure = Failure<"PAYOUT_NAME_INVALID" | "PAYOUT_NAME_DIFFERS">;

/** Holds a name against the locked one; where there is none yet, it becomes it. Answers the name as it is locked. */
export async function holdPayoutName(
	tx: Tx,
	{ brand }: Pick<UseCaseDeps, "brand">,
	{ name, call }: { readonly name: string; readonly call: PayoutCall },
): Promise<Result<string, HolderFailure>> {
	const { memberId } = call.principal;
	const { patternId, minLength: min, maxLength: max } = brand.brand(call.merchant).fields.payeeName;
	if ((await payoutNameOf(tx, memberId)) === undefined) {
		if (!matchesPattern(name, patternId, { min, max })) return err(failure("PAYOUT_NAME_INVALID", { min, max }));
		if (await setPayoutName(tx, { memberId, name, now: call.now })) {
			await writeEvent(tx, { memberId, kind: "payout-name-set" }, call);
		}
	}
	const locked = (await payoutNameOf(tx, memberId)) ?? "";
	return payoutNameKey(locked) === payoutNameKey(name) ? ok(locked) : err(failure("PAYOUT_NAME_DIFFERS"));
}

export type LoginFacts = {
	/** When the login was proven last: at its beginning, or in place since. Undefined for a session that has ended. */
	readonly loggedInAt: Date | undefined;
	/** When the account was first used from this network, and by the browser of this login. */
	readonly networkSince: Date | undefined;
	readonly browserSince: Date | undefined;
	readonly passwordChangedAt: Date | undefined;
};

export async function loginFactsOf(tx: Tx, codes: CodeKeeper, call: PayoutCall): Promise<LoginFacts> {
	const { memberId, sessionId } = call.principal;
	const db = tables<MembersTables>(tx);
	const session = await db
		.selectFrom("members.sessions as session")
		.leftJoin("members.devices as device", (join) =>
			join.onRef("device.member_id", "=", "session.member_id").onRef("device.last_login_at", "=", "session.created_at"),
		)
		.select(["session.created_at as begun", "session.renewed_at as renewed", "device.created_at as browser"])
		.where("session.member_id", "=", memberId)
		.where("session.session_id", "=", sessionId)
		.executeTakeFirst();
	const network = await db
		.selectFrom("members.networks")
		.select("created_at")
		.where("member_id", "=", memberId)
		.where("network_digest", "=", networkDigest(codes, { memberId, address: call.address }))
		.executeTakeFirst();
	return {
		loggedInAt: session?.renewed ?? session?.begun,
		networkSince: network?.created_at,
		browserSince: session?.browser ?? undefined,
		passwordChangedAt: (await findById(tx, memberId))?.passwordChangedAt,
	};
}
