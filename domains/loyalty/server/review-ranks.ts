// Gives members the rank of their turnover, up or down, and writes why.
import type { Tx } from "#platform/db";
import { tell } from "#platform/jobs";
import type { MemberId } from "#platform/kernel";
import { levelOf } from "../core/index.ts";
import { rankChanged } from "./events.ts";
import { type LadderRank, loadLadder } from "./ladder.ts";
import type { LoyaltyDeps } from "./ports.ts";
import { type RankChange, readLevels, readTurnovers, writeRanks } from "./standing-store.ts";

export type Ladders = ReadonlyMap<string, readonly LadderRank[]>;

/** Whose brand each member is of. */
export type Merchants = ReadonlyMap<MemberId, string>;

export async function loadLadders(tx: Tx, merchants: Merchants): Promise<Ladders> {
	const ladders = new Map<string, readonly LadderRank[]>();
	for (const merchant of new Set(merchants.values())) ladders.set(merchant, await loadLadder(tx, merchant));
	return ladders;
}

/** Answers how many ranks changed. Their play is counted already. */
export async function reviewRanks(
	tx: Tx,
	deps: Pick<LoyaltyDeps, "brand">,
	review: { readonly merchants: Merchants; readonly ladders: Ladders; readonly now: Date },
): Promise<number> {
	const { merchants, ladders, now } = review;
	const levels = await readLevels(tx, [...merchants.keys()]);
	const changes: RankChange[] = [];
	for (const [merchant, ladder] of ladders) {
		const members = [...merchants].flatMap(([member, of]) => (of === merchant ? [member] : []));
		const { currency } = deps.brand.brand(merchant);
		const turnovers = await readTurnovers(tx, { members, currency, now });
		for (const memberId of members) {
			const turnover = turnovers.get(memberId) ?? 0n;
			const from = levels.get(memberId) ?? 0;
			const to = levelOf(ladder, turnover);
			if (from !== to) changes.push({ memberId, merchant, from, to, turnover });
		}
	}
	await writeRanks(tx, changes, now);
	for (const { memberId, merchant, from, to } of changes) await tell(tx, rankChanged, { memberId, merchant, from, to });
	return changes.length;
}
