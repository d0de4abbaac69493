// Rows of how members are reached. A number or address that was proven belongs to one account of a brand.
import { type Tx, tables } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import type { ContactKind, MembersTables } from "../tables.ts";

export type Contact = { readonly kind: ContactKind; readonly value: string; readonly verifiedAt: Date | undefined };
export type ContactAt = { readonly merchant: string; readonly kind: ContactKind; readonly value: string };

/** The form in which addresses are compared. */
export const emailKey = (address: string): string => address.trim().toLowerCase();

/** Whose proven number or address it is. */
export async function ownerOf(tx: Tx, { merchant, kind, value }: ContactAt): Promise<MemberId | undefined> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.contacts")
		.select("member_id")
		.where("merchant", "=", merchant)
		.where("kind", "=", kind)
		.where("value", "=", value)
		.where("verified_at", "is not", null)
		.executeTakeFirst();
	return row === undefined ? undefined : memberId(row.member_id);
}

export async function contactsOf(tx: Tx, id: string): Promise<readonly Contact[]> {
	const rows = await tables<MembersTables>(tx)
		.selectFrom("members.contacts")
		.select(["kind", "value", "verified_at"])
		.where("member_id", "=", id)
		.execute();
	return rows.map(({ kind, value, verified_at }) => ({ kind, value, verifiedAt: verified_at ?? undefined }));
}

export type NewContact = ContactAt & { readonly memberId: MemberId; readonly verifiedAt: Date | undefined };

/** In place of the one of the kind before. Throws a unique violation when it is proven and somebody else's. */
export async function writeContact(tx: Tx, contact: NewContact): Promise<void> {
	const { memberId: id, merchant, kind, value, verifiedAt } = contact;
	const row = { value, verified_at: verifiedAt ?? null };
	await tables<MembersTables>(tx)
		.insertInto("members.contacts")
		.values({ member_id: id, merchant, kind, ...row })
		.onConflict((conflict) => conflict.columns(["member_id", "kind"]).doUpdateSet(row))
		.execute();
}
