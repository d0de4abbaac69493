// What the clock does at an end: draws raffles that are closed, takes back what nobody took in time.
import { type Database, sql, type Tx } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import { drawRaffle, listText, move } from "../core/index.ts";
import { blocksOf, openSeed } from "./draw-seeds.ts";
import { freePart, giveBackSpent } from "./issue.ts";
import { giveBack, type Moves, post } from "./ledger.ts";
import type { PromotionsDeps } from "./ports.ts";
import { type Entry, findPromotion, keepEntry, lapsedEntries, type Promotion } from "./promotion-store.ts";
import { listNow, sha256 } from "./raffle-proof.ts";
import { termsOf } from "./standing.ts";

/** Play that ended at the last moment is read by then. */
const settleMilliseconds = 600_000;

type Due = { readonly code: string; readonly merchant: string; readonly sealed: Buffer };

/** Answers how many were drawn. */
export async function drawDue(deps: PromotionsDeps): Promise<number> {
	const now = deps.clock.now();
	const before = new Date(now.getTime() - settleMilliseconds);
	const due = await deps.db.read(
		async (tx) =>
			(
				await sql<Due>`select code, merchant, seed_sealed as sealed from promotions.promotion
					where kind = 'raffle' and drawn_at is null and state in ('live', 'ended') and closes_at <= ${before}`.execute(
					tx,
				)
			).rows,
	);
	for (const one of due) await deps.db.tx((tx) => draw(tx, deps, { ...one, now }));
	return due.length;
}

async function draw(tx: Tx, deps: PromotionsDeps, { code, merchant, sealed, now }: Due & { readonly now: Date }) {
	const { rows } = await sql`select 1 from promotions.promotion where merchant = ${merchant} and code = ${code}
		and drawn_at is null for update`.execute(tx);
	const promotion = rows.length === 0 ? undefined : await findPromotion(tx, { merchant, code });
	const reward = promotion?.rule.reward;
	if (promotion === undefined || reward?.kind !== "raffle") return;
	const seed = openSeed(deps, { code, sealed, hash: promotion.seedHash });
	const ranges = await listNow(tx, deps, promotion);
	const list = listText(ranges);
	const { winners } = drawRaffle(ranges, {
		prizes: reward.prizes.length,
		listHash: sha256(list),
		blockOf: blocksOf(seed),
	});
	await sql`update promotions.promotion set seed = ${seed}, list = ${list}, drawn_at = ${now}
		where id = ${promotion.id}::bigint`.execute(tx);
	for (const [place, member] of winners.entries()) {
		const entry = wonEntry(deps, { promotion, member, amount: reward.prizes[place] ?? 0n, now });
		await keepEntry(tx, { entry, now });
	}
}

type Won = { readonly promotion: Promotion; readonly member: string; readonly amount: bigint; readonly now: Date };

const wonEntry = ({ newId }: PromotionsDeps, { promotion, member, amount, now }: Won): Entry => ({
	id: newId(),
	promotionId: promotion.id,
	memberId: member,
	turn: "once",
	step: 0,
	version: promotion.version,
	state: "claim",
	amount,
	points: 0,
	elsewhere: false,
	movedAt: now,
	issuedAt: undefined,
	spentDay: undefined,
	lapsesAt: undefined,
	reason: "",
});

/** Answers how many lapsed. What a member who is excluded could not take stays until they are back. */
export async function lapseIssued(deps: PromotionsDeps): Promise<number> {
	const now = deps.clock.now();
	return deps.db.tx(async (tx) => {
		const found = await lapsedEntries(tx, now);
		const excluded = await excludedOf(deps, found);
		const moves: Moves[number][] = [];
		let lapsed = 0;
		for (const entry of found.filter(({ memberId: member }) => !excluded.has(memberId(member)))) {
			const promotion = await promotionOf(tx, entry);
			const moved =
				promotion === undefined ? undefined : move(entry.state, "clock.lapses", termsOf(promotion.rule, false));
			if (promotion === undefined || moved?.ok !== true) continue;
			await keepEntry(tx, { entry: { ...entry, state: moved.value, lapsesAt: undefined }, now });
			await giveBackSpent(tx, { promotion, entry });
			await freePart(tx, entry);
			if (!entry.elsewhere) moves.push(giveBack({ promotion, entry }));
			lapsed += 1;
		}
		await post(tx, deps, moves);
		return lapsed;
	});
}

const excludedOf = async ({ games }: PromotionsDeps, entries: readonly Entry[]): Promise<ReadonlySet<MemberId>> =>
	entries.length === 0 ? new Set() : games.excluded([...new Set(entries.map((entry) => memberId(entry.memberId)))]);

async function promotionOf(tx: Tx, { promotionId }: Entry): Promise<Promotion | undefined> {
	const { rows } = await sql<{ merchant: string; code: string }>`select merchant, code from promotions.promotion
		where id = ${promotionId}::bigint`.execute(tx);
	return rows[0] === undefined ? undefined : findPromotion(tx, rows[0]);
}

/** Wrong codes of coupons are forgotten after a day. */
export const forgetMisses = (db: Database, now: Date): Promise<unknown> =>
	db.tx((tx) => sql`delete from promotions.coupon_miss where at < ${new Date(now.getTime() - 86_400_000)}`.execute(tx));
