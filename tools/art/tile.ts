// What a game's tile is drawn from: each game has its own in its folder, tiles.ts draws them.
import type { WordMark } from "../../domains/slots/ui/art/word-mark.ts";
import type { Paint } from "./mosaic.ts";

/** Where a symbol stands, in parts of the tile's width; `turn` in degrees. */
export type Placed = {
	readonly symbol: () => string;
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly turn?: number;
};

export type Tile = {
	readonly ground: Paint;
	/** Back to front; the last is the hero. */
	readonly figures: readonly Placed[];
	readonly mark: { readonly en: WordMark; readonly ko: WordMark };
	readonly ink: string;
};
