// How fast the slots' engine plays: paid spins a second of CPU time, one core, each game by itself; and whole rounds with
// their free spins and bonuses. CPU time, not the clock's: other programs on the machine do not count.
import { seededChance } from "#platform/kernel";
import { fastPlayer, type PayTable, payTables } from "#slots/core";
import { report } from "../../../../bench/report.ts";

/** Paid spins a second and core that a five-reel game of lines must reach. */
const wanted = 2_000_000;
const rounds = 1_000_000;
/** Whatever else the machine does slows a turn and never hastens one: the fastest is what the engine takes. */
const turns = 3;

export function measureSlots(): void {
	for (const table of payTables) {
		const { freeSpins: _, bonus: __, ...paid } = table;
		const spins = rate({ ...paid, modes: paid.modes.map(({ freeSpins: ___, ...mode }) => mode) });
		const lines = "lines" in table.award && table.grid.reels === 5;
		report({ name: `slots.${table.game}.paid-spins`, value: spins, unit: "1/s", ...(lines ? { least: wanted } : {}) });
		report({ name: `slots.${table.game}.rounds`, value: rate(table), unit: "1/s" });
	}
}

/** Rounds a second of CPU time, after a warm-up. */
function rate(table: PayTable): number {
	const [mode] = table.modes;
	if (mode === undefined) throw new Error(`${table.game} has no mode`);
	const play = fastPlayer(table, mode, seededChance(20_261_121));
	for (let round = 0; round < rounds / 10; round++) play();
	const taken = Array.from({ length: turns }, () => {
		const before = process.cpuUsage().user;
		for (let round = 0; round < rounds; round++) play();
		return process.cpuUsage().user - before;
	});
	return rounds / (Math.min(...taken) / 1e6);
}
