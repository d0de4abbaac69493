// Walks golden spins: each line is a test, and says by itself what should happen. Never imported outside tests.
import { describe, expect, test } from "vitest";
import { payTables } from "../games/index.ts";
import { goldenLine } from "./golden.ts";

/** A game, which of its reels, and lines of `stops | credits | what happens`. */
export type GoldenSpins = readonly (readonly [game: string, reels: "base" | "free", lines: string])[];

export function expectGoldenSpins(golden: GoldenSpins): void {
	describe.each(golden)("golden spins of %s, %s reels", (game, reels, text) => {
		const table = payTables.find((one) => one.game === game);
		const lines = text.trim().split("\n");

		test.each(lines.map((line) => [line] as const))("%s", (line) => {
			if (table === undefined) throw new Error(`no ${game}`);
			const [stops = ""] = line.split(" | ");
			expect(goldenLine(table, { reels, stops: stops.split(" ").map(Number) })).toBe(line);
		});
	});
}
