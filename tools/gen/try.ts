// `npm run gen -- try <game>`: a table's figures beside the bounds of the gate, and which lever moves which figure, in which
// direction and about how much. Writes nothing.
import { gateBounds } from "#cabinet/core";
import { seededChance, toNumber } from "#platform/kernel";
import {
	type BetMode,
	contributions,
	exactReturns,
	freeSpinsOf,
	judge,
	type Levers,
	leversOf,
	type ModeReturn,
	type PayTable,
	payTableId,
	payTables,
	volatilityOf,
} from "#slots/core";

const rounds = 2_000_000;
const seed = 20_261_121;

const hundredth = (share: number): string => (share * 100).toFixed(2);
const signed = (share: number): string => `${share < 0 ? "" : "+"}${hundredth(share)}`;

/** Columns as wide as their widest cell. */
export function columns(rows: readonly (readonly string[])[]): string {
	const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
	const lines = rows.map((row) =>
		row
			.map((cell, at) => cell.padEnd(widths[at] ?? 0))
			.join("  ")
			.trimEnd(),
	);
	return lines.map((line) => `  ${line}\n`).join("");
}

function figures(table: PayTable, of: { readonly mode: BetMode; readonly found: ModeReturn; readonly levers: Levers }) {
	const { mode, found, levers } = of;
	const rtp = toNumber(found.rtp);
	const { leastReturn, mostReturn, rarestHit, rarestTop } = gateBounds;
	const declared = mode.topAward ?? table.topAward;
	const oneIn = Math.round(1 / toNumber(found.top.perRound));
	const holds = (right: boolean): string => (right ? "ok" : "OUT OF BOUNDS");
	const returns = holds(rtp >= leastReturn / 100 && rtp <= mostReturn / 100);
	const free = freeSpinsOf(table, mode);
	const often = toNumber(found.freeSpinRate);
	return columns([
		["figure", "value", "bounds", ""],
		["return (RTP)", `${hundredth(rtp)} %`, `${leastReturn} to ${mostReturn} %`, returns],
		["of it the paid spin", `${hundredth(toNumber(found.baseRtp))} %`, "", ""],
		["of it free spins", `${hundredth(toNumber(found.freeRtp))} %`, "", ""],
		[
			"of it the bonus",
			`${hundredth(found.bonus === undefined ? 0 : toNumber(found.bonus.mean) / found.cost)} %`,
			"",
			"",
		],
		[
			"hit rate",
			`${hundredth(toNumber(found.hitRate))} %`,
			`at least ${hundredth(1 / rarestHit)} %`,
			holds(toNumber(found.hitRate) >= 1 / rarestHit),
		],
		[
			"volatility",
			`${found.standardDeviation.toFixed(2)} stakes: ${volatilityOf(found.standardDeviation)}`,
			"low below 5, high from 10",
			"",
		],
		[
			"top award",
			`${found.top.credits} credits, ${(found.top.credits / mode.cost).toFixed(1)} stakes`,
			`declared ${declared}`,
			holds(found.top.credits === declared),
		],
		["top award is met", `once in ${oneIn} rounds`, `once in ${rarestTop} at least`, holds(oneIn <= rarestTop)],
		["free spins start", often === 0 ? "never" : `once in ${Math.round(1 / often)} rounds`, "", ""],
		[
			"longest feature",
			`${levers.longest - 1} spins met in ${rounds} rounds`,
			free === undefined ? "" : `its limit is ${free.limit}`,
			"",
		],
	]);
}

function awardLevers(table: PayTable, found: ModeReturn): string {
	const rows = contributions(table, found)
		.map(({ symbol, base, free }) => ({ symbol, tenth: (base + free) / 10 }))
		.sort((left, right) => right.tenth - left.tenth)
		.map(({ symbol, tenth }) => [symbol, signed(tenth)]);
	return columns([["awards of", "a tenth higher moves the return by"], ...rows]);
}

function reelLevers({ reels }: Levers): string {
	const places = [...new Set(reels.map(({ reel }) => reel))].sort((left, right) => left - right);
	const symbols = [...new Set(reels.map(({ symbol }) => symbol))];
	const cell = (symbol: string, reel: number): string => {
		const lever = reels.find((one) => one.symbol === symbol && one.reel === reel);
		return lever === undefined ? "" : `${signed(lever.rtp)} / ${signed(lever.hitRate)} / ${lever.deviation.toFixed(2)}`;
	};
	return columns([
		["one more of", ...places.map((reel) => `on reel ${reel}`)],
		...symbols.map((symbol) => [symbol, ...places.map((reel) => cell(symbol, reel))]),
	]);
}

/** The levers that come nearest to what is missing, where the return is out of bounds. */
function nearest(table: PayTable, of: { readonly found: ModeReturn; readonly levers: Levers }): string {
	const rtp = toNumber(of.found.rtp);
	const middle = (gateBounds.leastReturn + gateBounds.mostReturn) / 200;
	if (rtp >= gateBounds.leastReturn / 100 && rtp <= gateBounds.mostReturn / 100) return "";
	const wanted = middle - rtp;
	const awards = contributions(table, of.found).map(({ symbol, base, free }) => {
		const by = Math.max(-0.5, Math.min(1, wanted / (base + free || 1)));
		return {
			says: `awards of ${symbol} ${by < 0 ? "lower" : "higher"} by ${Math.abs(by * 100).toFixed(0)} %`,
			moves: by * (base + free),
		};
	});
	const reels = of.levers.reels.flatMap(({ symbol, reel, rtp: moves }) => [
		{ says: `one ${symbol} more on reel ${reel}`, moves },
		{ says: `one ${symbol} fewer on reel ${reel}`, moves: -moves },
	]);
	const best = [...awards, ...reels].sort(
		(left, right) => Math.abs(left.moves - wanted) - Math.abs(right.moves - wanted),
	);
	const lines = best.slice(0, 5).map(({ says, moves }) => `  ${says}: about ${signed(moves)}\n`);
	return `\nThe return is ${signed(-wanted)} from the middle of its bounds. Nearest levers:\n${lines.join("")}`;
}

function modeText(table: PayTable, of: { readonly mode: BetMode; readonly found: ModeReturn }): string {
	const levers = leversOf({ table, mode: of.mode }, { chance: seededChance(seed), rounds });
	const free = freeSpinsOf(table, of.mode);
	const given = toNumber(of.found.freeSpinsPerRound);
	const eachSpin = given === 0 ? 0 : (toNumber(of.found.freeRtp) * toNumber(of.found.freeSpinRate)) / given;
	return [
		`${payTableId(table)}, ${of.mode.code}: ${of.mode.cost} credits a spin\n\n`,
		figures(table, { ...of, levers }),
		nearest(table, { found: of.found, levers }),
		`\nAwards (return in per cent of the stake; the hit rate stays):\n`,
		awardLevers(table, of.found),
		...(free === undefined
			? []
			: [`\nOne free spin more in every award moves the return by about ${signed(eachSpin)}.\n`]),
		...(levers.reels.length === 0
			? ["\nIts reels stop together: none is weighed by itself.\n"]
			: [
					"\nReel weights (return / hit rate, in per cent / volatility, in stakes; one fewer moves them back):\n",
					reelLevers(levers),
				]),
	].join("");
}

function main([game]: readonly string[]): number {
	const table = payTables.findLast((one) => one.game === game);
	if (table === undefined) {
		process.stderr.write(`usage: npm run gen -- try <game>; games: ${payTables.map((one) => one.game).join(", ")}\n`);
		return 1;
	}
	const returns = exactReturns(table);
	for (const mode of table.modes) {
		const found = returns.find((one) => one.mode === mode.code);
		if (found !== undefined) process.stdout.write(`${modeText(table, { mode, found })}\n`);
	}
	const verdict = judge(table, returns);
	for (const { code, detail } of verdict.ok ? [] : verdict.error) process.stdout.write(`${code}: ${detail}\n`);
	process.stdout.write(verdict.ok ? "The gate lets it pass.\n" : "The gate refuses it.\n");
	return verdict.ok ? 0 : 1;
}

if (process.argv[1]?.endsWith("try.ts")) process.exitCode = main(process.argv.slice(2));
