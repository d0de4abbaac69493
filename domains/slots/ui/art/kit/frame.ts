// A frame around a board, built of parts: a casing, wells, a head with the name, a foot with the plate. What they are
// made of and what runs along their edges is each game's own.
import type { Margins } from "../../stage/layout.ts";
import type { FrameShape, Look } from "../../stage/look.ts";
import { circle, linear, n, path, type Stop } from "../draw.ts";
import { lettering, reachOf, scaleIn, type WordMark } from "../word-mark.ts";

/** A picture repeated along an edge: drawn around the origin, so many units wide. */
export type Motif = { readonly draw: (index: number) => string; readonly width: number };

export type FrameStyle = {
	readonly mark: { readonly en: WordMark; readonly ko: WordMark };
	/** From the upper edge to the lower. */
	readonly casing: readonly Stop[];
	readonly outline: string;
	/** How the casing's corners are made, and how wide it stands around the wells. */
	readonly corner: "cut" | "round" | "step" | "notch";
	readonly rim: number;
	/** A reel's well, from the upper edge to the lower, and the line between two wells. */
	readonly well: readonly Stop[];
	readonly seam: string;
	/** Runs along the upper and the lower edge of the wells. */
	readonly edge: Motif;
	/** What stands on the head behind the name; the middle of its foot is the origin, the board's width is given. */
	readonly head: (width: number) => string;
	/** `low`: how far the small mark's baseline stands above the head's foot, where it is not the usual 15. */
	readonly name: { readonly fill: string; readonly second: string; readonly height: number; readonly low?: number };
	readonly plate: { readonly fill: string; readonly stroke: string };
	/** Further paints that the parts name. */
	readonly defs?: string;
};

const full: Margins = { top: 1.2, side: 0.4, bottom: 0.78 };
const compact: Margins = { top: 0.34, side: 0.4, bottom: 0.62 };

/** What a look needs of its frame: the picture, the room it takes, and where its plate lies. */
export function cabinetOf(style: FrameStyle): Pick<Look, "full" | "compact" | "frame" | "plateAt"> {
	return {
		full,
		compact,
		frame: frameOf(style),
		plateAt: ({ bottom }) => {
			const { top, height } = plateBox(style, bottom * 100);
			return { top: top / 100, height: height / 100 };
		},
	};
}

/** 100 units a cell; the board's left upper corner is the origin. */
function frameOf(style: FrameStyle): (shape: FrameShape) => string {
	return (shape) => {
		const margins = shape.compact ? compact : full;
		const [width, height] = [shape.reels * 100, shape.rows * 100];
		const box = `${-margins.side * 100} ${-margins.top * 100} ${width + margins.side * 200} ${height + (margins.top + margins.bottom) * 100}`;
		const parts = [
			shape.compact ? "" : head(style, { width, korean: shape.korean }),
			casing(style, { width, height }),
			wells(style, shape),
			edges(style, { width, height }),
			foot(style, { width, top: height, depth: margins.bottom * 100 }),
		];
		return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${linear("casing", style.casing)}${linear("well", style.well, { x: 0, y: 1 })}${style.defs ?? ""}</defs>${parts.join("")}</svg>`;
	};
}

type Board = { readonly width: number; readonly height: number };

function casing(style: FrameStyle, { width, height }: Board): string {
	const around = (grow: number): string =>
		boxPath(style.corner, { x: -grow, y: -grow, width: width + grow * 2, height: height + grow * 2 });
	return (
		path(around(style.rim), `fill="url(#casing)" stroke="${style.outline}" stroke-width="4"`) +
		path(around(style.rim - 7), `fill="none" stroke="${style.seam}" stroke-width="1.6" opacity="0.75"`) +
		`<rect x="-5" y="-5" width="${width + 10}" height="${height + 10}" fill="${style.outline}"/>`
	);
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function boxPath(corner: FrameStyle["corner"], { x, y, width, height }: Box): string {
	// On a low plate the corners stay apart.
	const c = Math.min(20, Math.round(height / 2.4));
	const [right, low] = [x + width, y + height];
	switch (corner) {
		case "cut":
			return `M${x} ${y}H${right - c}L${right} ${y + c}V${low}H${x}Z`;
		case "round":
			return `M${x + c} ${y}H${right - c}Q${right} ${y} ${right} ${y + c}V${low - c}Q${right} ${low} ${right - c} ${low}H${x + c}Q${x} ${low} ${x} ${low - c}V${y + c}Q${x} ${y} ${x + c} ${y}Z`;
		case "step":
			return `M${x + c} ${y}H${right - c}V${y + c / 2}H${right - c / 2}V${y + c}H${right}V${low - c}H${right - c / 2}V${low - c / 2}H${right - c}V${low}H${x + c}V${low - c / 2}H${x + c / 2}V${low - c}H${x}V${y + c}H${x + c / 2}V${y + c / 2}H${x + c}Z`;
		case "notch":
			return `M${x + c} ${y}H${right - c}Q${right - c} ${y + c} ${right} ${y + c}V${low - c}Q${right - c} ${low - c} ${right - c} ${low}H${x + c}Q${x + c} ${low - c} ${x} ${low - c}V${y + c}Q${x + c} ${y + c} ${x + c} ${y}Z`;
	}
}

function wells(style: FrameStyle, shape: FrameShape): string {
	const height = shape.rows * 100;
	return Array.from({ length: shape.reels }, (_, reel) => {
		const x = reel * 100;
		const line = reel === 0 ? "" : path(`M${x} 0V${height}`, `stroke="${style.seam}" stroke-width="2" opacity="0.6"`);
		return `<rect x="${x}" y="0" width="100" height="${height}" fill="url(#well)"/>${line}`;
	}).join("");
}

function edges({ edge, rim }: FrameStyle, { width, height }: Board): string {
	const count = Math.floor((width + rim) / edge.width);
	const gap = width / count;
	return [-rim / 2 - 2, height + rim / 2 + 2]
		.map((y) =>
			Array.from({ length: count }, (_, index) => {
				const turn = y > 0 ? " scale(1 -1)" : "";
				return `<g transform="translate(${n(gap * (index + 0.5))} ${n(y)})${turn}">${edge.draw(index)}</g>`;
			}).join(""),
		)
		.join("");
}

type Name = { readonly width: number; readonly korean: boolean };

/** The name in the reader's script, and the other one small below it. */
function head(style: FrameStyle, { width, korean }: Name): string {
	const { mark, name, rim } = style;
	const [first, second] = korean ? [mark.ko, mark.en] : [mark.en, mark.ko];
	const small = { x: width / 2, y: -rim - (name.low ?? 15), width: width * 0.3, height: 15, fill: name.second };
	const large = { x: width / 2, width: width * 0.62, height: name.height, fill: name.fill };
	// However deep the letters reach, they do not touch what stands below them.
	const top = small.y - reachOf(second).above * scaleIn(second, small) - 2;
	const y = Math.min(-rim - 33, top - reachOf(first).below * scaleIn(first, large));
	return (
		`<g transform="translate(${width / 2} ${-rim})">${style.head(width)}</g>` +
		lettering(first, { ...large, y }) +
		lettering(second, small)
	);
}

/** Below the board's lower edge; the depth is all that is there. */
const plateBox = ({ rim }: FrameStyle, depth: number) => ({
	top: rim + 4 + depth * 0.02,
	height: Math.max(26, depth - rim - 12),
});

function foot(style: FrameStyle, at: { width: number; top: number; depth: number }): string {
	const { top, height } = plateBox(style, at.depth);
	const box = { x: at.width * 0.06, y: at.top + top, width: at.width * 0.88, height };
	return (
		path(boxPath(style.corner, box), `fill="${style.plate.fill}" stroke="${style.plate.stroke}" stroke-width="2"`) +
		[box.x + 22, box.x + box.width - 22]
			.map((x) => circle({ x, y: box.y + height / 2, r: 4 }, `fill="${style.plate.stroke}"`))
			.join("")
	);
}
