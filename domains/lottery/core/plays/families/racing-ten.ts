// Ten numbers in the order they come in (PK10).
import { numberAt, sumOf } from "../../counting.ts";
import { placesOf } from "../balls.ts";
import { type Entry, type Family, group } from "../family.ts";
import { fixedNumbers, fixedSides, front } from "../numbers.ts";
import { sumSides, tests } from "../tests.ts";

const balls = { count: 10, from: 1, to: 10, repeats: false } as const;
const places = placesOf(balls);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The first against the tenth, and so on inwards. */
const duels: readonly Entry[] = [0, 1, 2, 3, 4].map((left) => [
	9651 + left,
	`PKDragonTiger${left + 1}`,
	tests({
		test: "duelOf",
		balls,
		places: [left, 9 - left],
		symbols: "duel",
		values: [0, 1],
		holds: (side, shown) => numberAt(shown, 0) > numberAt(shown, 1) === (side === 0),
	}),
]);

const sums = (ids: { readonly id: number; readonly code: string }, of: readonly number[], values: readonly number[]) =>
	[
		ids.id,
		ids.code,
		tests({
			test: "sumOf",
			balls,
			places: of,
			symbols: "sum",
			values,
			holds: (sum, shown) => sumOf(shown) === sum,
		}),
	] as const;

export const racingTen: Family = {
	code: "PK10",
	playTable: "pk10@1",
	balls,
	groups: [
		group(
			"Front",
			[1, 2, 3, 4, 5].map((take) => [1456 + take, `PKFirst${take}`, front(balls, places.slice(0, take))]),
		),
		group("FixedPlace", [
			[1462, "PKFixedFront", fixedNumbers(balls, places.slice(0, 5))],
			[1463, "PKFixedBack", fixedNumbers(balls, places.slice(5))],
			[9656, "PKSidesFront", fixedSides(balls, places.slice(0, 5))],
			[9657, "PKSidesBack", fixedSides(balls, places.slice(5))],
		]),
		group("TopSum", [
			sums({ id: 9658, code: "PKSum2" }, [0, 1], range(3, 19)),
			[
				9659,
				"PKSum2Sides",
				tests({
					test: "sumSides",
					balls,
					places: [0, 1],
					symbols: "side",
					values: [0, 1, 2, 3],
					big: 12,
					holds: sumSides(12),
				}),
			],
			sums({ id: 9660, code: "PKSum3" }, [0, 1, 2], range(6, 27)),
		]),
		group("Dragon_Tiger", duels),
	],
};
