// What a leg multiplies a stake by. Odds are whole hundredths, so every factor is exact.
import { type Fraction, fraction } from "#platform/kernel";
import type { Mark } from "../market/market.ts";

export type LegEnd = Mark | "void";

/** `odds` in hundredths: half won at 1.95 is 1.475. */
export function factorOf(end: LegEnd, odds: number): Fraction {
	switch (end) {
		case "won":
			return fraction(odds, 100);
		case "half-won":
			return fraction(odds + 100, 200);
		case "push":
		case "void":
			return fraction(1);
		case "half-lost":
			return fraction(1, 2);
		case "lost":
			return fraction(0);
	}
}
