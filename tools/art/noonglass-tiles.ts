// The tiles of Noonglass's games that came last, as tiles.ts draws them.
import * as almanac from "../../domains/slots/ui/art/bee-almanac/symbols.ts";
import { wordMark as almanacMark } from "../../domains/slots/ui/art/bee-almanac/word-mark.ts";
import * as works from "../../domains/slots/ui/art/orrery/symbols.ts";
import { wordMark as worksMark } from "../../domains/slots/ui/art/orrery/word-mark.ts";
import * as organ from "../../domains/slots/ui/art/reed-organ/symbols.ts";
import { wordMark as organMark } from "../../domains/slots/ui/art/reed-organ/word-mark.ts";
import * as court from "../../domains/slots/ui/art/tile-court/symbols.ts";
import { wordMark as courtMark } from "../../domains/slots/ui/art/tile-court/word-mark.ts";
import type { Tile } from "./later-tiles.ts";
import { domeGround, hedgeGround, patioGround, workshopGround } from "./scenes/noonglass-grounds.ts";

export const noonglassTiles: readonly Tile[] = [
	{
		game: "reed-organ",
		ground: workshopGround,
		figures: [
			{ symbol: organ.metronome, x: 0.19, y: 0.3, size: 0.38, turn: -6 },
			{ symbol: organ.candleArm, x: 0.82, y: 0.3, size: 0.38, turn: 4 },
			{ symbol: organ.trebleStop, x: 0.17, y: 0.9, size: 0.32, turn: -8 },
			{ symbol: organ.bellows, x: 0.83, y: 0.9, size: 0.38, turn: 6 },
			{ symbol: organ.silverReed, x: 0.5, y: 0.6, size: 0.76 },
		],
		mark: organMark,
		ink: "#ffe8b4",
	},
	{
		game: "tile-court",
		ground: patioGround,
		figures: [
			{ symbol: court.orangeTree, x: 0.18, y: 0.3, size: 0.4, turn: -4 },
			{ symbol: court.swallow, x: 0.8, y: 0.24, size: 0.4, turn: 6 },
			{ symbol: court.starTile, x: 0.16, y: 0.92, size: 0.34, turn: -8 },
			{ symbol: court.knotTile, x: 0.85, y: 0.92, size: 0.34, turn: 7 },
			{ symbol: court.fountain, x: 0.5, y: 0.6, size: 0.74 },
		],
		mark: courtMark,
		ink: "#fff2c4",
	},
	{
		game: "bee-almanac",
		ground: hedgeGround,
		figures: [
			{ symbol: almanac.skep, x: 0.19, y: 0.28, size: 0.4, turn: -4 },
			{ symbol: almanac.fullCell, x: 0.82, y: 0.26, size: 0.34, turn: 6 },
			{ symbol: almanac.poppy, x: 0.15, y: 0.9, size: 0.38, turn: -8 },
			{ symbol: almanac.lavender, x: 0.86, y: 0.9, size: 0.4, turn: 8 },
			{ symbol: almanac.queenBee, x: 0.5, y: 0.6, size: 0.76 },
		],
		mark: almanacMark,
		ink: "#fff0b8",
	},
	{
		game: "orrery",
		ground: domeGround,
		figures: [
			{ symbol: works.ringedWorld, x: 0.19, y: 0.28, size: 0.4, turn: -4 },
			{ symbol: works.seaWorld, x: 0.83, y: 0.27, size: 0.34 },
			{ symbol: works.rustWorld, x: 0.16, y: 0.9, size: 0.34 },
			{ symbol: works.windingKey, x: 0.84, y: 0.91, size: 0.36, turn: 6 },
			{ symbol: works.brassSun, x: 0.5, y: 0.58, size: 0.76 },
		],
		mark: worksMark,
		ink: "#fff0c0",
	},
];
