// `npm run bench [part ...]`: measures what the product must reach; all parts run when none is named. Each prints its
// figures. A target that is missed is printed as missed and fails nothing; a part that breaks ends in exit code 1.
import { measureAttack } from "./attack.ts";
import { measureCrash } from "./crash.ts";
import { type BenchServer, startBenchServer } from "./database.ts";
import { measureDesk } from "./desk.ts";
import { measureDialects } from "./dialects.ts";
import { measureFirstLoad } from "./first-load.ts";
import { measureLedger } from "./ledger.ts";
import { measureHistory } from "./ledger-history.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureRecords } from "./records.ts";
import { say } from "./report.ts";
import { measureReports } from "./reports.ts";
import { measureRounds } from "./rounds.ts";
import { type Served, serveProduct } from "./served.ts";
import { measureSlots } from "./slots.ts";
import { measureSpin } from "./spin.ts";

/** What several parts share, made when the first asks for it. */
type Ground = { readonly database: () => Promise<BenchServer>; readonly site: () => Promise<Served> };

const parts: Readonly<Record<string, (ground: Ground) => Promise<void>>> = {
	"first-load": async ({ site }) => measureFirstLoad(await site()),
	lighthouse: async ({ site }) => measureLighthouse(await site()),
	slots: async () => measureSlots(),
	spin: async ({ database }) => measureSpin(await database()),
	dialects: async ({ database }) => measureDialects(await database()),
	attack: async ({ database }) => measureAttack(await database()),
	crash: async ({ database }) => measureCrash(await database()),
	ledger: async ({ database }) => measureLedger(await database()),
	rounds: async ({ database }) => measureRounds(await database()),
	records: async ({ database }) => measureRecords(await database()),
	desk: async ({ database }) => measureDesk(await database()),
	reports: async ({ database }) => measureReports(await database()),
	"ledger-history": async ({ database }) => measureHistory(await database()),
};

async function run(asked: readonly string[]): Promise<number> {
	const unknown = asked.filter((name) => parts[name] === undefined);
	if (unknown.length > 0) {
		say(`No such part: ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}.`);
		return 1;
	}
	const { ground, clear } = prepareGround();
	let broken = 0;
	try {
		for (const [name, measure] of Object.entries(parts)) {
			if (asked.length > 0 && !asked.includes(name)) continue;
			say(`${name}:`);
			broken += await measure(ground).then(
				() => 0,
				(error: unknown) => {
					say(`  broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
					return 1;
				},
			);
		}
	} finally {
		await clear();
	}
	return broken === 0 ? 0 : 1;
}

function prepareGround(): { readonly ground: Ground; readonly clear: () => Promise<void> } {
	let server: Promise<BenchServer> | undefined;
	let served: Promise<Served> | undefined;
	const database = (): Promise<BenchServer> => {
		server ??= startBenchServer();
		return server;
	};
	const site = (): Promise<Served> => {
		served ??= database()
			.then(({ create }) => create("bench_site", []))
			.then((url) => serveProduct(url));
		return served;
	};
	return {
		ground: { database, site },
		clear: async () => {
			await (await served)?.stop();
			await (await server)?.stop();
		},
	};
}

process.exitCode = await run(process.argv.slice(2));
