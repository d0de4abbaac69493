// The lotteries' vendors and games as the catalogue shows them, once every play has passed the return gate.
import type { StudioGame, VendorListing } from "#games/api";
import { compare, percent, toNumber } from "#platform/kernel";
import { elottVendor, lottVendor, vendorOf } from "../contract/index.ts";
import {
	familyOf,
	judgeLottery,
	type LotteryGame,
	lotteryGames,
	type PlayReturn,
	type PrizeMode,
	playsOf,
	prizeModes,
} from "../core/index.ts";
import { currencies, slipLimits } from "./limits.ts";

const shared = {
	launchUrl: "/arcade/",
	interrupted: "refund",
	// Tickets have due times of their own.
	interruptedAfterSeconds: 2_592_000,
} as const;

export const lotteryStudioVendors: readonly VendorListing[] = [
	{
		...shared,
		code: lottVendor,
		artCode: "tessera-lott",
		order: 50,
		names: {
			en: "Tessera Lottery",
			ko: "테세라 로또",
			cn: "Tessera 彩票",
			ja: "テセラ・ロッタリー",
			th: "เทสเซรา ลอตเตอรี",
			vi: "Xổ số Tessera",
			bn: "টেসেরা লটারি",
			id: "Lotre Tessera",
		},
	},
	{
		...shared,
		code: elottVendor,
		artCode: "tessera-elott",
		order: 51,
		names: {
			en: "Tessera E-Lottery",
			ko: "테세라 전자로또",
			cn: "Tessera 电子彩",
			ja: "テセラ・Eロッタリー",
			th: "เทสเซรา อีลอตเตอรี",
			vi: "Xổ số điện tử Tessera",
			bn: "টেসেরা ই-লটারি",
			id: "E-Lotre Tessera",
		},
	},
];

const shownGames: Readonly<Record<LotteryGame, Pick<StudioGame, "names" | "tags" | "hue">>> = {
	TSFFC: {
		hue: 12,
		tags: ["new", "hot"],
		names: {
			en: "Tessera 1-minute",
			ko: "테세라 1분",
			cn: "Tessera 分分彩",
			ja: "テセラ 1分くじ",
			th: "เทสเซรา 1 นาที",
			vi: "Tessera 1 phút",
			bn: "টেসেরা ১ মিনিট",
			id: "Tessera 1 menit",
		},
	},
	HN5FC: {
		hue: 215,
		tags: ["new"],
		names: {
			en: "Hanoi 5-minute",
			ko: "하노이 5분",
			cn: "河内五分彩",
			ja: "ハノイ 5分くじ",
			th: "ฮานอย 5 นาที",
			vi: "Hà Nội 5 phút",
			bn: "হ্যানয় ৫ মিনিট",
			id: "Hanoi 5 menit",
		},
	},
	TSFF11X5: {
		hue: 150,
		tags: ["new"],
		names: {
			en: "11 of 5, 1-minute",
			ko: "11선5 1분",
			cn: "11选5 分分彩",
			ja: "11中5 1分",
			th: "11 เลือก 5 1 นาที",
			vi: "11 chọn 5 1 phút",
			bn: "১১-এর ৫, ১ মিনিট",
			id: "11 pilih 5 1 menit",
		},
	},
	TS5F11X5: {
		hue: 175,
		tags: [],
		names: {
			en: "11 of 5, 5-minute",
			ko: "11선5 5분",
			cn: "11选5 五分彩",
			ja: "11中5 5分",
			th: "11 เลือก 5 5 นาที",
			vi: "11 chọn 5 5 phút",
			bn: "১১-এর ৫, ৫ মিনিট",
			id: "11 pilih 5 5 menit",
		},
	},
	TSFFPK10: {
		hue: 45,
		tags: ["new"],
		names: {
			en: "Race of ten, 1-minute",
			ko: "PK10 1분",
			cn: "PK10 分分彩",
			ja: "PK10 1分",
			th: "PK10 1 นาที",
			vi: "PK10 1 phút",
			bn: "পিকে১০, ১ মিনিট",
			id: "PK10 1 menit",
		},
	},
	TS3FPK10: {
		hue: 30,
		tags: [],
		names: {
			en: "Race of ten, 3-minute",
			ko: "PK10 3분",
			cn: "PK10 三分彩",
			ja: "PK10 3分",
			th: "PK10 3 นาที",
			vi: "PK10 3 phút",
			bn: "পিকে১০, ৩ মিনিট",
			id: "PK10 3 menit",
		},
	},
	TSFFK3: {
		hue: 340,
		tags: ["new"],
		names: {
			en: "Three dice, 1-minute",
			ko: "주사위 셋 1분",
			cn: "快三 分分彩",
			ja: "3つのサイコロ 1分",
			th: "ลูกเต๋าสามลูก 1 นาที",
			vi: "Ba xúc xắc 1 phút",
			bn: "তিন ছক্কা, ১ মিনিট",
			id: "Tiga dadu 1 menit",
		},
	},
};

/** Throws when a play fails the gate: none may be sold then. */
export function lotteryListings(): readonly StudioGame[] {
	const { returns, reasons } = judgeLottery();
	if (reasons.length > 0) throw new Error(reasons.join("; "));
	return prizeModes.flatMap((mode, place) =>
		lotteryGames.map((game, index) => listingOf({ game, mode }, { returns, order: 60 + 10 * place + index })),
	);
}

type Of = { readonly game: LotteryGame; readonly mode: PrizeMode };

function listingOf(
	{ game, mode }: Of,
	{ returns, order }: { readonly returns: readonly PlayReturn[]; readonly order: number },
): StudioGame {
	const least = returns
		.filter((each) => each.mode === mode && each.family === familyOf(game).code)
		.map(({ exact }) => exact)
		.reduce((low, exact) => (compare(exact, low) < 0 ? exact : low));
	// Of five digits: one of 100,000 results straight.
	const rarest = Math.max(...playsOf(familyOf(game)).flatMap(({ grades }) => grades.map(({ ways, of }) => of / ways)));
	return {
		...shownGames[game],
		vendor: vendorOf[mode],
		code: game,
		gameType: mode === "Lott" ? "LOTT" : "ELOTT",
		rtp: percent(least),
		payTable: familyOf(game).playTable,
		limits: Object.fromEntries(currencies.map((currency) => [currency, slipLimits(currency, { mode, game })])),
		art: { small: `/art/games/${game.toLowerCase()}-small.webp`, show: `/art/games/${game.toLowerCase()}.webp` },
		trial: true,
		topAward: { times: `${Math.floor(toNumber(least) * rarest)}.00`, oneIn: Math.floor(rarest) },
		deviation: toNumber(least) * Math.sqrt(rarest),
		order,
	};
}
