// Logins that wait for their second proof: a short-lived token, of which only the digest is here, good once and from the
// network that it was given to.
import { type Tx, tables } from "#platform/db";
import type { CallFacts } from "#platform/http";
import type { MemberId } from "#platform/kernel";
import { proofMinutes } from "../../core/index.ts";
import type { CodeKeeper } from "../codes/code-keeper.ts";
import { digestOf, newToken, readToken } from "../secrets.ts";
import type { MembersTables } from "../tables.ts";
import { networkDigest } from "./networks.ts";

type ProofCall = Pick<CallFacts, "address" | "now">;
export type ProofToken = { readonly proofToken: string; readonly expiresAt: string };
export type WaitingLogin = {
	readonly memberId: MemberId;
	readonly digest: Buffer;
	readonly withPassword: boolean;
	readonly createdAt: Date;
};

export async function keepLoginProof(
	tx: Tx,
	codes: CodeKeeper,
	login: { readonly memberId: MemberId; readonly withPassword: boolean; readonly call: ProofCall },
): Promise<ProofToken> {
	const { memberId, withPassword, call } = login;
	const token = newToken(memberId);
	const expiresAt = new Date(call.now.getTime() + proofMinutes * 60_000);
	await tables<MembersTables>(tx)
		.insertInto("members.login_proofs")
		.values({
			member_id: memberId,
			token_digest: digestOf(token),
			network_digest: networkDigest(codes, { memberId, address: call.address }),
			with_password: withPassword,
			created_at: call.now,
			expires_at: expiresAt,
		})
		.execute();
	return { proofToken: token, expiresAt: expiresAt.toISOString() };
}

/** Keeps it locked until the transaction ends, so that of two at once one is judged after the other. */
export async function lockLoginProof(
	tx: Tx,
	codes: CodeKeeper,
	{ token: text, call }: { readonly token: string; readonly call: ProofCall },
): Promise<WaitingLogin | undefined> {
	const token = readToken(text);
	if (token === undefined) return undefined;
	const { memberId, digest } = token;
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.login_proofs")
		.select(["with_password", "created_at"])
		.where("member_id", "=", memberId)
		.where("token_digest", "=", digest)
		.where("network_digest", "=", networkDigest(codes, { memberId, address: call.address }))
		.where("expires_at", ">", call.now)
		.forUpdate()
		.executeTakeFirst();
	if (row === undefined) return undefined;
	return { memberId, digest, withPassword: row.with_password, createdAt: row.created_at };
}

export async function spendLoginProof(
	tx: Tx,
	{ memberId, digest }: Pick<WaitingLogin, "memberId" | "digest">,
): Promise<void> {
	await tables<MembersTables>(tx)
		.deleteFrom("members.login_proofs")
		.where("member_id", "=", memberId)
		.where("token_digest", "=", digest)
		.execute();
}
