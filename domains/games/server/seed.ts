// The house's own studio as a vendor. Its games come from the studios above, through the program that wires them.
import type { Database } from "#platform/db";
import type { VendorListing } from "./api.ts";
import { registerGames } from "./register-games.ts";

export const houseStudio: VendorListing = {
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
	interrupted: "complete",
	interruptedAfterSeconds: 600,
};

/** Safe to run at every start: what stands is left as an operator made it. */
export async function seed({ db }: { readonly db: Database }): Promise<void> {
	await db.tx((tx) => registerGames(tx, houseStudio, []));
}
