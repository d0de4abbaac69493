import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { bonusOf } from "../bonus/index.ts";
import type { SlotEvent } from "../events.ts";
import { payTables } from "../games.gen.ts";
import { chiSquareQuantile } from "../maths/sampling.ts";
import type { PayTable } from "../pay-table.ts";
import { playRound } from "../round.ts";
import { ruledTable } from "./ruled-table.ts";
import { rulesOf } from "./rules-of.ts";
import type { SentenceKey, SentenceOf } from "./sentences.ts";

const seed = 20_261_124;

/** Pearson's statistic below its quantile at one in 100,000. */
function expectShares(drawn: readonly number[], shares: readonly number[]): void {
	const all = drawn.reduce((sum, count) => sum + count, 0);
	const weight = shares.reduce((sum, share) => sum + share, 0);
	const chiSquare = shares.reduce((sum, share, at) => {
		const wanted = (share / weight) * all;
		return sum + ((drawn[at] ?? 0) - wanted) ** 2 / wanted;
	}, 0);
	expect(chiSquare).toBeLessThan(chiSquareQuantile({ freedom: shares.length - 1, z: 4.265 }));
}

const saying = <Key extends SentenceKey>(key: Key) =>
	payTables.flatMap((table) =>
		rulesOf(ruledTable(table, () => "0")).flatMap((one) =>
			isOf(one, key) ? [[table.game, table, one.params] as const] : [],
		),
	);

const isOf = <Key extends SentenceKey>(one: { readonly sentence: SentenceKey }, key: Key): one is SentenceOf<Key> =>
	one.sentence === key;

type Landed = { readonly worths: Map<number, number>; turned: number; landed: number; gathers: number };

/** What lands in many bonuses, each from the fewest coins that start it, and how many cells turned for it. */
function landings(table: PayTable): Landed {
	const bonus = bonusOf(table);
	const [start] = bonus?.gives ?? [];
	if (bonus === undefined || start === undefined) throw new Error("no bonus");
	const size = table.grid.reels * table.grid.rows;
	const chance = seededChance(seed);
	const found: Landed = { worths: new Map(), turned: 0, landed: 0, gathers: 0 };
	const scatters = Array.from({ length: start.count }, (_, cell) => cell);
	for (let round = 0; round < 3_000; round++) {
		let lying = 0;
		for (const event of bonus.play({ given: start.spins, scatters }, chance).events) {
			if (event.type === "gather") lying -= event.from.length;
			if (event.type !== "hold-start" && event.type !== "hold-respin") continue;
			if (event.type === "hold-respin") {
				found.turned += size - lying;
				found.landed += event.coins.length;
				found.gathers += event.coins.filter(({ gathers }) => gathers).length;
			}
			lying += event.coins.length;
			for (const { credits } of event.coins) found.worths.set(credits, (found.worths.get(credits) ?? 0) + 1);
		}
	}
	return found;
}

describe("what the rules say of chance is how chance falls (seeded chi-square)", () => {
	test.each(saying("holdCoins"))(
		"%s: coins, their worth and how often a cell shows one",
		(_, table, { turns, coins }) => {
			const { worths, turned, landed } = landings(table);
			expectShares(
				coins.map(({ credits }) => worths.get(credits) ?? 0),
				coins.map(({ weight }) => weight),
			);
			expectShares([landed, turned - landed], [1, turns - 1]);
		},
	);

	test.each(saying("gatherTurns"))("%s: slabs, their worth and how often each kind lands", (_, table, told) => {
		const { worths, turned, landed, gathers } = landings(table);
		const { plain, gathers: takes, coins } = told;
		expectShares(
			coins.map(({ credits }) => worths.get(credits) ?? 0),
			coins.map(({ weight }) => weight),
		);
		expectShares([landed - gathers, gathers, turned - landed], [plain.of, takes.of, plain.in - plain.of - takes.of]);
	});

	test.each(saying("mystery"))("%s: what comes out from under the masks", (_, table, { shares }) => {
		const chance = seededChance(seed);
		const [mode] = table.modes;
		if (mode === undefined) throw new Error("no mode");
		const drawn = new Map<string | undefined, number>();
		const count = (event: SlotEvent): void => {
			if (event.type !== "become") return;
			const code = table.symbols[event.symbol]?.code;
			drawn.set(code, (drawn.get(code) ?? 0) + 1);
		};
		for (let round = 0; round < 4_000; round++) playRound(table, mode, chance).events.forEach(count);
		expectShares(
			shares.map(({ symbol }) => drawn.get(symbol) ?? 0),
			shares.map(({ of }) => of),
		);
	});
});
