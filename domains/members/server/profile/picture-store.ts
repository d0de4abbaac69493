// Rows of members' pictures.
import { type Tx, tables } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import type { MembersTables } from "../tables.ts";

/** PNG; undefined for who shows one of the house's. */
export async function findPicture(tx: Tx, id: MemberId): Promise<Buffer | undefined> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.pictures")
		.select("picture")
		.where("member_id", "=", id)
		.executeTakeFirst();
	return row?.picture;
}

/** In the place of the one before. */
export async function keepPicture(tx: Tx, kept: { memberId: MemberId; picture: Buffer; now: Date }): Promise<void> {
	const row = { picture: kept.picture, set_at: kept.now };
	await tables<MembersTables>(tx)
		.insertInto("members.pictures")
		.values({ member_id: kept.memberId, ...row })
		.onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
		.execute();
}

/** One of the house's; the member's own picture goes. */
export async function chooseIcon(tx: Tx, { memberId, icon }: { memberId: MemberId; icon: string }): Promise<void> {
	const db = tables<MembersTables>(tx);
	await db.deleteFrom("members.pictures").where("member_id", "=", memberId).execute();
	await db.updateTable("members.accounts").set({ icon }).where("id", "=", memberId).execute();
}
