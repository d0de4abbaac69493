// Everything an operator does to vendors, games, pots, tournaments and free spins, as the trail names it: an act is written
// by one of these names alone. And the kinds of what the play itself leaves as significant events.

export const gamesActs = [
	...(["vendor added", "vendor set", "vendor addresses", "vendor key added", "vendor key retired"] as const),
	...(["vendor retired", "vendor taken back", "vendor games added", "game set"] as const),
	...(["jackpot added", "jackpot set", "jackpot funded"] as const),
	...(["jackpot funding asked for", "jackpot funding refused"] as const),
	...(["jackpot funding taken back", "jackpot funding lapsed"] as const),
	...(["tournament added", "tournament set", "tournament asked for", "tournament agreed to"] as const),
	...(["tournament refused", "tournament taken back", "tournament ended", "tournament cancelled"] as const),
	...(["free spins asked for", "free spins given", "free spins agreed to"] as const),
	...(["free spins refused", "free spins taken back"] as const),
] as const;

export type GamesAct = (typeof gamesActs)[number];

/** As the table allows them. */
export const playEventKinds = [
	"large-win",
	"large-wager",
	"round-void",
	"round-cancelled",
	"return-off",
	"jackpot-won",
] as const;
