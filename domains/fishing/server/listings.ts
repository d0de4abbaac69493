// The studio's vendor and its fishing games as the catalogue shows them, once every fish table has passed the return gate.
import type { StudioGame, VendorListing } from "#games/api";
import { currencyDecimals, isCurrencyCode } from "#platform/kernel";
import { fishingVendor } from "../contract/index.ts";
import { type FishingGame, fishingGames, fishTables, judgeTable, volleyBounds } from "../core/index.ts";

export const fishingStudioVendor: VendorListing = {
	code: fishingVendor,
	artCode: "tessera-fish",
	order: 60,
	names: {
		en: "Tessera Fishing",
		ko: "테세라 피싱",
		cn: "Tessera 捕鱼",
		ja: "テセラ・フィッシング",
		th: "เทสเซรา ตกปลา",
		vi: "Bắn cá Tessera",
		bn: "টেসেরা ফিশিং",
		id: "Tembak Ikan Tessera",
	},
	launchUrl: "/arcade/",
	// Every round is whole: none is ever left open.
	interrupted: "refund",
	interruptedAfterSeconds: 2_592_000,
};

const shown: Readonly<Record<FishingGame, Pick<StudioGame, "names" | "tags" | "hue">>> = {
	"haenyeo-sea": {
		hue: 205,
		tags: ["new", "hot"],
		names: {
			en: "Haenyeo's Sea",
			ko: "해녀의 바다",
			cn: "海女之海",
			ja: "海女の海",
			th: "ทะเลของแฮนยอ",
			vi: "Biển hải nữ",
			bn: "হেনিওর সমুদ্র",
			id: "Laut Haenyeo",
		},
	},
	"night-river": {
		hue: 255,
		tags: ["new"],
		names: {
			en: "Night River",
			ko: "밤의 강",
			cn: "夜之河",
			ja: "夜の川",
			th: "แม่น้ำยามค่ำ",
			vi: "Sông đêm",
			bn: "রাতের নদী",
			id: "Sungai Malam",
		},
	},
};

/** Games whose frame stands. */
const offered: readonly FishingGame[] = fishingGames;

const currencies = Object.keys(currencyDecimals).filter(isCurrencyCode);

/** Throws when a table fails the gate: it may not be played. */
export const fishingListings = (): readonly StudioGame[] => offered.map(listingOf);

function listingOf(game: FishingGame, index: number): StudioGame {
	const { version, rtp, reasons, topAward, deviation } = judgeTable(fishTables[game]);
	if (reasons.length > 0) throw new Error(`${version}: ${reasons.join("; ")}`);
	return {
		...shown[game],
		vendor: fishingVendor,
		code: game,
		gameType: "FISH",
		rtp,
		payTable: version,
		limits: Object.fromEntries(currencies.map((currency) => [currency, volleyBounds(currency)])),
		art: { small: `/art/games/${game}-small.webp`, show: `/art/games/${game}.webp` },
		trial: true,
		topAward: { times: `${topAward.times}.00`, oneIn: topAward.oneIn },
		deviation,
		order: 80 + index,
	};
}
