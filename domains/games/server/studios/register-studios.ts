// Puts the studios of the house into the catalogue and opens their halls. May run at every start: what an operator decided
// (service, order, limits, marks) is left alone.
import { type Database, sql } from "#platform/db";
import { registerGames } from "../catalogue/register-games.ts";
import type { Studio } from "./studio.ts";

/** Throws when a studio's game fails its return gate, or names a vendor that is not the studio's: neither may be played. */
export async function registerStudios(
	{ db, now }: { readonly db: Database; readonly now: Date },
	studios: readonly Pick<Studio, "vendors" | "opens" | "listings">[],
): Promise<void> {
	for (const { vendors, opens, listings } of studios) {
		const games = await listings({ db, now });
		const known = new Set(vendors.map(({ code }) => code));
		const stranger = games.find(({ vendor }) => !known.has(vendor));
		if (stranger !== undefined)
			throw new Error(`${stranger.code} names ${stranger.vendor}, which is no vendor of its studio`);
		await db.tx(async (tx) => {
			for (const vendor of vendors) {
				const own = games.filter((game) => game.vendor === vendor.code);
				await registerGames(tx, { ...vendor, house: true }, own);
			}
			await sql`update games.category set open = true where code = any (${[...opens]}::text[]) and not open`.execute(
				tx,
			);
		});
	}
}
