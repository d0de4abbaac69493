// The default brand's ladder and mall as data. Amounts are decimal strings of the brand's currency. Sentences are in seed/.
import { inEachLanguage } from "#platform/kernel";
import bn from "./seed/bn.json" with { type: "json" };
import en from "./seed/en.json" with { type: "json" };
import id from "./seed/id.json" with { type: "json" };
import ja from "./seed/ja.json" with { type: "json" };
import ko from "./seed/ko.json" with { type: "json" };
import th from "./seed/th.json" with { type: "json" };
import vi from "./seed/vi.json" with { type: "json" };
import zh from "./seed/zh.json" with { type: "json" };

/** Lowest first: the place is the level. `needed` is the turnover of the last 90 days. */
export const ranks = [
	{ code: "pebble", needed: "0", pointPercent: 100 },
	{ code: "clay", needed: "1000", pointPercent: 100 },
	{ code: "slate", needed: "5000", pointPercent: 105 },
	{ code: "celadon", needed: "20000", pointPercent: 110 },
	{ code: "bronze", needed: "50000", pointPercent: 115 },
	{ code: "jade", needed: "150000", pointPercent: 120 },
	{ code: "amber", needed: "500000", pointPercent: 130 },
	{ code: "pearl", needed: "1500000", pointPercent: 140 },
	{ code: "gold-leaf", needed: "5000000", pointPercent: 150 },
] as const;

/** Ten points become one unit of cash. */
export const conversion = { step: "10", cash: "1", smallest: "10", largest: "50000" } as const;

/** Per cent of the stake in hundredths, in the order they are shown: the rates of section 9 of the specification. */
export const cashback = {
	days: 7,
	smallest: "1",
	rates: { RNG: 120, LIVE: 70, SPORTS: 100, FISH: 120, PVP: 100 },
} as const;

export const offers = ["10", "100", "500", "1000", "5000"] as const;

const scenes = "/art/scenes";
const games = "/art/games";

/** In the order of the shelf. A picture is handed out as it lies on the site. */
export const items = [
	{
		code: "credit-10",
		type: "credit",
		points: "95",
		cash: "10",
		art: `${scenes}/first-stone.webp`,
		stock: null,
		minLevel: 0,
	},
	{
		code: "credit-50",
		type: "credit",
		points: "450",
		cash: "50",
		art: `${scenes}/evening-door.webp`,
		stock: null,
		minLevel: 0,
	},
	{
		code: "credit-250",
		type: "credit",
		points: "2100",
		cash: "250",
		art: `${scenes}/hall-elott.webp`,
		stock: 200,
		minLevel: 3,
	},
	{
		code: "credit-1000",
		type: "credit",
		points: "8000",
		cash: "1000",
		art: `${scenes}/hall-pvp.webp`,
		stock: 50,
		minLevel: 5,
	},
	{
		code: "picture-mosaic-hall",
		type: "picture",
		points: "150",
		cash: "0",
		art: `${scenes}/mosaic-hall.webp`,
		stock: null,
		minLevel: 0,
	},
	{
		code: "picture-lantern-reels",
		type: "picture",
		points: "150",
		cash: "0",
		art: `${scenes}/lantern-reels.webp`,
		stock: null,
		minLevel: 0,
	},
	{
		code: "picture-open-book",
		type: "picture",
		points: "200",
		cash: "0",
		art: `${scenes}/open-book-of-rounds.webp`,
		stock: null,
		minLevel: 0,
	},
	{
		code: "picture-fishing",
		type: "picture",
		points: "200",
		cash: "0",
		art: `${scenes}/hall-fish.webp`,
		stock: null,
		minLevel: 0,
	},
	{
		code: "picture-gate",
		type: "picture",
		points: "400",
		cash: "0",
		art: `${games}/dancheong-gate.webp`,
		stock: 500,
		minLevel: 2,
	},
	{
		code: "picture-tiger",
		type: "picture",
		points: "900",
		cash: "0",
		art: `${games}/magpie-tiger.webp`,
		stock: 100,
		minLevel: 6,
	},
] as const;

/** The ladder and the mall in every language of the house. */
export const spoken = inEachLanguage<typeof en>({ bn, en, id, ja, ko, th, vi, zh });
