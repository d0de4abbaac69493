// `npm run bench [part ...]`: measures what the product must reach; all parts run when none is named. Each prints its
// figures. A target that is missed is printed as missed and fails nothing; a part that breaks ends in exit code 1.
import { type Bench, type Ground, loadBench } from "./bench.ts";
import { type BenchServer, startBenchServer } from "./database.ts";
import { measureFirstLoad } from "./first-load.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { say } from "./report.ts";
import { type Served, serveProduct } from "./served.ts";

/** Of the site as a whole; what a domain measures stands in its proof room. */
const ofTheSite: Bench = {
	"first-load": async ({ site }) => measureFirstLoad(await site()),
	lighthouse: async ({ site }) => measureLighthouse(await site()),
};
const parts: Bench = { ...ofTheSite, ...(await loadBench()) };

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
