// The tiles of Saltlamp's later games, as tiles.ts draws them.
import * as dhows from "../../domains/slots/ui/art/dhow-race/symbols.ts";
import { wordMark as dhowMark } from "../../domains/slots/ui/art/dhow-race/word-mark.ts";
import * as dawn from "../../domains/slots/ui/art/gate-of-camels/symbols.ts";
import { wordMark as dawnMark } from "../../domains/slots/ui/art/gate-of-camels/word-mark.ts";
import * as north from "../../domains/slots/ui/art/ice-lamps/symbols.ts";
import { wordMark as northMark } from "../../domains/slots/ui/art/ice-lamps/word-mark.ts";
import * as ferry from "../../domains/slots/ui/art/night-ferry/symbols.ts";
import { wordMark as ferryMark } from "../../domains/slots/ui/art/night-ferry/word-mark.ts";
import { nightMiner } from "../../domains/slots/ui/art/tin-miners/people.ts";
import { thunderSlab, tinSlab } from "../../domains/slots/ui/art/tin-miners/slabs.ts";
import * as mine from "../../domains/slots/ui/art/tin-miners/symbols.ts";
import { wordMark as mineMark } from "../../domains/slots/ui/art/tin-miners/word-mark.ts";
import type { Tile } from "./later-tiles.ts";
import { bayGround, mineGround, monsoonGround, oasisGround, passageGround } from "./scenes/saltlamp-grounds.ts";

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
	{
		game: "ice-lamps",
		ground: bayGround,
		figures: [
			{ symbol: north.northernLights, x: 0.18, y: 0.27, size: 0.32, turn: -6 },
			{ symbol: north.snowOwl, x: 0.84, y: 0.27, size: 0.34, turn: 6 },
			{ symbol: north.husky, x: 0.17, y: 0.93, size: 0.36, turn: -5 },
			{ symbol: north.reindeer, x: 0.84, y: 0.92, size: 0.4, turn: 5 },
			{ symbol: north.iceLamp, x: 0.5, y: 0.58, size: 0.7 },
		],
		mark: northMark,
		ink: "#eaf7ff",
	},
	{
		game: "dhow-race",
		ground: monsoonGround,
		figures: [
			{ symbol: dhows.kamal, x: 0.17, y: 0.28, size: 0.34, turn: -7 },
			{ symbol: dhows.rolledChart, x: 0.82, y: 0.28, size: 0.38, turn: 7 },
			{ symbol: dhows.coffeePot, x: 0.17, y: 0.92, size: 0.36, turn: -5 },
			{ symbol: dhows.spiceSack, x: 0.84, y: 0.93, size: 0.36, turn: 6 },
			{ symbol: dhows.lateenSail, x: 0.5, y: 0.58, size: 0.7 },
		],
		mark: dhowMark,
		ink: "#fff0cc",
	},
	{
		game: "gate-of-camels",
		ground: oasisGround,
		figures: [
			{ symbol: dawn.waterskin, x: 0.17, y: 0.28, size: 0.32, turn: -8 },
			{ symbol: dawn.desertFalcon, x: 0.84, y: 0.28, size: 0.34, turn: 5 },
			{ symbol: dawn.caravanGuide, x: 0.17, y: 0.93, size: 0.38, turn: -4 },
			{ symbol: dawn.well, x: 0.84, y: 0.93, size: 0.38, turn: 4 },
			{ symbol: dawn.whiteCamel, x: 0.5, y: 0.57, size: 0.7 },
		],
		mark: dawnMark,
		ink: "#fff0cc",
	},
	{
		game: "tin-miners",
		ground: mineGround,
		figures: [
			{ symbol: mine.thundercloud, x: 0.2, y: 0.24, size: 0.4, turn: -5 },
			{ symbol: thunderSlab, x: 0.82, y: 0.26, size: 0.36, turn: 6 },
			{ symbol: tinSlab, x: 0.15, y: 0.9, size: 0.3, turn: -8 },
			{ symbol: mine.oreCart, x: 0.83, y: 0.89, size: 0.38, turn: 4 },
			{ symbol: nightMiner, x: 0.5, y: 0.58, size: 0.6 },
		],
		mark: mineMark,
		ink: "#eef6ff",
	},
];
