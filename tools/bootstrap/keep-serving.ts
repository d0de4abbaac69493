// Keeps a server running: one that served and died is brought back, a little later each time, and given up when it dies
// again and again. One that never served has said itself what it lacks: starting it again would change nothing.
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { restartBudget } from "./restart-budget.ts";
import type { ServerProcess } from "./server-process.ts";

type Kept = {
	readonly begin: () => ServerProcess;
	/** Resolves when all of it is asked to end. */
	readonly asked: Promise<"asked">;
	readonly address: { readonly host: string; readonly port: number };
	readonly say: (line: string) => void;
};

const restarts = { most: 5, within: 60_000 };
const firstWaitMs = 250;

/** Resolves with the exit code when nothing runs any more. */
export async function keepServing({ begin, asked, address, say }: Kept): Promise<number> {
	const mayRestart = restartBudget(restarts);
	for (let deaths: readonly number[] = [], served = false; ; ) {
		const killsBefore = killsForMemory();
		const server = begin();
		const listens = watchListening(address);
		const first = await Promise.race([server.ended, asked]);
		// Who refuses to serve does so with an exit code; a signal comes from elsewhere.
		served ||= listens.seen() || server.child.signalCode !== null;
		listens.stop();
		if (first === "asked") {
			await server.stop();
			return 0;
		}
		if (first === 0) return 0;
		if (!served) return 1;
		const reason = endOf(server, { forMemory: killsForMemory() > killsBefore });
		const now = performance.now();
		if (!mayRestart(now)) {
			say(`The server ${reason}. It died ${restarts.most + 1} times within a minute and is not brought back.`);
			return 1;
		}
		deaths = [...deaths.filter((death) => now - death < restarts.within), now];
		say(`The server ${reason}; it is brought back.`);
		if (await isAskedWithin(firstWaitMs * 2 ** (deaths.length - 1), asked)) return 0;
	}
}

/** Waits so long, or until all of it is asked to end. Nothing of the waiting is left behind, nor ends the process by itself. */
async function isAskedWithin(milliseconds: number, asked: Kept["asked"]): Promise<boolean> {
	const over = new AbortController();
	const waited = sleep(milliseconds, "over" as const, { signal: over.signal }).catch(() => "over" as const);
	const first = await Promise.race([waited, asked]);
	over.abort();
	return first === "asked";
}

/** What ended it, as far as a process that looks on can know. */
function endOf(
	{ child: { exitCode, signalCode } }: Pick<ServerProcess, "child">,
	{ forMemory }: { readonly forMemory: boolean },
): string {
	if (signalCode === null) return `ended with exit code ${exitCode ?? 1}`;
	if (signalCode === "SIGKILL" && forMemory) return "was ended by SIGKILL: the machine ran out of memory";
	if (signalCode === "SIGABRT") return "was ended by SIGABRT, as when it runs out of memory (see above)";
	return `was ended by ${signalCode}`;
}

/** How many processes the system has ended so far for want of memory; 0 where it does not say. */
function killsForMemory(): number {
	try {
		return Number(/^oom_kill (\d+)$/m.exec(readFileSync("/proc/vmstat", "utf8"))?.[1] ?? 0);
	} catch {
		return 0;
	}
}

const lookEveryMs = 50;

/** Looks until somebody listens there. */
function watchListening({ host, port }: Kept["address"]): { readonly seen: () => boolean; readonly stop: () => void } {
	let seen = false;
	const looking = setInterval(() => {
		const probe = connect({ host: isEveryAddress(host) ? undefined : host, port });
		probe.once("connect", () => {
			seen = true;
			clearInterval(looking);
			probe.destroy();
		});
		probe.once("error", () => probe.destroy());
	}, lookEveryMs);
	return { seen: () => seen, stop: () => clearInterval(looking) };
}

const isEveryAddress = (host: string): boolean => host === "0.0.0.0" || host === "::";
