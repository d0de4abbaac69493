// What is published of a raffle: before the draw the hash of its seed, the tickets so far and one's own; then all of it.
import { createHash } from "node:crypto";
import type { Tx } from "#platform/db";
import { memberId as asId, type MemberId } from "#platform/kernel";
import { dayAt, drawRaffle, rangesOf, readList, ticketsOf, turnAt } from "../core/index.ts";
import { blocksOf } from "./draw-seeds.ts";
import { turnoverByMember } from "./play-store.ts";
import type { PromotionsDeps } from "./ports.ts";
import type { Promotion } from "./promotion-store.ts";

type Asked = { readonly promotion: Promotion; readonly memberId: MemberId | undefined; readonly merchant: string };

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The list as it stands: of members of the brand alone. */
export async function listNow(
	tx: Tx,
	{ members, protection }: Pick<PromotionsDeps, "members" | "protection">,
	promotion: Promotion,
) {
	const { reward } = promotion.rule;
	if (reward.kind !== "raffle") return [];
	const zone = await protection.zoneOf(promotion.merchant);
	const { opensAt, closesAt, currency, merchant } = promotion;
	const turn = turnAt("once", dayAt(opensAt, zone), { opensAt, closesAt, zone });
	const played = await turnoverByMember(tx, { ...turn, currency });
	const own: { member: string; tickets: number }[] = [];
	for (let begin = 0; begin < played.length; begin += 1_000) {
		const part = played.slice(begin, begin + 1_000);
		const standings = await members.standings(
			tx,
			part.map(({ member }) => asId(member)),
		);
		for (const { member, turnover } of part)
			if (standings.get(asId(member))?.merchant === merchant)
				own.push({ member, tickets: ticketsOf(turnover, reward).tickets });
	}
	return rangesOf(own);
}

export async function raffleProofOf(tx: Tx, deps: PromotionsDeps, { promotion, memberId }: Asked) {
	const { reward } = promotion.rule;
	if (reward.kind !== "raffle") return undefined;
	const { seed, seedHash: commit, list } = promotion;
	const ranges = list === "" ? await listNow(tx, deps, promotion) : (readList(list) ?? []);
	const mine = ranges.find(({ member }) => member === memberId);
	const listHash = list === "" ? "" : sha256(list);
	const drawn =
		seed === ""
			? { numbers: [], winners: [] }
			: drawRaffle(ranges, { prizes: reward.prizes.length, listHash, blockOf: blocksOf(seed) });
	return {
		commit,
		tickets: (ranges.at(-1)?.last ?? -1) + 1,
		own: mine === undefined ? 0 : mine.last - mine.first + 1,
		ownFirst: list === "" || mine === undefined ? null : mine.first,
		seed,
		list,
		listHash,
		numbers: [...drawn.numbers],
		winners: [...drawn.winners],
	};
}
