// What a feed has said of one match so far. Of everything the newest word counts, by the feed's own clock: so messages that come
// doubled, late or in another order leave the same board. Plain JSON. Pure.
import type { EventMessage, FeedEnd, FeedMarket, MarketStatus } from "./message.ts";

type At = { readonly at: number };
type BoardMarket = At & FeedMarket & { readonly product: number };
type BoardResult = At & { readonly ends: readonly FeedEnd[]; readonly confirmed: boolean };
export type FeedCancel = { readonly key: string; readonly from?: number | undefined; readonly to?: number | undefined };
/** Without a cancel it was taken back. */
type BoardCancel = At & { readonly cancel?: FeedCancel | undefined };

export type EventBoard = {
	/** By key. */
	readonly markets: Readonly<Record<string, BoardMarket>>;
	/** By producer: until a newer price. */
	readonly stops: Readonly<Record<string, At & { readonly status: MarketStatus }>>;
	/** By key; without ends it was taken back. */
	readonly results: Readonly<Record<string, BoardResult>>;
	/** By key and window. */
	readonly cancels: Readonly<Record<string, BoardCancel>>;
	readonly kickoff?: (At & { readonly value: number }) | undefined;
	readonly score?: (At & { readonly value: readonly [number, number] }) | undefined;
	readonly matchStatus?: (At & { readonly value: number }) | undefined;
};

export const emptyBoard: EventBoard = { markets: {}, stops: {}, results: {}, cancels: {} };

type Named<Value> = Readonly<Record<string, Value>>;

const entryOf = <Value>(map: Named<Value>, name: string): Value | undefined =>
	Object.hasOwn(map, name) ? map[name] : undefined;

/** The newer of both: of two from one moment the one that is there. */
function kept<Value extends At>(map: Named<Value>, name: string, value: Value): Named<Value> {
	const known = entryOf(map, name);
	return known !== undefined && known.at >= value.at ? map : { ...map, [name]: value };
}

const newer = <Value>(
	known: (At & { readonly value: Value }) | undefined,
	at: number,
	value: Value | undefined,
): (At & { readonly value: Value }) | undefined =>
	value === undefined || (known !== undefined && known.at >= at) ? known : { at, value };

/** The same board where a message says nothing new. */
export function applyMessage(board: EventBoard, message: EventMessage): EventBoard {
	const next = withMessage(board, message);
	return isSame(board, next) ? board : next;
}

const isSame = (one: EventBoard, other: EventBoard): boolean =>
	one.markets === other.markets &&
	one.stops === other.stops &&
	one.results === other.results &&
	one.cancels === other.cancels &&
	one.kickoff === other.kickoff &&
	one.score === other.score &&
	one.matchStatus === other.matchStatus;

function withMessage(board: EventBoard, message: EventMessage): EventBoard {
	const { at, product } = message;
	switch (message.type) {
		case "odds":
			return {
				...board,
				score: newer(board.score, at, message.score),
				matchStatus: newer(board.matchStatus, at, message.matchStatus),
				markets: message.markets.reduce((next, market) => withMarket(next, { ...market, product, at }), board.markets),
			};
		case "stop":
			return { ...board, stops: kept(board.stops, String(product), { at, status: message.status }) };
		case "settled":
			return {
				...board,
				results: message.results.reduce(
					(next, { key, ends }) => kept(next, key, { at, ends, confirmed: message.confirmed }),
					board.results,
				),
			};
		case "settled back":
			return {
				...board,
				results: message.keys.reduce((next, key) => kept(next, key, { at, ends: [], confirmed: false }), board.results),
			};
		case "cancelled":
		case "cancelled back":
			return { ...board, cancels: withCancels(board.cancels, message) };
		case "fixture":
			return { ...board, kickoff: newer(board.kickoff, at, message.kickoff) };
	}
}

type Cancelling = Extract<EventMessage, { readonly type: "cancelled" | "cancelled back" }>;

const withCancels = (cancels: EventBoard["cancels"], { type, at, keys, from, to }: Cancelling): EventBoard["cancels"] =>
	keys.reduce(
		(next, key) =>
			kept(next, `${key} ${from ?? ""} ${to ?? ""}`, type === "cancelled" ? { at, cancel: { key, from, to } } : { at }),
		cancels,
	);

/** One that is handed over waits for another producer; where that has spoken already, the word comes too late. */
function withMarket(markets: EventBoard["markets"], market: BoardMarket): EventBoard["markets"] {
	const known = entryOf(markets, market.key);
	const others = known !== undefined && known.product !== market.product;
	if (others && market.status === "handed over") return markets;
	if (others && known.status === "handed over") return { ...markets, [market.key]: market };
	return kept(markets, market.key, market);
}

/** How a market stands; undefined for one that was never told of. */
export function statusAt(board: EventBoard, key: string): MarketStatus | undefined {
	const market = entryOf(board.markets, key);
	if (market === undefined) return undefined;
	const result = entryOf(board.results, key);
	if (result !== undefined && result.ends.length > 0) return "settled";
	// A result that was taken back leaves its market suspended until a newer price.
	if (result !== undefined && result.at > market.at) return "suspended";
	const stop = entryOf(board.stops, String(market.product));
	return stop !== undefined && stop.at > market.at ? stop.status : market.status;
}

/** Whether bets are taken: its producer is heard, and nothing stops it. */
export function takesBets(board: EventBoard, key: string, isUp: (product: number) => boolean): boolean {
	const market = entryOf(board.markets, key);
	return market !== undefined && isUp(market.product) && statusAt(board, key) === "active";
}

/** How an outcome ended; undefined where that was not told, or was taken back. */
export const endOf = (board: EventBoard, key: string, outcome: string): FeedEnd["end"] | undefined =>
	entryOf(board.results, key)?.ends.find((one) => one.outcome === outcome)?.end;

export const cancelsOf = (board: EventBoard): readonly FeedCancel[] =>
	Object.values(board.cancels).flatMap(({ cancel }) => cancel ?? []);
