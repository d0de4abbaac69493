// How the instant games stand in the catalogue: names, art, place. What they pay is in their rules.
import type { GameListing } from "#games/api";
import type { OriginalGame } from "../core/index.ts";

export type Shown = Pick<GameListing, "names" | "tags" | "hue" | "volatility">;

export const shownOriginals: Readonly<Record<OriginalGame, Shown>> = {
	dice: {
		names: { en: "Dice", ko: "다이스", cn: "骰子", ja: "ダイス", th: "ไดซ์", vi: "Xúc xắc", bn: "ডাইস", id: "Dadu" },
		tags: [],
		hue: 42,
		volatility: "low",
	},
	limbo: {
		names: { en: "Limbo", ko: "림보", cn: "凌波", ja: "リンボー", th: "ลิมโบ", vi: "Limbo", bn: "লিম্বো", id: "Limbo" },
		tags: [],
		hue: 285,
		volatility: "high",
	},
	mines: {
		names: {
			en: "Mines",
			ko: "마인즈",
			cn: "扫雷",
			ja: "マインズ",
			th: "ไมน์ส",
			vi: "Dò mìn",
			bn: "মাইনস",
			id: "Ranjau",
		},
		tags: ["hot"],
		hue: 165,
		volatility: "medium",
	},
	plinko: {
		names: {
			en: "Plinko",
			ko: "플링코",
			cn: "弹珠",
			ja: "プリンコ",
			th: "พลิงโก",
			vi: "Plinko",
			bn: "প্লিংকো",
			id: "Plinko",
		},
		tags: ["hot"],
		hue: 20,
		volatility: "medium",
	},
	keno: {
		names: { en: "Keno", ko: "키노", cn: "基诺", ja: "キノ", th: "คีโน", vi: "Keno", bn: "কেনো", id: "Keno" },
		tags: [],
		hue: 245,
		volatility: "high",
	},
	wheel: {
		names: { en: "Wheel", ko: "휠", cn: "转轮", ja: "ホイール", th: "วงล้อ", vi: "Vòng quay", bn: "চাকা", id: "Roda" },
		tags: [],
		hue: 340,
		volatility: "medium",
	},
	"hi-lo": {
		names: {
			en: "Hi-Lo",
			ko: "하이로우",
			cn: "猜高低",
			ja: "ハイ&ロー",
			th: "ไฮโล",
			vi: "Cao thấp",
			bn: "হাই-লো",
			id: "Hi-Lo",
		},
		tags: [],
		hue: 200,
		volatility: "medium",
	},
	crash: {
		names: {
			en: "Crash",
			ko: "크래시",
			cn: "爆点",
			ja: "クラッシュ",
			th: "แครช",
			vi: "Crash",
			bn: "ক্র্যাশ",
			id: "Crash",
		},
		tags: ["new", "hot"],
		hue: 8,
		volatility: "high",
	},
};
