// Rows of what the desk sets of the lotteries' terms. Decides nothing.
import { sql, type Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { houseBounds, type IssueBounds, type LotteryGame } from "../core/index.ts";

type Holder = { readonly merchant: string; readonly memberId: MemberId | undefined };

const holderOf = (memberId: MemberId | string | undefined): string => (memberId === undefined ? "" : `m${memberId}`);

/** The member's own before the brand's; undefined where neither is set. */
export async function readPrizeGroup(tx: Tx, { merchant, memberId }: Holder): Promise<number | undefined> {
	const { rows } = await sql<{ prize_group: number }>`
		select prize_group from lottery.prize_group
		where merchant = ${merchant} and holder in ('', ${holderOf(memberId)}) order by holder desc limit 1`.execute(tx);
	return rows[0]?.prize_group;
}

export type GroupRow = { readonly holder: string; readonly prize_group: number; readonly set_at: Date };

/** The brand's first, then its members'. */
export async function listPrizeGroups(tx: Tx, merchant: string): Promise<readonly GroupRow[]> {
	const { rows } = await sql<GroupRow>`
		select holder, prize_group, set_at from lottery.prize_group
		where merchant = ${merchant} order by holder limit 1000`.execute(tx);
	return rows;
}

type NewGroup = {
	readonly merchant: string;
	readonly memberId: string | undefined;
	readonly group: number | null;
	readonly now: Date;
};

/** Without a group the setting goes. Answers what was there before. */
export async function writePrizeGroup(tx: Tx, { merchant, memberId, group, now }: NewGroup): Promise<number | null> {
	const holder = holderOf(memberId);
	const { rows } = await sql<{ prize_group: number }>`
		select prize_group from lottery.prize_group
		where merchant = ${merchant} and holder = ${holder} for update`.execute(tx);
	if (group === null)
		await sql`delete from lottery.prize_group where merchant = ${merchant} and holder = ${holder}`.execute(tx);
	else
		await sql`insert into lottery.prize_group (merchant, holder, prize_group, set_at)
			values (${merchant}, ${holder}, ${group}, ${now})
			on conflict (merchant, holder) do update
			set prize_group = excluded.prize_group, set_at = excluded.set_at`.execute(tx);
	return rows[0]?.prize_group ?? null;
}

type BoundsRow = IssueBounds & { readonly game: LotteryGame; readonly set_at: Date };

/** What an issue of a game takes: as the desk has set it, else the house's own. */
export async function boundsOf(tx: Tx, game: LotteryGame): Promise<IssueBounds> {
	const { rows } = await sql<IssueBounds>`
		select slip, stake, win, exposure from lottery.issue_bounds where game = ${game}`.execute(tx);
	return rows[0] ?? houseBounds;
}

/** Of the games that have bounds of their own. */
export async function listBounds(tx: Tx): Promise<readonly BoundsRow[]> {
	const { rows } = await sql<BoundsRow>`
		select game, slip, stake, win, exposure, set_at from lottery.issue_bounds order by game`.execute(tx);
	return rows;
}

type NewBounds = { readonly game: LotteryGame; readonly bounds: IssueBounds | null; readonly now: Date };

/** Without bounds the house's own stand again. Answers what stood before. */
export async function writeBounds(tx: Tx, { game, bounds, now }: NewBounds): Promise<IssueBounds> {
	await sql`select pg_advisory_xact_lock(hashtext(${`lottery.issue_bounds ${game}`}))`.execute(tx);
	const before = await boundsOf(tx, game);
	if (bounds === null) await sql`delete from lottery.issue_bounds where game = ${game}`.execute(tx);
	else
		await sql`insert into lottery.issue_bounds (game, slip, stake, win, exposure, set_at)
			values (${game}, ${bounds.slip}, ${bounds.stake}, ${bounds.win}, ${bounds.exposure}, ${now})
			on conflict (game) do update set slip = excluded.slip, stake = excluded.stake, win = excluded.win,
				exposure = excluded.exposure, set_at = excluded.set_at`.execute(tx);
	return before;
}
