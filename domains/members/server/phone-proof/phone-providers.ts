// Who proves numbers for a brand, with the page of the window and the key that its secret is sealed with.
import type { Tx } from "#platform/db";
import { sealerWith } from "#platform/kernel/node";
import type { PhoneProvider } from "./phone-provider.ts";
import { type KeptProvider, readProvider } from "./phone-provider-store.ts";

export type PhoneProviders = PhoneProvider & {
	/** Undefined where codes by text message prove numbers. */
	readonly of: (tx: Tx, merchant: string) => Promise<KeptProvider | undefined>;
};

/** `key` has 32 bytes and is not in the database. */
export function createPhoneProviders({ key, provider }: { key: Buffer; provider: PhoneProvider }): PhoneProviders {
	const sealer = sealerWith(key);
	return { ...provider, of: (tx, merchant) => readProvider(tx, merchant, sealer) };
}

/** Where the stand-in's window is, on the site itself. */
const simulatorPath = "/phoneSimulator";

/** The window of a provider, opened from a page of `origin`. */
export const pageOf = ({ page }: Pick<KeptProvider, "page">, origin: string): string =>
	page ?? `${origin}${simulatorPath}`;
