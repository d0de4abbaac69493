// Entries of any account for an operator: a member's purse by the member's own index, a house account by its kinds and,
// where it is played against, by its days. Newest first, by keyset; no page reads more than its place in time.
import type { Database } from "#platform/db";
import { type CurrencyCode, type MemberId, memberId } from "#platform/kernel";
import { type HouseAccount, type PostingKind, type Purse, postingKinds } from "../core/command.ts";
import { byNewest, type EntryPosition } from "../core/ledger-page.ts";
import type { Period } from "../core/statement.ts";
import type { PostingLine } from "./ledger-calls.ts";
import { type PostingRow, postingColumns, statementRow } from "./posting-rows.ts";

/** Which account: all of a member's purses, one of them, or one of the house's. */
export type LedgerAccount =
	| { readonly memberId: MemberId; readonly purse?: Purse | undefined }
	| { readonly house: HouseAccount };

export type EntriesQuery = Period & {
	readonly account: LedgerAccount;
	readonly currency: CurrencyCode;
	readonly kind?: PostingKind | undefined;
	/** The last entry of the page before. */
	readonly after?: EntryPosition | undefined;
	readonly limit: number;
};

/** An entry, and where the next page begins after it. */
export type Entry = { readonly line: PostingLine; readonly position: EntryPosition };

export async function readEntries(db: Database, query: EntriesQuery): Promise<readonly Entry[]> {
	const rows = "house" in query.account ? await ofHouse(db, query, query.account) : await ofMember(db, query);
	return rows.map(entryOf);
}

const isPlay = (kind: PostingKind): boolean => kind === "bet" || kind === "win";
const kinds = Object.keys(postingKinds).filter((kind): kind is PostingKind => Object.hasOwn(postingKinds, kind));

const ofMemberWhere = (condition: string): string => `
	select ${postingColumns} from wallet.posting
	where member_id = $1::bigint and currency = $2 and posted_at >= $3::timestamptz and posted_at < $4::timestamptz
		and (posted_at, currency, purse, version) < (timestamptz 'epoch' + $5::bigint * interval '1 microsecond', $2, $6, $7::bigint)
		and ($9::text is null or kind = $9) and ($10::text is null or purse = $10) and ${condition}
	order by posted_at desc, currency desc, purse desc, version desc limit $8::int`;

// The literal conditions are those of the partial indexes.
const memberStatements = {
	all: { name: "wallet.entries", text: ofMemberWhere("true") },
	account: { name: "wallet.entries-account", text: ofMemberWhere("kind not in ('bet', 'win', 'rollback')") },
	rollback: { name: "wallet.entries-rollback", text: ofMemberWhere("kind = 'rollback'") },
} as const;

function memberStatement(kind: PostingKind | undefined): (typeof memberStatements)[keyof typeof memberStatements] {
	if (kind === undefined || isPlay(kind)) return memberStatements.all;
	return kind === "rollback" ? memberStatements.rollback : memberStatements.account;
}

function ofMember(db: Database, query: EntriesQuery): Promise<PostingRow[]> {
	const { account, currency, from, to, kind, limit } = query;
	if ("house" in account) return Promise.resolve([]);
	const after = placeOf(query);
	return db.call<PostingRow>(memberStatement(kind), [
		account.memberId,
		currency,
		from,
		to,
		after.atMicros.toString(),
		after.purse,
		after.version.toString(),
		limit,
		kind ?? null,
		account.purse ?? null,
	]);
}

const houseStatement = {
	name: "wallet.entries-house",
	text: `select found.* from unnest($3::text[]) as asked (kind)
		cross join lateral (
			select ${postingColumns} from wallet.posting
			where counter = $1 and currency = $2 and kind = asked.kind and kind not in ('bet', 'win')
				and posted_at >= $4::timestamptz
				and (posted_at, member_id, purse, version) < (timestamptz 'epoch' + $5::bigint * interval '1 microsecond', $6::bigint, $7, $8::bigint)
			order by posted_at desc, member_id desc, purse desc, version desc limit $9::int
		) as found
		order by posted_at desc, member_id desc, purse desc, version desc limit $9::int`,
};

const playsStatement = {
	name: "wallet.entries-plays",
	text: `select ${postingColumns} from wallet.house_plays($1, $2, $3::text[], $4::timestamptz,
		timestamptz 'epoch' + $5::bigint * interval '1 microsecond', $6::bigint, $7, $8::bigint, $9::int)`,
};

/** The two ways to a house account's entries, put in one order. */
async function ofHouse(
	db: Database,
	query: EntriesQuery,
	account: { readonly house: HouseAccount },
): Promise<readonly PostingRow[]> {
	const asked = query.kind === undefined ? kinds : [query.kind];
	const after = placeOf(query);
	const read = (statement: typeof houseStatement, of: readonly PostingKind[]): Promise<PostingRow[]> =>
		of.length === 0
			? Promise.resolve([])
			: db.call<PostingRow>(statement, [
					account.house,
					query.currency,
					of,
					query.from,
					after.atMicros.toString(),
					after.memberId,
					after.purse,
					after.version.toString(),
					query.limit,
				]);
	const [others, plays] = await Promise.all([
		read(
			houseStatement,
			asked.filter((kind) => !isPlay(kind)),
		),
		read(playsStatement, asked.filter(isPlay)),
	]);
	return [...others, ...plays]
		.toSorted((one, other) => byNewest(entryOf(one).position, entryOf(other).position))
		.slice(0, query.limit);
}

/** The first page begins before the end of the period, at no member. */
function placeOf({ after, to }: EntriesQuery): Omit<EntryPosition, "memberId"> & { readonly memberId: string } {
	return after ?? { atMicros: BigInt(to.getTime()) * 1000n, memberId: "0", purse: "", version: 0n };
}

function entryOf(row: PostingRow): Entry {
	const { line, position } = statementRow(row);
	return { line, position: { ...position, memberId: memberId(row.member_id) } };
}
