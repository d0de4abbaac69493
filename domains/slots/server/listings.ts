// How the house's slot games stand in the catalogue: names, art, place. What they pay is in the pay tables.
import type { GameListing } from "#games/api";

export type Shown = Pick<GameListing, "code" | "names" | "tags" | "art" | "hue" | "order">;

const art = (code: string): GameListing["art"] => ({
	small: `/art/games/${code}-small.webp`,
	show: `/art/games/${code}.webp`,
});

export const shownGames: readonly Shown[] = [
	{
		code: "dancheong-gate",
		names: {
			en: "Dancheong Gate",
			ko: "단청문",
			cn: "丹青门",
			ja: "丹青の門",
			th: "ประตูทันชอง",
			vi: "Cổng Dancheong",
			bn: "দানচং তোরণ",
			id: "Gerbang Dancheong",
		},
		tags: ["hot"],
		art: art("dancheong-gate"),
		hue: 28,
		order: 1,
	},
	{
		code: "magpie-tiger",
		names: {
			en: "Magpie and Tiger",
			ko: "까치와 호랑이",
			cn: "喜鹊与老虎",
			ja: "カササギと虎",
			th: "นกกางเขนกับเสือ",
			vi: "Chim khách và hổ",
			bn: "ম্যাগপাই ও বাঘ",
			id: "Murai dan Harimau",
		},
		tags: ["hot", "new"],
		art: art("magpie-tiger"),
		hue: 62,
		order: 2,
	},
	{
		code: "bojagi",
		names: {
			en: "Bojagi",
			ko: "보자기",
			cn: "褓子器",
			ja: "ポジャギ",
			th: "โพจากี",
			vi: "Bojagi",
			bn: "বোজাগি",
			id: "Bojagi",
		},
		tags: ["new"],
		art: art("bojagi"),
		hue: 205,
		order: 3,
	},
];
