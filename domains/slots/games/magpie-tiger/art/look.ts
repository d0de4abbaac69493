// Magpie and Tiger as the stage wants it.

import { path, petal, picture } from "../../../ui/art/draw.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import { backdrop } from "./backdrop.ts";
import { compact, frame, full } from "./frame.ts";
import * as drawn from "./symbols.ts";
import { tallTiger } from "./tall-tiger.ts";
import { tones } from "./tones.ts";

const blossom = (): string =>
	picture(path(petal({ length: 150, width: 120, tip: 1 }), `fill="${tones.pink}" transform="translate(0 75)"`));

export const look: Look = {
	symbols: {
		tiger: drawn.tiger,
		"red-sun": drawn.redSun,
		magpie: drawn.magpie,
		pine: drawn.pine,
		peony: drawn.peony,
		gourd: drawn.gourd,
		brush: drawn.brush,
		"ink-stick": drawn.inkStick,
		inkstone: drawn.inkstone,
		paper: drawn.paper,
	},
	tallWild: tallTiger,
	backdrop,
	full,
	compact,
	frame,
	drift: { picture: blossom, count: 12, speed: { x: 14, y: 20 }, size: 0.02, opacity: 0.75 },
	light: { colour: "#ff8a2a", blend: "normal" },
	well: "#f4e8cb",
	plate: "#f8e7bd",
	words: coinWords,
	tuning: { root: 220, scale: [0, 3, 5, 7, 10], instrument: "wood" },
};
