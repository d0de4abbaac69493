// What a picture of one game is: it is shown an outcome and how far its dealing has come, and draws that. No time of its own, so
// whoever comes late, or wants no motion, sees the same.
import type { Container } from "pixi.js";
import type { Outcome } from "../../core/index.ts";
import type { Room } from "./felt-art.ts";

export type Scene = {
	readonly container: Container;
	readonly place: (room: Room) => void;
	/** A new outcome, or none. */
	readonly set: (outcome: Outcome | undefined) => void;
	/** From 0 to 1 while it is dealt, 1 from then on. Answers what sounds at this step. */
	readonly draw: (part: number) => void;
	/** How many things have come to rest by a part: each is heard. */
	readonly restsBy: (part: number) => number;
};

/** From 0 to 1 between two moments. */
export const partOf = (part: number, from: number, to: number): number =>
	Math.min(1, Math.max(0, (part - from) / (to - from)));
export const eased = (part: number): number => 1 - (1 - part) ** 3;
