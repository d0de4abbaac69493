// Rows of passkeys.
import type { Selectable } from "kysely";
import { type Tx, tables } from "#platform/db";
import { type MemberId, memberId as memberIdOf } from "#platform/kernel";
import type { MembersTables } from "../tables.ts";

export type Passkey = {
	readonly id: string;
	readonly memberId: MemberId;
	readonly credentialId: string;
	readonly publicKey: Buffer;
	readonly host: string;
	readonly counter: number;
	readonly name: string;
	readonly createdAt: Date;
	readonly lastUsedAt: Date | undefined;
};

const passkeyFrom = (row: Selectable<MembersTables["members.passkeys"]>): Passkey => ({
	id: row.id,
	memberId: memberIdOf(row.member_id),
	credentialId: row.credential_id,
	publicKey: row.public_key,
	host: row.host,
	counter: Number(row.counter),
	name: row.name,
	createdAt: row.created_at,
	lastUsedAt: row.last_used_at ?? undefined,
});

/** The oldest first. */
export async function passkeysOf(tx: Tx, memberId: string): Promise<readonly Passkey[]> {
	const rows = await tables<MembersTables>(tx)
		.selectFrom("members.passkeys")
		.selectAll()
		.where("member_id", "=", memberId)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map(passkeyFrom);
}

/** False when somebody has it already: then nothing was written. */
export async function insertPasskey(tx: Tx, passkey: Omit<Passkey, "lastUsedAt">): Promise<boolean> {
	const written = await tables<MembersTables>(tx)
		.insertInto("members.passkeys")
		.values({
			member_id: passkey.memberId,
			id: passkey.id,
			credential_id: passkey.credentialId,
			public_key: passkey.publicKey,
			host: passkey.host,
			counter: String(passkey.counter),
			name: passkey.name,
			created_at: passkey.createdAt,
			last_used_at: null,
		})
		.onConflict((conflict) => conflict.column("credential_id").doNothing())
		.returning("id")
		.executeTakeFirst();
	return written !== undefined;
}

/** Keeps it locked until the transaction ends: of two answers with one counter one is good. */
export async function lockPasskey(tx: Tx, credentialId: string): Promise<Passkey | undefined> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.passkeys")
		.selectAll()
		.where("credential_id", "=", credentialId)
		.forUpdate()
		.executeTakeFirst();
	return row === undefined ? undefined : passkeyFrom(row);
}

export async function notePasskeyUse(tx: Tx, { id }: Passkey, use: { counter: number; now: Date }): Promise<void> {
	await tables<MembersTables>(tx)
		.updateTable("members.passkeys")
		.set({ counter: String(use.counter), last_used_at: use.now })
		.where("id", "=", id)
		.execute();
}

type OwnPasskey = { readonly memberId: string; readonly id: string };

/** False when the member has no such passkey. */
export async function renamePasskey(tx: Tx, own: OwnPasskey & { readonly name: string }): Promise<boolean> {
	const row = await tables<MembersTables>(tx)
		.updateTable("members.passkeys")
		.set({ name: own.name })
		.where("member_id", "=", own.memberId)
		.where("id", "=", own.id)
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
}

/** False when the member has no such passkey. */
export async function removePasskey(tx: Tx, own: OwnPasskey): Promise<boolean> {
	const row = await tables<MembersTables>(tx)
		.deleteFrom("members.passkeys")
		.where("member_id", "=", own.memberId)
		.where("id", "=", own.id)
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
}
