// Rows of what members have chosen. Nobody has agreed to marketing who has not said so.
import { sql, type Tx } from "#platform/db";
import { type MemberId, memberId as memberIdOf } from "#platform/kernel";

export type Choices = { readonly marketing: boolean; readonly boards: boolean };
const untold: Choices = { marketing: false, boards: true };

export async function findChoices(tx: Tx, memberId: MemberId): Promise<Choices> {
	const { rows } = await sql<Choices>`
		select marketing, boards from community.choice where member_id = ${memberId}::bigint`.execute(tx);
	return rows[0] ?? untold;
}

export async function keepChoices(
	tx: Tx,
	{ memberId, marketing, boards, now }: Choices & { readonly memberId: MemberId; readonly now: Date },
): Promise<void> {
	await sql`insert into community.choice (member_id, marketing, boards, changed_at)
		values (${memberId}::bigint, ${marketing}, ${boards}, ${now})
		on conflict (member_id) do update set marketing = excluded.marketing, boards = excluded.boards,
			changed_at = excluded.changed_at`.execute(tx);
}

/** Who of these does not want to be shown on boards. */
export async function hiddenOnBoards(tx: Tx, members: readonly MemberId[]): Promise<ReadonlySet<MemberId>> {
	if (members.length === 0) return new Set();
	const { rows } = await sql<{ member_id: string }>`
		select member_id from community.choice
		where member_id = any(${[...members]}::bigint[]) and not boards`.execute(tx);
	return new Set(rows.map((row) => memberIdOf(row.member_id)));
}
