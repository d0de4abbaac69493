// A soft round light, white: it is tinted where it is used. And the ink of figures on a coin.
import { circle, picture, radial } from "./draw.ts";

export const softLight = (): string =>
	picture(
		circle({ r: 100 }, `fill="url(#light)"`),
		radial("light", [
			[0, "rgba(255,255,255,0.9)"],
			[0.5, "rgba(255,255,255,0.35)"],
			[1, "rgba(255,255,255,0)"],
		]),
	);

/** Figures on a coin: paper white, edged with night. */
export const coinWords = { fill: "#fffaf0", edge: "#1b1420" } as const;
