// The sportsbook's vendors and their games as the catalogue shows them.
import type { StudioGame, VendorListing } from "#games/api";
import { bookGames, esportsVendor, sportsVendor } from "../contract/index.ts";
import { currencies, leastStake, mostStake } from "./limits.ts";
import { payTable } from "./place-sports-bet.ts";

const shared = {
	launchUrl: "/arcade/",
	interrupted: "refund",
	// Tickets have due times of their own.
	interruptedAfterSeconds: 2_592_000,
} as const;

export const sportsbookVendors: readonly VendorListing[] = [
	{
		...shared,
		code: sportsVendor,
		artCode: "ds88",
		order: 52,
		names: {
			en: "DS88 Sports",
			ko: "DS88 스포츠",
			cn: "DS88 体育",
			ja: "DS88 スポーツ",
			th: "DS88 กีฬา",
			vi: "Thể thao DS88",
			bn: "DS88 স্পোর্টস",
			id: "Olahraga DS88",
		},
	},
	{
		...shared,
		code: esportsVendor,
		artCode: "tessera-esports",
		order: 53,
		names: {
			en: "Tessera E-sports",
			ko: "테세라 e스포츠",
			cn: "Tessera 电竞",
			ja: "テセラ eスポーツ",
			th: "เทสเซรา อีสปอร์ต",
			vi: "E-sports Tessera",
			bn: "টেসেরা ই-স্পোর্টস",
			id: "E-sports Tessera",
		},
	},
];

const limits = Object.fromEntries(
	currencies.map((currency) => [currency, { min: leastStake(currency), max: mostStake(currency) }]),
);

const art = (code: string) => ({
	small: `/art/games/${code.toLowerCase()}-small.webp`,
	show: `/art/games/${code.toLowerCase()}.webp`,
});

export const sportsbookListings = (): readonly StudioGame[] => [
	{
		vendor: sportsVendor,
		code: bookGames[sportsVendor],
		gameType: "SPORTS",
		payTable,
		limits,
		tags: ["new", "hot"],
		art: art(bookGames[sportsVendor]),
		hue: 145,
		trial: true,
		order: 80,
		names: {
			en: "Sportsbook",
			ko: "스포츠북",
			cn: "体育博彩",
			ja: "スポーツブック",
			th: "สปอร์ตบุ๊ก",
			vi: "Cá cược thể thao",
			bn: "স্পোর্টসবুক",
			id: "Taruhan Olahraga",
		},
	},
	{
		vendor: esportsVendor,
		code: bookGames[esportsVendor],
		gameType: "ESPORTS",
		payTable,
		limits,
		tags: ["new"],
		art: art(bookGames[esportsVendor]),
		hue: 262,
		trial: true,
		order: 81,
		names: {
			en: "E-sportsbook",
			ko: "e스포츠북",
			cn: "电竞博彩",
			ja: "eスポーツブック",
			th: "อีสปอร์ตบุ๊ก",
			vi: "Cá cược e-sports",
			bn: "ই-স্পোর্টসবুক",
			id: "Taruhan E-sports",
		},
	},
];
