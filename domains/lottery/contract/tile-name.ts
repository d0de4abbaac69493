// The name of a lottery's drawing among the tiles: its code; stations of Vietnam share that of where they lie, boards of four digits one.
import { areaOf, familyOf, type LotteryGame, regionOf, timetables } from "../core/index.ts";

const regionTiles = { north: "vnmb", centre: "vnmt", south: "vnmn", fast: undefined } as const;

export const tileOf = (game: LotteryGame): string =>
	(familyOf(game).code === "D4" ? "d4" : undefined) ??
	(areaOf(game) === "VN" ? regionTiles[regionOf(timetables[game])] : undefined) ??
	game.toLowerCase();
