// Rows of promotions, their versions, and of who takes part. Decides nothing.
import * as z from "zod/mini";
import { sql, type Tx } from "#platform/db";
import { type CurrencyCode, isCurrencyCode, type MemberId } from "#platform/kernel";
import { type RuleWords, rule as ruleWords, texts as textWords } from "../contract/index.ts";
import { type Kind, kinds, type Rule, type State, states } from "../core/index.ts";
import { readRule } from "./rule-words.ts";

export const promotionStates = ["draft", "live", "paused", "ended"] as const;
export type PromotionState = (typeof promotionStates)[number];

export type Texts = z.infer<typeof textWords>;

export type Promotion = {
	readonly id: string;
	readonly merchant: string;
	readonly code: string;
	readonly kind: Kind;
	readonly currency: CurrencyCode;
	readonly state: PromotionState;
	readonly version: number;
	readonly opensAt: Date;
	readonly closesAt: Date | undefined;
	readonly scene: string;
	readonly position: number;
	readonly rule: Rule;
	readonly words: RuleWords;
	readonly texts: ReadonlyMap<string, Texts>;
	readonly seedHash: string;
	readonly seed: string;
	readonly list: string;
	readonly drawnAt: Date | undefined;
	readonly changedAt: Date;
};

type Row = {
	readonly id: string;
	readonly merchant: string;
	readonly code: string;
	readonly kind: string;
	readonly currency: string;
	readonly state: string;
	readonly version: number;
	readonly opens_at: Date;
	readonly closes_at: Date | null;
	readonly scene: string;
	readonly position: number;
	readonly changed_at: Date;
	readonly seed_hash: string | null;
	readonly seed: string | null;
	readonly list: string | null;
	readonly drawn_at: Date | null;
	readonly rule: unknown;
	readonly texts: unknown;
};

const textsShape = z.record(z.string(), textWords);

function promotionFrom(row: Row): Promotion {
	if (!isCurrencyCode(row.currency)) throw new Error("a promotion in an unknown currency");
	const words = z.parse(ruleWords, row.rule);
	return {
		id: row.id,
		merchant: row.merchant,
		code: row.code,
		kind: z.parse(z.enum(kinds), row.kind),
		currency: row.currency,
		state: z.parse(z.enum(promotionStates), row.state),
		version: row.version,
		opensAt: row.opens_at,
		closesAt: row.closes_at ?? undefined,
		scene: row.scene,
		position: row.position,
		words,
		rule: readRule(words, row.currency),
		texts: new Map(Object.entries(z.parse(textsShape, row.texts))),
		seedHash: row.seed_hash ?? "",
		seed: row.seed ?? "",
		list: row.list ?? "",
		drawnAt: row.drawn_at ?? undefined,
		changedAt: row.changed_at,
	};
}

const columns = sql`p.*, v.rule, v.texts`;
const joined = sql`promotions.promotion p join promotions.version v on v.promotion_id = p.id and v.version = p.version`;

/** Those that members see: in force, or over since a week at most. */
export async function shownPromotions(
	tx: Tx,
	{ merchant, now }: { readonly merchant: string; readonly now: Date },
): Promise<readonly Promotion[]> {
	const since = new Date(now.getTime() - 7 * 86_400_000);
	const { rows } = await sql<Row>`select ${columns} from ${joined}
		where p.merchant = ${merchant} and (p.state = 'live' and coalesce(p.closes_at, 'infinity') > ${since}
			or p.state = 'ended' and p.changed_at > ${since})
		order by p.position, p.id`.execute(tx);
	return rows.map(promotionFrom);
}

/** All of a brand, the newest last. */
export async function allPromotions(tx: Tx, merchant: string): Promise<readonly Promotion[]> {
	const { rows } = await sql<Row>`select ${columns} from ${joined}
		where p.merchant = ${merchant} order by p.position, p.id`.execute(tx);
	return rows.map(promotionFrom);
}

export async function findPromotion(
	tx: Tx,
	{ merchant, code }: { readonly merchant: string; readonly code: string },
): Promise<Promotion | undefined> {
	const { rows } = await sql<Row>`select ${columns} from ${joined}
		where p.merchant = ${merchant} and p.code = ${code}`.execute(tx);
	return rows.map(promotionFrom)[0];
}

/** The same promotion as it was in a version that somebody joined. */
export async function inVersion(tx: Tx, promotion: Promotion, version: number): Promise<Promotion> {
	if (version === promotion.version) return promotion;
	const { rows } = await sql<Pick<Row, "rule" | "texts">>`select rule, texts from promotions.version
		where promotion_id = ${promotion.id}::bigint and version = ${version}`.execute(tx);
	const words = z.parse(ruleWords, rows[0]?.rule);
	return { ...promotion, version, words, rule: readRule(words, promotion.currency) };
}

export type Entry = {
	readonly id: string;
	readonly promotionId: string;
	readonly memberId: string;
	readonly turn: string;
	readonly step: number;
	readonly version: number;
	readonly state: State;
	readonly amount: bigint;
	readonly points: number;
	readonly elsewhere: boolean;
	readonly movedAt: Date;
	readonly issuedAt: Date | undefined;
	readonly spentDay: string | undefined;
	readonly lapsesAt: Date | undefined;
	readonly reason: string;
};

type EntryRow = {
	readonly id: string;
	readonly promotion_id: string;
	readonly member_id: string;
	readonly turn: string;
	readonly step: number;
	readonly version: number;
	readonly state: string;
	readonly amount: string;
	readonly points: number;
	readonly elsewhere: boolean;
	readonly moved_at: Date;
	readonly issued_at: Date | null;
	readonly spent_day: string | null;
	readonly lapses_at: Date | null;
	readonly reason: string;
};

const entryFrom = (row: EntryRow): Entry => ({
	id: row.id,
	promotionId: row.promotion_id,
	memberId: row.member_id,
	turn: row.turn,
	step: row.step,
	version: row.version,
	state: z.parse(z.enum(states), row.state),
	amount: BigInt(row.amount),
	points: row.points,
	elsewhere: row.elsewhere,
	movedAt: row.moved_at,
	issuedAt: row.issued_at ?? undefined,
	spentDay: row.spent_day ?? undefined,
	lapsesAt: row.lapses_at ?? undefined,
	reason: row.reason,
});

/** Of a member, the latest first. */
export async function entriesOf(
	tx: Tx,
	{ memberId, promotionId }: { readonly memberId: MemberId; readonly promotionId?: string },
): Promise<readonly Entry[]> {
	const { rows } = await sql<EntryRow>`select * from promotions.entry where member_id = ${memberId}::bigint
		${promotionId === undefined ? sql`` : sql`and promotion_id = ${promotionId}::bigint`}
		order by moved_at desc, id limit 500`.execute(tx);
	return rows.map(entryFrom);
}

export async function lockEntry(tx: Tx, id: string): Promise<Entry | undefined> {
	const { rows } = await sql<EntryRow>`select * from promotions.entry where id = ${id}::uuid for update`.execute(tx);
	return rows.map(entryFrom)[0];
}

/** What lies issued beyond its time, locked. */
export async function lapsedEntries(tx: Tx, now: Date): Promise<readonly Entry[]> {
	const { rows } = await sql<EntryRow>`select * from promotions.entry where state = 'issued' and lapses_at <= ${now}
		order by lapses_at limit 200 for update skip locked`.execute(tx);
	return rows.map(entryFrom);
}

/** One at a time acts on what a member has of a promotion, on whichever node. */
export async function lockTurns(
	tx: Tx,
	{ memberId, promotionId }: { readonly memberId: string; readonly promotionId: string },
): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`promotions ${promotionId} ${memberId}`}, 0))`.execute(tx);
}

/** Writes an entry as it stands now. Whoever calls holds the turns. */
export async function keepEntry(tx: Tx, { entry, now }: { readonly entry: Entry; readonly now: Date }): Promise<void> {
	await sql`insert into promotions.entry (id, promotion_id, member_id, turn, step, version, state, amount, points, elsewhere,
			made_at, moved_at, issued_at, spent_day, lapses_at, reason)
		values (${entry.id}::uuid, ${entry.promotionId}::bigint, ${entry.memberId}::bigint, ${entry.turn}, ${entry.step},
			${entry.version}, ${entry.state}, ${`${entry.amount}`}::bigint, ${entry.points}, ${entry.elsewhere}, ${now}, ${now},
			${entry.issuedAt ?? null}, ${entry.spentDay ?? null}, ${entry.lapsesAt ?? null}, ${entry.reason})
		on conflict (promotion_id, member_id, turn, step) do update set state = excluded.state, amount = excluded.amount,
			points = excluded.points, elsewhere = excluded.elsewhere, moved_at = excluded.moved_at,
			issued_at = excluded.issued_at, spent_day = excluded.spent_day, lapses_at = excluded.lapses_at,
			reason = excluded.reason`.execute(tx);
}
