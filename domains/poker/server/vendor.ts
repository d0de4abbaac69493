// Poker's vendor and games as the catalogue shows them. A hand is played among players: there is no return to promise.
import type { StudioGame, VendorListing } from "#games/api";
import { type CurrencyCode, currencyDecimals, isCurrencyCode } from "#platform/kernel";
import { pokerVendor } from "../contract/index.ts";
import { buyInsOf, gameCodes, type PokerGame, pokerGames } from "../core/index.ts";

export const pokerStudioVendor: VendorListing = {
	code: pokerVendor,
	names: {
		en: "Tessera Poker",
		ko: "테세라 포커",
		cn: "Tessera 扑克",
		ja: "テセラ・ポーカー",
		th: "เทสเซรา โป๊กเกอร์",
		vi: "Tessera Poker",
		bn: "টেসেরা পোকার",
		id: "Tessera Poker",
	},
	artCode: "tessera-poker",
	order: 60,
	launchUrl: "/arcade/",
	// Hands are whole rounds; none is ever left open in the books.
	interrupted: "refund",
	interruptedAfterSeconds: 2_592_000,
};

const shownGames: Readonly<Record<PokerGame, Pick<StudioGame, "names" | "tags" | "hue">>> = {
	holdem: {
		hue: 345,
		tags: ["new", "hot"],
		names: {
			en: "Hold'em",
			ko: "홀덤",
			cn: "德州扑克",
			ja: "ホールデム",
			th: "โฮลเอ็ม",
			vi: "Hold'em",
			bn: "হোল্ডেম",
			id: "Hold'em",
		},
	},
	omaha: {
		hue: 320,
		tags: ["new"],
		names: {
			en: "Pot-Limit Omaha",
			ko: "팟 리밋 오마하",
			cn: "底池限注奥马哈",
			ja: "ポットリミット・オマハ",
			th: "พอตลิมิตโอมาฮา",
			vi: "Omaha giới hạn pot",
			bn: "পট-লিমিট ওমাহা",
			id: "Pot-Limit Omaha",
		},
	},
	short: {
		hue: 10,
		tags: ["new"],
		names: {
			en: "Short Deck",
			ko: "숏덱",
			cn: "短牌德州",
			ja: "ショートデッキ",
			th: "ชอร์ตเด็ค",
			vi: "Short Deck",
			bn: "শর্ট ডেক",
			id: "Short Deck",
		},
	},
};

const currencies = Object.keys(currencyDecimals).filter((code): code is CurrencyCode => isCurrencyCode(code));

export const pokerListings = (): readonly StudioGame[] =>
	pokerGames.map((game, index) => ({
		...shownGames[game],
		vendor: pokerVendor,
		code: gameCodes[game],
		gameType: "PVP",
		payTable: "poker@1",
		limits: Object.fromEntries(currencies.map((currency) => [currency, buyInsOf(game, currency)])),
		art: { small: `/art/games/${gameCodes[game]}-small.webp`, show: `/art/games/${gameCodes[game]}.webp` },
		trial: true,
		order: 80 + index,
	}));
