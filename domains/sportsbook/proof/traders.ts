// Two traders of a journey, as programs: what they ask for and agree to, without their windows. For results that nobody could wait for.
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Client } from "#platform/contract/client";
import { askMatchResult, decideMatchResult, type ResultTerms } from "#sportsbook/contract";
import type { Books } from "../../../e2e/books.ts";
import { caller, codeOf, must } from "../../../e2e/caller.ts";
import { operate } from "../../../e2e/operator.ts";

export type Traders = {
	/** Nobody plays it on: bets on what is not decided are void. */
	readonly end: (eventId: string) => Promise<void>;
	/** Asked for by one and agreed to by the other, as soon as the match is over. */
	readonly settle: (eventId: string, terms: ResultTerms) => Promise<void>;
};

/** By their names in the journey's file: nobody else has them. */
export async function twoTraders(books: Books, name: string): Promise<Traders> {
	const [asking, deciding] = [await trader(books, `${name}-one`), await trader(books, `${name}-two`)];
	const settle = async (eventId: string, terms: ResultTerms): Promise<void> => {
		const press = () => ({ idempotencyKey: randomUUID() });
		const wish = { eventId, terms, reason: "told by the referee" };
		let resultId = "";
		const asked = async (): Promise<string> => {
			const answer = asking.call(askMatchResult, wish, press());
			const code = await codeOf(answer);
			if (code === "OK") resultId = (await must(answer)).resultId;
			return code;
		};
		// One that was ended a moment ago is its room's yet.
		await expect.poll(asked, { timeout: 60_000, interval: 500 }).toBe("OK");
		await must(deciding.call(decideMatchResult, { resultId, decision: { kind: "approve" } }, press()));
	};
	return { settle, end: (eventId) => settle(eventId, { kind: "abandon", why: "abandoned" }) };
}

/** At the desk with a session as a login leaves it. */
async function trader(books: Books, username: string): Promise<Client> {
	await operate("staff", ["add", username, "--role", "supervisor"]);
	const token = `ops.${randomBytes(32).toString("base64url")}`;
	const digest = createHash("sha256").update(token).digest("hex");
	await books.run(
		`insert into backoffice.session
			(staff_id, token_digest, session_id, created_at, last_seen_at, expires_at, address, user_agent)
		select id, '\\x${digest}'::bytea, '${randomUUID()}', now(), now(), now() + interval '1 hour', '127.0.0.1', 'journey'
		from backoffice.staff where username = '${username}'`,
	);
	return caller(token);
}
