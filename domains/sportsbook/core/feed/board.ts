// What a feed has said of markets so far. Of everything the newest word counts, by the feed's own clock: so messages that come doubled,
// late or in another order leave the same board. Pure.
import type { EventMessage, FeedEnd, FeedMarket, MarketStatus } from "./message.ts";

type BoardMarket = FeedMarket & { readonly product: number; readonly at: number };

type Result = { readonly at: number; readonly ends: readonly FeedEnd[]; readonly confirmed: boolean };
type Cancel = { readonly at: number; readonly from?: number | undefined; readonly to?: number | undefined };

export type FeedBoard = {
	/** By event and key. */
	readonly markets: ReadonlyMap<string, BoardMarket>;
	/** By producer and event: until a newer price. */
	readonly stops: ReadonlyMap<string, { readonly at: number; readonly status: MarketStatus }>;
	/** Without ends it was taken back. */
	readonly results: ReadonlyMap<string, Result>;
	/** By event, key and window; undefined where it was taken back. */
	readonly cancels: ReadonlyMap<string, { readonly at: number; readonly cancel: Cancel | undefined }>;
	readonly kickoffs: ReadonlyMap<string, { readonly at: number; readonly kickoff: number }>;
};

export const emptyBoard: FeedBoard = {
	markets: new Map(),
	stops: new Map(),
	results: new Map(),
	cancels: new Map(),
	kickoffs: new Map(),
};

type At = { readonly at: number };

/** The newer of both: of two from one moment the one that is there. */
function kept<Value extends At>(
	map: ReadonlyMap<string, Value>,
	name: string,
	value: Value,
): ReadonlyMap<string, Value> {
	const known = map.get(name);
	return known !== undefined && known.at >= value.at ? map : new Map(map).set(name, value);
}

export function applyMessage(board: FeedBoard, message: EventMessage): FeedBoard {
	const { event, at, product } = message;
	switch (message.type) {
		case "odds":
			return message.markets.reduce((next, market) => withMarket(next, event, { ...market, product, at }), board);
		case "stop":
			return { ...board, stops: kept(board.stops, `${product} ${event}`, { at, status: message.status }) };
		case "settled":
			return message.results.reduce(
				(next, { key, ends }) => withResult(next, `${event} ${key}`, { at, ends, confirmed: message.confirmed }),
				board,
			);
		case "settled back":
			return message.keys.reduce(
				(next, key) => withResult(next, `${event} ${key}`, { at, ends: [], confirmed: false }),
				board,
			);
		case "cancelled":
		case "cancelled back": {
			const { from, to } = message;
			const cancel = message.type === "cancelled" ? { at, from, to } : undefined;
			let { cancels } = board;
			for (const key of message.keys)
				cancels = kept(cancels, `${event} ${key} ${from ?? ""} ${to ?? ""}`, { at, cancel });
			return { ...board, cancels };
		}
		case "fixture":
			return message.kickoff === undefined
				? board
				: { ...board, kickoffs: kept(board.kickoffs, event, { at, kickoff: message.kickoff }) };
	}
}

const withResult = (board: FeedBoard, name: string, result: Result): FeedBoard => ({
	...board,
	results: kept(board.results, name, result),
});

/** One that is handed over waits for another producer; where that has spoken already, the word comes too late. */
function withMarket(board: FeedBoard, event: string, market: BoardMarket): FeedBoard {
	const name = `${event} ${market.key}`;
	const known = board.markets.get(name);
	const others = known !== undefined && known.product !== market.product;
	if (others && market.status === "handed over") return board;
	if (others && known.status === "handed over") return { ...board, markets: new Map(board.markets).set(name, market) };
	return { ...board, markets: kept(board.markets, name, market) };
}

type MarketName = { readonly event: string; readonly key: string };

/** How a market stands; undefined for one that was never told of. */
export function statusAt(board: FeedBoard, { event, key }: MarketName): MarketStatus | undefined {
	const market = board.markets.get(`${event} ${key}`);
	if (market === undefined) return undefined;
	const result = board.results.get(`${event} ${key}`);
	if (result !== undefined && result.ends.length > 0) return "settled";
	// A result that was taken back leaves its market suspended until a newer price.
	if (result !== undefined && result.at > market.at) return "suspended";
	const stop = board.stops.get(`${market.product} ${event}`);
	return stop !== undefined && stop.at > market.at ? stop.status : market.status;
}

/** Whether bets are taken: its producer is heard, and nothing stops it. */
export const takesBets = (
	board: FeedBoard,
	{ event, key }: MarketName,
	isUp: (product: number) => boolean,
): boolean => {
	const market = board.markets.get(`${event} ${key}`);
	return market !== undefined && isUp(market.product) && statusAt(board, { event, key }) === "active";
};
