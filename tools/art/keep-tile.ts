// Where a game's tile goes, in the two sizes that the lobby asks for (domains/games/ui/lobby/tile-art.ts).
import { writeFileSync } from "node:fs";
import { type Canvas, createCanvas } from "@napi-rs/canvas";

const folder = new URL("../../apps/site/public/art/games/", import.meta.url);

/** WebP's own measure, 0 to 100. */
const quality = 74;
const smallerWidth = 360;

export function keepTile(game: string, tile: Canvas): void {
	const smaller = createCanvas(smallerWidth, (smallerWidth * tile.height) / tile.width);
	const brush = smaller.getContext("2d");
	brush.imageSmoothingQuality = "high";
	brush.drawImage(tile, 0, 0, smaller.width, smaller.height);
	writeFileSync(new URL(`${game}.webp`, folder), tile.toBuffer("image/webp", quality));
	writeFileSync(new URL(`${game}-${smallerWidth}.webp`, folder), smaller.toBuffer("image/webp", quality));
}
