// Whether a brand's pages open a window of another house, which has to answer them: where an operator has set a provider
// of numbers. Remembered for half a minute, for every page that is served asks it.
import type { Database } from "#platform/db";
import type { Clock } from "#platform/kernel";
import type { PhoneProviders } from "../phone-proof/phone-providers.ts";

const memoryMilliseconds = 30_000;

export type WindowsDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly phoneProviders: Pick<PhoneProviders, "of">;
};

export function createProviderWindows({ db, clock, phoneProviders }: WindowsDeps) {
	const known = new Map<string, { readonly at: number; readonly answer: Promise<boolean> }>();
	const ask = async (merchant: string): Promise<boolean> => {
		const provider = await db.read((tx) => phoneProviders.of(tx, merchant));
		return provider?.page !== undefined;
	};
	return (merchant: string): Promise<boolean> => {
		const now = clock.now().getTime();
		const kept = known.get(merchant);
		if (kept !== undefined && now - kept.at < memoryMilliseconds) return kept.answer;
		// What cannot be read is asked again by the next page, and this one is kept to itself.
		const answer = ask(merchant).catch(() => {
			known.delete(merchant);
			return false;
		});
		known.set(merchant, { at: now, answer });
		return answer;
	};
}
