// How the matches of a slip stand, and what its picks cost at this moment: asked again and again while it has any.
import { type EventSeen, priceSportsBuilder, readSportEvent } from "../../contract/index.ts";
import type { OpenedBook } from "./open-book.ts";
import { type Pick, partsOf, priceNow } from "./picks.ts";
import { usePolled } from "./use-polled.ts";

export type Known = {
	/** Events of the picks as they stand, by id. */
	readonly known: ReadonlyMap<string, EventSeen>;
	/** Of a pick as it is now; undefined while it is not quoted. */
	readonly priceOf: (pick: Pick) => number | undefined;
	/** Picks whose parts do not go together, by the id of their event. */
	readonly apart: ReadonlySet<string>;
};

type Answered = Omit<Known, "priceOf"> & { readonly built: ReadonlyMap<string, number> };

/** How the matches of the picks stand, and what built ones cost. */
export function useKnown({ client }: OpenedBook, picks: readonly Pick[]): Known {
	const asked = picks.map((pick) => ({
		eventId: pick.eventId,
		parts: partsOf(pick).map(({ market, outcome }) => ({ market: market.key, outcome })),
	}));
	const { value } = usePolled({
		every: 1_500,
		about: JSON.stringify(asked),
		async ask() {
			const events = await Promise.all(asked.map(({ eventId }) => client.call(readSportEvent, { eventId })));
			const built = asked.filter(({ parts }) => parts.length > 1);
			const prices = await Promise.all(built.map((one) => client.call(priceSportsBuilder, one)));
			return {
				ok: true as const,
				value: {
					known: new Map(
						events.flatMap((answer) => (answer.ok ? [[answer.value.event.id, answer.value.event] as const] : [])),
					),
					built: new Map(
						built.flatMap(({ eventId }, place) => {
							const answer = prices[place];
							return answer?.ok === true ? [[eventId, answer.value.odds] as const] : [];
						}),
					),
					apart: new Set(
						built.flatMap(({ eventId }, place) => {
							const answer = prices[place];
							return answer?.ok === false && answer.error.code === "COMBINATION" ? [eventId] : [];
						}),
					),
				},
			};
		},
	});
	const { known, built, apart } = value ?? none;
	const priceOf = (pick: Pick) =>
		pick.more.length === 0 ? priceNow(pick, known.get(pick.eventId)) : built.get(pick.eventId);
	return { known, priceOf, apart };
}

const none: Answered = { known: new Map(), built: new Map(), apart: new Set() };
