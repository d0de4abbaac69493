// Words that the chat masks, refuses or shows to a moderator, by language. Of scripts that write with spaces a word is a whole word,
// or the beginning of one where it ends with `*`; of those without, it is found anywhere. Written as they are said: the filter
// folds them as it folds what was typed.

export type WordList = {
	/** Shown as stars. */
	readonly mask: readonly string[];
	/** Nothing is said that holds one: hatred, threats. */
	readonly block: readonly string[];
	/** Said, and shown to a moderator: somebody may need help, or asks people away from here. */
	readonly flag: readonly string[];
};

export const wordLists: Readonly<Record<string, WordList>> = {
	EN: {
		mask: [
			"fuck*",
			"motherfuck*",
			"shit*",
			"bullshit",
			"cunt*",
			"bitch*",
			"asshole*",
			"dickhead*",
			"wanker*",
			"bastard*",
		],
		block: ["nigger*", "nigga*", "faggot*", "retard*", "kike*", "chink*", "kill yourself", "kys", "rape you"],
		flag: ["suicide", "kill myself", "end my life", "lost everything", "telegram", "whatsapp", "wechat"],
	},
	KO: {
		mask: [
			"씨발",
			"시발",
			"씨팔",
			"ㅅㅂ",
			"병신",
			"ㅂㅅ",
			"개새끼",
			"새끼",
			"지랄",
			"좆",
			"존나",
			"미친놈",
			"미친년",
			"닥쳐",
		],
		block: ["짱깨", "쪽바리", "깜둥이", "홍어", "한남충", "김치녀", "죽여버", "자살해", "뒤져라"],
		flag: ["자살", "죽고 싶", "전재산", "텔레그램", "카톡", "오픈채팅", "대출"],
	},
	CN: {
		mask: ["操你", "草泥马", "傻逼", "傻屄", "妈的", "他妈", "狗屎", "王八蛋", "混蛋", "婊子", "滚蛋"],
		block: ["支那", "黑鬼", "小日本", "高丽棒子", "杀了你", "去死吧"],
		flag: ["自杀", "不想活", "倾家荡产", "加微信", "加我微信", "电报", "借钱"],
	},
	JA: {
		mask: ["くそ野郎", "クソ野郎", "ちくしょう", "くたばれ", "バカ野郎", "馬鹿野郎", "きちがい", "キチガイ", "ブス"],
		block: ["死ね", "殺すぞ", "チョン公", "支那人", "土人", "ガイジ"],
		flag: ["自殺", "死にたい", "全財産", "テレグラム", "ライン交換", "借金"],
	},
	TH: {
		mask: ["เหี้ย", "สัส", "ควย", "เย็ด", "อีดอก", "ไอ้สัตว์", "ระยำ", "ชิบหาย"],
		block: ["ไอ้มืด", "ฆ่ามึง", "ไปตายซะ", "อีกะเทยควาย"],
		flag: ["ฆ่าตัวตาย", "อยากตาย", "หมดตัว", "เทเลแกรม", "แอดไลน์", "กู้เงิน"],
	},
	VI: {
		mask: ["địt*", "đụ má", "đụ mẹ", "đm", "vcl", "vãi lồn", "lồn", "cặc", "buồi", "chó đẻ", "óc chó", "đĩ"],
		block: ["mọi đen", "giết mày", "chết đi", "bắc kỳ chó", "tàu khựa"],
		flag: ["tự tử", "muốn chết", "mất hết", "telegram", "zalo", "vay tiền"],
	},
	ID: {
		mask: ["anjing*", "anjir", "bangsat*", "kontol*", "memek*", "ngentot*", "bajingan*", "brengsek*", "tai", "goblok*"],
		block: ["bunuh kamu", "mati saja kau", "cina babi", "aseng babi", "kafir"],
		flag: ["bunuh diri", "ingin mati", "habis semua", "telegram", "whatsapp", "pinjam uang"],
	},
	BN: {
		mask: ["চুদি", "চোদা", "মাদারচোদ", "খানকি", "মাগী", "শালা", "হারামি", "বাল", "কুত্তার বাচ্চা"],
		block: ["মালাউন", "খুন করব", "মেরে ফেলব", "মরে যা"],
		flag: ["আত্মহত্যা", "মরতে চাই", "সব হারিয়েছি", "টেলিগ্রাম", "টাকা ধার"],
	},
};
