// Rows of bills: what an agent was paid of a contract for a period, and how it came about.
import { sql, type Tx } from "#platform/db";
import { type CurrencyCode, type MemberId, memberId } from "#platform/kernel";
import type { CommandKey } from "#wallet/api";
import type { BillKind, Parts, Period } from "../../core/index.ts";
import type { Of } from "./settlement-store.ts";

/** What a settled period is known to have given, by agent. */
export async function knownShares(
	tx: Tx,
	{ merchant, kind }: Of,
	{ from }: Period,
): Promise<ReadonlyMap<MemberId, Parts>> {
	const { rows } = await sql<{ agent_id: string; known_share: string }>`
		select agent_id, known_share from agents.bill
		where merchant = ${merchant} and kind = ${kind} and period_from = ${from}`.execute(tx);
	return new Map(rows.map((row) => [memberId(row.agent_id), BigInt(row.known_share)]));
}

export async function writeKnown(
	tx: Tx,
	{ merchant, kind }: Of,
	{ period, agentId, share }: { readonly period: Period; readonly agentId: MemberId; readonly share: Parts },
): Promise<void> {
	await sql`update agents.bill set known_share = ${share.toString()}::numeric
		where merchant = ${merchant} and kind = ${kind} and period_from = ${period.from}
			and agent_id = ${agentId}::bigint`.execute(tx);
}

export type HeldBill = {
	readonly id: string;
	readonly merchant: string;
	readonly kind: BillKind;
	readonly agentId: MemberId;
	readonly contractId: string | undefined;
	readonly currency: CurrencyCode;
	readonly from: Date;
	readonly paid: bigint;
};

/** Bills that wait and that nobody holds by hand, locked, the oldest first. */
export async function lockWaiting(tx: Tx, limit: number): Promise<readonly HeldBill[]> {
	const { rows } = await sql<{
		id: string;
		merchant: string;
		kind: BillKind;
		agent_id: string;
		contract_id: string | null;
		currency: CurrencyCode;
		period_from: Date;
		paid: string;
	}>`select b.id, b.merchant, b.kind, b.agent_id, b.contract_id, b.currency, b.period_from, b.paid
		from agents.bill b
		where b.state = 'held' and not exists (select from agents.held h where h.agent_id = b.agent_id)
		order by b.agent_id, b.id limit ${limit} for update of b skip locked`.execute(tx);
	return rows.map((row) => ({
		id: row.id,
		merchant: row.merchant,
		kind: row.kind,
		agentId: memberId(row.agent_id),
		contractId: row.contract_id ?? undefined,
		currency: row.currency,
		from: row.period_from,
		paid: BigInt(row.paid),
	}));
}

export async function markReleased(
	tx: Tx,
	{ id, key, now }: { readonly id: string; readonly key: CommandKey | undefined; readonly now: Date },
): Promise<void> {
	await sql`update agents.bill set state = 'paid', posting_key = ${key ?? null}::uuid, released_at = ${now}
		where id = ${id}::bigint and state = 'held'`.execute(tx);
}

export type BillRow = {
	readonly id: string;
	readonly merchant: string;
	readonly kind: BillKind;
	readonly agent_id: string;
	readonly currency: CurrencyCode;
	readonly version: number | null;
	readonly period_from: Date;
	readonly period_to: Date;
	readonly rate: string;
	readonly members: number;
	readonly turnover: string;
	readonly result: string;
	readonly share: string;
	readonly correction: string;
	readonly carry: string;
	readonly rest: string;
	readonly debt: string;
	readonly paid: string;
	readonly state: "paid" | "held";
	readonly billed: string | null;
	/** What those above still owe of it, and what the agent owes those below. */
	readonly owed: string;
	readonly owes: string;
	readonly lines: unknown;
};

const billColumns = sql`b.id, b.merchant, b.kind, b.agent_id, b.currency, b.version, b.period_from, b.period_to, b.rate,
	b.members, b.turnover, b.result, b.share, b.correction, b.carry, b.rest, b.debt, b.paid, b.state, b.billed, b.lines,
	(select coalesce(sum(left_over), 0) from agents.owed o
		where o.agent_id = b.agent_id and o.kind = b.kind and o.period_from = b.period_from) as owed,
	(select coalesce(sum(left_over), 0) from agents.owed o
		where o.payer_id = b.agent_id and o.kind = b.kind and o.period_from = b.period_from) as owes`;

type BillsAsked = {
	readonly agentId: MemberId;
	readonly kind: BillKind | undefined;
	/** Of the end of the period, up to and without the latter. */
	readonly from: Date;
	readonly to: Date;
};
const asked = ({ agentId, kind, from, to }: BillsAsked) => sql`b.agent_id = ${agentId}::bigint
	and b.period_to > ${from} and b.period_to <= ${to} ${kind === undefined ? sql`` : sql`and b.kind = ${kind}`}`;

export async function billsOf(
	tx: Tx,
	bills: BillsAsked & { readonly before: string | undefined; readonly limit: number },
): Promise<readonly BillRow[]> {
	const page = bills.before === undefined ? sql`` : sql`and b.id < ${bills.before}::bigint`;
	const { rows } = await sql<BillRow>`select ${billColumns} from agents.bill b where ${asked(bills)} ${page}
		order by b.id desc limit ${bills.limit}`.execute(tx);
	return rows;
}

export async function billTotals(
	tx: Tx,
	bills: BillsAsked,
): Promise<readonly { readonly kind: BillKind; readonly bills: number; readonly paid: bigint }[]> {
	const { rows } = await sql<{ kind: BillKind; bills: string; paid: string }>`
		select b.kind, count(*) as bills, sum(b.paid) as paid from agents.bill b where ${asked(bills)}
		group by b.kind order by b.kind`.execute(tx);
	return rows.map((row) => ({ kind: row.kind, bills: Number(row.bills), paid: BigInt(row.paid) }));
}

/** Of a brand, the latest first; of one agent, or those that wait, alone. */
export async function billsOfBrand(
	tx: Tx,
	page: {
		readonly merchant: string;
		readonly agentId: MemberId | undefined;
		readonly held: boolean;
		readonly before: string | undefined;
		readonly limit: number;
	},
): Promise<readonly BillRow[]> {
	const one = page.agentId === undefined ? sql`` : sql`and b.agent_id = ${page.agentId}::bigint`;
	const { rows } = await sql<BillRow>`select ${billColumns} from agents.bill b
		where b.merchant = ${page.merchant} ${one} ${page.held ? sql`and b.state = 'held'` : sql``}
			${page.before === undefined ? sql`` : sql`and b.id < ${page.before}::bigint`}
		order by b.id desc limit ${page.limit}`.execute(tx);
	return rows;
}

export async function billOf(tx: Tx, { merchant, id }: { readonly merchant: string; readonly id: string }) {
	const { rows } = await sql<BillRow>`select ${billColumns} from agents.bill b
		where b.merchant = ${merchant} and b.id = ${id}::bigint`.execute(tx);
	return rows[0];
}
