// Captchas: what was drawn for an id, good for two minutes and for one attempt. The answer is kept as a digest.
import { type Database, type Tx, tables } from "#platform/db";
import { type Chance, err, ok, type Result } from "#platform/kernel";
import { digestOf } from "../secrets.ts";
import type { MembersTables } from "../tables.ts";

const lifeMilliseconds = 2 * 60_000;
const length = 5;
/** Without what looks alike: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const characters = "34679ACDEFGHJKMNPQRTUVWXY";

export function newCaptchaText(chance: Chance): string {
	return Array.from({ length }, () => characters.charAt(chance.below(characters.length))).join("");
}

/** A new text for an id replaces the one before. */
export async function keepCaptcha(db: Database, captcha: { id: string; text: string; now: Date }): Promise<void> {
	const row = {
		answer_digest: answerDigest(captcha),
		expires_at: new Date(captcha.now.getTime() + lifeMilliseconds),
	};
	await db.read((tx) =>
		tables<MembersTables>(tx)
			.insertInto("members.captchas")
			.values({ id: captcha.id, ...row })
			.onConflict((conflict) => conflict.column("id").doUpdateSet(row))
			.execute(),
	);
}

export type CaptchaAnswer = { readonly captchaId?: string | undefined; readonly captcha?: string | undefined };

/** Uses the captcha up, whether the answer is right or wrong. */
export async function solveCaptcha(
	tx: Tx,
	answer: CaptchaAnswer,
	now: Date,
): Promise<Result<undefined, "CAPTCHA_REQUIRED" | "CAPTCHA_WRONG">> {
	const { captchaId, captcha } = answer;
	if (captchaId === undefined || captcha === undefined || captcha.trim() === "") return err("CAPTCHA_REQUIRED");
	const row = await tables<MembersTables>(tx)
		.deleteFrom("members.captchas")
		.where("id", "=", captchaId)
		.returning(["answer_digest", "expires_at"])
		.executeTakeFirst();
	const right =
		row !== undefined &&
		row.expires_at > now &&
		row.answer_digest.equals(answerDigest({ id: captchaId, text: captcha }));
	return right ? ok(undefined) : err("CAPTCHA_WRONG");
}

const answerDigest = (captcha: { id: string; text: string }): Buffer =>
	digestOf(`${captcha.id.toLowerCase()} ${captcha.text.trim().toUpperCase()}`);
