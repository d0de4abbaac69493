// What the tables brought, and whose play is worth a look. Nothing is decided by it: a person looks, and a person decides.
import type { MarksShared } from "#members/api";
import { bind, type Route } from "#platform/http";
import { formatMinor, memberId, ok } from "#platform/kernel";
import { listPokerSignals, type PokerPace, type PokerPair, pokerShares, readPokerRake } from "../../contract/index.ts";
import { paceSign, pairSign } from "../../core/index.ts";
import { currencyOf, type PokerTools } from "../ports.ts";
import { memberOf } from "./look-at-hands.ts";
import { listPaces, listPairs, listRake, type PaceRow, type PairRow, type Span } from "./watch-rows.ts";

const day = 86_400_000;
const shown = 100;

type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

const spanOf = ({ from, to }: Days, of: { merchant: string; now: Date; days: number }): Span => ({
	merchant: of.merchant,
	from: from === undefined ? new Date(of.now.getTime() - of.days * day) : new Date(from),
	to: to === undefined ? new Date(of.now.getTime() + day) : new Date(to),
});

export const readPokerRakeRoute = ({ db }: Pick<PokerTools, "db">): Route =>
	bind(readPokerRake, async (days, { now, staff: { merchant } }) => {
		const rows = await db.read((tx) => listRake(tx, spanOf(days, { merchant, now, days: 30 })));
		return ok({
			lines: rows.map(({ table_id: table, staked, rake, ...row }) => {
				const currency = currencyOf(row.currency);
				const amounts = { staked: formatMinor(BigInt(staked), currency), rake: formatMinor(BigInt(rake), currency) };
				return { ...row, table, ...amounts };
			}),
		});
	});

export const listPokerSignalsRoute = ({ db, sharedBy }: Pick<PokerTools, "db" | "sharedBy">): Route =>
	bind(listPokerSignals, async (days, { now, staff: { merchant } }) => {
		const span = spanOf(days, { merchant, now, days: 1 });
		const { pairs, paces } = await db.read(async (tx) => {
			const played = (await listPairs(tx, span)).flatMap(pairView);
			const marks = await sharedBy(
				tx,
				played.map(({ one, other }) => ({ one: memberId(one), other: memberId(other) })),
			);
			return {
				pairs: played.map((pair, at) => ({ ...pair, ...sharesOf(marks[at]) })),
				paces: await listPaces(tx, span),
			};
		});
		return ok({
			pairs: signsFirst(pairs).slice(0, shown),
			paces: signsFirst(paces.flatMap(paceView)).slice(0, shown),
		});
	});

type Signed = { readonly sign: string; readonly shares?: PokerPair["shares"] };
const isSilent = ({ sign, shares = [] }: Signed): boolean => sign === "none" && shares.length === 0;
const signsFirst = <One extends Signed>(all: readonly One[]): One[] =>
	all.toSorted((a, b) => Number(isSilent(a)) - Number(isSilent(b)));

/** Whoever logs in with the same device does so from the same address: the stronger mark is told. */
const sharesOf = (marks: MarksShared | undefined): Pick<PokerPair, "shares"> => ({
	shares: pokerShares.filter((mark) => marks?.[mark] === true && !(mark === "address" && marks.device)),
});

function pairView({ hands, folds, squeezes, ...row }: PairRow): readonly Omit<PokerPair, "shares">[] {
	const [one, other] = [memberOf(row.one), memberOf(row.other)];
	if (one === null || other === null) return [];
	const currency = currencyOf(row.currency);
	const [there, back] = [BigInt(row.there), BigInt(row.back)];
	const sign = pairSign({ hands, folds, squeezes, there: Number(there), back: Number(back) });
	const amounts = { there: formatMinor(there, currency), back: formatMinor(back, currency) };
	return [{ one, other, currency, hands, folds, squeezes, sign, ...amounts }];
}

function paceView({ owner, hands, acts, hours, thought, squares }: PaceRow): readonly PokerPace[] {
	const who = memberOf(owner);
	if (who === null) return [];
	const mean = Number(thought) / acts;
	const deviation = Math.sqrt(Math.max(0, Number(squares) / acts - mean ** 2));
	const sign = paceSign({ acts, mean, deviation, hours });
	return [{ memberId: who, hands, acts, hours, sign, mean: Math.round(mean), deviation: Math.round(deviation) }];
}
