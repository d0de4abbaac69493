// Plays many rounds of every slot table and records what they show, for the maths reports. Repeatable from the seed.
// Usage: tsx tools/gen/simulate-slots.ts [rounds] [seed]; minutes for 10^8 rounds a game.
import { mkdirSync, writeFileSync } from "node:fs";
import { seededChance } from "#platform/kernel";
import { sealTable } from "#slots/api";
import { fastPlayer, payTableId, payTables, simulateRounds } from "#slots/core";

const rounds = Number(process.argv[2] ?? 100_000_000);
const seed = Number(process.argv[3] ?? 20_261_121);
const blocks = [1_000, 10_000, 100_000].filter((length) => rounds % length === 0);

const records = payTables.map((table) => ({
	payTable: payTableId(table),
	digest: sealTable(table).digest,
	runs: table.modes.map((mode) => {
		const progress = (done: number): void => {
			process.stderr.write(`\r${table.game} ${mode.code}: ${Math.round(done * 100)} %  `);
		};
		const play = fastPlayer(table, mode, seededChance(seed));
		const simulation = simulateRounds(play, { cost: mode.cost, rounds, blocks, progress });
		process.stderr.write("\n");
		return { mode: mode.code, seed, ...simulation };
	}),
}));

mkdirSync("docs/games", { recursive: true });
writeFileSync("docs/games/simulations.json", `${JSON.stringify(records, null, "\t")}\n`);
