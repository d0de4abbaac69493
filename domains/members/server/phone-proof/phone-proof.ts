// What proves a mobile number to a registration or a login: the code of a text message, or what a third party says of it
// where the brand has one. Either is good once, and is used up with what it allows, in one transaction.
import { timingSafeEqual } from "node:crypto";
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { CallFacts } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import type { PhonePurpose } from "../../core/index.ts";
import { type CodeFailure, checkCode } from "../codes/check-code.ts";
import type { CodeKeeper } from "../codes/code-keeper.ts";
import type { UseCaseDeps } from "../deps.ts";
import { digestOf } from "../secrets.ts";
import type { Statement, StatementFault } from "./phone-provider.ts";
import { lockVerification, spendVerification } from "./phone-provider-store.ts";
import { pageOf } from "./phone-providers.ts";

export type ProofRefusal =
	| CodeFailure
	| Failure<"PHONE_PROOF_MISSING" | "PHONE_PROOF_REFUSED" | "PHONE_NOT_ENABLED" | "PHONE_UNKNOWN">;

export type PhoneProof = {
	/** A good one stays locked, and good, until it is used or the transaction ends. */
	readonly check: (tx: Tx) => Promise<Result<undefined, ProofRefusal>>;
	readonly use: (tx: Tx) => Promise<void>;
};

export type ProofToJudge = {
	readonly purpose: PhonePurpose;
	/** E.164. */
	readonly number: string;
	readonly code: string | undefined;
	readonly typed: { readonly firebaseChannel?: string | undefined; readonly firebaseIdToken?: string | undefined };
	readonly call: Pick<CallFacts, "merchant" | "address" | "now">;
};

type ProofDeps = Pick<UseCaseDeps, "db" | "codes" | "phoneProviders">;

/** A third party's signature is judged here, before any transaction: its keys may have to be fetched. */
export async function phoneProofOf(deps: ProofDeps, judged: ProofToJudge): Promise<Result<PhoneProof, ProofRefusal>> {
	const { call, typed } = judged;
	const { firebaseChannel: channel = "", firebaseIdToken: token = "" } = typed;
	const client = await deps.db.read((tx) => deps.phoneProviders.of(tx, call.merchant));
	if (client === undefined) return token === "" ? ok(byCode(deps.codes, judged)) : err(failure("PHONE_NOT_ENABLED"));
	if (token === "" || channel === "") return err(failure("PHONE_PROOF_MISSING"));
	const read = await deps.phoneProviders.read({ ...client, page: pageOf(client, "") }, token, call.now);
	if (!read.ok) return err(failure(codeOfFault[read.error]));
	return saysIt(read.value, { ...judged, channel })
		? ok(byStatement(deps.codes, { ...judged, channel }))
		: err(failure("PHONE_PROOF_REFUSED"));
}

const codeOfFault = {
	refused: "PHONE_PROOF_REFUSED",
	expired: "PHONE_CODE_EXPIRED",
	unreachable: "PHONE_UNKNOWN",
} as const satisfies Record<StatementFault, string>;

type Said = ProofToJudge & { readonly channel: string };

/** Of this number, for this purpose, in the verification that this browser began. */
function saysIt(statement: Statement, { channel, number, purpose }: Said): boolean {
	const own = timingSafeEqual(digestOf(statement.nonce), digestOf(nonceOf(channel)));
	return own && statement.number === number && statement.purpose === purpose;
}

/** What a provider knows of a channel: it tells nobody the secret that the browser keeps. */
export const nonceOf = (channel: string): string => digestOf(channel).toString("base64url");

/** The number as the database keeps it. */
export const numberDigest = (codes: CodeKeeper, merchant: string, number: string): Buffer =>
	codes.bucket(["verification", merchant, number]);

function byStatement(codes: CodeKeeper, { channel, number, purpose, call: { merchant, now } }: Said): PhoneProof {
	const digest = digestOf(channel);
	const kept = { digest, merchant, purpose, number: numberDigest(codes, merchant, number), now };
	return {
		check: async (tx) => ((await lockVerification(tx, kept)) ? ok(undefined) : err(failure("PHONE_PROOF_REFUSED"))),
		use: (tx) => spendVerification(tx, digest),
	};
}

function byCode(codes: CodeKeeper, { purpose, number: target, code, call }: ProofToJudge): PhoneProof {
	const subject = { merchant: call.merchant, purpose, target };
	return {
		check: (tx) => checkCode(tx, codes, { subject, code, call }),
		use: (tx) => codes.use(tx, subject),
	};
}
