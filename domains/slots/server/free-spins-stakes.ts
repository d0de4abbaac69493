// What an operator can give spins of: each game by its table in force, with every stake that a coin makes.
import type { FreeSpinsStakes, FreeSpinsStakesAsked } from "#games/api";
import { stakeOf } from "../core/index.ts";
import type { LoadedTables } from "./pay-tables.ts";

export function freeSpinsStakes(
	tables: LoadedTables,
	{ currency, now }: FreeSpinsStakesAsked,
): readonly FreeSpinsStakes[] {
	const games = [...new Set(tables.all().map(({ table }) => table.game))];
	return games.flatMap((gameCode): FreeSpinsStakes[] => {
		const live = tables.live(gameCode, now);
		if (live === undefined) return [];
		const { credits } = live.view.topAward;
		const coins = [...live.coins(currency).values()];
		return [
			{ gameCode, stakes: coins.map((coin) => ({ stake: stakeOf(live.mode, coin), most: coin * BigInt(credits) })) },
		];
	});
}
