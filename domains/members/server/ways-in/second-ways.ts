// The ways a member can prove a login by, and the judge of each. A way is one entry here.
import { timingSafeEqual } from "node:crypto";
import { masked } from "#courier/core";
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { CallFacts } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { type ProofWay, payoutNameKey, strongestWay, type WishProof } from "../../core/index.ts";
import type { Authenticators } from "../authenticators/authenticators.ts";
import { checkCode } from "../codes/check-code.ts";
import type { CodeKeeper, CodeSubject } from "../codes/code-keeper.ts";
import { contactsOf } from "../contacts/contacts.ts";
import { payoutNameOf } from "../profile/payout-name.ts";
import { digestOf } from "../secrets.ts";
import { writeEvent } from "../trail/account-events.ts";

type Asking = { readonly authenticators: Authenticators; readonly memberId: string };

/** `target`: where a code goes; empty for a way without one. */
export type KnownWay = { readonly way: ProofWay; readonly target: string; readonly masked: string };

export async function waysOf(tx: Tx, { authenticators, memberId }: Asking): Promise<readonly KnownWay[]> {
	const contacts = (await contactsOf(tx, memberId)).filter(({ verifiedAt }) => verifiedAt !== undefined);
	const byCode = contacts.map(({ kind, value }) => ({ way: kind, target: value, masked: masked(value) }));
	const [name, { on }] = [await payoutNameOf(tx, memberId), await authenticators.state(tx, memberId)];
	const plain = (way: ProofWay): KnownWay => ({ way, target: "", masked: "" });
	const others = [...(name === undefined ? [] : [plain("payoutName")]), ...(on ? [plain("authenticator")] : [])];
	return [...byCode, ...others];
}

export type WishWay = { readonly way: WishProof; readonly target: string; readonly masked: string };

/** What proves a wish of who is logged in, besides the password; undefined for who has nothing of it. */
export async function wishWayOf(tx: Tx, asking: Asking): Promise<WishWay | undefined> {
	const ways = await waysOf(tx, asking);
	const way = strongestWay(ways.map((known) => known.way));
	const known = ways.find((one) => one.way === way);
	return way === undefined || known === undefined ? undefined : { ...known, way };
}

export type WayFailure = Failure<"SECOND_PROOF_WRONG" | "PHONE_CODE_EXPIRED" | "PHONE_TOO_MANY_REQUESTS">;

export type Proving = {
	readonly memberId: string;
	readonly target: string;
	readonly proof: string;
	readonly codes: CodeKeeper;
	readonly authenticators: Authenticators;
	readonly call: Pick<CallFacts, "merchant" | "address" | "now">;
};

type Judge = (tx: Tx, proving: Proving) => Promise<Result<undefined, WayFailure>>;

const wrong = err(failure("SECOND_PROOF_WRONG"));

/** What a code of the second proof is good for. */
export const secondSubject = (
	way: "phone" | "email",
	{ call, target, memberId }: Pick<Proving, "target" | "memberId"> & { readonly call: { readonly merchant: string } },
): CodeSubject => ({ merchant: call.merchant, purpose: `second-${way}`, target, memberId });

const byCode =
	(way: "phone" | "email"): Judge =>
	async (tx, proving) => {
		const subject = secondSubject(way, proving);
		const checked = await checkCode(tx, proving.codes, { subject, code: proving.proof, call: proving.call });
		if (checked.ok) {
			await proving.codes.use(tx, subject);
			return ok(undefined);
		}
		const { code, value } = checked.error;
		return code === "PHONE_CODE_EXPIRED" || code === "PHONE_TOO_MANY_REQUESTS" ? err(failure(code, value)) : wrong;
	};

const byPayoutName: Judge = async (tx, { memberId, proof }) => {
	const name = (await payoutNameOf(tx, memberId)) ?? "";
	const same = timingSafeEqual(digestOf(payoutNameKey(name)), digestOf(payoutNameKey(proof)));
	return same && name !== "" ? ok(undefined) : wrong;
};

/** A code of the app, or a backup code: each good once. */
const byAuthenticator: Judge = async (tx, { memberId, proof, authenticators, call }) => {
	const good = await authenticators.check(tx, { memberId, code: proof, now: call.now });
	if (good === "backup") await writeEvent(tx, { memberId, kind: "backup-code-used" }, call);
	return good === undefined ? wrong : ok(undefined);
};

export const judges: Readonly<Record<ProofWay, Judge>> = {
	phone: byCode("phone"),
	email: byCode("email"),
	payoutName: byPayoutName,
	authenticator: byAuthenticator,
};
