// The instant games' studio as a vendor: its rounds may go on over several steps.
import type { VendorListing } from "#games/api";
import { originalVendor } from "../contract/index.ts";

export const instantStudio: VendorListing = {
	code: originalVendor,
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
};
