// The games that came after the first nine, as they stand in the catalogue: one list a studio, joined in listings.ts.
import type { GameListing } from "#games/api";

export type Shown = Pick<GameListing, "code" | "names" | "tags" | "art" | "hue" | "order">;

/** Where the site keeps a game's pictures. */
export const artOf = (code: string): GameListing["art"] => ({
	small: `/art/games/${code}-small.webp`,
	show: `/art/games/${code}.webp`,
});

export const laterOfNoonglass: readonly Shown[] = [
	{
		code: "paper-kites",
		names: {
			en: "Kites Over the Estuary",
			ko: "강어귀의 연",
			cn: "河口风筝",
			ja: "河口の凧",
			th: "ว่าวเหนือปากน้ำ",
			vi: "Diều trên cửa sông",
			bn: "মোহনার ঘুড়ি",
			id: "Layang-Layang Muara",
		},
		tags: ["new"],
		art: artOf("paper-kites"),
		hue: 236,
		order: 30,
	},
	{
		code: "reed-organ",
		names: {
			en: "Reed Organ",
			ko: "리드 오르간",
			cn: "簧风琴",
			ja: "リードオルガン",
			th: "ออร์แกนลิ้น",
			vi: "Đàn đạp hơi",
			bn: "রিড অর্গান",
			id: "Orgel Buluh",
		},
		tags: ["new"],
		art: artOf("reed-organ"),
		hue: 38,
		order: 33,
	},
	{
		code: "tile-court",
		names: {
			en: "Court of Tiles",
			ko: "타일의 안뜰",
			cn: "瓷砖庭院",
			ja: "タイルの中庭",
			th: "ลานกระเบื้อง",
			vi: "Sân gạch men",
			bn: "টালির আঙিনা",
			id: "Pelataran Ubin",
		},
		tags: ["new"],
		art: artOf("tile-court"),
		hue: 217,
		order: 45,
	},
];

export const laterOfSaltlamp: readonly Shown[] = [
	{
		code: "night-ferry",
		names: {
			en: "Night Ferry",
			ko: "밤의 연락선",
			cn: "夜航渡轮",
			ja: "夜の連絡船",
			th: "เรือข้ามฟากยามค่ำ",
			vi: "Phà đêm",
			bn: "রাতের ফেরি",
			id: "Feri Malam",
		},
		tags: ["new"],
		art: artOf("night-ferry"),
		hue: 190,
		order: 60,
	},
	{
		code: "ice-lamps",
		names: {
			en: "Lamps of the North",
			ko: "북녘의 등불",
			cn: "北方冰灯",
			ja: "北国の氷灯",
			th: "โคมแดนเหนือ",
			vi: "Đèn băng phương Bắc",
			bn: "উত্তরের বাতি",
			id: "Lampu Utara",
		},
		tags: ["new"],
		art: artOf("ice-lamps"),
		hue: 230,
		order: 61,
	},
	{
		code: "dhow-race",
		names: {
			en: "The Long Monsoon",
			ko: "긴 계절풍",
			cn: "漫长季风",
			ja: "長い季節風",
			th: "มรสุมยาวไกล",
			vi: "Gió mùa dài",
			bn: "দীর্ঘ মৌসুমি",
			id: "Muson Panjang",
		},
		tags: ["new"],
		art: artOf("dhow-race"),
		hue: 262,
		order: 62,
	},
	{
		code: "gate-of-camels",
		names: {
			en: "The Well at Dawn",
			ko: "새벽 우물",
			cn: "黎明之井",
			ja: "夜明けの井戸",
			th: "บ่อน้ำยามรุ่งสาง",
			vi: "Giếng nước lúc bình minh",
			bn: "ভোরের কুয়ো",
			id: "Sumur di Kala Fajar",
		},
		tags: ["new"],
		art: artOf("gate-of-camels"),
		hue: 20,
		order: 63,
	},
];

export const laterOfTessera: readonly Shown[] = [
	{
		code: "talchum",
		names: {
			en: "Masks at the Market",
			ko: "장터 탈춤",
			cn: "市集面具",
			ja: "市場の仮面",
			th: "หน้ากากกลางตลาด",
			vi: "Mặt nạ phiên chợ",
			bn: "হাটের মুখোশ",
			id: "Topeng di Pasar",
		},
		tags: ["new"],
		art: artOf("talchum"),
		hue: 7,
		order: 31,
	},
	{
		code: "hanji-lamps",
		names: {
			en: "Paper Lamps",
			ko: "한지 등불",
			cn: "韩纸灯",
			ja: "韓紙の灯",
			th: "โคมกระดาษ",
			vi: "Đèn giấy",
			bn: "কাগজের বাতি",
			id: "Lampu Kertas",
		},
		tags: ["new"],
		art: artOf("hanji-lamps"),
		hue: 93,
		order: 32,
	},
	{
		code: "onggi",
		names: {
			en: "The Jar Terrace",
			ko: "장독대",
			cn: "酱缸台",
			ja: "甕の庭",
			th: "ลานโอ่ง",
			vi: "Sân chum tương",
			bn: "মটকার উঠান",
			id: "Teras Tempayan",
		},
		tags: ["new"],
		art: artOf("onggi"),
		hue: 30,
		order: 34,
	},
];
