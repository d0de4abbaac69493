// The tiles of Saltlamp's later games, as tiles.ts draws them.
import * as ferry from "../../domains/slots/ui/art/night-ferry/symbols.ts";
import { wordMark as ferryMark } from "../../domains/slots/ui/art/night-ferry/word-mark.ts";
import type { Tile } from "./later-tiles.ts";
import { passageGround } from "./scenes/saltlamp-grounds.ts";

export const saltlampTiles: readonly Tile[] = [
	{
		game: "night-ferry",
		ground: passageGround,
		figures: [
			{ symbol: ferry.shipBell, x: 0.16, y: 0.28, size: 0.3, turn: -8 },
			{ symbol: ferry.portLight, x: 0.85, y: 0.28, size: 0.3, turn: 6 },
			{ symbol: ferry.captain, x: 0.18, y: 0.95, size: 0.38, turn: -4 },
			{ symbol: ferry.lifeRing, x: 0.83, y: 0.94, size: 0.34, turn: 12 },
			{ symbol: ferry.ferry, x: 0.5, y: 0.55, size: 0.7 },
		],
		mark: ferryMark,
		ink: "#ffe3a4",
	},
];
