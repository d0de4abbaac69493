// Which awards of a table can really happen: read from a complete enumeration.
import type { Spectrum } from "./spectrum.ts";

type Counts = { readonly from: number; readonly until: number };

/** Whether some combination has `from` to `until` - 1 of the symbol in one win. */
export function stepReached({ tally }: Spectrum, wanted: Counts & { readonly symbol: number }): boolean {
	const last = Math.min(wanted.until, tally.stride);
	for (let count = wanted.from; count < last; count++) {
		if ((tally.hits[wanted.symbol * tally.stride + count] ?? 0) > 0) return true;
	}
	return false;
}

/** Whether some combination shows `from` to `until` - 1 scatters. */
export function scatterReached({ scatterHits }: Spectrum, wanted: Counts): boolean {
	return scatterHits.some((times, count) => times > 0 && count >= wanted.from && count < wanted.until);
}
