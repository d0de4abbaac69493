// Vendors' keys in memory, as long as the catalogue beside them: the database tells every node when a key is added or retired,
// and what is kept is thrown away with the catalogue that it was read for, or after some seconds if nobody told.
import type { Clock } from "#platform/kernel";
import type { CachedCatalogue } from "../catalogue/cached-catalogue.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { KeysInForce, VendorKeys } from "./vendor-keys.ts";

const milliseconds = 5_000;
/** Names are a caller's to choose: of those that are nobody's no more are kept than this. */
const mostKept = 1_000;

type Kept = { readonly keys: Promise<KeysInForce | undefined>; readonly until: number };
type Around = { readonly catalogue: Pick<CachedCatalogue, "current">; readonly clock: Clock };

export function keepKeys(keys: VendorKeys, { catalogue, clock }: Around): VendorKeys {
	const kept = new Map<string, Kept>();
	let readFor: Catalogue | undefined;
	return {
		...keys,
		inForce: (vendor, dialect) => {
			const [current, now] = [catalogue.current(), clock.now().getTime()];
			if (current !== readFor || kept.size > mostKept) kept.clear();
			readFor = current;
			const name = `${dialect} ${vendor}`;
			const found = kept.get(name);
			if (found !== undefined && found.until > now && found.until <= now + milliseconds) return found.keys;
			const read = keys.inForce(vendor, dialect);
			kept.set(name, { keys: read, until: now + milliseconds });
			// What could not be read is asked for again.
			read.catch(() => kept.delete(name));
			return read;
		},
	};
}
