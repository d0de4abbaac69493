// Reads the XML messages of a feed like the Unified Odds Feed. What cannot be read is none.
import type {
	EventMessage,
	FeedChances,
	FeedEnd,
	FeedHead,
	FeedMarket,
	FeedMessage,
	FeedPrice,
	FeedResult,
	LegEnd,
	MarketStatus,
} from "../../core/index.ts";
import { readXml, type XmlElement } from "./xml.ts";

const statusOf = new Map<string, MarketStatus>([
	["1", "active"],
	["0", "inactive"],
	["-1", "suspended"],
	["-2", "handed over"],
	["-3", "settled"],
	["-4", "cancelled"],
]);

type OfEvent = FeedHead & { readonly event: string; readonly requestId?: string };
type Window = { readonly from?: number; readonly to?: number };

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
	const odds = number(outcome, "odds");
	if (odds === undefined) return [];
	const chances = chancesOf(outcome);
	return [
		{
			outcome: text(outcome, "id") ?? "",
			odds: Math.floor(odds * 100 + 1e-9),
			active: text(outcome, "active") !== "0",
			...(chances === undefined ? {} : { chances }),
		},
	];
}

/** What is left of the others is lost. */
function chancesOf(outcome: XmlElement): FeedChances | undefined {
	const won = number(outcome, "probabilities");
	if (won === undefined) return undefined;
	const named = (name: string) => number(outcome, `${name}_probabilities`) ?? 0;
	const [halfWon, push, halfLost] = [named("half_win"), named("refund"), named("half_lose")];
	const lost = number(outcome, "lose_probabilities") ?? Math.max(0, 1 - won - halfWon - push - halfLost);
	return { won, "half-won": halfWon, push, "half-lost": halfLost, lost };
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

function matchOf(element: XmlElement): Pick<Extract<EventMessage, { type: "odds" }>, "score" | "matchStatus"> {
	const [status] = within(element, "sport_event_status");
	if (status === undefined) return {};
	const [home, away] = [number(status, "home_score"), number(status, "away_score")];
	const matchStatus = number(status, "status");
	return {
		...(matchStatus === undefined ? {} : { matchStatus }),
		...(home === undefined || away === undefined ? {} : { score: [home, away] }),
	};
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
		...matchOf(root),
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
