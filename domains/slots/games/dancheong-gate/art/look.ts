// Dancheong Gate as the stage wants it.

import { circle, picture, radial } from "../../../ui/art/draw.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import { backdrop } from "./backdrop.ts";
import { compact, frame, full } from "./frame.ts";
import * as drawn from "./symbols.ts";

const ember = (): string =>
	picture(
		circle({ r: 90 }, `fill="url(#ember)"`),
		radial("ember", [
			[0, "rgba(255,236,170,1)"],
			[0.25, "rgba(255,180,80,0.8)"],
			[1, "rgba(255,120,40,0)"],
		]),
	);

export const look: Look = {
	symbols: {
		"gate-guardian": drawn.gateGuardian,
		"wind-bell": drawn.windBell,
		phoenix: drawn.phoenix,
		crane: drawn.crane,
		lotus: drawn.lotus,
		drum: drawn.drum,
		cinnabar: drawn.cinnabar,
		azure: drawn.azure,
		jade: drawn.jade,
		saffron: drawn.saffron,
		ink: drawn.inkFlower,
	},
	backdrop,
	full,
	compact,
	frame,
	drift: { picture: ember, count: 14, speed: { x: 6, y: -16 }, size: 0.022, opacity: 0.7 },
	light: { colour: "#ffcf6b", blend: "add" },
	well: "#13202b",
	plate: "#ffe9bd",
	words: coinWords,
	tuning: { root: 196, scale: [0, 2, 4, 7, 9], instrument: "bell" },
};
