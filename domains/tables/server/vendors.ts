// The tables' vendor and games as the catalogue shows them.
import type { StudioGame, VendorListing } from "#games/api";
import { tableVendor } from "../contract/index.ts";
import { currencies, limitsIn, payTableOf, type TableCode, tableCodes, tables } from "../core/index.ts";

export const tableVendors: readonly VendorListing[] = [
	{
		code: tableVendor,
		artCode: "tessera-live",
		launchUrl: "/arcade/",
		interrupted: "refund",
		// Tickets have due times of their own.
		interruptedAfterSeconds: 2_592_000,
		order: 40,
		names: {
			en: "Tessera Tables",
			ko: "테세라 테이블",
			cn: "Tessera 桌台",
			ja: "テセラ・テーブル",
			th: "โต๊ะเทสเซรา",
			vi: "Bàn chơi Tessera",
			bn: "টেসেরা টেবিল",
			id: "Meja Tessera",
		},
	},
];

const shown: Readonly<Record<TableCode, Pick<StudioGame, "names" | "tags" | "hue">>> = {
	BAC01: {
		hue: 25,
		tags: ["hot", "new"],
		names: {
			en: "Baccarat",
			ko: "바카라",
			cn: "百家乐",
			ja: "バカラ",
			th: "บาคาร่า",
			vi: "Baccarat",
			bn: "ব্যাকারাট",
			id: "Bakarat",
		},
	},
	BAC02: {
		hue: 40,
		tags: ["hot", "new"],
		names: {
			en: "Speed Baccarat",
			ko: "스피드 바카라",
			cn: "极速百家乐",
			ja: "スピードバカラ",
			th: "สปีดบาคาร่า",
			vi: "Baccarat tốc độ",
			bn: "স্পিড ব্যাকারাট",
			id: "Bakarat Kilat",
		},
	},
	BAC03: {
		hue: 150,
		tags: ["new"],
		names: {
			en: "No Commission Baccarat",
			ko: "노 커미션 바카라",
			cn: "免佣百家乐",
			ja: "ノーコミッションバカラ",
			th: "บาคาร่าไม่มีค่าคอม",
			vi: "Baccarat không hoa hồng",
			bn: "কমিশনহীন ব্যাকারাট",
			id: "Bakarat Tanpa Komisi",
		},
	},
	DT01: {
		hue: 15,
		tags: ["new"],
		names: {
			en: "Dragon Tiger",
			ko: "드래곤 타이거",
			cn: "龙虎",
			ja: "ドラゴンタイガー",
			th: "เสือมังกร",
			vi: "Rồng Hổ",
			bn: "ড্রাগন টাইগার",
			id: "Naga Harimau",
		},
	},
	ROU01: {
		hue: 350,
		tags: ["hot", "new"],
		names: {
			en: "European Roulette",
			ko: "유럽식 룰렛",
			cn: "欧式轮盘",
			ja: "ヨーロピアンルーレット",
			th: "รูเล็ตยุโรป",
			vi: "Roulette châu Âu",
			bn: "ইউরোপীয় রুলেট",
			id: "Rolet Eropa",
		},
	},
	ROU02: {
		hue: 280,
		tags: ["new"],
		names: {
			en: "Bolt Roulette",
			ko: "볼트 룰렛",
			cn: "闪光轮盘",
			ja: "ボルトルーレット",
			th: "โบลต์รูเล็ต",
			vi: "Roulette tia chớp",
			bn: "বোল্ট রুলেট",
			id: "Rolet Petir",
		},
	},
	SEO01: {
		hue: 110,
		tags: ["new"],
		names: {
			en: "Seotda Duel",
			ko: "섯다 대결",
			cn: "花图对决",
			ja: "ソッタ・デュエル",
			th: "ดวลซอตดา",
			vi: "Đấu Seotda",
			bn: "সটদা দ্বৈরথ",
			id: "Duel Seotda",
		},
	},
	BJ01: {
		hue: 200,
		tags: ["hot", "new"],
		names: {
			en: "Blackjack",
			ko: "블랙잭",
			cn: "二十一点",
			ja: "ブラックジャック",
			th: "แบล็คแจ็ค",
			vi: "Blackjack",
			bn: "ব্ল্যাকজ্যাক",
			id: "Blackjack",
		},
	},
	SIC01: {
		hue: 90,
		tags: ["new"],
		names: {
			en: "Sic Bo",
			ko: "식보",
			cn: "骰宝",
			ja: "シックボー",
			th: "ซิกโบ",
			vi: "Tài Xỉu",
			bn: "সিক বো",
			id: "Sic Bo",
		},
	},
};

export const tableListings = (): readonly StudioGame[] => tableCodes.map(listingOf);

function listingOf(code: TableCode, index: number): StudioGame {
	const { game, limits } = tables[code];
	const art = `/art/games/${code.toLowerCase()}`;
	return {
		...shown[code],
		code,
		vendor: tableVendor,
		gameType: "LIVE",
		// Every bet on a wheel returns 36/37; the bets of the other tables differ, and each says its own.
		...(game === "roulette" || game === "bolt" ? { rtp: "97.30" } : {}),
		// With the strategy of the rules, second stakes too.
		...(game === "blackjack" ? { rtp: "99.28" } : {}),
		payTable: payTableOf(game),
		limits: Object.fromEntries(currencies.map((currency) => [currency, limitsIn(limits, currency)])),
		art: { small: `${art}-small.webp`, show: `${art}.webp` },
		trial: true,
		// A straight bet, the widest way to bet; where numbers are lit up to 500 times the stake.
		...(game === "roulette" ? { deviation: 5.84 } : {}),
		...(game === "bolt" ? { deviation: 13 } : {}),
		order: 40 + index,
	};
}
