// A market to press: in a list its main line under a small head, on the page of an event all its lines.
import type { EventLine, EventSeen, MarketView } from "../../contract/index.ts";
import { OddsButton } from "../list/odds-button.tsx";
import { isPicked } from "../play/picks.ts";
import type { Book } from "../play/use-book.ts";
import { useBookText } from "../text.ts";
import { marketWords, outcomeWords } from "../words.ts";

type CellProps = { readonly event: EventLine | EventSeen; readonly market: MarketView; readonly book: Book };

export function MarketCell({ event, market, book }: CellProps) {
	const say = useBookText();
	return (
		<div className="flex min-w-0 flex-col gap-1">
			<span className="truncate text-13 text-text-3">{marketWords(say, market, event)}</span>
			<div
				className={`grid gap-1 sm:grid-cols-1 ${market.outcomes.length === 2 ? "grid-cols-2" : "grid-cols-3 max-sm:[&>button]:flex-wrap"}`}
			>
				<Outcomes event={event} market={market} book={book} />
			</div>
		</div>
	);
}

/** Buttons of one line; `columns` where they stand beside each other. */
export function Outcomes({ event, market, book }: CellProps) {
	const say = useBookText();
	const about = marketWords(say, market, event);
	return market.outcomes.map(({ code: outcome, odds }) => (
		<OddsButton
			key={outcome}
			words={outcomeWords(say, { outcome, line: market.line, code: market.code }, event)}
			about={about}
			odds={odds}
			open={event.open && market.suspended !== true}
			chosen={isPicked(book.picks, { eventId: event.id, key: market.key, outcome })}
			format={book.format}
			onPress={() => book.pick(event, market, outcome)}
		/>
	));
}

type BlockProps = { readonly event: EventSeen; readonly markets: readonly MarketView[]; readonly book: Book };

/** All lines of a market, by their lines. */
export function MarketBlock({ event, markets, book }: BlockProps) {
	const say = useBookText();
	const [first] = markets;
	if (first === undefined) return null;
	const two = first.outcomes.length === 2;
	return (
		<details open className="mb-3 break-inside-avoid rounded-card bg-surface-1 p-3">
			<summary className="min-h-9 cursor-pointer text-14 font-bold">{marketWords(say, first, event)}</summary>
			<div className="flex flex-col gap-1.5 pt-1">
				{markets
					.toSorted((left, right) => (left.line ?? 0) - (right.line ?? 0))
					.map((market) => (
						<div key={market.key} className={`grid gap-1.5 ${two ? "grid-cols-2" : "grid-cols-2 sm:grid-cols-3"}`}>
							<Outcomes event={event} market={market} book={book} />
						</div>
					))}
			</div>
		</details>
	);
}
