// ZY: fair prizes on plays of five digits that do not look at the first one, which decides what part of them is paid.
import { numberAt } from "./counting.ts";
import type { Digits } from "./plays/play.ts";
import type { Play } from "./plays/tree.ts";

/** In hundredths of a prize; of ten digits two take a part of it away. */
const lessAt: Readonly<Record<number, bigint>> = { 6: 75n, 9: 90n };
const whole = 100n;

/** Whether a play of five digits can be bet on so. */
export const zyTakes = ({ says }: Pick<Play, "says">): boolean => !says.places.includes(0);

/** What a draw leaves of a prize. */
export const zyPart = (prize: bigint, digits: Digits): bigint =>
	(prize * (lessAt[numberAt(digits, 0)] ?? whole)) / whole;

/** What comes back in the long run, in thousandths: eight digits leave all of a fair prize. */
export const zyReturn = 965;
