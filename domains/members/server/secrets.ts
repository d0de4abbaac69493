// Secrets we hand out and what we keep of them: random tokens, and SHA-256 digests (enough for 256 random bits).
import { createHash, randomBytes } from "node:crypto";
import { type MemberId, parseMemberId } from "#platform/kernel";

/** 256 random bits as 43 characters. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

export const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/** A session's token: the member it belongs to, so that its row is found where the member's rows are, and a secret. */
export type SessionToken = { readonly memberId: MemberId; readonly digest: Buffer };

export const newToken = (memberId: MemberId): string => `${memberId}.${newSecret()}`;

const tokenShape = /^([1-9][0-9]{0,18})\.[A-Za-z0-9_-]{43}$/;

/** Undefined for what cannot be a token of ours. */
export function readToken(token: string): SessionToken | undefined {
	const memberId = parseMemberId(tokenShape.exec(token)?.[1] ?? "");
	return memberId === undefined ? undefined : { memberId, digest: digestOf(token) };
}

/** A bucket of failed logins: a digest, so that the table tells nobody's name. */
export const bucketOf = (kind: "name" | "network" | "device", parts: readonly string[]): Buffer =>
	digestOf(JSON.stringify([kind, ...parts]));
