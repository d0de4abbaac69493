// One market of an event: a type over a view, with its id in UOF and its margin.
import type { MarketType } from "./market.ts";

export const marketGroups = ["main", "asian", "goals", "halves", "corners", "maps", "sets", "periods"] as const;
export type MarketGroup = (typeof marketGroups)[number];

export type Offer = {
	/** UOF's. */
	readonly id: number;
	readonly type: MarketType;
	readonly view: string;
	readonly group: MarketGroup;
	/** What of a period it is about, as UOF writes it: `mapnr=1`. */
	readonly part?: string;
	/** What counts is what comes after the bet: the score then is taken off. */
	readonly since?: boolean;
	/** 1.05: so much the chances add up to. */
	readonly margin: number;
};

export const margins = { three: 1.05, two: 1.03, scores: 1.15 } as const;

/** `18|total=2.5`, `330|mapnr=1`: a line is named by its market and what specifies it, never by its place in a list. */
export function keyOf({ id, part, type }: Pick<Offer, "id" | "part" | "type">, line: number): string {
	const named = part === undefined ? String(id) : `${id}|${part}`;
	return type.line === undefined ? named : `${named}|${type.line.specifier}=${line}`;
}
