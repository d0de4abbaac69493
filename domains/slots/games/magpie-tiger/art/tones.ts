// The pigments of Magpie and Tiger: ground minerals on hemp paper, outlined in ink.

export const tones = {
	ink: "#2b2119",
	paper: "#f4e8cb",
	hemp: "#e6d3a6",
	ochre: "#c98a2e",
	amber: "#eeb445",
	cream: "#fdf6e3",
	vermilion: "#cf452d",
	malachite: "#5f9a72",
	pine: "#2f6146",
	azurite: "#3d6a98",
	pink: "#e0799a",
	rose: "#b83f63",
	brown: "#7a4c28",
	slate: "#4a4f57",
} as const;

/** The ink line around a form. */
export const line = (width = 4): string =>
	`stroke="${tones.ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
