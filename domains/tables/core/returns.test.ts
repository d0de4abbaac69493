// Rounds of every table at full speed through its room: what bets return lies where theory says. A million of each: bench "tables".
import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { tableCodes } from "./tables.ts";
import { playMany } from "./testing/play-many.ts";

const seed = "tables-returns-1";
const blocksOf = (shoe: number) => (message: string) =>
	new Uint8Array(createHmac("sha256", `${seed} ${shoe}`).update(message).digest());

/** Rare bets have few wins in so few rounds: their deviation is not a normal one yet. */
const common = 0.02;

it.each(tableCodes)("%s", (table) => {
	const played = playMany(table, 1_000, blocksOf);
	const far = played.filter(({ returned, away }) => returned > common && Math.abs(away) > 4);
	expect(far, `seed ${seed}`).toEqual([]);
	expect(played.length).toBeGreaterThan(4);
});
