// A soft round light, white: it is tinted where it is used.
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
