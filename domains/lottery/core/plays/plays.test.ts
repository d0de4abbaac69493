// Every play against a second lottery that knows the players' sentences alone: how many bets, and what each draw hits.
import { describe, expect, test } from "vitest";
import { type Chance, seededBits, seededChance, shuffled } from "#platform/kernel";
import { betsOf } from "../testing/reader.ts";
import { type Bet, codesOf } from "../testing/vietnam-reader.ts";
import { placesOf, valuesAt, valuesOf } from "./balls.ts";
import { drawBalls } from "./drawing.ts";
import type { Digits, Rows } from "./play.ts";
import { families, familyOfPlay, type Play, playOf, plays, playsOf } from "./tree.ts";

const seed = Number(process.env.SEED ?? 24_11);
const said = `seed ${seed}`;
/** `DRAWS=100000 npx vitest run --project pure domains/lottery/core/plays/plays.test.ts` looks at as many as the facts ask for. */
const asked = Number(process.env.DRAWS ?? 0);

/** Picks at random; of lines, ten that the play takes. */
function somePicks(play: Play, chance: Chance): Rows {
	if (play.typed) {
		// Few lines have but four orders.
		const tries = play.says.sentence === "prizesAny" ? 300 : 10;
		const lines = Array.from({ length: tries }, () => play.line?.(play.says.places.map(() => chance.below(10))));
		const kept = new Map(lines.flatMap((line) => (line === undefined ? [] : [[line.join(""), line] as const])));
		return [...kept.values()].slice(0, 10);
	}
	const spread = ["straight", "join", "front"].includes(play.says.sentence) ? 3 : 10;
	return play.rows.map(({ values, least, most }) => {
		const size = Math.min(most, least + chance.below(Math.max(1, Math.min(most, spread) - least + 1)));
		return shuffled(values, chance)
			.slice(0, size)
			.sort((left, right) => left - right);
	});
}

/** Half of them near the picks, so that bets are hit. */
function someDraw(play: Play, rows: Rows, chance: Chance): Digits {
	const { balls } = familyOfPlay(play);
	const values = valuesOf(balls);
	const near = rows.flat().filter((value) => values.includes(value));
	const then = placesOf(balls)
		.slice(balls.count)
		.map((place) => shuffled(valuesAt(balls, place), chance)[0] ?? 0);
	if (!balls.repeats) {
		const first = chance.below(2) === 0 ? near : [];
		return [...[...new Set([...shuffled(first, chance), ...shuffled(values, chance)])].slice(0, balls.count), ...then];
	}
	const shown = Array.from({ length: balls.count }, () =>
		near.length > 0 && chance.below(2) === 0
			? (near[chance.below(near.length)] ?? 0)
			: balls.from + chance.below(values.length),
	);
	return [...shown, ...then];
}

/** They ask which numbers are drawn, not in which order. */
const unordered = new Set(["anySets", "coverSets", "bankerSets"]);
const asksSets = ({ says }: Play): boolean =>
	unordered.has(says.sentence) || (says.sentence === "test" && ["oddCount", "middle"].includes(says.test));

const asksBankers = ({ says }: Play): boolean => says.sentence === "bankerSets" || says.sentence === "bankerNormals";

/** Every result at the places that a play looks at, ascending where order does not matter; -1 elsewhere. */
function* everyDraw(play: Play): Generator<Digits> {
	const { balls } = familyOfPlay(play);
	const { places } = play.says;
	// Each place for itself: it shows every number once in the results that the play gives.
	if (play.says.sentence.startsWith("fixed") && play.results !== undefined && places.length > 5)
		return yield* play.results();
	const next = function* (shown: Digits): Generator<Digits> {
		if (shown.length === places.length) return yield shown;
		for (const value of valuesAt(balls, places[shown.length] ?? 0))
			if (
				balls.after !== undefined ||
				balls.repeats ||
				(asksSets(play) ? value > (shown.at(-1) ?? 0) : !shown.includes(value))
			)
				yield* next([...shown, value]);
	};
	for (const shown of next([])) {
		const digits = placesOf(balls).map(() => -1);
		for (const [index, place] of places.entries()) digits[place] = shown[index] ?? -1;
		yield digits;
	}
}

/** Of each grade, how many of the bets a draw brings it. */
const readHits = (play: Play, bets: readonly Bet[], digits: Digits) => {
	const codes = codesOf(bets, digits);
	return play.grades.map(({ code }) => codes.filter((each) => each === code).length);
};

test("the tree holds every play once", () => {
	expect(new Set(plays.map(({ id }) => id)).size).toBe(plays.length);
	expect(new Set(plays.map(({ code }) => code)).size).toBe(plays.length);
	expect(Object.values(families).map((family) => [family.code, playsOf(family).length, family.groups.length])).toEqual([
		["SSC", 76, 13],
		["X5", 23, 6],
		["PK10", 17, 4],
		["K3", 12, 3],
		["P28", 9, 2],
		["KL10", 21, 6],
		["KENO", 15, 2],
		["KRPB", 6, 2],
		["KRLAD", 4, 1],
		["KRSK", 8, 2],
		["LHC", 43, 7],
		["VNN", 25, 6],
		["VNS", 25, 6],
		["THAI", 8, 2],
		["LAO", 7, 1],
		["HANOI", 7, 1],
		["YK", 6, 1],
		["D4", 12, 1],
	]);
	expect(playOf(21)?.code).toBe("Last3Straight");
	expect(playOf(1)).toBeUndefined();
});

describe.each(plays.map((play) => [play.code, play] as const))("%s", (_code, play) => {
	test("counts and judges as its sentence says", () => {
		const chance = seededChance(seed + play.id);
		for (let round = 0; round < 8; round++) {
			const rows = somePicks(play, chance);
			const bets = betsOf(play.says, rows, play);
			expect(play.count(rows), `${said}: ${JSON.stringify(rows)}`).toBe(bets.length);
			for (let draw = 0; draw < 10; draw++) {
				const digits = someDraw(play, rows, chance);
				const hits = play.hits(rows, digits);
				expect(hits, `${said}: ${JSON.stringify(rows)} at ${digits.join("")}`).toEqual(readHits(play, bets, digits));
				const within = play.most(rows).some((most) => hits.every((count, grade) => count <= (most[grade] ?? 0)));
				expect(within || hits.every((count) => count === 0), `${said}: most of ${JSON.stringify(rows)}`).toBe(true);
			}
		}
	});

	test("its grades are as likely as they say, by all results", () => {
		if (play.each !== undefined) return asLikelyInDraws(play);
		const rows = play.typed
			? [
					play.line?.([3, 3, 8, 1, 0].slice(0, play.says.places.length)) ?? [],
					play.line?.([4, 7, 1, 9, 2].slice(0, play.says.places.length)) ?? [],
				]
			: play.rows.map(({ values, least, most }, index) =>
					values.slice(index, index + Math.min(most, Math.max(least, 1) + (asksBankers(play) ? index * 6 : 0))),
				);
		const bets = betsOf(play.says, rows, play);
		const sums = play.grades.map(() => 0);
		let all = 0;
		for (const digits of everyDraw(play)) {
			all++;
			if (asked > 0) sameHits(play, rows, { bets, digits });
			for (const bet of bets) {
				const [code] = codesOf([bet], digits);
				const grade = play.grades.findIndex((each) => each.code === code);
				if (code !== undefined) sums[grade] = (sums[grade] ?? 0) + 1;
			}
		}
		for (const [index, { code, ways, of }] of play.grades.entries()) {
			if (code === "push") continue;
			const such = bets.filter((bet) => gradesOf(bet, play).has(code)).length;
			expect((sums[index] ?? 0) * of, `${said}: ${code}`).toBe(such * ways * all);
		}
	});
});

/** Both lotteries say the same of a result: compared by hand, for there are many. */
function sameHits(
	play: Play,
	rows: Rows,
	{ bets, digits }: { readonly bets: readonly Bet[]; readonly digits: Digits },
) {
	const [own, read] = [play.hits(rows, digits), readHits(play, bets, digits)];
	if (own.join() !== read.join()) expect(own, `${said}: ${JSON.stringify(rows)} at ${digits}`).toEqual(read);
}

/** Where results are too many: by as many draws as one likes, each grade within five deviations. */
function asLikelyInDraws(play: Play): void {
	const { balls } = familyOfPlay(play);
	const bits = seededBits(seed + play.id);
	const picks = play.rows.map(({ values, least, most }, index) =>
		values.slice(index, index + Math.min(most, Math.max(least, 1) + (asksBankers(play) ? index * 6 : 0))),
	);
	const lines = [
		[4, 7, 1, 9],
		[4, 4, 1, 9],
		[4, 4, 1, 1],
		[4, 4, 4, 1],
	].flatMap((line) => {
		const kept = play.line?.(line.slice(0, play.says.places.length));
		return kept === undefined ? [] : [kept];
	});
	const rows = play.typed ? lines.slice(0, 1) : picks;
	const all =
		play.rows.length === 1 && play.grades.length > 1 ? play.rows.map(({ values }) => values.slice(0, 12)) : rows;
	const bets = betsOf(play.says, all, play);
	const draws = asked > 0 ? asked : 500;
	const sums = play.grades.map(() => 0);
	for (let draw = 0; draw < draws; draw++) {
		const digits = drawBalls(bits, balls);
		sameHits(play, all, { bets, digits });
		for (const [grade, hits] of play.hits(all, digits).entries()) sums[grade] = (sums[grade] ?? 0) + hits;
	}
	const each = play.each?.(all) ?? [];
	for (const [index, { code, ways, of }] of play.grades.entries()) {
		if (code === "push") continue;
		const expected = (draws * (each[index] ?? 0) * ways) / of;
		// Several bets of one grade lean on one another: their number bounds the deviation.
		const deviation = Math.sqrt(expected * (each[index] ?? 0)) + 1;
		expect(Math.abs((sums[index] ?? 0) - expected), `${said}: ${play.code} ${code}`).toBeLessThan(5 * deviation);
	}
}

/** The grades that some result brings a bet: one, in every play. */
function gradesOf(bet: Bet, play: Play): ReadonlySet<string> {
	const found = new Set<string>();
	for (const digits of everyDraw(play)) {
		const [code] = codesOf([bet], digits);
		// What gives the stake back besides is a golden value.
		if (code !== undefined && code !== "push") {
			found.add(code);
			break;
		}
	}
	return found;
}
