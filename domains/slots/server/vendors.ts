// The studios of the slots as vendors: how they stand in the catalogue.
import type { GameListing, VendorListing } from "#games/api";
import type { HouseLanguage } from "#platform/kernel";
import type { SlotVendor } from "../contract/index.ts";

/** What they share: the house's frame, and rounds that are complete the moment they are written. */
const ofTheHouse = { launchUrl: "/arcade/", interrupted: "complete", interruptedAfterSeconds: 600 } as const;

export const studios: Readonly<Record<SlotVendor, VendorListing>> = {
	TESSERA: {
		code: "TESSERA",
		names: {
			en: "Tessera Originals",
			ko: "테세라 오리지널",
			cn: "Tessera 原创",
			ja: "テセラ・オリジナル",
			th: "เทสเซรา ออริจินัล",
			vi: "Tessera Originals",
			bn: "টেসেরা অরিজিনালস",
			id: "Tessera Originals",
		},
		artCode: "tessera-originals",
		order: 10,
		...ofTheHouse,
	},
	/** Night roads and harbours; what lands stays. */
	SALTLAMP: {
		code: "SALTLAMP",
		names: {
			en: "Saltlamp",
			ko: "솔트램프",
			cn: "盐灯",
			ja: "ソルトランプ",
			th: "ซอลต์แลมป์",
			vi: "Saltlamp",
			bn: "সল্টল্যাম্প",
			id: "Saltlamp",
		},
		artCode: "saltlamp",
		order: 20,
		...ofTheHouse,
	},
	/** Daylight through made things; many small wins that grow. */
	NOONGLASS: {
		code: "NOONGLASS",
		names: {
			en: "Noonglass",
			ko: "눈글라스",
			cn: "午间琉璃",
			ja: "ヌーングラス",
			th: "นูนกลาส",
			vi: "Noonglass",
			bn: "নুনগ্লাস",
			id: "Noonglass",
		},
		artCode: "noonglass",
		order: 30,
		...ofTheHouse,
	},
};

/** What a game's folder says of its place in the catalogue. */
export type GameFacts = Pick<GameListing, "tags" | "hue"> & {
	/** In every language of the house. */
	readonly names: Readonly<Record<Lowercase<HouseLanguage>, string>>;
	readonly vendor: SlotVendor;
	readonly order: number;
};
