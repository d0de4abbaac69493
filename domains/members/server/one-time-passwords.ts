// A password for one login, sent to the address an account was registered with. Until it is used the old one stays.
import { type Tx, tables } from "#platform/db";
import type { Chance, MemberId } from "#platform/kernel";
import { digestOf } from "./secrets.ts";
import type { MembersTables } from "./tables.ts";

/** Without what looks alike: 0 O, 1 I L. */
const characters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const groups = 4;
const groupLength = 4;

const shape = new RegExp(`^(?:[${characters}]{${groupLength}}-){${groups - 1}}[${characters}]{${groupLength}}$`);

/** Sixteen characters in groups: about 79 random bits. */
export function newOneTimePassword(chance: Chance): string {
	const character = () => characters.charAt(chance.below(characters.length));
	const group = () => Array.from({ length: groupLength }, character).join("");
	return Array.from({ length: groups }, group).join("-");
}

/** Whether a text looks like one; no member's own password is asked to. */
export const looksOneTime = (typed: string): boolean => shape.test(typed.trim().toUpperCase());

const digestFor = (typed: string): Buffer => digestOf(typed.trim().toUpperCase());

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
