// The lotteries' vendors and games as the catalogue shows them, once every play has passed the return gate.
import type { StudioGame, VendorListing } from "#games/api";
import { compare, percent, toNumber } from "#platform/kernel";
import { elottVendor, lottVendor, vendorOf } from "../contract/index.ts";
import {
	judgeLottery,
	type LotteryGame,
	lotteryGames,
	type PlayReturn,
	type PrizeMode,
	playTable,
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
};

/** Throws when a play fails the gate: none may be sold then. */
export function lotteryListings(): readonly StudioGame[] {
	const { returns, reasons } = judgeLottery();
	if (reasons.length > 0) throw new Error(`${playTable}: ${reasons.join("; ")}`);
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
		.filter((each) => each.mode === mode)
		.map(({ exact }) => exact)
		.reduce((low, exact) => (compare(exact, low) < 0 ? exact : low));
	return {
		...shownGames[game],
		vendor: vendorOf[mode],
		code: game,
		gameType: mode === "Lott" ? "LOTT" : "ELOTT",
		rtp: percent(least),
		payTable: playTable,
		limits: Object.fromEntries(currencies.map((currency) => [currency, slipLimits(currency, mode)])),
		art: { small: `/art/games/${game.toLowerCase()}-small.webp`, show: `/art/games/${game.toLowerCase()}.webp` },
		trial: true,
		// Five digits straight: one of 100,000 results.
		topAward: { times: `${Math.floor(toNumber(least) * 100_000)}.00`, oneIn: 100_000 },
		deviation: toNumber(least) * Math.sqrt(100_000),
		order,
	};
}
