// Writes a promotion, or a new version of one: who joined keeps the version they joined. A draw's seed is made with its first
// version; a red packet's parts as well, so that nobody can choose who is handed which.
import { sql, type Tx } from "#platform/db";
import { type CurrencyCode, err, ok, type Result } from "#platform/kernel";
import type { RuleWords } from "../contract/index.ts";
import { cutPacket, type Kind } from "../core/index.ts";
import { couponDigest } from "./coupon-store.ts";
import { blocksOf, type MadeSeed, makeSeed } from "./draw-seeds.ts";
import type { PromotionsDeps } from "./ports.ts";
import { findPromotion, type Promotion, type PromotionState, type Texts } from "./promotion-store.ts";
import { readRule } from "./rule-words.ts";

export type PromotionDraft = {
	readonly code: string;
	readonly rule: RuleWords;
	readonly texts: Readonly<Record<string, Texts>>;
	readonly state: PromotionState;
	readonly opensAt: Date;
	readonly closesAt: Date | undefined;
	readonly scene: string;
	readonly position: number;
	/** Codes that redeem a coupon; written beside those that are there. */
	readonly coupons: readonly string[];
};

type Order = {
	readonly merchant: string;
	readonly currency: CurrencyCode;
	readonly draft: PromotionDraft;
	readonly by: string;
	readonly now: Date;
};

/**
 * `KIND`: another kind than it has. `WINDOW`: it ends before it begins, or a draw has no end. `AUDIENCE`: a draw's tickets are
 * everybody's. `AMOUNTS`: none of the currency. `TEXTS`.
 */
export type DraftFault = "KIND" | "WINDOW" | "AUDIENCE" | "AMOUNTS" | "TEXTS";

export function draftFault(draft: PromotionDraft, { kind, currency }: { kind?: Kind; currency: CurrencyCode }) {
	const { reward } = draft.rule;
	if (kind !== undefined && reward.kind !== kind) return "KIND";
	if (draft.closesAt === undefined ? reward.kind === "raffle" : draft.closesAt <= draft.opensAt) return "WINDOW";
	if (reward.kind === "raffle" && (draft.rule.audience ?? "everybody") !== "everybody") return "AUDIENCE";
	if (Object.keys(draft.texts).length === 0) return "TEXTS";
	try {
		const rule = readRule(draft.rule, currency);
		const { budget } = rule;
		if (budget.member > budget.all || budget.day > budget.all) return "AMOUNTS";
		if (rule.reward.kind === "red-packet" && rule.reward.total < BigInt(rule.reward.parts)) return "AMOUNTS";
	} catch {
		return "AMOUNTS";
	}
	return undefined;
}

export async function writePromotion(
	tx: Tx,
	deps: Pick<PromotionsDeps, "chance" | "seedKey" | "digestKey">,
	order: Order,
): Promise<Result<Promotion, DraftFault>> {
	const { merchant, currency, draft, now } = order;
	const before = await findPromotion(tx, { merchant, code: draft.code });
	const fault = draftFault(draft, before === undefined ? { currency } : { kind: before.kind, currency });
	if (fault !== undefined) return err(fault);
	const id = before === undefined ? await insertFirst(tx, deps, order) : before.id;
	const version = (before?.version ?? 0) + 1;
	await sql`insert into promotions.version values (${id}::bigint, ${version}, ${JSON.stringify(draft.rule)}::jsonb,
		${JSON.stringify(draft.texts)}::jsonb, ${now}, ${order.by})`.execute(tx);
	await sql`update promotions.promotion set version = ${version}, state = ${draft.state}, opens_at = ${draft.opensAt},
		closes_at = ${draft.closesAt ?? null}, scene = ${draft.scene}, position = ${draft.position}, changed_at = ${now}
		where id = ${id}::bigint`.execute(tx);
	await keepCoupons(tx, deps, { id, coupons: draft.coupons });
	const written = await findPromotion(tx, { merchant, code: draft.code });
	if (written === undefined) throw new Error("a promotion that was not written");
	return ok(written);
}

/** Codes beside those that are there. */
export async function keepCoupons(
	tx: Tx,
	{ digestKey }: Pick<PromotionsDeps, "digestKey">,
	{ id, coupons }: { readonly id: string; readonly coupons: readonly string[] },
): Promise<void> {
	for (const code of coupons)
		await sql`insert into promotions.coupon values (${id}::bigint, ${couponDigest(code, digestKey)})
			on conflict do nothing`.execute(tx);
}

async function insertFirst(
	tx: Tx,
	deps: Pick<PromotionsDeps, "chance" | "seedKey">,
	{ merchant, currency, draft, now }: Order,
): Promise<string> {
	const { kind } = draft.rule.reward;
	const seed = kind === "raffle" || kind === "red-packet" ? makeSeed(deps, draft.code) : undefined;
	const { rows } = await sql<{ id: string }>`insert into promotions.promotion
			(merchant, code, kind, currency, state, version, opens_at, closes_at, scene, position, changed_at, seed_sealed, seed_hash)
		values (${merchant}, ${draft.code}, ${kind}, ${currency}, 'draft', 1, ${draft.opensAt}, ${draft.closesAt ?? null},
			${draft.scene}, ${draft.position}, ${now}, ${seed?.sealed ?? null}, ${seed?.hash ?? null})
		returning id::text as id`.execute(tx);
	const id = rows[0]?.id;
	if (id === undefined) throw new Error("a promotion that was not written");
	if (seed !== undefined) await cutParts(tx, { id, currency, draft, seed });
	return id;
}

type Cut = {
	readonly id: string;
	readonly currency: CurrencyCode;
	readonly draft: PromotionDraft;
	readonly seed: MadeSeed;
};

async function cutParts(tx: Tx, { id, currency, draft, seed }: Cut): Promise<void> {
	const { reward } = readRule(draft.rule, currency);
	if (reward.kind !== "red-packet") return;
	const packet = { total: Number(reward.total), parts: reward.parts };
	const amounts = cutPacket(packet, { clientSeed: draft.code, blockOf: blocksOf(seed.seed) });
	await sql`insert into promotions.part select ${id}::bigint, place, amount
		from unnest(${amounts.map(String)}::bigint[]) with ordinality as cut (amount, place)`.execute(tx);
}
