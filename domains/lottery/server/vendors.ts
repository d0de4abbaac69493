// The lotteries' vendors and games as the catalogue shows them, once every play has passed the return gate.
import type { StudioGame, VendorListing } from "#games/api";
import { compare, percent, toNumber } from "#platform/kernel";
import { elottVendor, lottVendor, seaVendor, tileOf, vendorOf, vnVendor } from "../contract/index.ts";
import {
	familyOf,
	type LotteryGame,
	lotteryGames,
	modesOf,
	type PlayReturn,
	type PrizeMode,
	playsOf,
	prizeModes,
} from "../core/index.ts";
import { judgedPlays } from "./judged.ts";
import { currencies, slipLimits } from "./limits.ts";
import { shownGame } from "./shown-games.ts";

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
	{
		...shared,
		code: vnVendor,
		artCode: "tessera-lott",
		order: 52,
		names: {
			en: "Tessera Vietnam Lottery",
			ko: "테세라 베트남 복권",
			cn: "Tessera 越南彩票",
			ja: "テセラ・ベトナム宝くじ",
			th: "เทสเซรา ลอตเตอรีเวียดนาม",
			vi: "Xổ số Việt Nam Tessera",
			bn: "টেসেরা ভিয়েতনাম লটারি",
			id: "Lotre Vietnam Tessera",
		},
	},
	{
		...shared,
		code: seaVendor,
		artCode: "tessera-lott",
		order: 53,
		names: {
			en: "Tessera South-East Asia",
			ko: "테세라 동남아 복권",
			cn: "Tessera 东南亚彩票",
			ja: "テセラ・東南アジア",
			th: "เทสเซรา เอเชียตะวันออกเฉียงใต้",
			vi: "Xổ số Đông Nam Á Tessera",
			bn: "টেসেরা দক্ষিণ-পূর্ব এশিয়া",
			id: "Lotre Asia Tenggara Tessera",
		},
	},
];

/** Throws when a play fails the gate: none may be sold then. */
export function lotteryListings(): readonly StudioGame[] {
	const { returns, reasons } = judgedPlays();
	if (reasons.length > 0) throw new Error(reasons.join("; "));
	return prizeModes.flatMap((mode, place) =>
		lotteryGames.flatMap((game, index) =>
			modesOf(familyOf(game)).includes(mode)
				? [listingOf({ game, mode }, { returns, order: 60 + 100 * place + index })]
				: [],
		),
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
		...shownGame(game),
		vendor: vendorOf(game, mode),
		code: game,
		gameType: mode === "Elott" ? "ELOTT" : "LOTT",
		rtp: percent(least),
		payTable: familyOf(game).playTable,
		limits: Object.fromEntries(currencies.map((currency) => [currency, slipLimits(currency, { mode, game })])),
		art: { small: `/art/games/${tileOf(game)}-small.webp`, show: `/art/games/${tileOf(game)}.webp` },
		trial: true,
		topAward: { times: `${Math.floor(toNumber(least) * rarest)}.00`, oneIn: Math.floor(rarest) },
		deviation: toNumber(least) * Math.sqrt(rarest),
		order,
	};
}
