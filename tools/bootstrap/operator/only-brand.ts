// The brand that an order is for: the one that is named, or the only one.
import { readSwitches } from "#brand/module";
import type { Database } from "#platform/db";
import type { Terminal } from "./carry-out.ts";

/** Undefined when there is no such brand, or it was not said and is not plain: both are told. */
export async function orderedBrand(
	named: string | undefined,
	{ db, say }: Pick<Terminal, "say"> & { readonly db: Database },
): Promise<string | undefined> {
	const brands = await readSwitches(db, { acts: 0 });
	const [only, ...others] = brands.filter(({ merchant }) => named === undefined || merchant === named);
	if (only !== undefined && others.length === 0) return only.merchant;
	say(named === undefined ? "Name the brand with --merchant." : "There is no such brand.");
	return undefined;
}
