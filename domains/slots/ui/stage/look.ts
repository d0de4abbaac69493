// What makes a game look and sound like itself. A look holds pictures and a tuning; no rule and no figure.

import type { Tuning } from "#cabinet/ui";
import type { PickFind } from "../../core/index.ts";
import type { Margins } from "./layout.ts";

/** A picture as SVG text. */
export type Picture = string;

export type FrameShape = {
	readonly reels: number;
	readonly rows: number;
	readonly compact: boolean;
	/** Whoever plays reads Korean: the name stands large in it. */
	readonly korean: boolean;
};

/** What drifts before the scene while nothing else moves. */
export type Drift = {
	readonly picture: () => Picture;
	readonly count: number;
	/** Pixels a second. */
	readonly speed: { readonly x: number; readonly y: number };
	/** Share of the stage's smaller side. */
	readonly size: number;
	readonly opacity: number;
};

/** Where the covers of a pick bonus stand, and what they and their ground look like. */
export type PickLook = {
	/** A square that the covers stand on: 400 units; words stand in its upper sixth and at its foot. */
	readonly ground: () => Picture;
	/** The middle of each of so many covers, in parts of the ground. */
	readonly places: (covers: number) => readonly { readonly x: number; readonly y: number }[];
	/** A cover's side, in parts of the ground. */
	readonly size: number;
	readonly cover: (place: number) => Picture;
	/** What is seen when it has been lifted. */
	readonly opened: (find: PickFind["kind"], place: number) => Picture;
	/** The words on the ground, and those on an opened cover. */
	readonly ink: string;
	readonly words: { readonly fill: string; readonly edge: string };
};

export type Look = {
	/** Pictures by the pay table's symbol codes. */
	readonly symbols: Readonly<Record<string, () => Picture>>;
	/** A wild that fills its reel, one cell wide and so many rows high: 100 units a cell. */
	readonly tallWild?: (rows: number) => Picture;
	/** The scene behind everything; it is cropped to the screen from its middle. */
	readonly backdrop: (view: { readonly upright: boolean }) => Picture;
	readonly full: Margins;
	readonly compact: Margins;
	/** Where the frame's plate lies below the board, in cells; in the middle of the foot when absent. */
	readonly plateAt?: (margins: Margins) => { readonly top: number; readonly height: number };
	/** The frame with its reel wells: 100 units a cell, the board's left upper corner at the origin. */
	readonly frame: (shape: FrameShape) => Picture;
	readonly drift: Drift;
	/** The light on what won: added to a dark board, laid upon a bright one. */
	readonly light: { readonly colour: string; readonly blend: "add" | "normal" };
	/** The colour behind a symbol that stands alone, as in the pay table. */
	readonly well: string;
	/** The colour of the words on the plate below the reels. */
	readonly plate: string;
	/** Figures that stand on a symbol: what a held coin is worth. */
	readonly words: { readonly fill: string; readonly edge: string };
	readonly tuning: Tuning;
	/** In a game with a pick bonus. */
	readonly pick?: PickLook;
	/** Where one place says how many of the next are lifted. */
	readonly wheel?: PickLook;
};
