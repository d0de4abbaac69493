// The house's own studio as a vendor: how it stands in the catalogue.
export const houseStudio = {
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
	launchUrl: "/arcade/",
	// A round is complete the moment it is written, so nothing is ever left open by it.
	interrupted: "complete",
	interruptedAfterSeconds: 600,
} as const;

/** The house's instant games, a vendor beside the slots: its rounds may go on over several steps. */
export const instantStudio = {
	code: "TESSERA_INSTANT",
	names: {
		en: "Tessera Instant",
		ko: "테세라 인스턴트",
		cn: "Tessera 即时",
		ja: "テセラ・インスタント",
		th: "เทสเซรา อินสแตนต์",
		vi: "Tessera Instant",
		bn: "টেসেরা ইনস্ট্যান্ট",
		id: "Tessera Instant",
	},
	artCode: "tessera-instant",
	launchUrl: "/arcade/",
	// The studio itself ends what was left open after a day; what even that leaves is given back after thirty.
	interrupted: "refund",
	interruptedAfterSeconds: 2_592_000,
} as const;

/** A vendor outside the house: its frame shows neither session nor reality check, so the site does. */
export const isOutside = (vendor: string): boolean => vendor !== houseStudio.code && vendor !== instantStudio.code;
