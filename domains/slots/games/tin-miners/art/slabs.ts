// The slabs of Tin and Thunder: what stays on the board, with its worth written over it.
import { circle, group, linear, mirrored, path, picture, radial } from "../../../ui/art/draw.ts";
import { bolt, edge, tin } from "./tones.ts";

const slabShape = "M-84 -56L-62 -78H66L86 -58V54L64 78H-64L-86 56Z";

/** A slab that stays: its worth is written over it. */
export const tinSlab = (): string =>
	picture(
		path("M-84 -44L-62 -66H66L86 -46V66L64 90H-64L-86 68Z", `fill="#33455a" ${edge(6)}`) +
			path(slabShape, `fill="url(#tin)" ${edge(6)}`) +
			path("M-64 -42L-50 -58H52L66 -44V42L52 58H-50L-66 44Z", `fill="url(#face)" stroke="#6d869c" stroke-width="4"`) +
			path("M-70 -54L-58 -66H8", `fill="none" stroke="#ffffff" stroke-width="7" stroke-linecap="round"`) +
			mirrored(circle({ x: 56, y: -49, r: 5 }, `fill="#546a82"`) + circle({ x: 56, y: 49, r: 5 }, `fill="#3f5468"`)),
		tin +
			linear("face", [
				[0, "#a9c0d0"],
				[1, "#6f8aa2"],
			]),
	);

/** A slab that gathers: its lightning reaches to all four sides. */
export const thunderSlab = (): string =>
	picture(
		circle({ r: 99 }, `fill="url(#flash)"`) +
			[0, 90, 180, 270]
				.map((turn) =>
					group(`rotate(${turn})`, path("M-20 -62L-4 -99L0 -84L20 -96L8 -62Z", `fill="url(#bolt)" ${edge(4)}`)),
				)
				.join("") +
			path("M-70 -48L-50 -68H52L70 -50V48L52 68H-50L-70 50Z", `fill="url(#storm)" ${edge(6)}`) +
			path("M-54 -40L-42 -52H44L54 -42V40L44 52H-42L-54 42Z", `fill="#3a2f78" stroke="#ffe15a" stroke-width="5"`) +
			path("M-58 -48L-46 -60H6", `fill="none" stroke="#efe8ff" stroke-width="6" stroke-linecap="round"`),
		bolt +
			linear("storm", [
				[0, "#b9a8ff"],
				[0.5, "#6a58c4"],
				[1, "#362a70"],
			]) +
			radial("flash", [
				[0, "rgba(255,246,190,0.9)"],
				[0.7, "rgba(170,150,255,0.45)"],
				[1, "rgba(130,110,255,0)"],
			]),
	);
