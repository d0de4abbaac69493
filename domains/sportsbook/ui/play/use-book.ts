// The book as one player works with it: picks, what they are worth now, a press at a time, what became of it.
import { useState } from "react";
import { isUncertain } from "#cabinet/ui";
import type { CallFailure } from "#platform/contract/client";
import { type CurrencyCode, formatMinor, parseMinor } from "#platform/kernel";
import {
	type EventLine,
	type EventSeen,
	type MarketView,
	placeSportsBet,
	readSportEvent,
	type SportsBet,
} from "../../contract/index.ts";
import { type BetKind, kindsOf, linesOfKind, type OddsFormat, oddsFormats } from "../../core/index.ts";
import type { OpenedBook } from "./open-book.ts";
import { type Pick, priceNow, toggled } from "./picks.ts";
import { usePolled } from "./use-polled.ts";

const formatKey = "tessera.sportsbook.odds";
const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

export type Accept = "none" | "higher" | "any";

export type Book = {
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
	/** Events of the picks as they stand, by id. */
	readonly known: ReadonlyMap<string, EventSeen>;
	readonly busy: boolean;
	readonly notice: CallFailure | undefined;
	readonly placed: SportsBet | undefined;
	readonly place: () => Promise<void>;
};

const startFormat = (): OddsFormat => oddsFormats.find((one) => one === localStorage.getItem(formatKey)) ?? "EU";

export function useBook(opened: OpenedBook, onBalance: (balance: string) => void): Book {
	const [picks, setPicks] = useState<readonly Pick[]>([]);
	const [sizes, setSizes] = useState("");
	const [line, setLine] = useState("5");
	const [accept, setAccept] = useState<Accept>("higher");
	const [format, setFormat] = useState(startFormat);
	const known = useKnown(opened, picks);
	const press = usePress(opened, onBalance);
	const kinds = kindsOf(picks.length);
	const kind = kinds.find((one) => one.sizes.join() === sizes) ?? kinds[0];
	const change = (next: readonly Pick[]): void => {
		setPicks(next);
		press.forget();
	};
	return {
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
		pick({ id: eventId, sport, home, away, version }, { outcomes, main: _main, group: _group, ...market }, outcome) {
			const odds = outcomes.find(({ code }) => code === outcome)?.odds;
			if (odds !== undefined && !press.busy)
				change(toggled(picks, { eventId, sport, home, away, market, outcome, odds, version }));
		},
		drop: (eventId) => change(picks.filter((one) => one.eventId !== eventId)),
		clear: () => change([]),
		known,
		busy: press.busy,
		notice: press.notice,
		placed: press.placed,
		async place() {
			if (kind === undefined) return;
			const legs = picks.map((one) => {
				const event = known.get(one.eventId);
				const { eventId, outcome, market } = one;
				const odds = priceNow(one, event) ?? one.odds;
				return { eventId, market: market.key, outcome, odds, version: event?.version ?? one.version };
			});
			if (await press.send({ legs, sizes: [...kind.sizes], line, accept })) setPicks([]);
		},
	};
}

type Staked = { readonly line: string; readonly lines: number; readonly currency: CurrencyCode };

function stakeText({ line, lines, currency }: Staked): string {
	const parsed = parseMinor(line, currency);
	return formatMinor(parsed.ok && parsed.value > 0n ? parsed.value * BigInt(lines) : 0n, currency);
}

function useKnown({ client }: OpenedBook, picks: readonly Pick[]): ReadonlyMap<string, EventSeen> {
	const ids = picks.map(({ eventId }) => eventId);
	const { value } = usePolled({
		every: 1_500,
		about: ids.join(),
		async ask() {
			const answers = await Promise.all(ids.map((eventId) => client.call(readSportEvent, { eventId })));
			return { ok: true as const, value: answers.flatMap((answer) => (answer.ok ? [answer.value.event] : [])) };
		},
	});
	return new Map((value ?? []).map((event) => [event.id, event]));
}

type Press = {
	readonly legs: { eventId: string; market: string; outcome: string; odds: number; version: number }[];
	readonly sizes: number[];
	readonly line: string;
	readonly accept: Accept;
};

/** One press at a time; without an answer the same one goes again, and counts once. */
function usePress({ client }: OpenedBook, onBalance: (balance: string) => void) {
	const [busy, setBusy] = useState(false);
	const [notice, setNotice] = useState<CallFailure>();
	const [placed, setPlaced] = useState<SportsBet>();
	const send = async (press: Press): Promise<boolean> => {
		setBusy(true);
		setNotice(undefined);
		setPlaced(undefined);
		const key = crypto.randomUUID();
		let answer = await client.call(placeSportsBet, { key, ...press });
		while (!answer.ok && isUncertain(answer.error.code)) {
			setNotice(answer.error);
			await pause(2_000);
			answer = await client.call(placeSportsBet, { key, ...press });
		}
		setBusy(false);
		setNotice(answer.ok ? undefined : answer.error);
		if (!answer.ok) return false;
		setPlaced(answer.value.bet);
		onBalance(answer.value.balance);
		return true;
	};
	const forget = (): void => {
		setNotice(undefined);
		setPlaced(undefined);
	};
	return { busy, notice, placed, send, forget };
}
