// A frame enters its fishing game: purse, cannons, and how full the rooms of each stakes are.
import { failure } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { enterFishing } from "../contract/index.ts";
import {
	cannonBets,
	type FishingGame,
	fishTables,
	mostRooms,
	roomIdOf,
	type StakesClass,
	stakesClasses,
	unitOf,
} from "../core/index.ts";
import type { FishingRoomKind } from "./fishing-room.ts";
import { type FishingTools, fishingGameIn } from "./ports.ts";
import { readSetting } from "./setting-rows.ts";

export type FishingHands = FishingTools & { readonly kind: FishingRoomKind };

export const enterFishingRoute = (hands: FishingHands): Route =>
	bind(enterFishing, async (_input, { play, now }) => {
		const game = fishingGameIn(play);
		if (game === undefined) return err(failure("FISHING_UNKNOWN"));
		const { mode, currency } = play;
		const classes = await Promise.all(
			stakesClasses.map(async (stakes) => ({
				stakes,
				unit: formatMinor(unitOf(currency, stakes), currency),
				open: (await hands.db.read((tx) => readSetting(tx, { game, stakes }))).open,
				...(await fillOf(hands, { game, mode, stakes })),
			})),
		);
		return ok({
			now: now.getTime(),
			mode,
			currency,
			balance: formatMinor(await hands.games.playBalance(play), currency),
			payTable: fishTables[game].version,
			bets: [...cannonBets],
			classes,
		});
	});

type Of = { readonly game: FishingGame; readonly mode: PlayTicket["mode"]; readonly stakes: StakesClass };

/** Rooms are opened one after the other: the first that is not there ends them. */
async function fillOf({ rooms, kind }: FishingHands, of: Of): Promise<{ taken: number; rooms: number }> {
	let taken = 0;
	for (let number = 1; number <= mostRooms; number++) {
		const room = await rooms.read(kind, roomIdOf({ ...of, number }));
		if (room === undefined) return { taken, rooms: number - 1 };
		taken += room.state.seats.length;
	}
	return { taken, rooms: mostRooms };
}
