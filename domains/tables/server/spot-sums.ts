// What members' bets came to by spot, kept as rounds are settled: what the desk holds against theory. Decides nothing.
import { sql, type Tx } from "#platform/db";
import type { TableCode } from "../core/index.ts";

export type SpotLine = {
	readonly currency: string;
	readonly spot: string;
	readonly stake: bigint;
	readonly returned: bigint;
};

type Adding = { readonly table: TableCode; readonly at: Date; readonly lines: readonly SpotLine[] };

/** `sign`: -1 takes lines out again that were added. */
export async function addSpotLines(tx: Tx, { table, at, lines }: Adding, sign: 1 | -1 = 1): Promise<void> {
	if (lines.length === 0) return;
	const sums = new Map<string, { currency: string; spot: string; bets: number; stake: bigint; returned: bigint }>();
	for (const { currency, spot, stake, returned } of lines) {
		const key = `${currency} ${spot}`;
		const sum = sums.get(key) ?? { currency, spot, bets: 0, stake: 0n, returned: 0n };
		sums.set(key, {
			...sum,
			bets: sum.bets + sign,
			stake: sum.stake + BigInt(sign) * stake,
			returned: sum.returned + BigInt(sign) * returned,
		});
	}
	const rows = [...sums.values()].map((sum) => ({ ...sum, stake: String(sum.stake), returned: String(sum.returned) }));
	const day = at.toISOString().slice(0, 10);
	const list = JSON.stringify(rows);
	// An insert may not propose less than nothing, so what is taken out only changes rows that are there.
	await (sign === 1
		? sql`
			insert into tables.spot_sum as s (table_code, day, currency, spot, bets, stake, returned)
			select ${table}, ${day}::date, currency, spot, bets, stake, returned
			from jsonb_to_recordset(${list}::jsonb) as w (currency text, spot text, bets bigint, stake bigint, returned bigint)
			order by currency, spot
			on conflict (table_code, day, currency, spot) do update
			set bets = s.bets + excluded.bets, stake = s.stake + excluded.stake, returned = s.returned + excluded.returned`
		: sql`
			update tables.spot_sum s
			set bets = s.bets + w.bets, stake = s.stake + w.stake, returned = s.returned + w.returned
			from jsonb_to_recordset(${list}::jsonb) as w (currency text, spot text, bets bigint, stake bigint, returned bigint)
			where s.table_code = ${table} and s.day = ${day}::date and s.currency = w.currency and s.spot = w.spot`
	).execute(tx);
}

export type SpotSum = SpotLine & { readonly bets: number };

/** Of days from the one to the other, both in. */
export async function sumSpots(
	tx: Tx,
	{ table, from, to }: { readonly table: TableCode; readonly from: string; readonly to: string },
): Promise<readonly SpotSum[]> {
	const { rows } = await sql<{ currency: string; spot: string; bets: string; stake: string; returned: string }>`
		select currency, spot, sum(bets) as bets, sum(stake) as stake, sum(returned) as returned from tables.spot_sum
		where table_code = ${table} and day between ${from}::date and ${to}::date
		group by currency, spot having sum(bets) > 0 order by sum(stake) desc, currency, spot`.execute(tx);
	return rows.map(({ currency, spot, bets, stake, returned }) => ({
		currency,
		spot,
		bets: Number(bets),
		stake: BigInt(stake),
		returned: BigInt(returned),
	}));
}
