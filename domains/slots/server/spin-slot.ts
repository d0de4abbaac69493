// One whole round: the stake is checked against the table, chance drawn once, the round written in one durable step.
// Reads no row by itself. A repeated key draws chance in vain: the stored round is answered.
import type { GamesApi, PlayedRound } from "#games/api";
import type { FreeSpinsCount } from "#games/contract";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { type Chance, err, formatMinor, ok } from "#platform/kernel";
import { spinSlot } from "../contract/index.ts";
import { playRound, stakeOf, winOf } from "../core/index.ts";
import type { LoadedTables } from "./pay-tables.ts";
import { roundView, storedRoundView } from "./view.ts";

export type SpinDeps = {
	readonly games: Pick<GamesApi, "playRound" | "playFreeSpins" | "slotFeatures">;
	readonly tables: LoadedTables;
	/** The cryptographic source; one for all games, used in order and at most once. */
	readonly chance: Chance;
};

export function spinSlotRoute({ games, tables, chance }: SpinDeps): Route {
	return bind(spinSlot, async (input, { play, now }) => {
		const loaded = tables.live(play.gameCode, now);
		if (loaded === undefined) return err(failure("SLOT_UNKNOWN"));
		const coins = loaded.coins(play.currency);
		const coin = coins.get(input.coin);
		if (coin === undefined) return err(failure("SLOT_COIN_NOT_OFFERED", { coins: [...coins.keys()] }));
		const mode = input.mode === undefined ? loaded.mode : loaded.modes.get(input.mode);
		if (mode === undefined) return err(failure("SLOT_MODE_NOT_OFFERED", { modes: [...loaded.modes.keys()] }));
		const bought = mode.bought === true;
		// An award of free spins is of spins, whatever a bonus costs.
		const sold = !bought || (input.award === undefined && (await games.slotFeatures(play)).buy);
		if (!sold) return err(failure("SLOT_BUY_NOT_ALLOWED"));
		const round = playRound(loaded.table, mode, chance);
		const asked = {
			play,
			key: input.key,
			stake: stakeOf(mode, coin),
			win: winOf(round.win, coin),
			payTable: loaded.id,
			events: round.events,
		};
		const { award: freeSpinsId } = input;
		const played =
			freeSpinsId === undefined ? await games.playRound(asked) : await games.playFreeSpins({ ...asked, freeSpinsId });
		if (!played.ok) return played;
		const value: PlayedRound & { readonly award?: FreeSpinsCount } = played.value;
		return ok({
			round: value.replayed ? storedRoundView(value) : roundView(value, [...round.events]),
			balance: formatMinor(value.balance, value.currency),
			replayed: value.replayed,
			...(value.award === undefined ? {} : { award: value.award }),
		});
	});
}
