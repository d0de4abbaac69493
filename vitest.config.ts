// Which test runs where: pure rules, real PostgreSQL, components, real processes, journeys in a browser.
import { defineConfig } from "vitest/config";
import { readTurn, readWhole } from "./tools/bootstrap/turn.ts";

const places = "{apps,bench,domains,platform,tools}/**";

/** How many journeys walk at the same time, each on a site of its own. */
const journeysAtOnce = Number(process.env.JOURNEYS_AT_ONCE ?? 1);

/** How many files of database tests are walked at the same time, each process of them on a PostgreSQL of its own. */
const databaseFilesAtOnce = process.env.DATABASE_URL ? 1 : 2;

/** What a file uses of the processor is counted, where the budgets are checked. */
const meter = "tools/bootstrap/testing/meter.ts";

/** Random cases of one run can be had again. */
const oneSeed = "tools/bootstrap/testing/one-seed.ts";

/** What is seen in turns: tools/bootstrap/testing/turn.ts. */
const provide = { turn: readTurn(), whole: readWhole() };

/** Many files in one process, each with modules of its own: loading packages anew for each took most of the time. */
const together = { isolate: false, setupFiles: ["tools/bootstrap/testing/afresh.ts", oneSeed, meter] };

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "pure",
					provide,
					include: [`${places}/*.test.ts`],
					exclude: ["**/*.db.test.ts", "**/*.ui.test.ts", "**/*.process.test.ts", "**/node_modules/**"],
					testTimeout: 20_000,
					...together,
				},
			},
			{
				test: {
					name: "db",
					provide,
					sequence: { groupOrder: 1 },
					include: [`${places}/*.db.test.ts`],
					globalSetup: ["tools/bootstrap/testing/postgres.ts"],
					maxWorkers: databaseFilesAtOnce,
					testTimeout: 20_000,
					hookTimeout: 60_000,
					...together,
				},
			},
			{
				test: {
					name: "process",
					sequence: { groupOrder: 2 },
					include: [`${places}/*.process.test.ts`],
					setupFiles: [meter],
					testTimeout: 60_000,
					hookTimeout: 60_000,
					fileParallelism: false,
				},
			},
			{
				test: {
					name: "e2e",
					provide,
					sequence: { groupOrder: 3 },
					include: ["e2e/**/*.e2e.ts", "domains/*/proof/**/*.e2e.ts"],
					globalSetup: ["tools/bootstrap/testing/started-server.ts"],
					setupFiles: [meter],
					testTimeout: 60_000,
					hookTimeout: 60_000,
					maxWorkers: journeysAtOnce,
					// One browser a worker, and nothing of the product's is loaded: what files share are counters of names.
					isolate: false,
				},
			},
			{
				test: {
					name: "ui",
					provide,
					include: [`${places}/*.ui.test.{ts,tsx}`],
					exclude: ["**/node_modules/**"],
					environment: "happy-dom",
					testTimeout: 20_000,
					...together,
					setupFiles: [...together.setupFiles, "tools/bootstrap/testing/empty-window.ts"],
				},
			},
		],
	},
});
