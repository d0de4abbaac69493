// The back office over a hall with one game, Reef, whose spins can be given; for tests of what two people decide about. Never imported
// outside tests.
import { afterAll } from "vitest";
import type { VendorListing } from "#games/api";
import { createGamesModule } from "#games/module";
import { secureChance, secureIds } from "#platform/kernel/node";
import { unprotected } from "#protection/api";
import { type OpenOffice, openOffice } from "./open-office.ts";

const houseStudio: VendorListing = {
	code: "TESSERA",
	names: { en: "Tessera Originals" },
	artCode: "tessera-originals",
	order: 10,
	house: true,
	launchUrl: "/arcade/",
	interrupted: "complete",
	interruptedAfterSeconds: 600,
};

/** Call it once, at the top of a file. */
export async function openReef(): Promise<OpenOffice> {
	const office = await openOffice({
		freeSpins: {
			houseGames: (currency) => games.api.houseGames(currency),
			excluded: async () => new Set(),
			freeSpinsStakes: () => [{ gameCode: "reef", stakes: [{ stake: 1_000n, most: 100_000n }] }],
		},
	});
	const { clock, db } = office;
	const keys = { vendorKey: Buffer.alloc(32, 7), potKey: Buffer.alloc(32, 7) };
	const games = await createGamesModule({
		...keys,
		db,
		clock,
		newId: secureIds,
		chance: secureChance(),
		log: { debug() {}, info() {}, warn() {}, error() {} },
		wallet: office.wallet,
		brand: office.brand,
		protection: unprotected,
		members: { standings: async () => new Map(), loginRuns: async () => true, onSessionEnded: () => undefined },
	});
	await db.tx((tx) =>
		games.api.registerGames(tx, houseStudio, [
			{
				code: "reef",
				gameType: "RNG",
				names: { en: "Reef" },
				rtp: "96.00",
				payTable: "reef@1",
				lines: 20,
				volatility: "medium",
				tags: [],
				art: { small: "/s.webp", show: "/l.webp" },
				hue: 30,
				trial: true,
				order: 10,
				deviation: 5,
				limits: { P: { min: 20n, max: 10_000n } },
			},
		]),
	);
	await games.refresh();
	afterAll(() => games.close());
	return office;
}
