// The sizes a game's tile is drawn in: the house's own in two, a vendor's as the operator gave it.
import type { LazyImageProps } from "#platform/ui";

/** A tile is nearly half of a phone's window, and never wider than fifteen rem. */
const width = "(max-width: 39.99rem) 46vw, 15rem";

/** `show` is the address of the large one, 540 pixels wide; undefined where there is no other. */
export function tileSizes(show: string): LazyImageProps["sizes"] {
	const [, name] = /^(\/art\/games\/[a-z0-9-]+)\.webp$/.exec(show) ?? [];
	return name === undefined ? undefined : { set: `${name}-360.webp 360w, ${show} 540w`, width };
}
