// What every report begins with: whose days they are, in which currency, counted up to when.
import { dayZone } from "#games/api";
import { failure } from "#platform/contract";
import { sql, type Tx } from "#platform/db";
import { type CurrencyCode, err, isCurrencyCode, ok, type Result } from "#platform/kernel";
import { dayAfter, reportDayOf, reportDayStart, reportDays } from "../../core/index.ts";
import type { RowsAsked } from "./report-rows.ts";

export type ReportAsked = {
	readonly from?: string | undefined;
	readonly to?: string | undefined;
	readonly currency?: string | undefined;
	readonly category?: string | undefined;
};

type Of = { readonly merchant: string; readonly usual: CurrencyCode; readonly now: Date };

/** What the rows are asked for; the brand's own currency where none is said. */
export async function rowsAsked(tx: Tx, input: ReportAsked, { merchant, usual, now }: Of) {
	const zone = await dayZone(tx);
	const currency = input.currency ?? usual;
	if (!isCurrencyCode(currency)) return err(failure("SEARCH_INVALID"));
	const days = reportDays(input, reportDayOf(now, zone));
	if (!days.ok) return err(failure(days.error));
	const { from, to } = days.value;
	const [begins, ends] = [reportDayStart(from, zone), reportDayStart(dayAfter(to), zone)];
	const asked: RowsAsked = { merchant, currency, from, to, begins, ends, zone, category: input.category };
	return ok(asked) satisfies Result<RowsAsked, never>;
}

export async function headOf(tx: Tx, { merchant, from, to, zone, currency }: RowsAsked, usual: CurrencyCode) {
	const { rows } = await sql<{ counted_at: Date | null }>`select counted_at from backoffice.report_mark`.execute(tx);
	const others = await currenciesOf(tx, merchant);
	return {
		from,
		to,
		zone,
		currency,
		currencies: [usual, ...others.filter((one) => one !== usual)],
		countedAt: rows[0]?.counted_at?.toISOString() ?? null,
	};
}

/** Play and money are each counted every minute; what both know of. Undefined before the first count. */
export async function countedUpTo(tx: Tx): Promise<Date | undefined> {
	const { rows } = await sql<{ at: Date | null }>`
		select case when m.counted_at is null then null else least(m.counted_at, h.rolled_up_at) end as at
		from games.member_hour_mark m cross join wallet.house_mark h`.execute(tx);
	return rows[0]?.at ?? undefined;
}

/** Found by stepping from one to the next: as many look-ups as there are currencies, whatever members there are. */
async function currenciesOf(tx: Tx, merchant: string): Promise<readonly string[]> {
	const { rows } = await sql<{ currency: string }>`
		with recursive step (currency) as (
			(select currency from members.accounts where merchant = ${merchant} and type <> 4 order by currency limit 1)
			union all
			select (select a.currency from members.accounts a
				where a.merchant = ${merchant} and a.type <> 4 and a.currency > step.currency order by a.currency limit 1)
			from step where step.currency is not null
		)
		select currency from step where currency is not null`.execute(tx);
	return rows.map(({ currency }) => currency);
}
