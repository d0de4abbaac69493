// The pricing law of football: Poisson goals, corrected after Dixon and Coles on the FINAL score, so that prices before the
// match, at half time and in play are martingales of one process (a Doob transform). Pure; no prices, no margin.
import type { World } from "../../market/market.ts";

/** Expectancies of a whole match and the correction of low scores. */
export type FootballTerms = { readonly home: number; readonly away: number; readonly rho: number };

/** Where a match stands: the share of its time, the score, and what red cards made of both sides' attack. */
export type FootballStand = {
	readonly clock: number;
	readonly home: number;
	readonly away: number;
	readonly homeTimes: number;
	readonly awayTimes: number;
};

export const kickOff: FootballStand = { clock: 0, home: 0, away: 0, homeTimes: 1, awayTimes: 1 };

/** Goals that a grid goes to, beyond the score. */
const most = 20;
/** Of all goals, before half time. */
export const halfMass = 0.45;

/** Goals come more often later: the share of a match's expectancy that is used up by a share of its time. */
export const massAt = (clock: number): number => 0.8 * clock + 0.2 * clock ** 2;
export const massLeft = (clock: number): number => 1 - massAt(clock);

export function tau({ home, away, rho }: FootballTerms, ...[x, y]: readonly [number, number]): number {
	if (x > 1 || y > 1) return 1;
	if (x === 0) return y === 0 ? 1 - home * away * rho : 1 + home * rho;
	return y === 0 ? 1 + away * rho : 1 - rho;
}

/** No correction is more than this, and no weight of what is left. */
const mostTau = ({ home, away, rho }: FootballTerms): number =>
	1 + Math.abs(rho) * Math.max(1, home, away, home * away);

/** Poisson chances of 0 to `most`. */
export function poisson(mean: number, { to }: { readonly to: number } = { to: most }): readonly number[] {
	let chance = Math.exp(-mean);
	const chances = [chance];
	for (let count = 1; count <= to; count++) {
		chance = (chance * mean) / count;
		chances.push(chance);
	}
	return chances;
}

/** The weight of what is left: with it every price is a chance. `mass` is what remains of the expectancy. */
export function weightOf(terms: FootballTerms, stand: FootballStand, mass: number = massLeft(stand.clock)): number {
	const [atHome, away] = [terms.home * stand.homeTimes * mass, terms.away * stand.awayTimes * mass];
	const none = Math.exp(-atHome - away);
	// Only scores of at most 1-1 are corrected: the sum is 1 but for those.
	let weight = 1;
	for (let x = stand.home; x <= 1; x++)
		for (let y = stand.away; y <= 1; y++) {
			const chance = none * atHome ** (x - stand.home) * away ** (y - stand.away);
			weight += chance * (tau(terms, x, y) - 1);
		}
	return weight;
}

export type Score = { readonly home: number; readonly away: number; readonly chance: number };

/** Every final score from here, with its chance; those below `least` are left out. */
export function finalScores(terms: FootballTerms, stand: FootballStand, least = 1e-15): readonly Score[] {
	const mass = massLeft(stand.clock);
	const homes = poisson(terms.home * stand.homeTimes * mass);
	const aways = poisson(terms.away * stand.awayTimes * mass);
	const weight = weightOf(terms, stand, mass);
	const scores: Score[] = [];
	for (const [x, one] of homes.entries())
		for (const [y, other] of aways.entries()) {
			const [home, away] = [stand.home + x, stand.away + y];
			const chance = (one * other * tau(terms, home, away)) / weight;
			if (chance >= least) scores.push({ home, away, chance });
		}
	return scores;
}

/** Scores at half time from within the first half. */
export function halfScores(terms: FootballTerms, stand: FootballStand, least = 1e-15): readonly Score[] {
	const mass = Math.max(0, halfMass - massAt(stand.clock));
	const homes = poisson(terms.home * stand.homeTimes * mass);
	const aways = poisson(terms.away * stand.awayTimes * mass);
	const weight = weightOf(terms, stand);
	const scores: Score[] = [];
	for (const [x, one] of homes.entries())
		for (const [y, other] of aways.entries()) {
			if ((one * other * mostTau(terms)) / weight < least) continue;
			const after = { ...stand, home: stand.home + x, away: stand.away + y };
			const chance = (one * other * weightOf(terms, after, 1 - halfMass)) / weight;
			if (chance >= least) scores.push({ home: after.home, away: after.away, chance });
		}
	return scores;
}

/** Every score at half time with every score at the end that follows it, those four numbers; worlds below `least` are left out. */
export function halvesWorlds(terms: FootballTerms, stand: FootballStand, least: number): readonly World[] {
	const homes = poisson(terms.home * stand.homeTimes * (1 - halfMass));
	const aways = poisson(terms.away * stand.awayTimes * (1 - halfMass));
	const worlds: World[] = [];
	for (const half of halfScores(terms, stand, least)) {
		const weight = weightOf(terms, { ...stand, home: half.home, away: half.away }, 1 - halfMass);
		for (const [x, one] of homes.entries()) {
			const home = half.home + x;
			const common = half.chance * one;
			// The other side's chance is at most 1: most rows hold nothing.
			if ((common * mostTau(terms)) / weight < least) continue;
			for (const [y, other] of aways.entries()) {
				const away = half.away + y;
				const chance = (common * other * tau(terms, home, away)) / weight;
				if (chance >= least) worlds.push({ chance, at: [half.home, half.away, home, away] });
			}
		}
	}
	return worlds;
}

/** No goal while so much mass is used up. */
export const noGoalWithin = (terms: FootballTerms, stand: FootballStand, mass: number): number =>
	(Math.exp(-(terms.home * stand.homeTimes + terms.away * stand.awayTimes) * mass) *
		weightOf(terms, stand, massLeft(stand.clock) - mass)) /
	weightOf(terms, stand);

/** The home side wins after it was behind: given the score, goals come in any order alike. */
export const homeFromBehind = (scores: readonly Score[]): number =>
	scores.reduce((sum, { home, away, chance }) => (home > away ? sum + (chance * away) / (home + 1) : sum), 0);

/** A goal has come at this mass: how much likelier than by the plain rate. */
export const goalWeight = (terms: FootballTerms, stand: FootballStand, side: "home" | "away"): number =>
	weightOf(terms, { ...stand, [side]: stand[side] + 1 }) / weightOf(terms, stand);
