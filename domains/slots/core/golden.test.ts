// Golden figures and spins: each game's own stand in its folder, in golden.json. A released table never changes, so neither do they.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { payTables } from "./games.gen.ts";
import { freeSpinsOf, type PayTable } from "./pay-table.ts";
import { ruledTable } from "./rules/ruled-table.ts";
import { rulesOf } from "./rules/rules-of.ts";
import { goldenLine, goldenModel, type ReelsOfGame, standsOn } from "./testing/golden.ts";

const goldenOf = (game: string) =>
	z.parse(goldenModel, JSON.parse(readFileSync(`domains/slots/games/${game}/golden.json`, "utf8")));

/** A later version has figures of its own; those of the first stay. */
const first = payTables.filter(({ version }) => version === 1).map((table) => [table.game, table] as const);

describe.each(first)("golden figures of %s", (game, table) => {
	const golden = goldenOf(game);

	test.each(Object.entries(golden.spins))(
		"each spin of its %s reels shows and pays what stands there",
		(reels, spins) => {
			expect(spins?.length).toBeGreaterThan(0);
			for (const line of spins ?? []) {
				const [stops = ""] = line.split(" | ");
				expect(goldenLine(table, { reels: reelsNamed(reels), stops: stops.split(" ").map(Number) })).toBe(line);
			}
		},
	);

	test("free spins with reels of their own have their golden spins", () => {
		expect(golden.spins.free !== undefined || !hasFreeReels(table)).toBe(true);
	});

	test("the maths report", () => {
		const report = readFileSync(`docs/games/${game}.md`, "utf8");
		expect(report).toContain(`| Return to player (RTP) | ${golden.rtp} %`);
		expect(report).toContain(`| Hit rate | ${golden.hitRate} %,`);
		expect(report).toContain(`| Top award of one spin | ${golden.top} |`);
	});

	test("the rules say what it has, in order, and name the reels of its special symbols", () => {
		const told = rulesOf(ruledTable(table, (mode) => `of ${mode}`)).map(({ sentence }) => sentence);
		expect(told.filter((sentence) => sentence !== "pays")).toEqual(golden.rules);
		for (const [code, reels] of Object.entries(golden.stands))
			expect([code, standsOn(table, code)]).toEqual([code, reels]);
	});
});

const reelsNamed = (name: string): ReelsOfGame => (name === "free" ? "free" : "base");

const hasFreeReels = (table: PayTable): boolean => {
	const [mode] = table.modes;
	return mode !== undefined && freeSpinsOf(table, mode) !== undefined;
};
