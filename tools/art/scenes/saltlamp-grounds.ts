// The grounds of Saltlamp's later tiles: night roads and waters, to be laid in stone.
import type { SKRSContext2D } from "@napi-rs/canvas";
import { disc, glow, sky, waves } from "../brushwork.ts";
import type { Size } from "../mosaic.ts";

/** The open sea by night in a poster's bands, with a ship's lamps on it. */
export function passageGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#06202c", "#14586a", "#3c9490", "#f0a850", "#0c3442"]);
	for (let star = 0; star < 50; star++) {
		disc(brush, { x: ((star * 137) % 101) * width * 0.01, y: ((star * 71) % 47) * height * 0.009, r: 2.6 }, "#f5ecd0");
	}
	waves(brush, { width, height, top: height * 0.66, r: width * 0.11 }, [
		[1, "#04161f"],
		[0.9, "#ffb85a"],
		[0.78, "#12505e"],
		[0.5, "#1f7a84"],
		[0.26, "#0c3442"],
	]);
	glow(brush, { x: width * 0.5, y: height * 0.5, r: width * 0.6 }, "rgba(255,190,90,0.5)");
}
