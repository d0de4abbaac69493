// Asian lines: whole ones push, quarter ones split the stake over their two neighbours.
import type { Mark } from "./market.ts";

const side = (difference: number): number => (difference > 1e-9 ? 1 : difference < -1e-9 ? -1 : 0);

/** Where a value stands over a line: 3 goals over 2.75 is half won. */
export function overLine(value: number, { line }: { readonly line: number }): Mark {
	const quarter = Math.abs(Math.round(line * 4)) % 2 === 1;
	const both = quarter ? side(value - line - 0.25) + side(value - line + 0.25) : 2 * side(value - line);
	if (both === 0) return "push";
	if (both > 0) return both === 2 ? "won" : "half-won";
	return both === -2 ? "lost" : "half-lost";
}

/** The other side of the same line. */
const others: Readonly<Record<Mark, Mark>> = {
	won: "lost",
	"half-won": "half-lost",
	push: "push",
	"half-lost": "half-won",
	lost: "won",
};
export const otherSide = (mark: Mark): Mark => others[mark];
