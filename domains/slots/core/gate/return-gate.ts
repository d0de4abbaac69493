// The return gate: no pay table is released whose exact return, hit rate or top award leaves its bounds.
import { gateBounds } from "#cabinet/core";
import { compare, err, type Fraction, fraction, ok, percent, type Result, toNumber } from "#platform/kernel";
import { scatterReached, stepReached } from "../maths/reached.ts";
import { exactReturns, type ModeReturn, type Progress } from "../maths/returns.ts";
import { type PayTable, payTableId } from "../pay-table.ts";
import { endlessCascade } from "../spin.ts";
import { type GateReason, reason } from "./reasons.ts";
import { structureFaults } from "./structure.ts";

/** What passed: the figures a release keeps with the table. Strings are per cent. */
export type GateReport = {
	readonly payTable: string;
	readonly modes: readonly GateFigures[];
};

export type GateFigures = {
	readonly mode: string;
	/** As a fraction "a/b": exact, unless `interval` is given. */
	readonly exactReturn: string;
	readonly rtp: string;
	readonly hitRate: string;
	readonly standardDeviation: number;
	/** `between`: where play met it, the rounds of its odds with 99 % confidence; `most` 0 is never. */
	readonly topAward: {
		readonly credits: number;
		readonly oneIn: number;
		readonly between?: { readonly least: number; readonly most: number } | undefined;
	};
	/** Half the 99 % interval of the deviation, where a bonus was played for it. */
	readonly deviationHalf?: number | undefined;
	/** Where a bonus was played and not enumerated: the 99 % interval of the return, and by how many bonuses. */
	readonly interval?: { readonly low: string; readonly high: string; readonly bonuses: number } | undefined;
};

/** Enumerates the whole table (seconds) and answers its figures, or every reason why it may not be released. */
export function returnGate(table: PayTable, progress?: Progress): Result<GateReport, readonly GateReason[]> {
	const faults = structureFaults(table);
	if (faults.length > 0) return err(faults);
	const returns = returnsOf(table, progress);
	if (returns === undefined) return err([reason("endless-cascade", "a cascade comes back to where it was")]);
	return judge(table, returns);
}

/** The verdict on figures that were computed before. */
export function judge(table: PayTable, returns: readonly ModeReturn[]): Result<GateReport, readonly GateReason[]> {
	const reasons = [
		...returns.flatMap(returnReasons),
		...returns.flatMap(proofReasons),
		...spreadReasons(returns),
		...returns.flatMap(hitReasons),
		...returns.flatMap((mode) => topReasons(mode, table)),
		...reachReasons(table, returns),
	];
	if (reasons.length > 0) return err(reasons);
	return ok({ payTable: payTableId(table), modes: returns.map(figuresOf) });
}

function returnsOf(table: PayTable, progress: Progress | undefined): ModeReturn[] | undefined {
	try {
		return exactReturns(table, progress);
	} catch (error) {
		if (error instanceof RangeError && error.message === endlessCascade) return undefined;
		throw error;
	}
}

const perCent = (value: number): Fraction => fraction(Math.round(value * 100), 10_000);

function returnReasons({ mode, rtp }: ModeReturn): GateReason[] {
	const detail = `${mode}: ${percent(rtp, 4)} %`;
	if (compare(rtp, perCent(gateBounds.leastWagerReturn)) < 0) {
		return [reason("wager-below-75", detail), reason("return-too-low", detail)];
	}
	if (compare(rtp, perCent(gateBounds.leastReturn)) < 0) return [reason("return-too-low", detail)];
	return compare(rtp, perCent(gateBounds.mostReturn)) > 0 ? [reason("return-too-high", detail)] : [];
}

function proofReasons({ mode, cost, bonus }: ModeReturn): GateReason[] {
	const half = ((bonus?.half ?? 0) / cost) * 100;
	return half <= gateBounds.widestHalf ? [] : [reason("return-not-proven", `${mode}: +-${half.toFixed(4)} %`)];
}

function spreadReasons(returns: readonly ModeReturn[]): GateReason[] {
	const ascending = [...returns].sort((a, b) => compare(a.rtp, b.rtp));
	const [least, most] = [ascending[0], ascending.at(-1)];
	if (least === undefined || most === undefined) return [];
	const limit = perCent(gateBounds.mostSpread);
	const allowed = fraction(
		least.rtp.numerator * limit.denominator + limit.numerator * least.rtp.denominator,
		least.rtp.denominator * limit.denominator,
	);
	if (compare(most.rtp, allowed) <= 0) return [];
	return [reason("modes-differ", `${least.mode} ${percent(least.rtp, 4)} %, ${most.mode} ${percent(most.rtp, 4)} %`)];
}

function hitReasons({ mode, hitRate }: ModeReturn): GateReason[] {
	const enough = compare(hitRate, fraction(1, gateBounds.rarestHit)) >= 0;
	return enough ? [] : [reason("wins-too-rare", `${mode}: ${percent(hitRate, 4)} % of rounds win`)];
}

function topReasons({ mode, top }: ModeReturn, table: PayTable): GateReason[] {
	const reasons: GateReason[] = [];
	const declared = table.modes.find(({ code }) => code === mode)?.topAward ?? table.topAward;
	if (top.credits !== declared) {
		reasons.push(reason("top-award-not-as-declared", `${mode}: ${top.credits} credits, declared ${declared}`));
	}
	if (compare(top.perRound, fraction(1, gateBounds.rarestTop)) < 0) {
		reasons.push(reason("top-award-too-rare", `${mode}: once in ${roundsFor(top.perRound)} rounds`));
	}
	return reasons;
}

function reachReasons(table: PayTable, returns: readonly ModeReturn[]): GateReason[] {
	const spectra = returns.flatMap(({ base, free }) => (free === undefined ? [base] : [base, free]));
	return table.symbols.flatMap((symbol, index) =>
		symbol.pays.flatMap((step, at) => {
			const until = symbol.pays[at + 1]?.count ?? Number.POSITIVE_INFINITY;
			const range = { from: step.count, until };
			const reached =
				symbol.role === "scatter"
					? spectra.some((spectrum) => scatterReached(spectrum, range))
					: spectra.some((spectrum) => stepReached(spectrum, { symbol: index, ...range }));
			return reached ? [] : [reason("award-unreachable", `${symbol.code}: ${step.count} never stand`)];
		}),
	);
}

/** Once in so many rounds, rounded up; 0 when never. */
export function roundsFor(share: Fraction): number {
	if (share.numerator === 0n) return 0;
	return Number((share.denominator + share.numerator - 1n) / share.numerator);
}

function figuresOf(mode: ModeReturn): GateFigures {
	return {
		mode: mode.mode,
		exactReturn: `${mode.rtp.numerator}/${mode.rtp.denominator}`,
		rtp: percent(mode.rtp),
		hitRate: percent(mode.hitRate),
		standardDeviation: mode.standardDeviation,
		...(mode.deviationHalf === 0 ? {} : { deviationHalf: mode.deviationHalf }),
		topAward: { credits: mode.top.credits, oneIn: roundsFor(mode.top.perRound), ...oddsOf(mode.top) },
		...intervalOf(mode),
	};
}

function oddsOf({ interval }: ModeReturn["top"]): Pick<GateFigures["topAward"], "between"> {
	if (interval === undefined) return {};
	const rounds = (share: number): number => (share === 0 ? 0 : Math.round(1 / share));
	return { between: { least: rounds(interval.high), most: rounds(interval.low) } };
}

function intervalOf({ rtp, cost, bonus }: ModeReturn): Pick<GateFigures, "interval"> {
	if (bonus === undefined || bonus.exact) return {};
	const at = (side: number): string => ((toNumber(rtp) + (side * bonus.half) / cost) * 100).toFixed(3);
	return { interval: { low: at(-1), high: at(1), bonuses: bonus.played } };
}
