// Bojagi as the stage wants it.

import { circle, picture, radial } from "../../../ui/art/draw.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import { backdrop } from "./backdrop.ts";
import { compact, frame, full } from "./frame.ts";
import * as drawn from "./symbols.ts";

const dust = (): string =>
	picture(
		circle({ r: 90 }, `fill="url(#dust)"`),
		radial("dust", [
			[0, "rgba(255,250,230,1)"],
			[1, "rgba(255,240,200,0)"],
		]),
	);

export const look: Look = {
	symbols: {
		"moon-jar": drawn.moonJar,
		"butterfly-knot": drawn.butterflyKnot,
		"plum-blossom": drawn.plumBlossom,
		persimmon: drawn.persimmon,
		"jade-patch": drawn.jadePatch,
		"indigo-patch": drawn.indigoPatch,
		"ramie-patch": drawn.ramiePatch,
	},
	backdrop,
	full,
	compact,
	frame,
	drift: { picture: dust, count: 18, speed: { x: 5, y: -6 }, size: 0.012, opacity: 0.6 },
	light: { colour: "#ff9d2e", blend: "normal" },
	well: "#f7ead2",
	plate: "#ffe7c4",
	words: coinWords,
	tuning: { root: 261.6, scale: [0, 2, 5, 7, 9], instrument: "triangle" },
};
