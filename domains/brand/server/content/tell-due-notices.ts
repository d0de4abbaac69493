// Tells everyone who is connected when a planned announcement begins or one ends: its moment comes without an edit.
import type { Clock } from "#platform/kernel";
import type { Live } from "#platform/live";
import { noticesEvent } from "../../contract/index.ts";
import type { Brands } from "../brand.ts";
import type { CachedBrands } from "../cached-brands.ts";

export type Moments = {
	/** What was told before; a moment of exactly then is not told again. */
	readonly after: Date;
	readonly until: Date;
};

export function tellDueNotices(live: Pick<Live, "toAll">, { byMerchant }: Brands, { after, until }: Moments): void {
	const due = (moment: Date | undefined) => moment !== undefined && moment > after && moment <= until;
	for (const { merchant, announcements } of byMerchant.values())
		if (announcements.some(({ publishedAt, endsAt }) => due(publishedAt) || due(endsAt)))
			live.toAll(noticesEvent, { merchant });
}

/** How late a moment may be told. */
const lookEveryMilliseconds = 1_000;

/** Looks once a second at what is in memory; answers what ends it. */
export function followNotices({
	cache,
	clock,
	live,
}: {
	readonly cache: Pick<CachedBrands, "current">;
	readonly clock: Clock;
	readonly live: Pick<Live, "toAll">;
}): () => void {
	let after = clock.now();
	const timer = setInterval(() => {
		const until = clock.now();
		tellDueNotices(live, cache.current(), { after, until });
		after = until;
	}, lookEveryMilliseconds);
	timer.unref();
	return () => clearInterval(timer);
}
