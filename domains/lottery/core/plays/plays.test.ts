// Every play against a second lottery that knows the players' sentences alone: how many bets, and what each draw hits.
import { describe, expect, test } from "vitest";
import { type Chance, seededChance, shuffled } from "#platform/kernel";
import { everyResult } from "../counting.ts";
import { type Bet, betsOf } from "../testing/reader.ts";
import type { Digits, Rows } from "./play.ts";
import { type Play, playGroups, playOf, plays } from "./tree.ts";

const seed = Number(process.env.SEED ?? 24_11);
const said = `seed ${seed}`;

/** Picks at random; of lines, ten that the play takes. */
function somePicks(play: Play, chance: Chance): Rows {
	if (play.typed) {
		const lines = Array.from({ length: 10 }, () => play.line?.(play.says.places.map(() => chance.below(10))));
		return [...new Map(lines.flatMap((line) => (line === undefined ? [] : [[line.join(""), line] as const]))).values()];
	}
	const spread = play.says.sentence === "straight" || play.says.sentence === "join" ? 3 : 10;
	return play.rows.map(({ values, least, most }) => {
		const size = Math.min(most, spread, least + chance.below(Math.min(most, spread) - least + 1));
		return shuffled(values, chance)
			.slice(0, size)
			.sort((left, right) => left - right);
	});
}

/** Half of them near the picks, so that bets are hit. */
function someDraw(rows: Rows, chance: Chance): Digits {
	const near = rows.flat().filter((value) => value < 10);
	return Array.from({ length: 5 }, () =>
		near.length > 0 && chance.below(2) === 0 ? (near[chance.below(near.length)] ?? 0) : chance.below(10),
	);
}

/** Of each grade, how many of the bets a draw brings it. */
const readHits = (play: Play, bets: readonly Bet[], digits: Digits) => {
	const codes = bets.map((bet) => bet(digits));
	return play.grades.map(({ code }) => codes.filter((each) => each === code).length);
};

test("the tree holds every play once", () => {
	expect(new Set(plays.map(({ id }) => id)).size).toBe(plays.length);
	expect(new Set(plays.map(({ code }) => code)).size).toBe(plays.length);
	expect(plays).toHaveLength(76);
	expect(playGroups).toHaveLength(13);
	expect(playOf(21)?.code).toBe("Last3Straight");
	expect(playOf(1)).toBeUndefined();
});

describe.each(plays.map((play) => [play.code, play] as const))("%s", (_code, play) => {
	test("counts and judges as its sentence says", () => {
		const chance = seededChance(seed + play.id);
		for (let round = 0; round < 8; round++) {
			const rows = somePicks(play, chance);
			const bets = betsOf(play.says, rows, play.typed);
			expect(play.count(rows), `${said}: ${JSON.stringify(rows)}`).toBe(bets.length);
			for (let draw = 0; draw < 10; draw++) {
				const digits = someDraw(rows, chance);
				const hits = play.hits(rows, digits);
				expect(hits, `${said}: ${JSON.stringify(rows)} at ${digits.join("")}`).toEqual(readHits(play, bets, digits));
				const within = play.most(rows).some((most) => hits.every((count, grade) => count <= (most[grade] ?? 0)));
				expect(within || hits.every((count) => count === 0), `${said}: most of ${JSON.stringify(rows)}`).toBe(true);
			}
		}
	});

	test("its grades are as likely as they say, by all results", () => {
		const rows = play.typed
			? [
					play.line?.([3, 3, 8, 1, 0].slice(0, play.says.places.length)) ?? [],
					play.line?.([4, 7, 1, 9, 2].slice(0, play.says.places.length)) ?? [],
				]
			: play.rows.map(({ values, least, most }) => values.slice(0, Math.min(most, Math.max(least, 1))));
		const bets = betsOf(play.says, rows, play.typed);
		const sums = play.grades.map(() => 0);
		for (const shown of everyResult(play.says.places.length)) {
			const digits = [-1, -1, -1, -1, -1];
			for (const [index, place] of play.says.places.entries()) digits[place] = shown[index] ?? -1;
			for (const bet of bets) {
				const code = bet(digits);
				const grade = play.grades.findIndex((each) => each.code === code);
				if (code !== undefined) sums[grade] = (sums[grade] ?? 0) + 1;
			}
		}
		const all = 10 ** play.says.places.length;
		for (const [index, { code, ways, of }] of play.grades.entries()) {
			const such = bets.filter((bet) => gradesOf(bet, play).has(code)).length;
			expect((sums[index] ?? 0) * of, `${said}: ${code}`).toBe(such * ways * all);
		}
	});
});

/** The grades that some result brings a bet: one, in every play. */
function gradesOf(bet: Bet, { says }: Play): ReadonlySet<string> {
	const found = new Set<string>();
	for (const shown of everyResult(says.places.length)) {
		const digits = [-1, -1, -1, -1, -1];
		for (const [index, place] of says.places.entries()) digits[place] = shown[index] ?? -1;
		const code = bet(digits);
		if (code !== undefined) {
			found.add(code);
			break;
		}
	}
	return found;
}
