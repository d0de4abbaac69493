import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { doublingOf, playDoubling } from "../double-up.ts";
import { payTables } from "../games.gen.ts";
import { type BetMode, freeSpinsOf, type PayTable } from "../pay-table.ts";
import { playRound } from "../round.ts";
import { drawsOf } from "../testing/reader/draws.ts";
import { formerReadings } from "../testing/reader/former.ts";
import { playRound as readRound } from "../testing/reader/game.ts";
import type { Readings } from "../testing/reader/reading.ts";
import { gameOf } from "../testing/reader/readings.ts";
import { ruledTable } from "./ruled-table.ts";
import { rulesOf } from "./rules-of.ts";

/** RULE_ROUNDS=100000 plays as many of each mode; the gate plays fewer. */
const rounds = Number(process.env.RULE_ROUNDS ?? 2_000);
const seed = Number(process.env.RULE_SEED ?? 20_261_124);

const modes = payTables.flatMap((table) =>
	table.modes.map((mode) => [`${table.game}, ${mode.code}`, table, mode] as const),
);

type Compared = { readonly different: string[]; readonly engine: number; readonly read: number };

/** Rounds of the engine, each played again from the sentences and what was drawn; the credits that both won. */
function compare(table: PayTable, mode: BetMode, how: { rounds: number; other?: Partial<Readings> }): Compared {
	const chance = seededChance(seed);
	const sentences = rulesOf(ruledTable(table, () => "0"));
	const game = gameOf(sentences, { grid: table.grid, mode: mode.code }, how.other);
	const held = table.bonus !== undefined && "reels" in table.bonus ? table.bonus.reels : undefined;
	const sets = { base: mode.reels, free: freeSpinsOf(table, mode)?.reels ?? held };
	const different: string[] = [];
	let [engine, read] = [0, 0];
	for (let round = 0; round < how.rounds; round++) {
		const { events, win } = playRound(table, mode, chance);
		const draws = drawsOf(table, sets, events);
		const said = attempt(() => readRound(game, draws));
		engine += win;
		if (typeof said === "number") read += said;
		const cost = events[0]?.type === "bet" ? events[0].cost : 0;
		const same = said === win && draws.spent() && cost === game.cost;
		if (!same && different.length < 3)
			different.push(`round ${round}: engine ${win}, rules ${said}, spent ${draws.spent()}`);
	}
	return { different, engine, read };
}

function attempt(work: () => number): number | string {
	try {
		return work();
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

describe(`the rules as they are told, ${rounds} rounds of each game from seed ${seed}`, () => {
	test.each(modes)(
		"%s: win for win what the engine plays",
		(_, table, mode) => {
			const { different, engine, read } = compare(table, mode, { rounds });
			expect(different).toEqual([]);
			expect(read).toBe(engine);
			expect(engine).toBeGreaterThan(0);
		},
		3_600_000,
	);
});

const former = formerReadings.flatMap(([words, games, other]) => games.map((game) => [words, game, other] as const));

test.each(former)('as it was worded before, "%s", %s was not what was played', (_, game, other) => {
	const table = payTables.find((one) => one.game === game);
	const [mode] = table?.modes ?? [];
	if (table === undefined || mode === undefined) throw new Error("no game");
	expect(compare(table, mode, { rounds: 2_000, other }).different).not.toEqual([]);
});

test("doubling is offered and paid as its sentence says", () => {
	for (const table of payTables) {
		const said = rulesOf(ruledTable(table, () => "0")).find(({ sentence }) => sentence === "doubleUp");
		expect(said !== undefined).toBe(table.doubleUp !== undefined);
		if (said?.sentence !== "doubleUp" || table.doubleUp === undefined) continue;
		const { steps, most } = said.params;
		const chance = seededChance(seed);
		for (let won = 1; won <= 2 * most; won = won * 2 + chance.below(9)) {
			let events: Parameters<typeof doublingOf>[1] = [{ type: "total", win: won }];
			for (let [step, credits] = [1, won]; ; step++) {
				const doubling = doublingOf(table.doubleUp, events);
				// Once a win, so many times in a row, up to so many credits.
				expect(doubling !== undefined).toBe(credits > 0 && step <= steps && credits * 2 <= most);
				if (doubling === undefined) break;
				const played = playDoubling(doubling, { round: "r", side: "left" }, chance);
				const drawn = played.events.find((event) => event.type === "double-up")?.drawn;
				credits = drawn === "left" ? credits * 2 : 0;
				expect(played.win).toBe(credits);
				events = played.events;
			}
		}
	}
});
