// What the back office is given: the database, chance, the live channel, the domains below. Types only.
import type { Brand } from "#brand/api";
import type { Database } from "#platform/db";
import type { Chance, CurrencyCode, NewId } from "#platform/kernel";
import type { PasswordCost } from "#platform/kernel/node";
import type { Live } from "#platform/live";

export type BackofficeDeps = {
	readonly db: Database;
	readonly newId: NewId;
	readonly chance: Chance;
	readonly live: Pick<Live, "toStaff" | "dropSession">;
	/** 32 bytes that authenticators of staff are sealed with; not in the database. */
	readonly staffKey: Buffer;
	/** What a password's hash costs; the standard when not said. */
	readonly passwordCost?: PasswordCost;
	readonly brand: {
		readonly brand: (merchant: string) => Pick<Brand, "name"> & { readonly currency: CurrencyCode };
	};
};
