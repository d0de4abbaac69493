// An operator's hand on a way to pay in or out as a whole: open or closed, its place, its terms a currency, its words a
// language. Of two who set it at once the later is told; each act is written down with before and after.
import type { Database, Tx } from "#platform/db";
import { err, formatMinor, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import { readPercent, termsFault } from "../core/index.ts";
import { writeAct } from "./operator-act.ts";
import { stampOf } from "./stamp.ts";
import { type Flow, type StoredTerms, type StoredWay, type StoredWords, storedWays, writeWay } from "./way-store.ts";

/** Amounts as decimal strings of the currency; the fee's part in per cent: "1.50". */
export type TermsLine = {
	readonly currency: string;
	readonly smallest: string;
	readonly largest: string;
	readonly feeFixed: string;
	readonly feePercent: string;
	readonly quick: readonly string[];
};

export type WaySettings = Pick<StoredWay, "open" | "order" | "hours"> & {
	readonly terms: readonly TermsLine[];
	readonly words: readonly StoredWords[];
};

export type WayLine = WaySettings & {
	readonly flow: Flow;
	readonly code: string;
	readonly kind: string;
	/** Of what it is now: a change names it. */
	readonly stamp: string;
};

/** Those money comes in by, then those it goes out by, each in the brand's order. */
export function readWays(db: Pick<Database, "read">, merchant: string): Promise<readonly WayLine[]> {
	return db.read(async (tx) => [
		...(await linesOf(tx, { merchant, flow: "in" })),
		...(await linesOf(tx, { merchant, flow: "out" })),
	]);
}

async function linesOf(tx: Tx, asked: { readonly merchant: string; readonly flow: Flow }) {
	const ways = await storedWays(tx, asked);
	return ways.map((way) => lineOf(way, asked.flow));
}

function lineOf({ id: _id, terms, ...way }: StoredWay, flow: Flow): WayLine {
	const line = { flow, ...way, terms: terms.map(shownTerms) };
	return { ...line, stamp: stampOf(line) };
}

function shownTerms({ currency, smallest, largest, feeFixed, feeBasisPoints, quick }: StoredTerms): TermsLine {
	const show = (minor: string) => (isCurrencyCode(currency) ? formatMinor(BigInt(minor), currency) : minor);
	return {
		...{ currency, smallest: show(smallest), largest: show(largest), feeFixed: show(feeFixed) },
		...{ feePercent: (feeBasisPoints / 100).toFixed(2), quick: quick.map((minor) => show(String(minor))) },
	};
}

export type WayOrder = {
	readonly merchant: string;
	readonly flow: Flow;
	readonly code: string;
	/** Of what was looked at. */
	readonly stamp: string;
	readonly operator: string;
	readonly now: Date;
	readonly settings: WaySettings;
};

/** `TERMS_INVALID`: other currencies or languages than it has, or terms that make no sense. */
export type WayFault = "WAY_NOT_FOUND" | "CHANGED_MEANWHILE" | "TERMS_INVALID";

/** Holds for what is asked for from now on; what waits keeps its terms. */
export function changeWay(db: Pick<Database, "tx">, order: WayOrder): Promise<Result<WayLine, WayFault>> {
	const { merchant, flow, code, settings, operator, now: at } = order;
	return db.tx(async (tx) => {
		const [stored] = await storedWays(tx, { merchant, flow, code });
		if (stored === undefined) return err("WAY_NOT_FOUND");
		const before = lineOf(stored, flow);
		if (before.stamp !== order.stamp) return err("CHANGED_MEANWHILE");
		const set = settingsOf(stored, settings);
		if (set === undefined) return err("TERMS_INVALID");
		await writeWay(tx, flow, set);
		const after = lineOf(set, flow);
		await writeAct(tx, {
			merchant,
			act: flow === "in" ? "method set" : "way out set",
			operator,
			at,
			before,
			after,
		});
		return ok(after);
	});
}

/** Undefined for what is refused. */
function settingsOf(stored: StoredWay, { open, order, hours, terms, words }: WaySettings): StoredWay | undefined {
	const typed = terms.map(storedTerms);
	const set = typed.filter((one) => one !== undefined);
	const languages = words.map(({ language }) => language);
	if (set.length < terms.length || !sameNames(stored.terms.map(currencyOf), set.map(currencyOf))) return undefined;
	if (
		!sameNames(
			stored.words.map(({ language }) => language),
			languages,
		)
	)
		return undefined;
	return { ...stored, open, order, hours, terms: set, words };
}

const currencyOf = ({ currency }: StoredTerms): string => currency;
const sameNames = (some: readonly string[], others: readonly string[]): boolean =>
	some.length === others.length && some.every((name, at) => name === others[at]);

function storedTerms({ currency, feePercent, ...typed }: TermsLine): StoredTerms | undefined {
	if (!isCurrencyCode(currency)) return undefined;
	const feeBasisPoints = readPercent(feePercent);
	const minor = [typed.smallest, typed.largest, typed.feeFixed, ...typed.quick].map((text) =>
		parseMinor(text, currency),
	);
	const [smallest, largest, fixed, ...quick] = minor.flatMap((one) => (one.ok ? [one.value] : []));
	if (smallest === undefined || largest === undefined || fixed === undefined) return undefined;
	if (feeBasisPoints === undefined || minor.some((one) => !one.ok)) return undefined;
	if (termsFault({ smallest, largest, fee: { fixed, basisPoints: feeBasisPoints }, quick }) !== undefined)
		return undefined;
	return {
		...{ currency, smallest: `${smallest}`, largest: `${largest}`, feeFixed: `${fixed}`, feeBasisPoints },
		quick: quick.map(String),
	};
}
