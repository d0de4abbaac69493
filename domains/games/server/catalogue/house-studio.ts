// The house's own studios as vendors: how they stand in the catalogue.

/** What every studio of the house shares: the frame, and rounds that are complete the moment they are written. */
const ofTheHouse = { launchUrl: "/arcade/", interrupted: "complete", interruptedAfterSeconds: 600 } as const;

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
	order: 10,
	...ofTheHouse,
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
	order: 40,
	launchUrl: "/arcade/",
	// The studio itself ends what was left open after a day; what even that leaves is given back after thirty.
	interrupted: "refund",
	interruptedAfterSeconds: 2_592_000,
} as const;

/** Night roads and harbours; what lands stays. */
export const saltlamp = {
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
} as const;

/** Daylight through made things; many small wins that grow. */
export const noonglass = {
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
} as const;

/** Vendors that are the house itself. */
export const houseStudios: ReadonlySet<string> = new Set([
	houseStudio.code,
	instantStudio.code,
	saltlamp.code,
	noonglass.code,
]);

/** A vendor outside the house: its frame shows neither session nor reality check, so the site does. */
export const isOutside = (vendor: string): boolean => !houseStudios.has(vendor);
