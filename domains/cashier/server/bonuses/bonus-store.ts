// Rows of promotions and of the bonuses that members chose.
import type { Selectable } from "kysely";
import type { Wish } from "#brand/core";
import { sql, type Tx, tables } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import type { BonusState, BonusTerms, Grant } from "../../core/index.ts";
import type { CashierTables } from "../tables.ts";

export type StoredPromotion = BonusTerms & {
	readonly id: string;
	readonly code: string;
	readonly name: string;
	readonly opensAt: Date | null;
	readonly closesAt: Date | null;
	readonly version: number;
};

export type PromotionsAsked = { readonly merchant: string; readonly currency: CurrencyCode; readonly wish: Wish };

/** Those that stand open and are offered in the currency, in the brand's order. */
export async function promotionsOf(tx: Tx, asked: PromotionsAsked): Promise<readonly StoredPromotion[]> {
	const db = tables<CashierTables>(tx);
	const rows = await db
		.selectFrom("cashier.promotion as promotion")
		.innerJoin("cashier.promotion_currency as terms", "terms.promotion_id", "promotion.id")
		.selectAll("promotion")
		.select(["terms.smallest", "terms.most"])
		.where("merchant", "=", asked.merchant)
		.where("enabled", "=", true)
		.where("terms.currency", "=", asked.currency)
		.orderBy("sort_order")
		.orderBy("code")
		.execute();
	const ids = rows.map(({ id }) => id);
	const { language, fallback } = asked.wish;
	const texts = await db
		.selectFrom("cashier.promotion_text")
		.selectAll()
		.where("promotion_id", "in", ids.length === 0 ? ["0"] : ids)
		.where("language", "in", [language, fallback])
		.execute();
	return rows.map((row) => {
		const own = texts.filter(({ promotion_id }) => promotion_id === row.id);
		const said = own.find((text) => text.language === language) ?? own[0];
		const { id, code, version, opens_at: opensAt, closes_at: closesAt } = row;
		return { id, code, version, opensAt, closesAt, name: said?.name ?? code, ...termsOfBonus(row) };
	});
}

/** What a promotion is called, by language. */
export type BonusNames = Readonly<Record<string, string>> | null;

/** Of promotions that are joined by this column: what they are called now, in every language. */
export const namesOfPromotion = (column: string) =>
	sql<BonusNames>`(select jsonb_object_agg(language, name) from cashier.promotion_text
		where promotion_id = ${sql.ref(column)})`;

export async function namesNow(tx: Tx, { promotion_id }: Pick<BonusRow, "promotion_id">): Promise<BonusNames> {
	const { rows } = await sql<{ names: BonusNames }>`
		select jsonb_object_agg(language, name) as names from cashier.promotion_text
		where promotion_id = ${promotion_id}::bigint`.execute(tx);
	return rows[0]?.names ?? null;
}

/** As whoever reads calls it; as it was called when it was chosen where it has no such words any more. */
export const bonusNameFor = (
	{ name, names }: { readonly name: string; readonly names: BonusNames },
	{ language, fallback }: Wish,
): string => names?.[language] ?? names?.[fallback] ?? name;

export type BonusRow = Selectable<CashierTables["cashier.bonus"]>;

type TermsRow = Pick<
	BonusRow,
	"percent" | "smallest" | "most" | "turnover_percent" | "days" | "first_only" | "once" | "games" | "parts"
>;

export const termsOfBonus = (row: TermsRow): BonusTerms => ({
	percent: row.percent,
	smallest: BigInt(row.smallest),
	most: BigInt(row.most),
	turnoverPercent: row.turnover_percent,
	days: row.days,
	firstOnly: row.first_only,
	once: row.once,
	games: row.games,
	parts: row.parts,
});

type Whose = { readonly memberId: MemberId; readonly currency: CurrencyCode };

/** Whether one of the member's waits for its deposit or runs, and of which promotions there was ever one. */
export async function bonusesHad(
	tx: Tx,
	{ memberId, currency }: Whose,
): Promise<{ readonly open: boolean; readonly had: ReadonlySet<string> }> {
	const { rows } = await sql<{ promotion_id: string; open: boolean }>`
		select promotion_id, bool_or(state in ('chosen', 'running') and currency = ${currency}) as open
		from cashier.bonus where member_id = ${memberId}::bigint and state <> 'void' group by promotion_id`.execute(tx);
	return { open: rows.some(({ open }) => open), had: new Set(rows.map(({ promotion_id }) => promotion_id)) };
}

export async function insertBonus(
	tx: Tx,
	{
		promotion,
		deposit,
		now,
	}: {
		readonly promotion: StoredPromotion;
		readonly deposit: {
			readonly member_id: string;
			readonly id: string;
			readonly merchant: string;
			readonly currency: string;
		};
		readonly now: Date;
	},
): Promise<void> {
	const { member_id, id, merchant, currency } = deposit;
	await tables<CashierTables>(tx)
		.insertInto("cashier.bonus")
		.values({
			member_id,
			deposit_id: id,
			merchant,
			currency,
			promotion_id: promotion.id,
			version: promotion.version,
			name: promotion.name,
			percent: promotion.percent,
			smallest: `${promotion.smallest}`,
			most: `${promotion.most}`,
			turnover_percent: promotion.turnoverPercent,
			days: promotion.days,
			first_only: promotion.firstOnly,
			once: promotion.once,
			games: promotion.games,
			parts: JSON.stringify(promotion.parts),
			chosen_at: now,
		})
		.execute();
}

type Named = { readonly memberId: string; readonly depositId: string };

/** One that is in this state, locked until the transaction ends. */
export async function lockBonus(
	tx: Tx,
	{ memberId, depositId, state }: Named & { readonly state: BonusState },
): Promise<BonusRow | undefined> {
	return tables<CashierTables>(tx)
		.selectFrom("cashier.bonus")
		.selectAll()
		.where("member_id", "=", memberId)
		.where("deposit_id", "=", depositId)
		.where("state", "=", state)
		.forUpdate()
		.executeTakeFirst();
}

/** The one that runs, locked where that is asked for. */
export async function runningBonus(
	tx: Tx,
	{ memberId, currency }: Whose,
	{ lock }: { readonly lock: boolean },
): Promise<BonusRow | undefined> {
	return tables<CashierTables>(tx)
		.selectFrom("cashier.bonus")
		.selectAll()
		.where("member_id", "=", memberId)
		.where("currency", "=", currency)
		.where("state", "=", "running")
		.$if(lock, (query) => query.forUpdate())
		.executeTakeFirst();
}

/** Those that run in a currency, by member: a walk along their index. */
export function listRunning(
	tx: Tx,
	page: { readonly currency: string; readonly after: string; readonly limit: number },
): Promise<readonly BonusRow[]> {
	return tables<CashierTables>(tx)
		.selectFrom("cashier.bonus")
		.selectAll()
		.where("state", "=", "running")
		.where("currency", "=", page.currency)
		.where("member_id", ">", page.after)
		.orderBy("member_id")
		.limit(page.limit)
		.execute();
}

export async function runningCurrencies(tx: Tx): Promise<readonly string[]> {
	const { rows } = await sql<{ currency: string }>`
		select distinct currency from cashier.bonus where state = 'running'`.execute(tx);
	return rows.map(({ currency }) => currency);
}

type Change = Partial<
	Pick<
		BonusRow,
		"state" | "amount" | "asked" | "wagered" | "wagered_by" | "granted_at" | "ends_at" | "closed_at" | "reason"
	> &
		Pick<BonusRow, "grant_group" | "end_group">
>;

async function change(tx: Tx, { memberId, depositId }: Named, set: Change): Promise<void> {
	await tables<CashierTables>(tx)
		.updateTable("cashier.bonus")
		.set(set)
		.where("member_id", "=", memberId)
		.where("deposit_id", "=", depositId)
		.execute();
}

export function writeGrant(
	tx: Tx,
	bonus: Named,
	granted: Grant & {
		readonly wagered: bigint;
		/** By category. */
		readonly by: Readonly<Record<string, bigint>>;
		readonly at: Date;
		readonly group: string;
	},
): Promise<void> {
	const { amount, asked, wagered, by, endsAt, at, group } = granted;
	return change(tx, bonus, {
		state: "running",
		amount: `${amount}`,
		asked: `${asked}`,
		wagered: `${wagered}`,
		wagered_by: Object.fromEntries(Object.entries(by).map(([category, sum]) => [category, `${sum}`])),
		granted_at: at,
		ends_at: endsAt,
		grant_group: group,
	});
}

export function writeBonusEnd(
	tx: Tx,
	bonus: Named,
	end: { readonly state: "released" | "forfeited" | "expired"; readonly at: Date; readonly group: string },
): Promise<void> {
	return change(tx, bonus, { state: end.state, closed_at: end.at, end_group: end.group });
}

/** Nothing comes of it: the deposit did not, or not as the promotion asks. */
export async function voidBonus(
	tx: Tx,
	{ memberId, depositId }: Named,
	{ reason, at }: { readonly reason: string; readonly at: Date },
): Promise<void> {
	await tables<CashierTables>(tx)
		.updateTable("cashier.bonus")
		.set({ state: "void", closed_at: at, reason })
		.where("member_id", "=", memberId)
		.where("deposit_id", "=", depositId)
		.where("state", "=", "chosen")
		.execute();
}
