// Poker tables and tournaments whose process is killed (SIGKILL) at each kind of moment by turn, a hundred times; another one goes on
// over the sealed decks (../kills/play-kills.ts).
import { migrations as gamesMigrations } from "#games/module";
import { migrations as deskMigrations } from "#platform/desk";
import { migrations as jobsMigrations } from "#platform/jobs";
import { migrations as roomsMigrations } from "#platform/rooms";
import { migrations as walletMigrations } from "#wallet/module";
import type { BenchServer } from "../../../../bench/database.ts";
import { report, say } from "../../../../bench/report.ts";
import { migrations } from "../../server/migrations.ts";
import { playKills, scenes } from "../kills/play-kills.ts";

/** `BENCH_KILLS` asks for fewer, `BENCH_SEED` for other moments. */
const kills = Number(process.env.BENCH_KILLS ?? 100);
const seed = Number(process.env.BENCH_SEED ?? 30);
const sources = [jobsMigrations, deskMigrations, roomsMigrations, walletMigrations, gamesMigrations, migrations];

export async function measureKills(server: BenchServer): Promise<void> {
	const url = await server.create("bench_poker_kills", sources);
	const moments = Array.from({ length: kills }, (_, kill) => scenes[kill % scenes.length] ?? scenes[0]);
	const { faults, hands, acts } = await playKills({ url, seed, moments, say: (line) => say(`  ${line}`) });
	for (const fault of faults) say(`  BROKEN ${fault}`);
	report({ name: "poker-kills.kills", value: kills, unit: "1", least: 100 });
	report({ name: "poker-kills.moments", value: new Set(moments.map(({ moment }) => moment)).size, unit: "1" });
	report({ name: "poker-kills.hands", value: hands, unit: "1" });
	report({ name: "poker-kills.acts-answered", value: acts, unit: "1" });
	report({ name: "poker-kills.broken", value: faults.length, unit: "1", most: 0 });
}
