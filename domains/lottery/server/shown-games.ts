// How the catalogue shows each lottery: its names, tags and hue.
import type { StudioGame } from "#games/api";
import { type LotteryGame, regionOf, timetables } from "../core/index.ts";
import vietnam from "./names/vietnam.json" with { type: "json" };

type Shown = Pick<StudioGame, "names" | "tags" | "hue">;
type Names = readonly [en: string, ko: string, cn: string, ja: string, th: string, vi: string, bn: string, id: string];

const shown = (hue: number, tags: Shown["tags"], [en, ko, cn, ja, th, vi, bn, id]: Names): Shown => ({
	hue,
	tags,
	names: { en, ko, cn, ja, th, vi, bn, id },
});

type VietnamGame = keyof typeof vietnam;

const regionHues = { north: 0, centre: 45, south: 160, fast: 15 } as const;

const isVietnam = (game: LotteryGame): game is VietnamGame => Object.hasOwn(vietnam, game);

const shownVietnam = (game: VietnamGame): Shown => ({
	hue: regionHues[regionOf(timetables[game])],
	tags: game === "VN1F" || game === "VNMB" ? ["new", "hot"] : [],
	names: vietnam[game],
});

/** How a game is shown; those of Vietnam by the names of their stations. */
export const shownGame = (game: LotteryGame): Shown => (isVietnam(game) ? shownVietnam(game) : shownGames[game]);

const shownGames: Readonly<Record<Exclude<LotteryGame, VietnamGame>, Shown>> = {
	TSFFC: shown(
		12,
		["new", "hot"],
		[
			"Tessera 1-minute",
			"테세라 1분",
			"Tessera 分分彩",
			"テセラ 1分くじ",
			"เทสเซรา 1 นาที",
			"Tessera 1 phút",
			"টেসেরা ১ মিনিট",
			"Tessera 1 menit",
		],
	),
	HN5FC: shown(
		215,
		["new"],
		[
			"Hanoi 5-minute",
			"하노이 5분",
			"河内五分彩",
			"ハノイ 5分くじ",
			"ฮานอย 5 นาที",
			"Hà Nội 5 phút",
			"হ্যানয় ৫ মিনিট",
			"Hanoi 5 menit",
		],
	),
	TSFF11X5: shown(
		150,
		["new"],
		[
			"11 of 5, 1-minute",
			"11선5 1분",
			"11选5 分分彩",
			"11中5 1分",
			"11 เลือก 5 1 นาที",
			"11 chọn 5 1 phút",
			"১১-এর ৫, ১ মিনিট",
			"11 pilih 5 1 menit",
		],
	),
	TS5F11X5: shown(
		175,
		[],
		[
			"11 of 5, 5-minute",
			"11선5 5분",
			"11选5 五分彩",
			"11中5 5分",
			"11 เลือก 5 5 นาที",
			"11 chọn 5 5 phút",
			"১১-এর ৫, ৫ মিনিট",
			"11 pilih 5 5 menit",
		],
	),
	TSFFPK10: shown(
		45,
		["new"],
		[
			"Race of ten, 1-minute",
			"PK10 1분",
			"PK10 分分彩",
			"PK10 1分",
			"PK10 1 นาที",
			"PK10 1 phút",
			"পিকে১০, ১ মিনিট",
			"PK10 1 menit",
		],
	),
	TS3FPK10: shown(
		30,
		[],
		[
			"Race of ten, 3-minute",
			"PK10 3분",
			"PK10 三分彩",
			"PK10 3分",
			"PK10 3 นาที",
			"PK10 3 phút",
			"পিকে১০, ৩ মিনিট",
			"PK10 3 menit",
		],
	),
	TSFFK3: shown(
		340,
		["new"],
		[
			"Three dice, 1-minute",
			"주사위 셋 1분",
			"快三 分分彩",
			"3つのサイコロ 1分",
			"ลูกเต๋าสามลูก 1 นาที",
			"Ba xúc xắc 1 phút",
			"তিন ছক্কা, ১ মিনিট",
			"Tiga dadu 1 menit",
		],
	),
	TS2FC: shown(
		205,
		[],
		[
			"Tessera 2-minute",
			"테세라 2분",
			"Tessera 两分彩",
			"テセラ 2分くじ",
			"เทสเซรา 2 นาที",
			"Tessera 2 phút",
			"Tessera ২ মিনিট",
			"Tessera 2 menit",
		],
	),
	TS3FC: shown(
		268,
		[],
		[
			"Tessera 3-minute",
			"테세라 3분",
			"Tessera 三分彩",
			"テセラ 3分くじ",
			"เทสเซรา 3 นาที",
			"Tessera 3 phút",
			"Tessera ৩ মিনিট",
			"Tessera 3 menit",
		],
	),
	TSFF28: shown(
		8,
		["new", "hot"],
		[
			"Lucky 28, 1-minute",
			"행운28 1분",
			"幸运28 分分彩",
			"ラッキー28 1分",
			"ลัคกี้ 28 1 นาที",
			"Lucky 28 1 phút",
			"লাকি ২৮, ১ মিনিট",
			"Lucky 28, 1 menit",
		],
	),
	TS3F28: shown(
		350,
		[],
		[
			"Lucky 28, 3-minute",
			"행운28 3분",
			"幸运28 三分彩",
			"ラッキー28 3分",
			"ลัคกี้ 28 3 นาที",
			"Lucky 28 3 phút",
			"লাকি ২৮, ৩ মিনিট",
			"Lucky 28, 3 menit",
		],
	),
	TSKL10: shown(
		120,
		["new"],
		[
			"Happy ten, 5-minute",
			"해피10 5분",
			"快乐十分 五分彩",
			"ハッピー10 5分",
			"แฮปปี้เท็น 5 นาที",
			"Happy 10 5 phút",
			"হ্যাপি টেন, ৫ মিনিট",
			"Happy ten, 5 menit",
		],
	),
	TSKENO: shown(
		188,
		["new"],
		[
			"Keno, 5-minute",
			"키노 5분",
			"快乐8 五分彩",
			"キノ 5分",
			"คีโน 5 นาที",
			"Keno 5 phút",
			"কেনো, ৫ মিনিট",
			"Keno, 5 menit",
		],
	),
	KRPB: shown(
		222,
		["new", "hot"],
		[
			"Korean powerball",
			"파워볼",
			"韩国动力球",
			"韓国パワーボール",
			"พาวเวอร์บอลเกาหลี",
			"Powerball Hàn Quốc",
			"কোরীয় পাওয়ারবল",
			"Powerball Korea",
		],
	),
	KRLAD: shown(
		55,
		["new"],
		["Korean ladder", "사다리", "韩国爬梯子", "韓国あみだ", "บันไดเกาหลี", "Thang Hàn Quốc", "কোরীয় মই", "Tangga Korea"],
	),
	KRSK: shown(
		300,
		[],
		[
			"Korean speed keno",
			"스피드키노",
			"韩国快乐8",
			"韓国スピードキノ",
			"สปีดคีโนเกาหลี",
			"Speed keno Hàn Quốc",
			"কোরীয় স্পিড কেনো",
			"Speed keno Korea",
		],
	),
	TSFFLHC: shown(
		350,
		["new", "hot"],
		[
			"Mark Six, 1-minute",
			"마크식스 1분",
			"六合彩 分分彩",
			"マークシックス 1分",
			"มาร์กซิกซ์ 1 นาที",
			"Mark Six 1 phút",
			"মার্ক সিক্স, ১ মিনিট",
			"Mark Six, 1 menit",
		],
	),
	TS5FLHC: shown(
		145,
		[],
		[
			"Mark Six, 5-minute",
			"마크식스 5분",
			"六合彩 五分彩",
			"マークシックス 5分",
			"มาร์กซิกซ์ 5 นาที",
			"Mark Six 5 phút",
			"মার্ক সিক্স, ৫ মিনিট",
			"Mark Six, 5 menit",
		],
	),
	HK6: shown(
		32,
		["new"],
		[
			"Mark Six, three a week",
			"마크식스 주 3회",
			"六合彩 每周三期",
			"マークシックス 週3回",
			"มาร์กซิกซ์ สัปดาห์ละ 3",
			"Mark Six 3 kỳ mỗi tuần",
			"মার্ক সিক্স, সপ্তাহে তিন",
			"Mark Six, tiga seminggu",
		],
	),
};
