// Puts the house's own studio among the vendors. Its games come from the studios above, through the program that wires them.
import type { Database } from "#platform/db";
import { houseStudio } from "./catalogue/house-studio.ts";
import { registerGames } from "./catalogue/register-games.ts";

/** Safe to run at every start: what stands is left as an operator made it. */
export async function seed({ db }: { readonly db: Database }): Promise<void> {
	await db.tx((tx) => registerGames(tx, houseStudio, []));
}
