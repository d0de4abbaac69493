// A password for one login, sent to the address an account was registered with. Until it is used the old one stays.
import { type Tx, tables } from "#platform/db";
import type { Chance, MemberId } from "#platform/kernel";
import { codeKey, looksGrouped, newGroupedCode } from "../../core/index.ts";
import { digestOf } from "../secrets.ts";
import type { MembersTables } from "../tables.ts";

/** Sixteen characters in groups: about 79 random bits. */
const shape = { groups: 4, length: 4 } as const;

export const newOneTimePassword = (chance: Chance): string => newGroupedCode(chance, shape);

/** Whether a text looks like one; no member's own password is asked to. */
export const looksOneTime = (typed: string): boolean => looksGrouped(typed, shape);

const digestFor = (typed: string): Buffer => digestOf(codeKey(typed));

/** In place of an earlier one. */
export async function keepOneTimePassword(
	tx: Tx,
	id: MemberId,
	kept: { readonly password: string; readonly expiresAt: Date },
): Promise<void> {
	const row = { digest: digestFor(kept.password), expires_at: kept.expiresAt };
	await tables<MembersTables>(tx)
		.insertInto("members.one_time_passwords")
		.values({ member_id: id, ...row })
		.onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
		.execute();
}

/** Uses it up: true once. Asks the same of the database whether there is such a member or not. */
export async function spendOneTimePassword(
	tx: Tx,
	{ memberId, typed, now }: { readonly memberId: string; readonly typed: string; readonly now: Date },
): Promise<boolean> {
	const used = await tables<MembersTables>(tx)
		.deleteFrom("members.one_time_passwords")
		.where("member_id", "=", memberId)
		.where("digest", "=", digestFor(typed))
		.where("expires_at", ">", now)
		.returning("member_id")
		.executeTakeFirst();
	return used !== undefined;
}
