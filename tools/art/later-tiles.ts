// The tiles of the games that came after the first nine, as tiles.ts draws them.
import * as lamps from "../../domains/slots/ui/art/hanji-lamps/symbols.ts";
import { wordMark as lampsMark } from "../../domains/slots/ui/art/hanji-lamps/word-mark.ts";
import * as jars from "../../domains/slots/ui/art/onggi/symbols.ts";
import { wordMark as jarsMark } from "../../domains/slots/ui/art/onggi/word-mark.ts";
import * as kites from "../../domains/slots/ui/art/paper-kites/symbols.ts";
import { wordMark as kitesMark } from "../../domains/slots/ui/art/paper-kites/word-mark.ts";
import * as masks from "../../domains/slots/ui/art/talchum/symbols.ts";
import { wordMark as masksMark } from "../../domains/slots/ui/art/talchum/word-mark.ts";
import type { WordMark } from "../../domains/slots/ui/art/word-mark.ts";
import type { Paint } from "./mosaic.ts";
import { courtGround, estuaryGround, marketGround, terraceGround } from "./scenes/later-grounds.ts";

/** Where a symbol stands, in parts of the tile's width; `turn` in degrees. */
export type Placed = {
	readonly symbol: () => string;
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly turn?: number;
};

export type Tile = {
	readonly game: string;
	readonly ground: Paint;
	/** Back to front; the last is the hero. */
	readonly figures: readonly Placed[];
	readonly mark: { readonly en: WordMark; readonly ko: WordMark };
	readonly ink: string;
};

export const laterTiles: readonly Tile[] = [
	{
		game: "paper-kites",
		ground: estuaryGround,
		figures: [
			{ symbol: kites.carpKite, x: 0.2, y: 0.28, size: 0.38, turn: -8 },
			{ symbol: kites.boxKite, x: 0.83, y: 0.26, size: 0.32, turn: 10 },
			{ symbol: kites.heronKite, x: 0.84, y: 0.88, size: 0.38, turn: 8 },
			{ symbol: kites.kiteWind, x: 0.18, y: 0.86, size: 0.36, turn: -6 },
			{ symbol: kites.swallowKite, x: 0.5, y: 0.58, size: 0.72, turn: -6 },
		],
		mark: kitesMark,
		ink: "#fff3cf",
	},
	{
		game: "talchum",
		ground: marketGround,
		figures: [
			{ symbol: masks.brideMask, x: 0.19, y: 0.36, size: 0.4, turn: -10 },
			{ symbol: masks.butcherMask, x: 0.82, y: 0.34, size: 0.4, turn: 9 },
			{ symbol: masks.whiteLion, x: 0.17, y: 0.92, size: 0.38, turn: 6 },
			{ symbol: masks.turningMask, x: 0.84, y: 0.92, size: 0.36, turn: -6 },
			{ symbol: masks.nobleMask, x: 0.5, y: 0.6, size: 0.72 },
		],
		mark: masksMark,
		ink: "#ffe9b0",
	},
	{
		game: "hanji-lamps",
		ground: courtGround,
		figures: [
			{ symbol: lamps.moonLamp, x: 0.2, y: 0.28, size: 0.36, turn: -6 },
			{ symbol: lamps.carpLamp, x: 0.8, y: 0.28, size: 0.38, turn: 8 },
			{ symbol: lamps.rabbitLamp, x: 0.18, y: 0.9, size: 0.38, turn: -5 },
			{ symbol: lamps.litLamp, x: 0.83, y: 0.88, size: 0.36, turn: 5 },
			{ symbol: lamps.lotusLamp, x: 0.5, y: 0.6, size: 0.72 },
		],
		mark: lampsMark,
		ink: "#ffeec4",
	},
	{
		game: "onggi",
		ground: terraceGround,
		figures: [
			{ symbol: jars.firstFrost, x: 0.8, y: 0.3, size: 0.36, turn: 8 },
			{ symbol: jars.chilliString, x: 0.17, y: 0.34, size: 0.38, turn: -6 },
			{ symbol: jars.mejuBlock, x: 0.18, y: 0.9, size: 0.38, turn: -5 },
			{ symbol: jars.cabbage, x: 0.84, y: 0.9, size: 0.36, turn: 6 },
			{ symbol: jars.ropedJar, x: 0.5, y: 0.6, size: 0.72 },
		],
		mark: jarsMark,
		ink: "#fff0cc",
	},
];
