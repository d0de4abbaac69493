// Messages of a feed like the Unified Odds Feed, as the house reads them. What cannot be read is none. Pure.
import type { LegEnd } from "../ticket/factor.ts";
import { readXml, type XmlElement } from "./xml.ts";

/** Of the house's names for them; the feed's are 1, 0, -1, -2, -3, -4. */
const statuses = {
	"1": "active",
	"0": "inactive",
	"-1": "suspended",
	"-2": "handed over",
	"-3": "settled",
	"-4": "cancelled",
} as const;
const statusOf = new Map<string, MarketStatus>(Object.entries(statuses));
export type MarketStatus = (typeof statuses)[keyof typeof statuses];

type FeedPrice = {
	readonly outcome: string;
	/** In hundredths. */
	readonly odds: number;
	readonly active: boolean;
	/** The feed's own, by which bets are sold. */
	readonly chance?: number;
};
export type FeedMarket = { readonly key: string; readonly status: MarketStatus; readonly prices: readonly FeedPrice[] };

/** `deadHeat`: so much of a win is paid. */
export type FeedEnd = { readonly outcome: string; readonly end: LegEnd; readonly deadHeat?: number };
type FeedResult = { readonly key: string; readonly ends: readonly FeedEnd[]; readonly voidReason?: string };

/** Bets that are void, or are not any more: placed from one moment until before another, either end open. */
type Window = { readonly from?: number; readonly to?: number };

type Head = { readonly product: number; readonly at: number };
type OfEvent = Head & { readonly event: string; readonly requestId?: string };

export type FeedMessage =
	| (OfEvent & {
			readonly type: "odds";
			readonly score?: readonly [number, number];
			readonly markets: readonly FeedMarket[];
	  })
	| (OfEvent & { readonly type: "stop"; readonly status: MarketStatus })
	| (OfEvent & { readonly type: "settled"; readonly confirmed: boolean; readonly results: readonly FeedResult[] })
	| (OfEvent & { readonly type: "settled back"; readonly keys: readonly string[] })
	| (OfEvent & Window & { readonly type: "cancelled" | "cancelled back"; readonly keys: readonly string[] })
	| (OfEvent & { readonly type: "fixture"; readonly change: string; readonly kickoff?: number })
	| (Head & { readonly type: "alive"; readonly subscribed: boolean })
	| (Head & { readonly type: "snapshot"; readonly requestId: string });

export type EventMessage = Extract<FeedMessage, { readonly event: string }>;

const text = ({ attributes }: XmlElement, name: string): string | undefined => attributes.get(name);
const number = (element: XmlElement, name: string): number | undefined => {
	const value = Number(text(element, name) || Number.NaN);
	return Number.isFinite(value) ? value : undefined;
};

const within = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
	children.filter((child) => child.name === name);
const marketsIn = (element: XmlElement, ...path: readonly string[]): readonly XmlElement[] => {
	const [name, ...rest] = path;
	return name === undefined
		? within(element, "market")
		: within(element, name).flatMap((child) => marketsIn(child, ...rest));
};

/** `18|total=2.5`: as the house names a line. */
const keyOf = (market: XmlElement): string =>
	[text(market, "id") ?? "", ...(text(market, "specifiers")?.split("|") ?? [])].join("|");

function priceOf(outcome: XmlElement): readonly FeedPrice[] {
	const [odds, chance] = [number(outcome, "odds"), number(outcome, "probabilities")];
	if (odds === undefined) return [];
	return [
		{
			outcome: text(outcome, "id") ?? "",
			odds: Math.floor(odds * 100 + 1e-9),
			active: text(outcome, "active") !== "0",
			...(chance === undefined ? {} : { chance }),
		},
	];
}

const marketOf = (market: XmlElement): FeedMarket => ({
	key: keyOf(market),
	// One without a status takes bets.
	status: statusOf.get(text(market, "status") ?? "1") ?? "suspended",
	prices: within(market, "outcome").flatMap(priceOf),
});

/** Result and void factor: 1 and .5 is half won, 0 and .5 half lost, anything and 1 is given back. */
function endOf(outcome: XmlElement): readonly FeedEnd[] {
	const [result, factor = 0] = [number(outcome, "result"), number(outcome, "void_factor")];
	const deadHeat = number(outcome, "dead_heat_factor");
	const end = factor === 1 ? "void" : endsBy.get(`${result} ${factor}`);
	if (end === undefined) return [];
	return [{ outcome: text(outcome, "id") ?? "", end, ...(deadHeat === undefined ? {} : { deadHeat }) }];
}
const endsBy = new Map<string, LegEnd>([
	["1 0", "won"],
	["1 0.5", "half-won"],
	["0 0.5", "half-lost"],
	["0 0", "lost"],
]);

function resultOf(market: XmlElement): FeedResult {
	const voidReason = text(market, "void_reason");
	const ends = within(market, "outcome").flatMap(endOf);
	return { key: keyOf(market), ends, ...(voidReason === undefined ? {} : { voidReason }) };
}

function scoreOf(element: XmlElement): { readonly score?: readonly [number, number] } {
	const [status] = within(element, "sport_event_status");
	const [home, away] = status === undefined ? [] : [number(status, "home_score"), number(status, "away_score")];
	return home === undefined || away === undefined ? {} : { score: [home, away] };
}

function windowOf(element: XmlElement): Window {
	const [from, to] = [number(element, "start_time"), number(element, "end_time")];
	return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

const keysIn = (element: XmlElement): readonly string[] => marketsIn(element).map(keyOf);

/** By the name of the root. */
const ofEvent: Readonly<Record<string, (root: XmlElement, head: OfEvent) => EventMessage>> = {
	odds_change: (root, head) => ({
		...head,
		type: "odds",
		...scoreOf(root),
		markets: marketsIn(root, "odds").map(marketOf),
	}),
	bet_stop: (root, head) => ({
		...head,
		type: "stop",
		status: statusOf.get(text(root, "market_status") ?? "-1") ?? "suspended",
	}),
	bet_settlement: (root, head) => ({
		...head,
		type: "settled",
		confirmed: text(root, "certainty") === "2",
		results: marketsIn(root, "outcomes").map(resultOf),
	}),
	rollback_bet_settlement: (root, head) => ({ ...head, type: "settled back", keys: keysIn(root) }),
	bet_cancel: (root, head) => ({ ...head, ...windowOf(root), type: "cancelled", keys: keysIn(root) }),
	rollback_bet_cancel: (root, head) => ({ ...head, ...windowOf(root), type: "cancelled back", keys: keysIn(root) }),
	fixture_change: (root, head) => {
		const kickoff = number(root, "start_time");
		const change = text(root, "change_type") ?? "";
		return { ...head, type: "fixture", change, ...(kickoff === undefined ? {} : { kickoff }) };
	},
};

/** Undefined for what is no message of such a feed. */
export function readMessage(xml: string): FeedMessage | undefined {
	const root = readXml(xml);
	const [product, at] = root === undefined ? [] : [number(root, "product"), number(root, "timestamp")];
	if (root === undefined || product === undefined || at === undefined) return undefined;
	const [event, requestId] = [text(root, "event_id"), text(root, "request_id")];
	if (root.name === "alive") return { type: "alive", product, at, subscribed: text(root, "subscribed") !== "0" };
	if (root.name === "snapshot_complete")
		return requestId === undefined ? undefined : { type: "snapshot", product, at, requestId };
	const read = Object.hasOwn(ofEvent, root.name) ? ofEvent[root.name] : undefined;
	if (read === undefined || event === undefined) return undefined;
	return read(root, { product, at, event, ...(requestId === undefined ? {} : { requestId }) });
}
