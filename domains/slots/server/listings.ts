// How the house's slot games stand in the catalogue: names, art, place. What they pay is in the pay tables.
import { type GameListing, houseStudio, noonglass, saltlamp, type VendorListing } from "#games/api";

export type Shown = Pick<GameListing, "code" | "names" | "tags" | "art" | "hue" | "order">;

const art = (code: string): GameListing["art"] => ({
	small: `/art/games/${code}-small.webp`,
	show: `/art/games/${code}.webp`,
});

const ofTessera: readonly Shown[] = [
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
	{
		code: "jindo-drums",
		names: {
			en: "Drums of the Moon",
			ko: "달맞이 북춤",
			cn: "月下鼓舞",
			ja: "月の太鼓踊り",
			th: "กลองรำใต้จันทร์",
			vi: "Trống múa dưới trăng",
			bn: "চাঁদের ঢোল",
			id: "Gendang Bulan",
		},
		tags: ["new"],
		art: art("jindo-drums"),
		hue: 260,
		order: 9,
	},
	{
		code: "haenyeo",
		names: {
			en: "Women of the Sea",
			ko: "바다의 해녀",
			cn: "海女",
			ja: "海女",
			th: "นักดำน้ำหญิงแห่งเชจู",
			vi: "Hải nữ Jeju",
			bn: "সাগরকন্যা হেনিও",
			id: "Perempuan Penyelam",
		},
		tags: ["new"],
		art: art("haenyeo"),
		hue: 200,
		order: 20,
	},
];

const ofSaltlamp: readonly Shown[] = [
	{
		code: "salt-caravan",
		names: {
			en: "Salt Caravan",
			ko: "소금 대상",
			cn: "盐之商队",
			ja: "塩のキャラバン",
			th: "คาราวานเกลือ",
			vi: "Đoàn buôn muối",
			bn: "লবণের কাফেলা",
			id: "Kafilah Garam",
		},
		tags: ["new"],
		art: art("salt-caravan"),
		hue: 48,
		order: 4,
	},
	{
		code: "lantern-tide",
		names: {
			en: "Lantern Tide",
			ko: "등불 밀물",
			cn: "灯潮",
			ja: "灯りの潮",
			th: "กระแสโคมไฟ",
			vi: "Thủy triều đèn lồng",
			bn: "লণ্ঠনের জোয়ার",
			id: "Pasang Lentera",
		},
		tags: ["hot", "new"],
		art: art("lantern-tide"),
		hue: 18,
		order: 5,
	},
];

const ofNoonglass: readonly Shown[] = [
	{
		code: "glass-orchard",
		names: {
			en: "Glass Orchard",
			ko: "유리 과수원",
			cn: "琉璃果园",
			ja: "硝子の果樹園",
			th: "สวนผลไม้กระจก",
			vi: "Vườn cây thủy tinh",
			bn: "কাচের ফলবাগান",
			id: "Kebun Kaca",
		},
		tags: ["new"],
		art: art("glass-orchard"),
		hue: 150,
		order: 6,
	},
	{
		code: "cloud-loom",
		names: {
			en: "Loom of Clouds",
			ko: "구름 베틀",
			cn: "云织机",
			ja: "雲の織機",
			th: "กี่ทอเมฆ",
			vi: "Khung dệt mây",
			bn: "মেঘের তাঁত",
			id: "Alat Tenun Awan",
		},
		tags: ["new"],
		art: art("cloud-loom"),
		hue: 320,
		order: 7,
	},
	{
		code: "wayfinder",
		names: {
			en: "Wayfinder",
			ko: "별길잡이",
			cn: "寻路者",
			ja: "星の航海者",
			th: "ผู้นำทางดวงดาว",
			vi: "Người tìm đường",
			bn: "পথসন্ধানী",
			id: "Penunjuk Jalan",
		},
		tags: ["hot", "new"],
		art: art("wayfinder"),
		hue: 225,
		order: 8,
	},
];

/** Every game under the studio of the house that made it. */
export const shownGames: readonly { readonly studio: VendorListing; readonly shown: readonly Shown[] }[] = [
	{ studio: houseStudio, shown: ofTessera },
	{ studio: saltlamp, shown: ofSaltlamp },
	{ studio: noonglass, shown: ofNoonglass },
];
