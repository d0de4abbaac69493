// The book as one player works with it: picks, what they are worth now, a press at a time, what became of it.
import { useState } from "react";
import { type CurrencyCode, formatMinor, parseMinor } from "#platform/kernel";
import type { EventLine, EventSeen, MarketView } from "../../contract/index.ts";
import { type BetKind, kindsOf, linesOfKind, type OddsFormat, oddsFormats } from "../../core/index.ts";
import type { OpenedBook } from "./open-book.ts";
import { type Pick, type PickPart, toggled } from "./picks.ts";
import type { FreeBet } from "./use-free-bets.ts";
import { type Known, useKnown } from "./use-known.ts";
import { type Press, type Pressing, usePress } from "./use-press.ts";

const formatKey = "tessera.sportsbook.odds";

type Accept = Press["accept"];

export type Book = Known &
	Omit<Pressing, "send" | "takeOffer" | "forget"> & {
		readonly picks: readonly Pick[];
		readonly kinds: readonly BetKind[];
		readonly kind: BetKind | undefined;
		readonly choose: (kind: BetKind) => void;
		readonly line: string;
		readonly setLine: (line: string) => void;
		/** Over all lines. */
		readonly stake: string;
		readonly accept: Accept;
		readonly setAccept: (accept: Accept) => void;
		readonly format: OddsFormat;
		readonly setFormat: (format: OddsFormat) => void;
		readonly pick: (event: EventLine | EventSeen, market: MarketView, outcome: string) => void;
		readonly drop: (eventId: string) => void;
		readonly clear: () => void;
		/** The match whose outcomes are built together. */
		readonly building: string | undefined;
		readonly build: (eventId: string | undefined) => void;
		/** With a free bet: all of its amount on one line of all picks. */
		readonly place: (free?: FreeBet) => Promise<void>;
		/** Bets what a trader offered, or nothing. */
		readonly answer: (take: boolean) => Promise<void>;
	};

const startFormat = (): OddsFormat => oddsFormats.find((one) => one === localStorage.getItem(formatKey)) ?? "EU";

export function useBook(opened: OpenedBook, onBalance: (balance: string) => void): Book {
	const [picks, setPicks] = useState<readonly Pick[]>([]);
	const [sizes, setSizes] = useState("");
	const [line, setLine] = useState("5");
	const [accept, setAccept] = useState<Accept>("higher");
	const [format, setFormat] = useState(startFormat);
	const [building, build] = useState<string>();
	const known = useKnown(opened, picks);
	const { send, takeOffer, forget, ...press } = usePress(opened, onBalance);
	const kinds = kindsOf(picks.length);
	const kind = kinds.find((one) => one.sizes.join() === sizes) ?? kinds[0];
	const change = (next: readonly Pick[]): void => {
		setPicks(next);
		forget();
	};
	return {
		...known,
		...press,
		picks,
		kinds,
		kind,
		choose: (one) => setSizes(one.sizes.join()),
		line,
		setLine,
		stake: stakeText({
			line,
			lines: kind === undefined ? 0 : linesOfKind(picks.length, kind),
			currency: opened.currency,
		}),
		accept,
		setAccept,
		format,
		setFormat(next) {
			localStorage.setItem(formatKey, next);
			setFormat(next);
		},
		pick(event, market, outcome) {
			const one = pickOf(event, { market, outcome });
			if (one !== undefined && !press.busy) change(toggled(picks, one, { join: building === event.id }));
		},
		drop: (eventId) => change(picks.filter((one) => one.eventId !== eventId)),
		clear: () => change([]),
		building,
		build,
		async place(free) {
			if (kind === undefined) return;
			const staked = free === undefined ? { sizes: [...kind.sizes], line } : stakedWith(free, picks.length);
			if (await send({ legs: legsOf(picks, known), ...staked, accept })) setPicks([]);
		},
		async answer(take) {
			if (!take) forget();
			else if (await takeOffer()) setPicks([]);
		},
	};
}

type Chosen = { readonly market: MarketView; readonly outcome: string };

/** Undefined where it is not quoted. */
function pickOf(
	{ id: eventId, sport, home, away, version }: EventLine | EventSeen,
	{ market: { outcomes, main: _main, group: _group, ...market }, outcome }: Chosen,
): Pick | undefined {
	const odds = outcomes.find(({ code }) => code === outcome)?.odds;
	if (odds === undefined) return undefined;
	return { eventId, sport, home, away, market, outcome, more: [], odds, version };
}

const stakedWith = ({ id: freeBet, amount: line }: FreeBet, legs: number) => ({ sizes: [legs], line, freeBet });

const partOf = ({ market, outcome }: PickPart) => ({ market: market.key, outcome });

const legsOf = (picks: readonly Pick[], { known, priceOf }: Known): Press["legs"] =>
	picks.map((one) => {
		const { eventId, more } = one;
		const version = known.get(eventId)?.version ?? one.version;
		const others = more.length === 0 ? {} : { with: more.map(partOf) };
		return { eventId, ...partOf(one), ...others, odds: priceOf(one) ?? one.odds, version };
	});

type Staked = { readonly line: string; readonly lines: number; readonly currency: CurrencyCode };

function stakeText({ line, lines, currency }: Staked): string {
	const parsed = parseMinor(line, currency);
	return formatMinor(parsed.ok && parsed.value > 0n ? parsed.value * BigInt(lines) : 0n, currency);
}
