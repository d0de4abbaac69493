// Plays many rounds of every slot table and records what they show, for the maths reports. Repeatable from the seed.
// Usage: tsx tools/gen/simulate-slots.ts [rounds] [seed] [game ...]; minutes for 10^8 rounds a game. Games that are not
// named keep the run that is recorded for their table; with none named every game is played.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { seededChance } from "#platform/kernel";
import { sealTable } from "#slots/api";
import { fastPlayer, type PayTable, payTableId, payTables, simulateRounds } from "#slots/core";
import { recordsIn } from "./slots.ts";

const rounds = Number(process.argv[2] ?? 100_000_000);
const seed = Number(process.argv[3] ?? 20_261_121);
const named = process.argv.slice(4);
const blocks = [1_000, 10_000, 100_000].filter((length) => rounds % length === 0);

const play = (table: PayTable) =>
	table.modes.map((mode) => {
		const progress = (done: number): void => {
			process.stderr.write(`\r${table.game} ${mode.code}: ${Math.round(done * 100)} %  `);
		};
		const player = fastPlayer(table, mode, seededChance(seed));
		// A bonus that is bought costs many stakes: a tenth of the rounds strays less than all of the others.
		const plan = { cost: mode.cost, rounds: mode.bought === true ? rounds / 10 : rounds, blocks, progress };
		const simulation = simulateRounds(player, plan);
		process.stderr.write("\n");
		return { mode: mode.code, seed, ...simulation };
	});

const path = "docs/games/simulations.json";
const kept = named.length > 0 && existsSync(path) ? recordsIn(readFileSync(path, "utf8")) : [];
const records = payTables.flatMap((table) => {
	const { digest } = sealTable(table);
	const before = kept.find((record) => record.digest === digest);
	if (named.length > 0 && !named.includes(table.game)) return before === undefined ? [] : [before];
	return [{ payTable: payTableId(table), digest, runs: play(table) }];
});

mkdirSync("docs/games", { recursive: true });
writeFileSync(path, `${JSON.stringify(records, null, "\t")}\n`);
