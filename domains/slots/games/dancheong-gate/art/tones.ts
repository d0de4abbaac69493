// The pigments of Dancheong Gate: each colour in three bands from dark to light.

import { linear } from "../../../ui/art/draw.ts";

export const tones = {
	ink: "#101923",
	cream: "#f7efdc",
	cinnabar: ["#7d1d1a", "#cf432f", "#f08a63"],
	azure: ["#16376f", "#2f6ab5", "#86b9e6"],
	jade: ["#144a40", "#2f8f75", "#8fd3b4"],
	saffron: ["#9a5413", "#eba832", "#ffe08a"],
	slate: ["#1d2935", "#51657a", "#b3c1cc"],
	rose: ["#8d2548", "#d65c7d", "#f8b7c3"],
	blush: ["#b9446a", "#f08ea3", "#ffe0e2"],
} as const;

/** The ink line around a form. */
export const ink = `stroke="${tones.ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;

/** Leaf gold, as a paint named `gold`. */
export const gold = linear("gold", [
	[0, "#fff0b8"],
	[0.45, "#f0b545"],
	[1, "#9c5a16"],
]);
