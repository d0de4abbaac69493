// Rows of bills as a settlement writes them: many agents' of one period at once.
import { sql, type Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import type { CommandKey } from "#wallet/api";
import type { Open, Parts, Period, Rate } from "../../core/index.ts";
import type { Of } from "./settlement-store.ts";

/** What a period gave an agent, as it is known now. */
export type Reckoned = {
	readonly agentId: MemberId;
	/** Undefined where it is of points, and of no contract. */
	readonly contractId: string | undefined;
	readonly version: number | undefined;
	readonly rate: Rate;
	readonly members: number;
	readonly turnover: bigint;
	readonly result: bigint;
	readonly share: Parts;
	readonly lines: string;
};

export type NewBill = Of &
	Reckoned &
	Open & {
		readonly currency: CurrencyCode;
		readonly period: Period;
		readonly correction: Parts;
		readonly paid: bigint;
		readonly state: "paid" | "held";
		readonly postingKey: CommandKey | undefined;
		/** Where uplines pay: the whole bill, and what was taken from the float for those below. */
		readonly billed?: bigint | undefined;
		readonly fromFloat?: bigint;
		readonly floatKey?: CommandKey | undefined;
	};

const mostAtOnce = 1_000;

export async function addBills(tx: Tx, bills: readonly NewBill[]): Promise<void> {
	for (let at = 0; at < bills.length; at += mostAtOnce)
		await sql`insert into agents.bill (merchant, kind, agent_id, contract_id, version, currency, period_from, period_to, rate,
				members, turnover, result, share, known_share, correction, carry, rest, debt, paid, state, posting_key, lines,
				billed, from_float, float_key)
			select merchant, kind, agent_id, contract_id, version, currency, period_from, period_to, rate, members, turnover,
				result, share, share, correction, carry, rest, debt, paid, state, posting_key, lines::jsonb, billed, from_float,
				float_key
			from jsonb_to_recordset(${JSON.stringify(bills.slice(at, at + mostAtOnce).map(billRow))}::jsonb) as bill (
				place integer, merchant text, kind text, agent_id bigint, contract_id bigint, version integer, currency text,
				period_from timestamptz, period_to timestamptz, rate bigint, members integer, turnover bigint, result bigint,
				share numeric, correction numeric, carry numeric, rest numeric, debt numeric, paid bigint, state text,
				posting_key uuid, lines text, billed bigint, from_float bigint, float_key uuid)
			order by place`.execute(tx);
}

/** As the statement above reads it: whole numbers as text, since JSON's are too small. */
const billRow = (bill: NewBill, place: number) => ({
	place,
	merchant: bill.merchant,
	kind: bill.kind,
	agent_id: bill.agentId,
	contract_id: bill.contractId ?? null,
	version: bill.version ?? null,
	currency: bill.currency,
	period_from: bill.period.from,
	period_to: bill.period.to,
	rate: bill.rate.toString(),
	members: bill.members,
	turnover: bill.turnover.toString(),
	result: bill.result.toString(),
	share: bill.share.toString(),
	correction: bill.correction.toString(),
	carry: bill.carry.toString(),
	rest: bill.rest.toString(),
	debt: bill.debt.toString(),
	paid: bill.paid.toString(),
	state: bill.state,
	posting_key: bill.postingKey ?? null,
	lines: bill.lines,
	billed: bill.billed?.toString() ?? null,
	from_float: (bill.fromFloat ?? 0n).toString(),
	float_key: bill.floatKey ?? null,
});
