// Adjustments and negative balances as significant events, newest first.
import type { Database } from "#platform/db";
import { eventPlace, formatMinor, memberId, type SignificantAsked, type SignificantEvent } from "#platform/kernel";
import { asCurrency } from "./rows.ts";

type Row = {
	readonly member_id: string;
	readonly key: string;
	readonly at_micros: string;
	readonly kind: string;
	readonly currency: string;
	readonly purse: string;
	readonly delta: string;
	readonly balance_after: string;
	readonly reason: string;
	readonly actor: string;
};

const page = (condition: string): string => `
	select member_id, key, (extract(epoch from happened_at) * 1000000)::bigint as at_micros, kind, currency, purse, delta,
		balance_after, reason, actor
	from wallet.significant_event
	where ${condition} and happened_at >= $2::timestamptz
		and (happened_at, member_id, key) < (timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4::bigint, $5::uuid)
	order by happened_at desc, member_id desc, key desc limit $6::int`;

const statements = {
	// The type of the first value must be known although nothing asks for it.
	all: { name: "wallet.significant", text: page("$1::bigint is null") },
	member: { name: "wallet.significant-of-member", text: page("member_id = $1::bigint") },
} as const;

const noId = ["0", "00000000-0000-0000-0000-000000000000"];

export async function readSignificant(db: Database, asked: SignificantAsked): Promise<readonly SignificantEvent[]> {
	const { atMicros, id } = eventPlace(asked);
	const rows = await db.call<Row>(statements[asked.memberId === undefined ? "all" : "member"], [
		asked.memberId ?? null,
		asked.from,
		atMicros.toString(),
		...(id?.split("_") ?? noId),
		asked.limit,
	]);
	return rows.map(eventOf);
}

function eventOf(row: Row): SignificantEvent {
	const currency = asCurrency(row.currency);
	return {
		id: `${row.member_id}_${row.key}`,
		atMicros: BigInt(row.at_micros),
		kind: row.kind,
		merchant: undefined,
		memberId: memberId(row.member_id),
		actor: row.actor,
		facts: {
			amount: formatMinor(BigInt(row.delta), currency),
			balanceAfter: formatMinor(BigInt(row.balance_after), currency),
			currency,
			purse: row.purse,
			reason: row.reason,
		},
	};
}
