// Rows of bets that a trader looks at first. Decides nothing.
import { sql, type Tx } from "#platform/db";

export type ReferralRow = {
	readonly id: string;
	readonly merchant: string;
	readonly owner: string;
	readonly key: string;
	readonly currency: string;
	readonly legs: unknown;
	readonly sizes: unknown;
	readonly line: string;
	readonly stake: string;
	readonly most: string;
	readonly state: "waiting" | "accepted" | "offered" | "refused";
	readonly offer: string | null;
	readonly reason: string | null;
	readonly operator: string | null;
	readonly asked_at: Date;
	readonly until: Date;
};

export type NewReferral = Pick<ReferralRow, "id" | "merchant" | "owner" | "key" | "currency" | "asked_at" | "until"> & {
	readonly legs: string;
	readonly sizes: string;
	readonly line: bigint;
	readonly stake: bigint;
	readonly most: bigint;
};

/** Written once a press; answers the one that stands under its key. */
export async function keepReferral(tx: Tx, row: NewReferral): Promise<ReferralRow> {
	await sql`insert into sportsbook.referral (id, merchant, owner, key, currency, legs, sizes, line, stake, most, asked_at, until)
		values (${row.id}, ${row.merchant}, ${row.owner}, ${row.key}, ${row.currency}, ${row.legs}::jsonb, ${row.sizes}::jsonb, ${row.line},
			${row.stake}, ${row.most}, ${row.asked_at}, ${row.until})
		on conflict (owner, key) do nothing`.execute(tx);
	const { rows } = await sql<ReferralRow>`
		select * from sportsbook.referral where owner = ${row.owner} and key = ${row.key}`.execute(tx);
	const [kept] = rows;
	if (kept === undefined) throw new Error(`no referral under ${row.key}`);
	return kept;
}

type Desk = { readonly merchant: string; readonly now: Date };

/** Those of a brand's members that wait at a moment, the oldest first. */
export async function listReferred(tx: Tx, { merchant, now }: Desk): Promise<readonly ReferralRow[]> {
	const { rows } = await sql<ReferralRow>`
		select * from sportsbook.referral where merchant = ${merchant} and state = 'waiting' and until > ${now} order by asked_at, id limit 100`.execute(
		tx,
	);
	return rows;
}

/** Undefined for one of another brand, as for one that is not there. */
export async function lockReferral(
	tx: Tx,
	{ id, merchant }: Pick<ReferralRow, "id" | "merchant">,
): Promise<ReferralRow | undefined> {
	const { rows } = await sql<ReferralRow>`
		select * from sportsbook.referral where id = ${id} and merchant = ${merchant} for update`.execute(tx);
	return rows[0];
}

export type ReferralWord = Pick<ReferralRow, "id" | "operator" | "reason" | "until"> & {
	readonly state: Exclude<ReferralRow["state"], "waiting">;
	readonly offer: bigint | null;
};

export async function writeWord(tx: Tx, { id, state, offer, operator, reason, until }: ReferralWord): Promise<void> {
	await sql`update sportsbook.referral
		set state = ${state}, offer = ${offer}, operator = ${operator}, reason = ${reason}, until = ${until}
		where id = ${id}`.execute(tx);
}
