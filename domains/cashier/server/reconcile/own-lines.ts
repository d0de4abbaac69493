// Our lines of a provider, for a comparison with its statement: what it paid in, and what it paid out.
import type { RawBuilder } from "kysely";
import { type Database, sql } from "#platform/db";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import type { OwnLine } from "../../core/index.ts";

type LineRow = {
	readonly id: string;
	readonly line: string;
	readonly payment: string;
	readonly amount: string;
	readonly currency: string;
	readonly credited: boolean;
	/** Minor units. */
	readonly arrived: string | null;
};
const pageSize = 1_000;

type Asked = { readonly provider: string; readonly since: Date; readonly until: Date };
type Select = (asked: Asked & { readonly after: string }) => RawBuilder<LineRow>;

/** What we keep of a provider's payments in a time, with what its deposits say arrived. */
export const ownLines = (db: Pick<Database, "read">, asked: Asked): Promise<readonly OwnLine[]> =>
	allOf(db, { asked, select: payments });

/** What we keep of its pay-outs, with what its withdrawals say was to arrive. */
export const ownPayoutLines = (db: Pick<Database, "read">, asked: Asked): Promise<readonly OwnLine[]> =>
	allOf(db, { asked, select: payouts });

const payments: Select = ({ provider, since, until, after }) => sql<LineRow>`
	select line.id, line.line_id as line, line.payment, line.amount, line.currency,
		line.state = 'credited' as credited, deposit.arrived
	from cashier.provider_line as line
	left join cashier.deposit as deposit on line.state = 'credited'
		and deposit.member_id = line.member_id and deposit.id = line.deposit_id
	where line.provider = ${provider} and line.fault <> 'changed' and line.paid_at >= ${since}
		and line.paid_at < ${until} and line.id > ${after}::bigint
	order by line.id limit ${pageSize}`;

const payouts: Select = ({ provider, since, until, after }) => sql<LineRow>`
	select line.id, line.line_id as line, line.payout || ' to ' || line.account as payment, line.amount, line.currency,
		line.state = 'settled' as credited, withdrawal.amount - withdrawal.fee as arrived
	from cashier.payout_line as line
	left join cashier.withdrawal as withdrawal on line.state = 'settled'
		and withdrawal.member_id = line.member_id and withdrawal.id = line.withdrawal_id
	where line.provider = ${provider} and line.fault <> 'changed' and line.paid_at >= ${since}
		and line.paid_at < ${until} and line.id > ${after}::bigint
	order by line.id limit ${pageSize}`;

/** A page at a time. */
async function allOf(
	db: Pick<Database, "read">,
	{ asked, select }: { readonly asked: Asked; readonly select: Select },
): Promise<readonly OwnLine[]> {
	const lines: OwnLine[] = [];
	for (let after = "0"; ; ) {
		const { rows } = await db.read((tx) => select({ ...asked, after }).execute(tx));
		lines.push(...rows.map(shownLine));
		const last = rows.at(-1);
		if (last === undefined || rows.length < pageSize) return lines;
		after = last.id;
	}
}

function shownLine({ id: _id, arrived, ...line }: LineRow): OwnLine {
	const { currency } = line;
	const known = arrived !== null && isCurrencyCode(currency);
	return { ...line, arrived: known ? formatMinor(BigInt(arrived), currency) : undefined };
}
