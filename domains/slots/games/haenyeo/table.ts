// Women of the Sea: ten lines, and a diver who holds her reel while the others turn again.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable, ReelSet } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "HPAOTCusgr";

/** The same strips turn when the spin is paid and when it follows of held reels. */
const reels: ReelSet = {
	strips: stripsOf(letters, [
		"rggCsTuurrAuCgOrPTCggPAssCrrTOuugArsTuOPgOss",
		"uuHsrOATCPgguuCrrTCssAuggCTrrPgOATsOurPssrg",
		"sHOCuPAOssrrACuugTCArPTsuuggOssrgCuggrrTP",
		"OrrTggruusCHOuuCrrAggTsAurssCTPguCOssTPrAg",
		"urCssOggPrAggTssrrTAgCsuPruuATOrrgsCuuOgTC",
	]),
	expandWilds: true,
	cascades: false,
	ladder: [1],
};

export const table: PayTable = {
	game: "haenyeo",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 3 },
	symbols: [
		{ code: "sea-woman", role: "wild", pays: [], multiplier: 1 },
		{ code: "pearl", role: "plain", pays: pays([3, 22], [4, 80], [5, 1500]), multiplier: 1 },
		{ code: "abalone", role: "plain", pays: pays([3, 15], [4, 50], [5, 240]), multiplier: 1 },
		{ code: "octopus", role: "plain", pays: pays([3, 11], [4, 36], [5, 140]), multiplier: 1 },
		{ code: "float", role: "plain", pays: pays([3, 8], [4, 24], [5, 90]), multiplier: 1 },
		{ code: "conch", role: "plain", pays: pays([3, 7], [4, 18], [5, 60]), multiplier: 1 },
		{ code: "urchin", role: "plain", pays: pays([3, 5], [4, 10], [5, 34]), multiplier: 1 },
		{ code: "starfish", role: "plain", pays: pays([3, 5], [4, 10], [5, 34]), multiplier: 1 },
		{ code: "green-kelp", role: "plain", pays: pays([3, 3], [4, 8], [5, 27]), multiplier: 1 },
		{ code: "red-kelp", role: "plain", pays: pays([3, 3], [4, 8], [5, 27]), multiplier: 1 },
	],
	award: {
		kind: "lines",
		lines: [
			[1, 1, 1, 1, 1],
			[0, 0, 0, 0, 0],
			[2, 2, 2, 2, 2],
			[0, 1, 2, 1, 0],
			[2, 1, 0, 1, 2],
			[0, 0, 1, 0, 0],
			[2, 2, 1, 2, 2],
			[1, 2, 2, 2, 1],
			[1, 0, 0, 0, 1],
			[1, 0, 1, 2, 1],
		],
	},
	modes: [{ code: "standard", cost: 10, reels }],
	bonus: { kind: "respins", reels },
	topAward: 6231,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
