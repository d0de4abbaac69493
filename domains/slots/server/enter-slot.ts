// A frame enters its game: the rules in force, the coins, the balance, and the last round to be shown again.
import type { GamesApi } from "#games/api";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { enterSlot } from "../contract/index.ts";
import { defaultCoin } from "../core/index.ts";
import type { LoadedTables } from "./pay-tables.ts";
import { storedRoundView } from "./view.ts";

export type EnterDeps = {
	readonly games: Pick<GamesApi, "playBalance" | "lastRound" | "slotFeatures" | "freeSpinsHere">;
	readonly tables: LoadedTables;
};

export function enterSlotRoute({ games, tables }: EnterDeps): Route {
	return bind(enterSlot, async (_input, { play, now }) => {
		const loaded = tables.live(play.gameCode, now);
		if (loaded === undefined) return err(failure("SLOT_UNKNOWN"));
		const [balance, last, features, freeSpins] = await Promise.all([
			games.playBalance(play),
			games.lastRound(play),
			games.slotFeatures(play),
			games.freeSpinsHere(play),
		]);
		const coins = loaded.coins(play.currency);
		return ok({
			mode: play.mode,
			currency: play.currency,
			balance: formatMinor(balance, play.currency),
			coins: [...coins.keys()],
			defaultCoin: formatMinor(defaultCoin([...coins.values()]), play.currency),
			payTable: loaded.view,
			features,
			freeSpins: [...freeSpins],
			...(last === undefined ? {} : { lastRound: storedRoundView(last) }),
		});
	});
}
