// Challenges that passkeys answer: 256 random bits, of which only the digest is here; good once, for five minutes, and
// for the member that was asked, or for a login.
import * as z from "zod/mini";
import { type Tx, tables } from "#platform/db";
import { challengeMinutes, originFits } from "../../core/index.ts";
import { digestOf, newSecret } from "../secrets.ts";
import type { MembersTables } from "../tables.ts";

type Asked = { readonly memberId: string | undefined; readonly now: Date };

export async function newChallenge(tx: Tx, { memberId, now }: Asked): Promise<string> {
	const challenge = newSecret();
	await tables<MembersTables>(tx)
		.insertInto("members.passkey_challenges")
		.values({
			challenge_digest: digestOf(challenge),
			member_id: memberId ?? null,
			expires_at: new Date(now.getTime() + challengeMinutes * 60_000),
		})
		.execute();
	return challenge;
}

/** What a browser says it answered, and where. */
export type ClientData = { readonly challenge: string; readonly origin: string };

const clientData = z.object({ challenge: z.string(), origin: z.string() });

/** Uses the challenge up; undefined for an answer to another's, to one that was answered, or from another page. */
export async function spendChallenge(
	tx: Tx,
	asked: Asked & { readonly clientDataJSON: string; readonly host: string },
): Promise<ClientData | undefined> {
	const data = readClientData(asked.clientDataJSON);
	if (data === undefined) return undefined;
	const spent = await tables<MembersTables>(tx)
		.deleteFrom("members.passkey_challenges")
		.where("challenge_digest", "=", digestOf(data.challenge))
		.where("member_id", asked.memberId === undefined ? "is" : "=", asked.memberId ?? null)
		.where("expires_at", ">", asked.now)
		.returning("challenge_digest")
		.executeTakeFirst();
	return spent !== undefined && originFits({ origin: data.origin, host: asked.host }) ? data : undefined;
}

function readClientData(encoded: string): ClientData | undefined {
	try {
		return z.safeParse(clientData, JSON.parse(Buffer.from(encoded, "base64url").toString("utf8"))).data;
	} catch {
		return undefined;
	}
}
