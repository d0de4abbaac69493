// The pricing law of series of races: maps of CS2 and Valorant by rounds, sets of volleyball by rallies, maps of LoL and Dota 2
// by what falls. Each point goes to the home side with one chance; a race is first to so many, with its own overtime. Pure.
import { awayOf, homeOf, leadOf, type World } from "../../market/market.ts";

/** `mr3`: six rounds, first to four, again while it is 3-3. `two`: by two. `none`: the first to get there. */
export type Overtime = "mr3" | "two" | "none";

export type RaceRules = { readonly to: number; readonly overtime: Overtime };

/** Overtimes that are followed; a tenth of a billionth of all maps go further. */
const mostOvertimes = 40;

type Grid = (number | undefined)[][];

/** Chances of each score on the way from one score, up to where it is decided. */
function walk(from: readonly [number, number], p: number, ends: (a: number, b: number) => boolean): Grid {
	const grid: Grid = [];
	const add = (a: number, b: number, chance: number): void => {
		const row = grid[a] ?? [];
		grid[a] = row;
		row[b] = (row[b] ?? 0) + chance;
	};
	add(from[0], from[1], 1);
	for (let sum = from[0] + from[1]; ; sum++) {
		let open = false;
		for (let a = from[0]; a <= sum - from[1]; a++) {
			const b = sum - a;
			const chance = grid[a]?.[b];
			if (chance === undefined || ends(a, b)) continue;
			open = true;
			add(a + 1, b, chance * p);
			add(a, b + 1, chance * (1 - p));
		}
		if (!open) return grid;
	}
}

function listed(grid: Grid, keep: (a: number, b: number) => boolean): readonly World[] {
	const worlds: World[] = [];
	for (const [a, row = []] of grid.entries())
		for (const [b, chance] of row.entries())
			if (chance !== undefined && keep(a, b)) worlds.push({ chance, at: [a, b, 0] });
	return worlds;
}

/** How a race can end from a score: points of both, and whether it went into overtime. */
export function raceWorlds(
	{ to, overtime }: RaceRules,
	p: number,
	from: readonly [number, number] = [0, 0],
): readonly World[] {
	const [a, b] = from;
	const level = to - 1;
	if (overtime === "none")
		return listed(
			walk(from, p, (x, y) => x === to || y === to),
			(x, y) => x === to || y === to,
		);
	const inOvertime = Math.min(a, b) >= level;
	if (inOvertime) return overtimeWorlds(overtime, p, { from, level });
	const grid = walk(from, p, (x, y) => x === to || y === to || (x === level && y === level));
	const regular = listed(grid, (x, y) => x === to || y === to);
	const drawn = grid[level]?.[level] ?? 0;
	if (drawn === 0) return regular;
	const more = overtimeWorlds(overtime, p, { from: [level, level], level });
	return [...regular, ...more.map(({ chance, at }) => ({ chance: chance * drawn, at }))];
}

type Level = { readonly from: readonly [number, number]; readonly level: number };

function overtimeWorlds(overtime: Overtime, p: number, { from, level }: Level): readonly World[] {
	const step = overtime === "mr3" ? 3 : 1;
	// The level score at which the running overtime began.
	const began = level + Math.floor((Math.min(...from) - level) / step) * step;
	const running = overtimeFrom([from[0] - began, from[1] - began], { p, step });
	const later = overtimeFrom([0, 0], { p, step });
	const worlds: World[] = [];
	let open = 1;
	for (let turn = 0, base = began; turn < mostOvertimes && open > 1e-14; turn++, base += step) {
		const { ends, level: drawn } = turn === 0 ? running : later;
		for (const { chance, at } of ends)
			worlds.push({ chance: chance * open, at: [homeOf(at) + base, awayOf(at) + base, 1] });
		open *= drawn;
	}
	return worlds;
}

type OneOvertime = { readonly ends: readonly World[]; readonly level: number };

/** One overtime, counted from the level score at which it began: how it ends, and that it ends level. All of them are alike. */
function overtimeFrom(
	from: readonly [number, number],
	{ p, step }: { readonly p: number; readonly step: number },
): OneOvertime {
	const isWon = (x: number, y: number): boolean => x === step + 1 || y === step + 1;
	const grid = walk(from, p, (x, y) => isWon(x, y) || (x === step && y === step));
	return { ends: listed(grid, isWon), level: grid[step]?.[step] ?? 0 };
}

export const homeWins = (worlds: readonly World[]): number =>
	worlds.reduce((sum, { chance, at }) => (leadOf(at) > 0 ? sum + chance : sum), 0);

/** How a series ends: first to `wins`; `chanceOf` a game by its number from 0. */
export function seriesWorlds(
	wins: number,
	from: readonly [number, number],
	chanceOf: (game: number) => number,
): readonly World[] {
	const at = new Map<string, World>([[from.join(), { chance: 1, at: from }]]);
	const ends: World[] = [];
	for (const { chance, at: score } of at.values()) {
		const [a, b] = [homeOf(score), awayOf(score)];
		if (a === wins || b === wins) {
			ends.push({ chance, at: score });
			continue;
		}
		const p = chanceOf(a + b);
		for (const [next, times] of [
			[[a + 1, b], p],
			[[a, b + 1], 1 - p],
		] as const) {
			const known = at.get(next.join())?.chance ?? 0;
			at.set(next.join(), { chance: known + chance * times, at: next });
		}
	}
	return ends;
}
