// The paints that the pictures of Tin and Thunder share.
import { linear } from "../../../ui/art/draw.ts";

export const soot = "#14101e";
export const edge = (width = 5): string =>
	`stroke="${soot}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

export const brass = linear("brass", [
	[0, "#fff2c0"],
	[0.4, "#e2a63e"],
	[1, "#7a4614"],
]);
export const tin = linear("tin", [
	[0, "#ffffff"],
	[0.35, "#c9dbe6"],
	[0.7, "#8aa2b6"],
	[1, "#546a82"],
]);
export const bolt = linear("bolt", [
	[0, "#fffde4"],
	[0.6, "#ffe15a"],
	[1, "#ffae2a"],
]);
export const wood = linear("wood", [
	[0, "#c98a4a"],
	[1, "#6e3c1c"],
]);
