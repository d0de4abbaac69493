// One entry of the ledger with all that belongs to it: what it answers to, what answers it, the legs of its group, the
// hold that became it, and why it was adjusted. For an operator.
import type { Database } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import type { CommandKey } from "../core/command.ts";
import type { Period } from "../core/statement.ts";
import type { PostingLine } from "./ledger-calls.ts";
import { lineOf, type PostingRow, postingColumns } from "./posting-rows.ts";

export type TransferAsked = {
	readonly memberId: MemberId;
	readonly key: CommandKey;
	/** Where the member's legs of the group lie, when the caller knows its round; a day around the entry otherwise. */
	readonly around?: Period | undefined;
};

export type HeldBefore = { readonly purpose: string; readonly placedAt: Date };
export type AdjustedFor = { readonly reason: string; readonly actor: string };

export type Transfer = {
	readonly line: PostingLine;
	/** Oldest first, the entry itself among them; at most `mostLegs`. */
	readonly legs: readonly PostingLine[];
	readonly hold: HeldBefore | undefined;
	readonly adjusted: AdjustedFor | undefined;
};

export const mostLegs = 500;
const day = 86_400_000;

const anchorStatement = {
	name: "wallet.transfer-anchor",
	text: `select p.posted_at, h.purpose, h.placed_at, e.reason, e.actor
		from wallet.posting p
		left join wallet.hold h on h.member_id = p.member_id and h.key = p.reference
		left join wallet.significant_event e on e.member_id = p.member_id and e.key = p.adjustment
		where p.member_id = $1::bigint and p.key = $2::uuid limit 1`,
};

type Anchor = {
	readonly posted_at: Date;
	readonly purpose: string | null;
	readonly placed_at: Date | null;
	readonly reason: string | null;
	readonly actor: string | null;
};

const legsStatement = {
	name: "wallet.transfer-legs",
	text: `select ${postingColumns} from wallet.legs_of($1::bigint, $2::uuid, $3::timestamptz, $4::timestamptz, $5::int)`,
};

/** Undefined for a key that this member never posted. */
export async function readTransfer(db: Database, asked: TransferAsked): Promise<Transfer | undefined> {
	const { memberId, key } = asked;
	const [anchor] = await db.call<Anchor>(anchorStatement, [memberId, key]);
	if (anchor === undefined) return undefined;
	const at = anchor.posted_at.getTime();
	const { from, to } = asked.around ?? { from: new Date(at - day), to: new Date(at + day) };
	const rows = await db.call<PostingRow>(legsStatement, [memberId, key, from, to, mostLegs]);
	const legs = rows.map(lineOf);
	const line = legs.find((leg) => leg.memberId === memberId && leg.key === key);
	if (line === undefined) return undefined;
	return {
		line,
		legs,
		hold:
			anchor.purpose === null || anchor.placed_at === null
				? undefined
				: { purpose: anchor.purpose, placedAt: anchor.placed_at },
		adjusted:
			anchor.reason === null || anchor.actor === null ? undefined : { reason: anchor.reason, actor: anchor.actor },
	};
}
