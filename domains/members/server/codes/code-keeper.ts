// Keeps one-time codes: one for a purpose and a number or address, as a keyed digest. A code is locked while it is
// judged, so that of a hundred guesses at once each costs a try, and used up with what it allows, in one transaction.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type Tx, tables } from "#platform/db";
import type { Chance } from "#platform/kernel";
import { type CodePurpose, type CodeVerdict, judgeCode, newCode } from "../../core/index.ts";
import type { MembersTables } from "../tables.ts";

/** What a code is good for: one purpose, one number or address, and one member where somebody is logged in. */
export type CodeSubject = {
	readonly merchant: string;
	readonly purpose: CodePurpose;
	readonly target: string;
	readonly memberId?: string | undefined;
};

export type CodeKeeper = {
	/** A new code in place of an older one for the same. */
	readonly issue: (
		tx: Tx,
		subject: CodeSubject,
		terms: { readonly tries: number; readonly expiresAt: Date },
	) => Promise<string>;
	/** Judges what was typed and keeps the code locked until the transaction ends. A wrong one costs a try. */
	readonly check: (
		tx: Tx,
		subject: CodeSubject,
		typed: { readonly code: string; readonly now: Date },
	) => Promise<CodeVerdict>;
	/** A code that was found good is good no more. */
	readonly use: (tx: Tx, subject: CodeSubject) => Promise<void>;
	/** A digest of something that the database is not to tell. */
	readonly bucket: (parts: readonly string[]) => Buffer;
};

/** `key` has 32 bytes and is not in the database. */
export function codeKeeper({ key, chance }: { readonly key: Buffer; readonly chance: Chance }): CodeKeeper {
	const keyed = (text: string): Buffer => createHmac("sha256", key).update(text).digest();
	const bucket = (parts: readonly string[]): Buffer => keyed(JSON.stringify(parts));
	const bucketOf = ({ merchant, purpose, target, memberId = "" }: CodeSubject) =>
		bucket(["code", merchant, purpose, target, memberId]);
	const digestOf = (salt: Buffer, code: string) => keyed(`${salt.toString("hex")} ${code}`);
	return {
		async issue(tx, subject, { tries, expiresAt }) {
			const code = newCode(chance);
			const salt = randomBytes(16);
			const row = { salt, digest: digestOf(salt, code), tries_left: tries, expires_at: expiresAt };
			await tables<MembersTables>(tx)
				.insertInto("members.codes")
				.values({ bucket: bucketOf(subject), ...row })
				.onConflict((conflict) => conflict.column("bucket").doUpdateSet(row))
				.execute();
			return code;
		},
		async check(tx, subject, { code, now }) {
			const row = await lockCode(tx, bucketOf(subject));
			// Compared also where there is none, so that both take the same time.
			const fits = timingSafeEqual(digestOf(row?.salt ?? nobodys, code), row?.digest ?? nothing);
			const kept = row && { triesLeft: row.tries_left, expiresAt: row.expires_at, fits };
			const verdict = judgeCode(kept, now);
			if (row !== undefined && verdict === "wrong") await takeTry(tx, bucketOf(subject));
			return verdict;
		},
		async use(tx, subject) {
			await tables<MembersTables>(tx).deleteFrom("members.codes").where("bucket", "=", bucketOf(subject)).execute();
		},
		bucket,
	};
}

const nobodys = Buffer.alloc(16);
const nothing = Buffer.alloc(32);

function lockCode(tx: Tx, bucket: Buffer) {
	return tables<MembersTables>(tx)
		.selectFrom("members.codes")
		.select(["salt", "digest", "tries_left", "expires_at"])
		.where("bucket", "=", bucket)
		.forUpdate()
		.executeTakeFirst();
}

async function takeTry(tx: Tx, bucket: Buffer): Promise<void> {
	await tables<MembersTables>(tx)
		.updateTable("members.codes")
		.set(({ eb }) => ({ tries_left: eb("tries_left", "-", 1) }))
		.where("bucket", "=", bucket)
		.execute();
}
