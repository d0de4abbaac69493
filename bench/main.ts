// `npm run bench [part ...]`: measures what the product must reach. Each part prints its figures; all run when none is named.
import { type BenchServer, startBenchServer } from "./database.ts";
import { measureFirstLoad } from "./first-load.ts";
import { measureLedger } from "./ledger.ts";
import { measureHistory } from "./ledger-history.ts";
import { measureRecords } from "./records.ts";
import { say } from "./report.ts";
import { measureRounds } from "./rounds.ts";
import { measureSpin } from "./spin.ts";

/** A part measures one thing; the server is there for those that need a durable database. */
const parts: Readonly<Record<string, (server: BenchServer) => Promise<void>>> = {
	"first-load": measureFirstLoad,
	ledger: measureLedger,
	"ledger-history": measureHistory,
	spin: measureSpin,
	rounds: measureRounds,
	records: measureRecords,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => parts[name] === undefined);
if (unknown.length > 0) {
	say(`No such part: ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}.`);
	process.exit(1);
}
const server = await startBenchServer();
try {
	for (const [name, measure] of Object.entries(parts)) {
		if (asked.length > 0 && !asked.includes(name)) continue;
		say(`${name}:`);
		await measure(server);
	}
} finally {
	await server.stop();
}
