// The pricing law of ice hockey: goals come as two Poisson streams; a draw goes into five minutes at a higher rate, first goal wins,
// and then a shoot-out that is a coin, one goal for its winner. Pure.
import { awayOf, homeOf, type World } from "../../market/market.ts";
import { poisson } from "../football/law.ts";

/** Goals expected of regulation. */
export type HockeyTerms = { readonly home: number; readonly away: number };

export const overtimeMinutes = 5;
const regulationMinutes = 60;
/** With three a side more goals come. */
const overtimeTimes = 1.5;
const most = 25;

/** The score after a share of regulation is left, from where it stands. */
export function hockeyFinals(
	{ home, away }: HockeyTerms,
	from: readonly [number, number] = [0, 0],
	left = 1,
): readonly World[] {
	const homes = poisson(home * left, { to: most });
	const aways = poisson(away * left, { to: most });
	return homes.flatMap((one, x) => aways.map((other, y) => ({ chance: one * other, at: [from[0] + x, from[1] + y] })));
}

/** The home side wins what comes after a draw, `left` of the overtime; undefined minutes are a shoot-out. */
export function overtimeWon({ home, away }: HockeyTerms, left = 1): number {
	const share = (overtimeTimes * overtimeMinutes * left) / regulationMinutes;
	const none = Math.exp(-(home + away) * share);
	return ((1 - none) * home) / (home + away) + none / 2;
}

/** With whatever comes after a draw: one goal for its winner. The third number says that it came to that. */
export function hockeyEnds(finals: readonly World[], afterDraw: number): readonly World[] {
	return finals.flatMap(({ chance, at }) => {
		const [home, away] = [homeOf(at), awayOf(at)];
		return home === away
			? [
					{ chance: chance * afterDraw, at: [home + 1, away, 1] },
					{ chance: chance * (1 - afterDraw), at: [home, away + 1, 1] },
				]
			: [{ chance, at: [home, away, 0] }];
	});
}
