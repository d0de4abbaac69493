// Rows of what holds for the contracts of a brand.
import { sql, type Tx } from "#platform/db";
import type { DividendPeriod, Payer } from "../../core/index.ts";

export type Terms = {
	readonly houseEdge: bigint;
	readonly rebates: bigint;
	readonly vendorFee: bigint;
	/** Of what is paid in and taken out. */
	readonly paymentCost: bigint;
	readonly validTurnover: bigint;
	readonly dividendPeriod: DividendPeriod;
	readonly payer: Payer;
	/** The weight of a finding from which on bills wait for a person; above 100 none do. */
	readonly holdFrom: number;
	/** When points began to be paid. */
	readonly pointsFrom: Date | undefined;
};

type TermsRow = {
	readonly house_edge: string;
	readonly rebates: string;
	readonly vendor_fee: string;
	readonly payment_cost: string;
	readonly valid_turnover: string;
	readonly dividend_period: DividendPeriod;
	readonly payer: Payer;
	readonly hold_from: number;
	readonly points_from: Date | null;
};

const termColumns = sql`house_edge, rebates, vendor_fee, payment_cost, valid_turnover, dividend_period, payer, hold_from, points_from`;

/** A brand that never set any has the house's. */
export async function readTerms(tx: Tx, merchant: string): Promise<Terms> {
	const { rows } = await sql<TermsRow>`
		with own as (insert into agents.terms (merchant) values (${merchant}) on conflict (merchant) do nothing returning *)
		select ${termColumns} from own union all select ${termColumns} from agents.terms
			where merchant = ${merchant}
		limit 1`.execute(tx);
	const [row] = rows;
	if (row === undefined) throw new Error(`no terms of ${merchant}`);
	return {
		houseEdge: BigInt(row.house_edge),
		rebates: BigInt(row.rebates),
		vendorFee: BigInt(row.vendor_fee),
		paymentCost: BigInt(row.payment_cost),
		validTurnover: BigInt(row.valid_turnover),
		dividendPeriod: row.dividend_period,
		payer: row.payer,
		holdFrom: row.hold_from,
		pointsFrom: row.points_from ?? undefined,
	};
}

export async function writeTerms(tx: Tx, merchant: string, terms: Terms): Promise<void> {
	await sql`update agents.terms set house_edge = ${terms.houseEdge.toString()}::bigint,
			rebates = ${terms.rebates.toString()}::bigint, vendor_fee = ${terms.vendorFee.toString()}::bigint,
			payment_cost = ${terms.paymentCost.toString()}::bigint,
			valid_turnover = ${terms.validTurnover.toString()}::bigint, dividend_period = ${terms.dividendPeriod},
			payer = ${terms.payer}, hold_from = ${terms.holdFrom}
		where merchant = ${merchant}`.execute(tx);
}

/** Whether dividends were settled: by which periods does not change from then on. */
export async function hasDividends(tx: Tx, merchant: string): Promise<boolean> {
	const { rows } = await sql`select 1 from agents.settlement
		where merchant = ${merchant} and kind = 'dividend' limit 1`.execute(tx);
	return rows.length > 0;
}

/** Points of a brand are paid from here on; once begun it stays. */
export async function beginPoints(
	tx: Tx,
	{ merchant, from }: { readonly merchant: string; readonly from: Date },
): Promise<void> {
	await sql`insert into agents.terms (merchant, points_from) values (${merchant}, ${from})
		on conflict (merchant) do update set points_from = excluded.points_from where agents.terms.points_from is null`.execute(
		tx,
	);
}
