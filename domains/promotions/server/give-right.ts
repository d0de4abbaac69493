// Hands free spins and free bets over: whoever owns them sets their stakes aside and keeps them, in the caller's transaction.
import { awardFreeSpins } from "#games/api";
import type { Tx } from "#platform/db";
import { within } from "#platform/desk";
import { memberId } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import type { PromotionsDeps } from "./ports.ts";
import type { Entry, Promotion } from "./promotion-store.ts";

/** As many as an award may name. */
const mostGames = 20;

type Given = { readonly promotion: Promotion; readonly entry: Entry; readonly now: Date };

/** The entry's id names what is given: once, whoever asks again. */
export async function giveRight(
	tx: Tx,
	deps: Pick<PromotionsDeps, "wallet" | "games" | "spinsStakes" | "giveFreeBet">,
	given: Given,
): Promise<void> {
	const { promotion, entry, now } = given;
	const { reward } = promotion.rule;
	if (reward.kind !== "free-bet") return giveSpins(tx, deps, given);
	const { merchant, currency, code: origin } = promotion;
	await deps.giveFreeBet(tx, {
		id: entry.id,
		merchant,
		memberId: memberId(entry.memberId),
		currency,
		amount: entry.amount,
		leastOdds: reward.odds,
		endsAt: new Date(now.getTime() + reward.days * 86_400_000),
		origin,
	});
}

async function giveSpins(
	tx: Tx,
	{ wallet, games, spinsStakes }: Pick<PromotionsDeps, "wallet" | "games" | "spinsStakes">,
	{ promotion, entry, now }: Given,
): Promise<void> {
	const { reward } = promotion.rule;
	if (reward.kind !== "free-spins") throw new Error("spins of a promotion that gives none");
	const { currency } = promotion;
	const taking = new Set(
		spinsStakes({ currency, now })
			.filter(({ stakes }) => stakes.some(({ stake }) => stake === reward.stake))
			.map(({ gameCode }) => gameCode),
	);
	const fitting = games.houseGames(currency).filter(({ code }) => taking.has(code));
	const given = await awardFreeSpins(
		{ wallet, db: within(tx) },
		{
			key: commandKey("promotions:spins", entry.id),
			merchant: promotion.merchant,
			operator: `promotion ${promotion.code}`,
			operatorId: "promotions",
			now,
			currency,
			stake: reward.stake,
			spins: reward.spins,
			memberIds: [memberId(entry.memberId)],
			games: fitting.map(({ id }) => id).slice(0, mostGames),
			startsAt: now,
			endsAt: new Date(now.getTime() + reward.days * 86_400_000),
			reason: promotion.code,
			// What the house promised by a promotion was decided when that was made, within its budget.
			alone: entry.amount,
		},
	);
	if (!given.ok) throw new Error(`free spins of a promotion were refused: ${given.error.part}`);
}
