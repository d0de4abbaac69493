// What is held now, page by page, for an operator.
import type { Database } from "#platform/db";
import { type CurrencyCode, type MemberId, memberId } from "#platform/kernel";
import type { CommandKey, Purse } from "../core/command.ts";
import { asCommandKey } from "./command-key.ts";
import { asCurrency, asPurse } from "./rows.ts";

/** The last hold of a page. */
export type HoldPosition = { readonly atMicros: bigint; readonly memberId: MemberId; readonly key: CommandKey };

export type OpenHold = HoldPosition & {
	readonly currency: CurrencyCode;
	readonly purse: Purse;
	readonly purpose: string;
	readonly amount: bigint;
	readonly placedAt: Date;
	readonly expiresAt: Date;
};

const openStatement = {
	name: "wallet.open-holds",
	text: `select member_id, key, currency, purse, purpose, amount, placed_at, expires_at,
			(extract(epoch from placed_at) * 1000000)::bigint as at_micros
		from wallet.hold
		where state = 'open' and (placed_at, member_id, key) > (timestamptz 'epoch' + $1::bigint * interval '1 microsecond', $2::bigint, $3::uuid)
		order by placed_at, member_id, key limit $4::int`,
};

type OpenRow = {
	readonly member_id: string;
	readonly key: string;
	readonly currency: string;
	readonly purse: string;
	readonly purpose: string;
	readonly amount: string;
	readonly placed_at: Date;
	readonly at_micros: string;
	readonly expires_at: Date;
};

/** What is held now, the oldest first. */
export async function readOpenHolds(
	db: Database,
	page: { readonly after?: HoldPosition | undefined; readonly limit: number },
): Promise<readonly OpenHold[]> {
	const { after, limit } = page;
	const place = [after?.atMicros.toString() ?? "0", after?.memberId ?? "0", after?.key ?? nil];
	const rows = await db.call<OpenRow>(openStatement, [...place, limit]);
	return rows.map((row) => ({
		memberId: memberId(row.member_id),
		key: asCommandKey(row.key),
		currency: asCurrency(row.currency),
		purse: asPurse(row.purse),
		purpose: row.purpose,
		amount: BigInt(row.amount),
		atMicros: BigInt(row.at_micros),
		placedAt: row.placed_at,
		expiresAt: row.expires_at,
	}));
}

const nil = "00000000-0000-0000-0000-000000000000";
