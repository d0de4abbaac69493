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

/** A vendor outside the house: its frame shows neither session nor reality check, so the site does. */
export const isOutside = (vendor: string): boolean => vendor !== houseStudio.code;
