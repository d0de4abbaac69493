// Generated from the folders of domains/slots/games by `npm run gen`. Not edited by hand.
import type { GameCode } from "../core/index.ts";
import type { GameFacts } from "./vendors.ts";

export const gameFacts: Readonly<Record<GameCode, GameFacts>> = {
	"dancheong-gate": {
		"vendor": "TESSERA",
		"order": 1,
		"hue": 28,
		"tags": [
			"hot"
		],
		"names": {
			"en": "Dancheong Gate",
			"ko": "단청문",
			"cn": "丹青门",
			"ja": "丹青の門",
			"th": "ประตูทันชอง",
			"vi": "Cổng Dancheong",
			"bn": "দানচং তোরণ",
			"id": "Gerbang Dancheong"
		}
	},
	"magpie-tiger": {
		"vendor": "TESSERA",
		"order": 2,
		"hue": 62,
		"tags": [
			"hot"
		],
		"names": {
			"en": "Magpie and Tiger",
			"ko": "까치와 호랑이",
			"cn": "喜鹊与老虎",
			"ja": "カササギと虎",
			"th": "นกกางเขนกับเสือ",
			"vi": "Chim khách và hổ",
			"bn": "ম্যাগপাই ও বাঘ",
			"id": "Murai dan Harimau"
		}
	},
	bojagi: {
		"vendor": "TESSERA",
		"order": 3,
		"hue": 205,
		"tags": [],
		"names": {
			"en": "Bojagi",
			"ko": "보자기",
			"cn": "褓子器",
			"ja": "ポジャギ",
			"th": "โพจากี",
			"vi": "Bojagi",
			"bn": "বোজাগি",
			"id": "Bojagi"
		}
	},
	"salt-caravan": {
		"vendor": "SALTLAMP",
		"order": 4,
		"hue": 48,
		"tags": [],
		"names": {
			"en": "Salt Caravan",
			"ko": "소금 대상",
			"cn": "盐之商队",
			"ja": "塩のキャラバン",
			"th": "คาราวานเกลือ",
			"vi": "Đoàn buôn muối",
			"bn": "লবণের কাফেলা",
			"id": "Kafilah Garam"
		}
	},
	"lantern-tide": {
		"vendor": "SALTLAMP",
		"order": 5,
		"hue": 18,
		"tags": [
			"hot"
		],
		"names": {
			"en": "Lantern Tide",
			"ko": "등불 밀물",
			"cn": "灯潮",
			"ja": "灯りの潮",
			"th": "กระแสโคมไฟ",
			"vi": "Thủy triều đèn lồng",
			"bn": "লণ্ঠনের জোয়ার",
			"id": "Pasang Lentera"
		}
	},
	"glass-orchard": {
		"vendor": "NOONGLASS",
		"order": 6,
		"hue": 150,
		"tags": [],
		"names": {
			"en": "Glass Orchard",
			"ko": "유리 과수원",
			"cn": "琉璃果园",
			"ja": "硝子の果樹園",
			"th": "สวนผลไม้กระจก",
			"vi": "Vườn cây thủy tinh",
			"bn": "কাচের ফলবাগান",
			"id": "Kebun Kaca"
		}
	},
	"cloud-loom": {
		"vendor": "NOONGLASS",
		"order": 7,
		"hue": 320,
		"tags": [],
		"names": {
			"en": "Loom of Clouds",
			"ko": "구름 베틀",
			"cn": "云织机",
			"ja": "雲の織機",
			"th": "กี่ทอเมฆ",
			"vi": "Khung dệt mây",
			"bn": "মেঘের তাঁত",
			"id": "Alat Tenun Awan"
		}
	},
	wayfinder: {
		"vendor": "NOONGLASS",
		"order": 8,
		"hue": 225,
		"tags": [
			"hot"
		],
		"names": {
			"en": "Wayfinder",
			"ko": "별길잡이",
			"cn": "寻路者",
			"ja": "星の航海者",
			"th": "ผู้นำทางดวงดาว",
			"vi": "Người tìm đường",
			"bn": "পথসন্ধানী",
			"id": "Penunjuk Jalan"
		}
	},
	"jindo-drums": {
		"vendor": "TESSERA",
		"order": 9,
		"hue": 260,
		"tags": [],
		"names": {
			"en": "Drums of the Moon",
			"ko": "달맞이 북춤",
			"cn": "月下鼓舞",
			"ja": "月の太鼓踊り",
			"th": "กลองรำใต้จันทร์",
			"vi": "Trống múa dưới trăng",
			"bn": "চাঁদের ঢোল",
			"id": "Gendang Bulan"
		}
	},
	haenyeo: {
		"vendor": "TESSERA",
		"order": 20,
		"hue": 200,
		"tags": [],
		"names": {
			"en": "Women of the Sea",
			"ko": "바다의 해녀",
			"cn": "海女",
			"ja": "海女",
			"th": "นักดำน้ำหญิงแห่งเชจู",
			"vi": "Hải nữ Jeju",
			"bn": "সাগরকন্যা হেনিও",
			"id": "Perempuan Penyelam"
		}
	},
	"coin-divers": {
		"vendor": "SALTLAMP",
		"order": 21,
		"hue": 212,
		"tags": [],
		"names": {
			"en": "Coins in the Harbour",
			"ko": "항구의 동전",
			"cn": "港中金币",
			"ja": "港のコイン",
			"th": "เหรียญในอ่าว",
			"vi": "Đồng xu bến cảng",
			"bn": "বন্দরের মুদ্রা",
			"id": "Koin di Pelabuhan"
		}
	},
	"paper-kites": {
		"vendor": "NOONGLASS",
		"order": 30,
		"hue": 236,
		"tags": [],
		"names": {
			"en": "Kites Over the Estuary",
			"ko": "강어귀의 연",
			"cn": "河口风筝",
			"ja": "河口の凧",
			"th": "ว่าวเหนือปากน้ำ",
			"vi": "Diều trên cửa sông",
			"bn": "মোহনার ঘুড়ি",
			"id": "Layang-Layang Muara"
		}
	},
	talchum: {
		"vendor": "TESSERA",
		"order": 31,
		"hue": 7,
		"tags": [],
		"names": {
			"en": "Masks at the Market",
			"ko": "장터 탈춤",
			"cn": "市集面具",
			"ja": "市場の仮面",
			"th": "หน้ากากกลางตลาด",
			"vi": "Mặt nạ phiên chợ",
			"bn": "হাটের মুখোশ",
			"id": "Topeng di Pasar"
		}
	},
	"hanji-lamps": {
		"vendor": "TESSERA",
		"order": 32,
		"hue": 93,
		"tags": [],
		"names": {
			"en": "Paper Lamps",
			"ko": "한지 등불",
			"cn": "韩纸灯",
			"ja": "韓紙の灯",
			"th": "โคมกระดาษ",
			"vi": "Đèn giấy",
			"bn": "কাগজের বাতি",
			"id": "Lampu Kertas"
		}
	},
	"reed-organ": {
		"vendor": "NOONGLASS",
		"order": 33,
		"hue": 38,
		"tags": [],
		"names": {
			"en": "Reed Organ",
			"ko": "리드 오르간",
			"cn": "簧风琴",
			"ja": "リードオルガン",
			"th": "ออร์แกนลิ้น",
			"vi": "Đàn đạp hơi",
			"bn": "রিড অর্গান",
			"id": "Orgel Buluh"
		}
	},
	onggi: {
		"vendor": "TESSERA",
		"order": 34,
		"hue": 30,
		"tags": [],
		"names": {
			"en": "The Jar Terrace",
			"ko": "장독대",
			"cn": "酱缸台",
			"ja": "甕の庭",
			"th": "ลานโอ่ง",
			"vi": "Sân chum tương",
			"bn": "মটকার উঠান",
			"id": "Teras Tempayan"
		}
	},
	"tile-court": {
		"vendor": "NOONGLASS",
		"order": 45,
		"hue": 217,
		"tags": [],
		"names": {
			"en": "Court of Tiles",
			"ko": "타일의 안뜰",
			"cn": "瓷砖庭院",
			"ja": "タイルの中庭",
			"th": "ลานกระเบื้อง",
			"vi": "Sân gạch men",
			"bn": "টালির আঙিনা",
			"id": "Pelataran Ubin"
		}
	},
	"bee-almanac": {
		"vendor": "NOONGLASS",
		"order": 46,
		"hue": 44,
		"tags": [
			"new"
		],
		"names": {
			"en": "The Bee Almanac",
			"ko": "꿀벌 달력",
			"cn": "蜜蜂历书",
			"ja": "ミツバチの暦",
			"th": "ปฏิทินผึ้ง",
			"vi": "Niên lịch loài ong",
			"bn": "মৌমাছির পঞ্জিকা",
			"id": "Almanak Lebah"
		}
	},
	orrery: {
		"vendor": "NOONGLASS",
		"order": 47,
		"hue": 210,
		"tags": [
			"new"
		],
		"names": {
			"en": "The Patient Orrery",
			"ko": "느긋한 천체의",
			"cn": "从容星仪",
			"ja": "悠々オーラリー",
			"th": "ออร์เรอรีใจเย็น",
			"vi": "Mô hình sao thong thả",
			"bn": "ধীর গ্রহযন্ত্র",
			"id": "Orrery yang Sabar"
		}
	},
	"night-ferry": {
		"vendor": "SALTLAMP",
		"order": 60,
		"hue": 190,
		"tags": [],
		"names": {
			"en": "Night Ferry",
			"ko": "밤의 연락선",
			"cn": "夜航渡轮",
			"ja": "夜の連絡船",
			"th": "เรือข้ามฟากยามค่ำ",
			"vi": "Phà đêm",
			"bn": "রাতের ফেরি",
			"id": "Feri Malam"
		}
	},
	"ice-lamps": {
		"vendor": "SALTLAMP",
		"order": 61,
		"hue": 230,
		"tags": [],
		"names": {
			"en": "Lamps of the North",
			"ko": "북녘의 등불",
			"cn": "北方冰灯",
			"ja": "北国の氷灯",
			"th": "โคมแดนเหนือ",
			"vi": "Đèn băng phương Bắc",
			"bn": "উত্তরের বাতি",
			"id": "Lampu Utara"
		}
	},
	"dhow-race": {
		"vendor": "SALTLAMP",
		"order": 62,
		"hue": 262,
		"tags": [
			"new"
		],
		"names": {
			"en": "The Long Monsoon",
			"ko": "긴 계절풍",
			"cn": "漫长季风",
			"ja": "長い季節風",
			"th": "มรสุมยาวไกล",
			"vi": "Gió mùa dài",
			"bn": "দীর্ঘ মৌসুমি",
			"id": "Muson Panjang"
		}
	},
	"gate-of-camels": {
		"vendor": "SALTLAMP",
		"order": 63,
		"hue": 20,
		"tags": [],
		"names": {
			"en": "The Well at Dawn",
			"ko": "새벽 우물",
			"cn": "黎明之井",
			"ja": "夜明けの井戸",
			"th": "บ่อน้ำยามรุ่งสาง",
			"vi": "Giếng nước lúc bình minh",
			"bn": "ভোরের কুয়ো",
			"id": "Sumur di Kala Fajar"
		}
	},
	"tin-miners": {
		"vendor": "SALTLAMP",
		"order": 64,
		"hue": 284,
		"tags": [
			"new"
		],
		"names": {
			"en": "Tin and Thunder",
			"ko": "천둥 광산",
			"cn": "雷鸣锡矿",
			"ja": "錫と雷鳴",
			"th": "ดีบุกกับสายฟ้า",
			"vi": "Thiếc và sấm",
			"bn": "টিন ও বজ্র",
			"id": "Timah dan Guntur"
		}
	},
};
