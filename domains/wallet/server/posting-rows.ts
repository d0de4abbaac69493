// Reads postings: one by its key, or a page of a member's statement. Both begin with the member and touch only its rows.
import { callIn, type Database, type Tx } from "#platform/db";
import { type CurrencyCode, type MemberId, memberId } from "#platform/kernel";
import type { CommandKey } from "../core/command.ts";
import type { Period, StatementPosition } from "../core/statement.ts";
import { asCommandKey } from "./command-key.ts";
import type { PostingLine } from "./ledger-calls.ts";
import { asCurrency, asHouseAccount, asKind, asPurse } from "./rows.ts";

export type PostingRow = {
	readonly member_id: string;
	readonly currency: string;
	readonly purse: string;
	readonly version: string;
	readonly posted_at: Date;
	readonly at_micros: string;
	readonly delta: string;
	readonly balance_after: string;
	readonly kind: string;
	readonly counter: string;
	readonly key: string;
	readonly reference: string | null;
	readonly group_key: string | null;
};

/** What `lineOf` reads. */
export const postingColumns = `member_id, currency, purse, version, posted_at, (extract(epoch from posted_at) * 1000000)::bigint as at_micros,
	delta, balance_after, kind, counter, key, reference, group_key`;

const findStatement = {
	name: "wallet.find-posting",
	text: `select ${postingColumns} from wallet.posting where member_id = $1::bigint and key = $2::uuid limit 1`,
};

/** The posting of a key, wherever it is kept (at least four months; vector 17). */
export async function findPosting(db: Database, member: MemberId, key: CommandKey): Promise<PostingLine | undefined> {
	const [row] = await db.call<PostingRow>(findStatement, [member, key]);
	return row === undefined ? undefined : lineOf(row);
}

/** The same in the caller's transaction. */
export async function findPostingIn(tx: Tx, member: MemberId, key: CommandKey): Promise<PostingLine | undefined> {
	const [row] = await callIn<PostingRow>(tx, findStatement, [member, key]);
	return row === undefined ? undefined : lineOf(row);
}

export type StatementQuery = Period & {
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	readonly scope: "all" | "account" | "promo";
	readonly after: StatementPosition | undefined;
	readonly limit: number;
};

/** A line, and where the next page begins after it. */
export type StatementRow = { readonly line: PostingLine; readonly position: StatementPosition };

const page = (condition: string) => `
	select ${postingColumns} from wallet.posting
	where member_id = $1::bigint and currency = $2 and posted_at >= $3::timestamptz and posted_at < $4::timestamptz
		and (posted_at, currency, purse, version) < (timestamptz 'epoch' + $5::bigint * interval '1 microsecond', $2, $6, $7::bigint)
		and ${condition}
	order by posted_at desc, currency desc, purse desc, version desc limit $8::int`;

const statements = {
	all: { name: "wallet.statement", text: page("delta <> 0") },
	// The literal condition is that of the partial index.
	account: { name: "wallet.statement-account", text: page("kind not in ('bet', 'win', 'rollback')") },
	promo: {
		name: "wallet.statement-promo",
		text: page("kind not in ('bet', 'win', 'rollback') and kind = 'promo'"),
	},
} as const;

/** Newest first. Lines that moved nothing (a win of zero, a rollback without effect) are not shown. */
export async function readStatement(db: Database, query: StatementQuery): Promise<StatementRow[]> {
	const after = query.after ?? { atMicros: BigInt(query.to.getTime()) * 1000n, purse: "", version: 0n };
	const rows = await db.call<PostingRow>(statements[query.scope], [
		query.memberId,
		query.currency,
		query.from,
		query.to,
		after.atMicros.toString(),
		after.purse,
		after.version.toString(),
		query.limit,
	]);
	return rows.map(statementRow);
}

export function statementRow(row: PostingRow): StatementRow {
	const line = lineOf(row);
	return { line, position: { atMicros: BigInt(row.at_micros), purse: row.purse, version: line.version } };
}

export function lineOf(row: PostingRow): PostingLine {
	return {
		memberId: memberId(row.member_id),
		currency: asCurrency(row.currency),
		purse: asPurse(row.purse),
		version: BigInt(row.version),
		postedAt: row.posted_at,
		delta: BigInt(row.delta),
		balanceAfter: BigInt(row.balance_after),
		kind: asKind(row.kind),
		counter: asHouseAccount(row.counter),
		key: asCommandKey(row.key),
		reference: row.reference === null ? undefined : asCommandKey(row.reference),
		group: row.group_key ?? undefined,
	};
}
