// Rows of applications and their pictures. Pictures come in and go out sealed.
import { sql, type Tx } from "#platform/db";

export type Application = {
	readonly entryId: string;
	readonly number: number;
	readonly remark: string;
	readonly sentAt: Date;
	readonly decision: string;
	readonly reason: string;
	readonly pictures: number;
};

type Row = {
	readonly entry_id: string;
	readonly number: number;
	readonly remark: string;
	readonly sent_at: Date;
	readonly decision: string;
	readonly reason: string;
	readonly pictures: number;
};

const rowsOf = sql`select a.*, (select count(*) from promotions.picture p where p.entry_id = a.entry_id
	and p.number = a.number)::int as pictures from promotions.application a`;

const from = ({ entry_id: entryId, sent_at: sentAt, ...row }: Row): Application => ({ ...row, entryId, sentAt });

/** The latest first. */
export async function applicationsOf(tx: Tx, entryIds: readonly string[]): Promise<readonly Application[]> {
	const { rows } = await sql<Row>`${rowsOf} where a.entry_id = any (${[...entryIds]}::uuid[])
		order by a.sent_at desc, a.number desc`.execute(tx);
	return rows.map(from);
}

type Sent = {
	readonly entryId: string;
	readonly remark: string;
	readonly now: Date;
	readonly pictures: readonly Buffer[];
};

export async function insertApplication(tx: Tx, { entryId, remark, now, pictures }: Sent): Promise<void> {
	const { rows } = await sql<{ number: number }>`insert into promotions.application (entry_id, number, remark, sent_at)
		select ${entryId}::uuid, coalesce(max(number), 0) + 1, ${remark}, ${now} from promotions.application
		where entry_id = ${entryId}::uuid returning number`.execute(tx);
	const number = rows[0]?.number ?? 0;
	for (const [at, sealed] of pictures.entries())
		await sql`insert into promotions.picture values (${entryId}::uuid, ${number}, ${at + 1}, ${sealed})`.execute(tx);
}

type Decided = {
	readonly entryId: string;
	readonly decision: "issued" | "rejected" | "taken back";
	readonly reason: string;
	readonly by: string;
	readonly now: Date;
};

/** Of the one that waits. */
export async function decideApplication(tx: Tx, { entryId, decision, reason, by, now }: Decided): Promise<void> {
	await sql`update promotions.application set decision = ${decision}, reason = ${reason}, decided_by = ${by},
		decided_at = ${now} where entry_id = ${entryId}::uuid and decision = ''`.execute(tx);
}

export async function picturesOf(
	tx: Tx,
	{ entryId, number }: { readonly entryId: string; readonly number: number },
): Promise<readonly Buffer[]> {
	const { rows } = await sql<{ sealed: Buffer }>`select sealed from promotions.picture
		where entry_id = ${entryId}::uuid and number = ${number} order by place`.execute(tx);
	return rows.map(({ sealed }) => sealed);
}

/** Pictures are erased half a year after they were sent; what was said and decided stays. */
export async function erasePictures(tx: Tx, now: Date): Promise<void> {
	const before = new Date(now.getTime() - 180 * 86_400_000);
	await sql`delete from promotions.picture p using promotions.application a
		where a.entry_id = p.entry_id and a.number = p.number and a.sent_at < ${before} and a.decision <> ''`.execute(tx);
}
