// Tokens of members' sessions, and what is kept of them and of failed logins: digests.
import { type MemberId, parseMemberId } from "#platform/kernel";
import { digestOf, newSecret } from "#platform/kernel/node";

export { digestOf, newSecret } from "#platform/kernel/node";

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
