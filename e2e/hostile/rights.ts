// Tokens of callers who may do what they try: sessions as a login leaves them, written by themselves, since hundreds of
// passwords would be checked otherwise. Who tries what a member may is a member, at the desk an owner.
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Endpoint } from "#platform/contract";
import type { Books } from "../books.ts";
import { openPlay, registerPerson } from "../caller.ts";

/** Whoever closes an account does not come back to it; whoever names an account holder is asked for it from elsewhere. */
const endsAccount: readonly string[] = ["close-account", "set-payout-name"];

/** A new token of the kind that the endpoint asks for. Undefined where it asks for none. */
export async function tokenFor(
	{ name, access }: Endpoint,
	from: { readonly books: Books; readonly memberId: string },
): Promise<string | undefined> {
	if (access === "public") return undefined;
	if (access === "play") return (await openPlay("dancheong-gate")).playToken;
	if (access === "staff") return staffSession(from.books);
	if (endsAccount.includes(name)) return (await registerPerson()).token;
	return memberSession(from.books, from.memberId);
}

const newSecret = (): string => randomBytes(32).toString("base64url");
const digest = (token: string): string => `'\\x${createHash("sha256").update(token).digest("hex")}'::bytea`;
const stands = "now(), now(), now() + interval '1 hour', '127.0.0.1', 'hostile'";

async function memberSession(books: Books, memberId: string): Promise<string> {
	const token = `${memberId}.${newSecret()}`;
	await books.run(
		`insert into members.sessions
			(member_id, token_digest, session_id, created_at, last_seen_at, expires_at, address, user_agent)
		values (${memberId}, ${digest(token)}, '${randomUUID()}', ${stands})`,
	);
	return token;
}

async function staffSession(books: Books): Promise<string> {
	const token = `ops.${newSecret()}`;
	await books.run(
		`insert into backoffice.session
			(staff_id, token_digest, session_id, created_at, last_seen_at, expires_at, address, user_agent)
		select id, ${digest(token)}, '${randomUUID()}', ${stands} from backoffice.staff where 'owner' = any (roles) limit 1`,
	);
	return token;
}
