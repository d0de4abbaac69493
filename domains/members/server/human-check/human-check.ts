// Whether a person is there: asked where the brand asks for it, answered once. Who judges an answer stands behind a port.
import { type Failure, failure } from "#platform/contract";
import { type Tx, tables } from "#platform/db";
import type { CallFacts } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import type { MembersTables } from "../tables.ts";

/** Where a brand may ask. */
export type HumanPlace = "register" | "code" | "login" | "password";
/** What an answer is good for: `staff` is the back office's, which guards its own entry. */
type ProofPlace = HumanPlace | "staff";

/** An answer that holds. `digest` names it, so that it counts once, until `expiresAt`. */
export type HumanProof = { readonly digest: Buffer; readonly expiresAt: Date };

export type HumanChecker = {
	/** Named to the site, which solves each provider's challenge in its own part. */
	readonly provider: string;
	/** JSON for the site. `effort`: how much an answer is to cost, as the operator set it. */
	readonly challenge: (asked: {
		readonly place: ProofPlace;
		readonly effort: number;
		readonly now: Date;
	}) => Promise<string>;
	/** Undefined for an answer that does not hold, is too old, or was made for another place. */
	readonly judge: (
		answer: string,
		asked: { readonly place: ProofPlace; readonly now: Date },
	) => Promise<HumanProof | undefined>;
};

/** How much an answer is to cost; undefined where the brand asks for none. */
export async function humanEffort(
	tx: Tx,
	{ merchant, place }: { readonly merchant: string; readonly place: HumanPlace },
): Promise<number | undefined> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.human_checks")
		.select("effort")
		.where("merchant", "=", merchant)
		.where("place", "=", place)
		.where("enabled", "=", true)
		.executeTakeFirst();
	return row?.effort;
}

export type HumanAnswer = {
	readonly place: HumanPlace;
	readonly answer: string | undefined;
	readonly call: Pick<CallFacts, "merchant" | "now">;
};

/** Uses the answer up in the caller's transaction. */
export async function proveHuman(
	tx: Tx,
	checker: HumanChecker,
	{ place, answer, call }: HumanAnswer,
): Promise<Result<undefined, Failure<"PHONE_CAPTCHA_FAILED">>> {
	const { merchant, now } = call;
	if ((await humanEffort(tx, { merchant, place })) === undefined) return ok(undefined);
	const proof = answer === undefined ? undefined : await checker.judge(answer, { place, now });
	const first = proof !== undefined && (await isFirst(tx, proof));
	return first ? ok(undefined) : err(failure("PHONE_CAPTCHA_FAILED"));
}

/** The check for a domain above that guards a way in of its own, whatever the brand asks of its members. */
export type HumanFace = {
	/** What the asker's page is to work out; `effort` is the most steps of work. */
	readonly ask: (asked: { readonly effort: number; readonly now: Date }) => Promise<HumanChallenge>;
	/** Whether the answer holds; it is used up in the caller's transaction. */
	readonly holds: (tx: Tx, answer: string, now: Date) => Promise<boolean>;
};
export type HumanChallenge = { readonly provider: string; readonly challenge: string };

export function humanFace(checker: HumanChecker): HumanFace {
	const place = "staff";
	return {
		ask: async (asked) => ({ provider: checker.provider, challenge: await checker.challenge({ ...asked, place }) }),
		holds: async (tx, answer, now) => {
			const proof = await checker.judge(answer, { place, now });
			return proof !== undefined && isFirst(tx, proof);
		},
	};
}

async function isFirst(tx: Tx, { digest, expiresAt }: HumanProof): Promise<boolean> {
	const written = await tables<MembersTables>(tx)
		.insertInto("members.human_answers")
		.values({ digest, expires_at: expiresAt })
		.onConflict((conflict) => conflict.doNothing())
		.returning("digest")
		.executeTakeFirst();
	return written !== undefined;
}
