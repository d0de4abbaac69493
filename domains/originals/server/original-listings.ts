// How the instant games stand in the catalogue, once each has passed the return gate.
import type { StudioGame } from "#games/api";
import { type CurrencyCode, currencyDecimals, isCurrencyCode } from "#platform/kernel";
import { originalVendor } from "../contract/index.ts";
import { judgeOriginal, type OriginalGame, originalGames, payTableOf, stakeBounds, timesUnit } from "../core/index.ts";
import { shownOriginals } from "./listings.ts";

/** Throws when a game fails the gate: it may not be played. */
export const originalListings = (): readonly StudioGame[] => originalGames.map(listingOf);

function listingOf(game: OriginalGame, index: number): StudioGame {
	const report = judgeOriginal(game);
	if (report.reasons.length > 0) throw new Error(`${report.payTable}: ${report.reasons.join("; ")}`);
	return {
		vendor: originalVendor,
		...shownOriginals[game],
		code: game,
		gameType: "RNG",
		rtp: report.rtp,
		payTable: payTableOf(game),
		limits: Object.fromEntries(currencies.map((currency) => [currency, stakeBounds({ game, currency })])),
		art: { small: `/art/games/${game}-small.webp`, show: `/art/games/${game}.webp` },
		trial: true,
		deviation: report.deviation,
		order: 20 + index,
		// A run of cards has no single top award: what is offered on a card ends at the most that any game pays.
		...(game === "hi-lo"
			? {}
			: { topAward: { times: timesText(report.topAward.times), oneIn: report.topAward.oneIn } }),
	};
}

const currencies = Object.keys(currencyDecimals).filter((code): code is CurrencyCode => isCurrencyCode(code));

/** Two decimals, rounded down: more is never promised than is paid. */
const timesText = (times: number): string => (Math.floor((times * 100) / timesUnit) / 100).toFixed(2);
