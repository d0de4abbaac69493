// Rows of what an operator has brought home from one vendor, and of each member's part of it.
import { sql, type Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import type { Holder } from "#wallet/api";
import type { StayReason, TransferOutOutcome, TransferOutState } from "../../core/index.ts";

export type TransferOutRow = {
	readonly id: string;
	readonly merchant: string;
	readonly vendor: string;
	readonly reason: string;
	readonly askedBy: string;
	readonly askedAt: Date;
	/** Who had something there when it was asked for. */
	readonly members: number;
	/** Each of them has a row. */
	readonly listed: boolean;
	readonly state: TransferOutState;
	readonly endedAt: Date | null;
};

const columns = sql`id, merchant, vendor, reason, asked_by as "askedBy", asked_at as "askedAt", members, listed, state,
	ended_at as "endedAt"`;

/** Undefined while another of the same vendor runs. */
export async function insertTransferOut(
	tx: Tx,
	row: Omit<TransferOutRow, "id" | "listed" | "state" | "endedAt">,
): Promise<string | undefined> {
	const { rows } = await sql<{ id: string }>`
		insert into cashier.vendor_transfer_out (merchant, vendor, reason, asked_by, asked_at, members)
		values (${row.merchant}, ${row.vendor}, ${row.reason}, ${row.askedBy}, ${row.askedAt}, ${row.members})
		on conflict (vendor) where state = 'running' do nothing returning id`.execute(tx);
	return rows[0]?.id;
}

export async function lastTransferOut(tx: Tx, vendor: string): Promise<TransferOutRow | undefined> {
	const { rows } = await sql<TransferOutRow>`select ${columns} from cashier.vendor_transfer_out where vendor = ${vendor}
		order by id desc limit 1`.execute(tx);
	return rows[0];
}

const mostRunning = 100;

export async function runningTransferOuts(tx: Tx): Promise<readonly TransferOutRow[]> {
	const { rows } = await sql<TransferOutRow>`select ${columns} from cashier.vendor_transfer_out where state = 'running'
		order by id limit ${mostRunning}`.execute(tx);
	return rows;
}

export type Listing = { readonly listed: boolean; readonly last: Holder | undefined };

/** Locked: of several who list at once the others find it locked and leave it. */
export async function lockListing(tx: Tx, id: string): Promise<Listing | undefined> {
	type Row = { listed: boolean; member: MemberId | null; currency: string | null };
	const { rows } = await sql<Row>`
		select listed, listed_member::text as member, listed_currency as currency from cashier.vendor_transfer_out
		where id = ${id}::bigint and state = 'running' for update skip locked`.execute(tx);
	const [row] = rows;
	if (row === undefined) return undefined;
	const { listed, member, currency } = row;
	return { listed, last: member === null || currency === null ? undefined : { memberId: member, currency } };
}

/** Writes a page of holders down, due at once; an empty page is the end of the list. */
export async function listHolders(
	tx: Tx,
	{ id, holders, at }: { readonly id: string; readonly holders: readonly Holder[]; readonly at: Date },
): Promise<void> {
	const last = holders.at(-1);
	if (last === undefined) {
		await sql`update cashier.vendor_transfer_out set listed = true where id = ${id}::bigint`.execute(tx);
		return;
	}
	await sql`insert into cashier.vendor_transfer_out_member (vendor_transfer_out_id, member_id, currency, next_at)
		select ${id}::bigint, member_id, currency, ${at}
		from unnest(${holders.map(({ memberId }) => memberId)}::bigint[], ${holders.map(({ currency }) => currency)}::text[])
			as holder (member_id, currency)
		on conflict do nothing`.execute(tx);
	await sql`update cashier.vendor_transfer_out set listed_member = ${last.memberId}::bigint, listed_currency = ${last.currency}
		where id = ${id}::bigint`.execute(tx);
}

export type TransferOutPurse = {
	readonly transferOutId: string;
	readonly memberId: MemberId;
	readonly currency: string;
	readonly brought: string;
	readonly times: number;
	readonly tries: number;
};

const purseColumns = sql`purse.vendor_transfer_out_id as "transferOutId", purse.member_id as "memberId", purse.currency,
	purse.brought, purse.times, purse.tries`;
const claimSeconds = 60;

/** Those that are due, put off by a minute: who tries has it so long, and who dies meanwhile loses it. */
export async function claimPurses(
	tx: Tx,
	{ now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly TransferOutPurse[]> {
	const { rows } = await sql<TransferOutPurse>`
		with due as (
			select vendor_transfer_out_id, member_id, currency from cashier.vendor_transfer_out_member
			where state = 'waiting' and next_at <= ${now} order by next_at limit ${most} for update skip locked
		)
		update cashier.vendor_transfer_out_member as purse
		set next_at = ${new Date(now.getTime() + claimSeconds * 1_000)}, tries = tries + 1
		from due where (purse.vendor_transfer_out_id, purse.member_id, purse.currency)
			= (due.vendor_transfer_out_id, due.member_id, due.currency)
		returning ${purseColumns}`.execute(tx);
	return rows;
}

type PurseName = Pick<TransferOutPurse, "transferOutId" | "memberId" | "currency">;

/** Undefined once it has ended. */
export async function lockPurse(tx: Tx, name: PurseName): Promise<TransferOutPurse | undefined> {
	const { rows } = await sql<TransferOutPurse>`select ${purseColumns} from cashier.vendor_transfer_out_member as purse
		where vendor_transfer_out_id = ${name.transferOutId}::bigint and member_id = ${name.memberId}::bigint
			and currency = ${name.currency} and state = 'waiting' for update`.execute(tx);
	return rows[0];
}

export type Kept = {
	readonly name: PurseName;
	readonly outcome: TransferOutOutcome;
	readonly brought: bigint;
	readonly times: number;
	/** Of one that goes on waiting. */
	readonly nextAt: Date;
};

export async function keepPurse(tx: Tx, { name, outcome, brought, times, nextAt }: Kept): Promise<void> {
	const waits = outcome.state === "waiting";
	await sql`update cashier.vendor_transfer_out_member
		set state = ${outcome.state}, brought = ${`${brought}`}::bigint, times = ${times},
			why = ${waits ? outcome.why : null}, next_at = ${waits ? nextAt : null}
		where vendor_transfer_out_id = ${name.transferOutId}::bigint and member_id = ${name.memberId}::bigint
			and currency = ${name.currency}`.execute(tx);
}

/** Ends what is listed and of which nothing waits any more. */
export async function endTransferOuts(tx: Tx, at: Date): Promise<readonly TransferOutRow[]> {
	const { rows } =
		await sql<TransferOutRow>`update cashier.vendor_transfer_out as one set state = 'done', ended_at = ${at}
		where state = 'running' and listed and not exists (
			select from cashier.vendor_transfer_out_member where vendor_transfer_out_id = one.id and state = 'waiting')
		returning ${columns}`.execute(tx);
	return rows;
}

/** Of a vendor that is in service again nothing more comes home. */
export async function stopTransferOut(
	tx: Tx,
	{ id, at }: { readonly id: string; readonly at: Date },
): Promise<TransferOutRow | undefined> {
	const { rows } = await sql<TransferOutRow>`update cashier.vendor_transfer_out set state = 'stopped', ended_at = ${at}
		where id = ${id}::bigint and state = 'running' returning ${columns}`.execute(tx);
	await sql`update cashier.vendor_transfer_out_member set state = 'left', next_at = null
		where vendor_transfer_out_id = ${id}::bigint and state = 'waiting'`.execute(tx);
	return rows[0];
}

export type BroughtSum = {
	readonly currency: string;
	/** Members' parts: all, those that are home or were not there any more, and those that wait. */
	readonly all: number;
	readonly home: number;
	readonly waiting: number;
	/** Minor units that came home. */
	readonly brought: string;
};

export async function broughtBy(tx: Tx, id: string): Promise<readonly BroughtSum[]> {
	const { rows } = await sql<BroughtSum>`select currency, count(*)::int as "all",
			count(*) filter (where state in ('home', 'empty'))::int as home,
			count(*) filter (where state = 'waiting')::int as waiting, sum(brought)::text as brought
		from cashier.vendor_transfer_out_member where vendor_transfer_out_id = ${id}::bigint group by currency order by currency`.execute(
		tx,
	);
	return rows;
}

export type WaitingPurse = {
	readonly memberId: MemberId;
	readonly currency: string;
	/** Null of one that was not tried yet. */
	readonly why: StayReason | null;
};

const mostShown = 50;

/** The first of those who wait and were tried. */
export async function waitingPurses(tx: Tx, id: string): Promise<readonly WaitingPurse[]> {
	const { rows } =
		await sql<WaitingPurse>`select member_id as "memberId", currency, why from cashier.vendor_transfer_out_member
		where vendor_transfer_out_id = ${id}::bigint and state = 'waiting' and why is not null
		order by member_id, currency limit ${mostShown}`.execute(tx);
	return rows;
}

/** What is under way to a vendor or home from it, by currency, in minor units. */
export async function underWay(tx: Tx, vendor: string): Promise<ReadonlyMap<string, bigint>> {
	const { rows } = await sql<{ currency: string; amount: string }>`
		select currency, sum(amount)::text as amount from cashier.vendor_transfer
		where state = 'open' and vendor = ${vendor} group by currency`.execute(tx);
	return new Map(rows.map(({ currency, amount }) => [currency, BigInt(amount)]));
}

/** The brand that a member took money to a vendor with. */
export async function merchantOf(
	tx: Tx,
	{ memberId, purse }: { readonly memberId: MemberId; readonly purse: string },
): Promise<string | undefined> {
	const { rows } = await sql<{ merchant: string }>`select merchant from cashier.transfer
		where member_id = ${memberId}::bigint and to_purse = ${purse} order by done_at desc, id desc limit 1`.execute(tx);
	return rows[0]?.merchant;
}
