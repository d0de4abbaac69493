import { describe, expect, test } from "vitest";
import { gateBounds } from "#cabinet/core";
import { fraction, seededChance, toNumber } from "#platform/kernel";
import { isWhole, turnOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { fastPlayer } from "../fast/simulate.ts";
import { payTables } from "../games.gen.ts";
import { exactReturns } from "../maths/returns.ts";
import { simulateRounds } from "../maths/simulation.ts";
import type { PayTable } from "../pay-table.ts";
import { mutant } from "../testing/mutants.ts";
import { judge, returnGate } from "./return-gate.ts";
import { structureFaults } from "./structure.ts";

const seed = 20_261_124;
/** A quarter of them in a run: another one each turn. */
const mutants = isWhole() ? 200 : 50;
const rounds = 30_000;

/** Enough to know a small bonus; a table that is played for its return states its own interval. */
const proof = { bonuses: 5_000, seed };

/** Cascades on strips this short come back to themselves; six reels take too long for a test. */
const bases = payTables.filter(({ modes, grid }) => modes[0]?.reels.cascades === false && grid.reels < 6);

type Tried = { readonly game: string; readonly accepted: boolean; readonly stray: number; readonly high: number };

/**
 * A mutant whose cost is set so that its figures say between 95 and 99 %, judged by them, and played: the engine decides
 * what it truly returns. `stray`: how many standard errors play and figures are apart.
 */
function tried(number: number): Tried | undefined {
	const chance = seededChance(seed + number);
	const base = bases[number % bases.length];
	if (base === undefined) throw new Error("no table");
	const drawn = mutant(base, chance);
	if (structureFaults(drawn).length > 0) return undefined;
	const [figures] = exactReturns(drawn, () => {}, proof);
	const [mode] = drawn.modes;
	if (figures === undefined || mode === undefined) throw new Error("no mode");
	const credits = toNumber(figures.rtp) * mode.cost;
	const cost = Math.max(1, Math.round(credits / (0.95 + chance.below(400) / 10_000)));
	const table: PayTable = { ...drawn, topAward: figures.top.credits, modes: [{ ...mode, cost }] };
	const rtp = fraction(figures.rtp.numerator * BigInt(mode.cost), figures.rtp.denominator * BigInt(cost));
	const verdict = judge(table, [{ ...figures, cost, rtp }]);
	// What stands on no short strip, and how rare a win is, says nothing of the return.
	const accepted = verdict.ok || verdict.error.every(({ code }) => !code.startsWith("return-"));
	const play = simulateRounds(fastPlayer(table, table.modes[0] ?? mode, chance), { cost, rounds, blocks: [] });
	const mean = play.won / rounds;
	const error = Math.sqrt((play.wonSquares / rounds - mean ** 2) / rounds + (figures.bonus?.half ?? 0) ** 2);
	return {
		game: table.game,
		accepted,
		stray: (mean - credits) / error,
		// What it returns at least, by play alone: five standard errors below what was won.
		high: ((mean - 5 * error) / cost) * 100,
	};
}

/** A round over all bases each fourth time. */
const isTurn = (number: number): boolean =>
	isWhole() || turnOf([true, false, false, false], Math.floor(number / bases.length));

describe(`${mutants} changed tables, seed ${seed}`, () => {
	const found: Tried[] = [];
	for (let number = 0; found.length < mutants && number < 80 * mutants; number++)
		if (isTurn(number)) found.push(...[tried(number) ?? []].flat());

	test("so many are tables at all, of every kind of bonus, and the gate accepts some and refuses some", () => {
		expect(found.length).toBe(mutants);
		expect(new Set(found.map(({ game }) => game)).size).toBe(bases.length);
		const accepted = found.filter((one) => one.accepted).length;
		expect(accepted).toBeGreaterThan(0.2 * mutants);
		expect(accepted).toBeLessThan(0.9 * mutants);
	});

	test("none whose play returns more than the bound is accepted", () => {
		expect(found.filter((one) => one.accepted && one.high > gateBounds.mostReturn)).toEqual([]);
	});

	test("what the figures say is what play returns", () => {
		expect(found.filter(({ stray }) => Math.abs(stray) > 5)).toEqual([]);
	});
});

describe("a table with any figure that is no whole number is refused with a reason, never by throwing", () => {
	/** Every place of a table where a number stands, as a table with another number there. */
	function* changed(value: unknown, to: number): Generator<unknown> {
		if (typeof value === "number") yield to;
		if (typeof value !== "object" || value === null) return;
		for (const [key, inner] of Object.entries(value)) {
			for (const other of changed(inner, to)) {
				yield Array.isArray(value)
					? value.map((one, at) => (String(at) === key ? other : one))
					: { ...value, [key]: other };
			}
		}
	}

	const isTable = (value: unknown): value is PayTable => typeof value === "object" && value !== null && "game" in value;

	test.each(payTables.map((table) => [table.game, table] as const))("%s", (_, table) => {
		for (const to of [0.5, 59.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
			let tried = 0;
			for (const other of changed(table, to)) {
				// Strips have hundreds of stops: each tenth place is enough.
				if (tried++ % 10 !== 0 || !isTable(other)) continue;
				const verdict = returnGate(other);
				expect(verdict.ok ? [] : verdict.error.map(({ code }) => code)).toContain("malformed");
			}
			expect(tried).toBeGreaterThan(100);
		}
	});

	test("weights of a half that add up to a whole, and two modes of one code", () => {
		const caravan = payTables.find(({ bonus }) => bonus?.kind === "hold");
		if (caravan?.bonus?.kind !== "hold") throw new Error("no hold");
		const [first, second, ...others] = caravan.bonus.coins;
		if (first === undefined || second === undefined) throw new Error("no coins");
		const coins = [{ ...first, weight: 59.5 }, { ...second, weight: 24.5 }, ...others];
		const halves = returnGate({ ...caravan, bonus: { ...caravan.bonus, coins } });
		expect(halves.ok ? [] : halves.error).toContainEqual({
			code: "malformed",
			detail: "bonus.coins.0.weight: 59.5 is no whole number",
		});
		const twice = returnGate({ ...caravan, modes: [...caravan.modes, ...caravan.modes] });
		expect(twice.ok ? [] : twice.error).toContainEqual({ code: "malformed", detail: "two modes of one code" });
	});
});
